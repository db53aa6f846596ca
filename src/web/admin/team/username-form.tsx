import { useForm } from "react-hook-form";
import type { AccountJson } from "../../../wire/account-json.ts";
import { renameSchema } from "../../../wire/team-schema.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { renameMyself } from "../api/team-api.ts";
import { refreshUser } from "../session/session.ts";
import { schemaResolver } from "../ui/schema-resolver.ts";
import { serverErrors } from "./server-errors.ts";

interface Values {
  readonly username: string;
}

interface UsernameFormProps {
  readonly user: AccountJson;
  readonly onRenamed: () => void;
}

export function UsernameForm({ user, onRenamed }: UsernameFormProps) {
  const { register, handleSubmit, setError, reset, formState } = useForm<Values>({
    defaultValues: { username: user.username },
    mode: "onTouched",
    resolver: schemaResolver(renameSchema),
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ username }) => {
    try {
      const renamed = await renameMyself(username);
      refreshUser(renamed);
      reset({ username: renamed.username });
      showToast("success", "Username changed");
      onRenamed();
    } catch (error) {
      for (const { field, message } of serverErrors(error, ["username"])) setError(field, { type: "server", message });
    }
  });
  return (
    <form noValidate aria-label="Username" className="grid gap-3" onSubmit={(event) => void submit(event)}>
      <p role="alert" className="font-semibold text-cherry empty:hidden">
        {errors.root?.message}
      </p>
      <TextField
        {...register("username")}
        label="Username"
        required
        autoComplete="nickname"
        readOnly={isSubmitting}
        error={errors.username?.message}
      />
      <div>
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? "Saving..." : "Change Username"}
        </Button>
      </div>
    </form>
  );
}
