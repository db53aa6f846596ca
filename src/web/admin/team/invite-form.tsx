import { useForm } from "react-hook-form";
import { DEFAULT_ROLE, type Role, ROLES } from "../../../core/accounts/role.ts";
import type { NewInvitationJson } from "../../../wire/team-json.ts";
import { inviteSchema } from "../../../wire/team-schema.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Field, FIELD_STYLE, TextField } from "../../ui/field.tsx";
import { mayBeDone } from "../api/api-error.ts";
import { invite } from "../api/team-api.ts";
import { schemaResolver } from "../ui/schema-resolver.ts";
import { ROLE_LABELS } from "./role-labels.ts";
import { serverErrors } from "./server-errors.ts";

interface Values {
  readonly email: string;
  readonly role: Role;
}

interface InviteFormProps {
  readonly onInvited: (invitation: NewInvitationJson) => void;
  /** The link may have been made, but nobody saw it. */
  readonly onLost: () => void;
}

export function InviteForm({ onInvited, onLost }: InviteFormProps) {
  const { register, handleSubmit, setError, reset, formState } = useForm<Values>({
    defaultValues: { email: "", role: DEFAULT_ROLE },
    mode: "onTouched",
    resolver: schemaResolver(inviteSchema),
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ email, role }) => {
    try {
      onInvited(await invite(email, role));
      reset();
    } catch (error) {
      if (mayBeDone(error)) onLost();
      for (const { field, message } of serverErrors(error, ["email", "role"]))
        setError(field, { type: "server", message });
    }
  });
  return (
    <form noValidate aria-label="Invite somebody" className="grid gap-3" onSubmit={(event) => void submit(event)}>
      <p role="alert" className="font-semibold text-cherry empty:hidden">
        {errors.root?.message}
      </p>
      <TextField
        {...register("email")}
        label="Email"
        type="email"
        autoComplete="off"
        readOnly={isSubmitting}
        hint="Optional: the only address that the link is for. Nothing is sent."
        error={errors.email?.message}
      />
      <Field label="Role" hint="Owners can also change the team, settings and backups." error={errors.role?.message}>
        {(wiring) => (
          <select {...register("role")} {...wiring} className={classNames(FIELD_STYLE, "min-h-11")}>
            {[DEFAULT_ROLE, ...ROLES.filter((role) => role !== DEFAULT_ROLE)].map((role) => (
              <option key={role} value={role}>
                {ROLE_LABELS[role]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div>
        <Button type="submit" tone="primary" disabled={isSubmitting}>
          {isSubmitting ? "Creating..." : "Create Invitation Link"}
        </Button>
      </div>
    </form>
  );
}
