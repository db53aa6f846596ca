import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { logIn } from "../api/auth-api.ts";
import { useSignIn } from "./use-sign-in.ts";

/** Required fields and the e-mail's form are checked by the browser (specification, section 5). */
export function LoginForm() {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { isBusy, problem, errorAt, submit } = useSignIn({ success: "Login successful!", failure: "Login failed" });
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(() => logIn({ email, password }));
      }}
    >
      <p role="alert" className="font-semibold text-cherry empty:hidden">
        {problem}
      </p>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        required
        value={email}
        error={errorAt("email")}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        error={errorAt("password")}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" tone="primary" wide disabled={isBusy}>
        {isBusy ? "Logging in..." : "Login"}
      </Button>
    </form>
  );
}
