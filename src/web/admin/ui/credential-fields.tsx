// E-mail and password, as every form asks for them that lets somebody in. The browser checks them (specification,
// section 5) and holds what is typed, so that what a password manager fills in counts however it does so.
import type { ComponentProps } from "react";
import { TextField } from "../../ui/field.tsx";

type CredentialFieldProps = Omit<ComponentProps<typeof TextField>, "label" | "type" | "name" | "value" | "onChange">;

export function EmailField(props: CredentialFieldProps) {
  return <TextField autoComplete="username" {...props} label="Email" type="email" name="email" required />;
}

export function PasswordField(props: CredentialFieldProps) {
  return (
    <TextField autoComplete="current-password" {...props} label="Password" type="password" name="password" required />
  );
}

/** What the fields of a form hold, by their names; "" where there is no such field. */
export function credentialsIn(form: HTMLFormElement): Record<"email" | "username" | "password", string> {
  const data = new FormData(form);
  const textAt = (name: string): string => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return { email: textAt("email"), username: textAt("username"), password: textAt("password") };
}
