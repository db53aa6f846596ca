// E-mail and password, as every form asks for them that lets somebody in. The browser checks them (specification,
// section 5).
import type { ComponentProps } from "react";
import { TextField } from "../../ui/field.tsx";

interface CredentialFieldProps extends Omit<ComponentProps<typeof TextField>, "label" | "type" | "value" | "onChange"> {
  readonly value: string;
  readonly onType: (text: string) => void;
}

export function EmailField({ onType, ...rest }: CredentialFieldProps) {
  return (
    <TextField
      autoComplete="username"
      {...rest}
      label="Email"
      type="email"
      required
      onChange={(event) => onType(event.target.value)}
    />
  );
}

export function PasswordField({ onType, ...rest }: CredentialFieldProps) {
  return (
    <TextField
      autoComplete="current-password"
      {...rest}
      label="Password"
      type="password"
      required
      onChange={(event) => onType(event.target.value)}
    />
  );
}
