import { Button } from "../../ui/button.tsx";
import { logIn } from "../api/auth-api.ts";
import { credentialsIn, EmailField, PasswordField } from "../ui/credential-fields.tsx";
import { useSignIn } from "./use-sign-in.ts";

export function LoginForm() {
  const { isBusy, problem, errorAt, submit } = useSignIn({ success: "Login successful!", failure: "Login failed" });
  return (
    <form
      method="post"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const { email, password } = credentialsIn(event.currentTarget);
        void submit(() => logIn({ email, password }));
      }}
    >
      <p role="alert" className="font-semibold text-cherry empty:hidden">
        {problem}
      </p>
      <EmailField error={errorAt("email")} />
      <PasswordField error={errorAt("password")} />
      <Button type="submit" tone="primary" wide disabled={isBusy}>
        {isBusy ? "Logging in..." : "Login"}
      </Button>
    </form>
  );
}
