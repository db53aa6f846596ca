import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { PASSWORD_MIN } from "../../../core/accounts/account-rules.ts";
import { register } from "../api/auth-api.ts";
import { useSignIn } from "./use-sign-in.ts";

/** Required fields and the e-mail's form are checked by the browser (specification, section 5). */
export function RegisterForm({ setupToken }: { readonly setupToken: string | undefined }) {
  const [email, setEmail] = useState("");
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const { isBusy, problem, errorAt, submit } = useSignIn({
    success: "Registration successful!",
    failure: "Registration failed",
  });
  const send = () =>
    register({ email, username, password, ...(setupToken === undefined ? {} : { setup_token: setupToken }) });
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(send);
      }}
    >
      <p role="alert" className="font-semibold text-cherry empty:hidden">
        {problem}
      </p>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        required
        value={email}
        error={errorAt("email")}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label="Username"
        autoComplete="nickname"
        required
        value={username}
        error={errorAt("username")}
        onChange={(event) => setUsername(event.target.value)}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        required
        hint={`At least ${PASSWORD_MIN} characters.`}
        value={password}
        error={errorAt("password")}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" tone="primary" wide disabled={isBusy}>
        {isBusy ? "Registering..." : "Register"}
      </Button>
    </form>
  );
}
