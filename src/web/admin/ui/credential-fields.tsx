// E-mail and password, as every form asks for them that lets somebody in. The browser checks them (specification,
// section 5) and reads the inputs themselves, so that values from a password manager always count.
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

/** The values of a form's fields by name; "" for a missing field. */
export function credentialsIn(form: HTMLFormElement): Record<"email" | "username" | "password", string> {
  const data = new FormData(form);
  const textAt = (name: string): string => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return { email: textAt("email"), username: textAt("username"), password: textAt("password") };
}
