import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { PASSWORD_MIN } from "../../../core/accounts/account-rules.ts";
import type { AccountJson } from "../../../wire/account-json.ts";
import { passwordChangeSchema } from "../../../wire/team-schema.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { mayBeDone } from "../api/api-error.ts";
import { changePassword, type PasswordChange } from "../api/team-api.ts";
import { schemaResolver } from "../ui/schema-resolver.ts";
import { SwitchField } from "../ui/switch-field.tsx";
import { serverErrors } from "./server-errors.ts";

const BLANK: PasswordChange = { current_password: "", new_password: "" };

interface PasswordFormProps {
  readonly user: AccountJson;
  readonly onChanged: () => void;
}

export function PasswordForm({ user, onChanged }: PasswordFormProps) {
  const [isShown, setShown] = useState(false);
  const switchId = useId();
  const { register, handleSubmit, setError, reset, formState } = useForm<PasswordChange>({
    defaultValues: { ...BLANK },
    mode: "onTouched",
    resolver: schemaResolver(passwordChangeSchema),
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (change) => {
    try {
      await changePassword(change);
      reset();
      setShown(false);
      showToast("success", "Password changed. All your other sessions have ended.");
      onChanged();
    } catch (error) {
      for (const { field, message } of serverErrors(error, ["current_password", "new_password"]))
        setError(field, { type: "server", message: message + hintAfter(error) }, { shouldFocus: true });
    }
  });
  const type = isShown ? "text" : "password";
  return (
    <form noValidate aria-label="Password" className="grid gap-3" onSubmit={(event) => void submit(event)}>
      <p role="alert" className="font-semibold text-cherry empty:hidden">
        {errors.root?.message}
      </p>
      {/* Tells password managers whose password changes. */}
      <input type="text" hidden readOnly autoComplete="username" value={user.email} />
      <TextField
        {...register("current_password")}
        label="Current password"
        type={type}
        required
        autoComplete="current-password"
        readOnly={isSubmitting}
        error={errors.current_password?.message}
      />
      <TextField
        {...register("new_password")}
        label="New password"
        type={type}
        required
        autoComplete="new-password"
        readOnly={isSubmitting}
        hint={`At least ${String(PASSWORD_MIN)} characters. Your other sessions end and your open invitations are revoked.`}
        error={errors.new_password?.message}
      />
      <SwitchField id={switchId} label="Show passwords" checked={isShown} onChange={setShown} />
      <div>
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? "Changing..." : "Change Password"}
        </Button>
      </div>
    </form>
  );
}

/** Whoever tries again after a change whose answer was lost is told that the current password is wrong. */
const hintAfter = (error: unknown): string =>
  mayBeDone(error) ? " If your current password is rejected, the change already went through." : "";
