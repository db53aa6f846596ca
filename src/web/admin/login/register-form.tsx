import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { PASSWORD_MIN } from "../../../core/accounts/account-rules.ts";
import { register } from "../api/auth-api.ts";
import { credentialsIn, EmailField, PasswordField } from "../ui/credential-fields.tsx";
import { useSignIn } from "./use-sign-in.ts";

interface RegisterFormProps {
  /** What opens the way in where registration is not open to all. */
  readonly pass?: { readonly setup_token: string } | { readonly invitation: string } | undefined;
  /** The only e-mail that an invitation is for. */
  readonly invitedEmail?: string | undefined;
}

export function RegisterForm({ pass, invitedEmail }: RegisterFormProps) {
  const { isBusy, problem, errorAt, submit } = useSignIn({
    success: "Registration successful!",
    failure: "Registration failed",
  });
  return (
    <form
      method="post"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const credentials = credentialsIn(event.currentTarget);
        void submit(() => register({ ...credentials, ...pass }));
      }}
    >
      <p role="alert" className="font-semibold text-cherry empty:hidden">
        {problem}
      </p>
      <EmailField
        autoComplete="email"
        readOnly={invitedEmail !== undefined}
        className="read-only:bg-tint"
        hint={invitedEmail === undefined ? undefined : "The invitation is for this address alone."}
        defaultValue={invitedEmail}
        error={errorAt("email")}
      />
      <TextField label="Username" autoComplete="nickname" name="username" required error={errorAt("username")} />
      <PasswordField
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN} characters.`}
        error={errorAt("password")}
      />
      <Button type="submit" tone="primary" wide disabled={isBusy}>
        {isBusy ? "Registering..." : "Register"}
      </Button>
    </form>
  );
}
