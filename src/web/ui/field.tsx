import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FIELD_STYLE } from "./field-style.ts";

export { FIELD_STYLE };

/** What an input needs to be tied to its label, hint and error. */
export interface FieldWiring {
  readonly id: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
}

interface FieldProps {
  /** Where something else on the page, such as an error summary, leads to the input. */
  readonly id?: string | undefined;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Accepted all the same; announced politely as it comes and goes while typing. */
  readonly warning?: string | undefined;
  readonly children: (wiring: FieldWiring) => ReactNode;
}

/** A label above its input, a hint below, and the error in the same words as elsewhere. */
export function Field({ id: givenId, label, hint, error, warning, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const warningId = `${id}-warning`;
  const describedBy = classNames(
    error !== undefined && errorId,
    warning !== undefined && warningId,
    hint !== undefined && hintId,
  );
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      {children({
        id,
        ...(describedBy !== "" && { "aria-describedby": describedBy }),
        ...(error !== undefined && { "aria-invalid": true }),
      })}
      {error !== undefined && (
        <p id={errorId} className="text-sm font-semibold text-cherry">
          {error}
        </p>
      )}
      <p id={warningId} aria-live="polite" className="text-sm text-accent empty:-mt-1.5">
        {warning}
      </p>
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-quiet">
          {hint}
        </p>
      )}
    </div>
  );
}

type Labelled<Props> = Omit<Props, "id" | "children"> & Omit<FieldProps, "children">;

export function TextField({ id, label, hint, error, warning, className, ...rest }: Labelled<ComponentProps<"input">>) {
  return (
    <Field id={id} label={label} hint={hint} error={error} warning={warning}>
      {(wiring) => (
        <input dir="auto" {...rest} {...wiring} className={classNames(FIELD_STYLE, "min-h-11", className)} />
      )}
    </Field>
  );
}

export function TextArea({
  id,
  label,
  hint,
  error,
  warning,
  className,
  ...rest
}: Labelled<ComponentProps<"textarea">>) {
  return (
    <Field id={id} label={label} hint={hint} error={error} warning={warning}>
      {(wiring) => <textarea dir="auto" {...rest} {...wiring} className={classNames(FIELD_STYLE, className)} />}
    </Field>
  );
}
