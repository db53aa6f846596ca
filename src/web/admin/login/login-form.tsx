import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { logIn } from "../api/auth-api.ts";
import { EmailField, PasswordField } from "../ui/credential-fields.tsx";
import { useSignIn } from "./use-sign-in.ts";

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
      <EmailField value={email} error={errorAt("email")} onType={setEmail} />
      <PasswordField value={password} error={errorAt("password")} onType={setPassword} />
      <Button type="submit" tone="primary" wide disabled={isBusy}>
        {isBusy ? "Logging in..." : "Login"}
      </Button>
    </form>
  );
}
