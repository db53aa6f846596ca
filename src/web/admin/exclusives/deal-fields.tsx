import { useController } from "react-hook-form";
import { nextExpiryChange } from "../../../core/deals/deal-expiry.ts";
import { dealWarnings } from "../../../core/deals/deal-warnings.ts";
import type { DealJson } from "../../../wire/deal-json.ts";
import { useShop } from "../../document/use-shop.ts";
import { TextArea, TextField } from "../../ui/field.tsx";
import { useNow } from "../../ui/use-now.ts";
import { MomentField } from "../dates/moment-field.tsx";
import { controlIdOf, labelOf } from "../editor/editor-fields.ts";
import { messageAt } from "../editor/field-errors.ts";
import type { Editor } from "../editor/use-editor.ts";
import { OneImageField } from "../ui/one-image-field.tsx";
import { DEAL_FORM } from "./deal-kind.ts";
import { type DealFormValues, toWarnedDeal } from "./deal-values.ts";

interface DealFieldsProps {
  readonly editor: Editor<DealFormValues, DealJson>;
  readonly zone: string;
}

export function DealFields({ editor, zone }: DealFieldsProps) {
  const { form, values } = editor;
  const { errors } = form.formState;
  const warningOf = useWarnings(values, zone);
  const wiring = (name: keyof DealFormValues) => ({
    ...form.register(name),
    id: controlIdOf(DEAL_FORM, name),
    label: labelOf(DEAL_FORM, name),
    error: messageAt(DEAL_FORM, errors, name),
  });
  return (
    <>
      <TextField {...wiring("title")} required autoComplete="off" />
      <TextArea {...wiring("description")} rows={3} hint="Optional." />
      <OneImageField {...wiring("image")} address={values.image} />
      <div className="grid items-start gap-6 sm:grid-cols-3">
        <TextField
          {...wiring("exclusive_price")}
          required
          autoComplete="off"
          placeholder="$19.99"
          warning={values.exclusive_price.trim() === "" ? undefined : warningOf("exclusivePrice")}
        />
        <TextField
          {...wiring("original_price")}
          required
          autoComplete="off"
          placeholder="$39.99"
          warning={values.original_price.trim() === "" ? undefined : warningOf("originalPrice")}
        />
        <TextField
          {...wiring("discount_percentage")}
          required
          autoComplete="off"
          placeholder="50%"
          hint="As in “50% OFF” on the deal’s card."
          warning={values.discount_percentage.trim() === "" ? undefined : warningOf("discountPercentage")}
        />
      </div>
      <ExpiryField editor={editor} zone={zone} warning={warningOf("expiresAt")} />
      <TextField
        {...wiring("affiliate_link")}
        type="url"
        required
        autoComplete="off"
        hint="As your affiliate programme gave it to you, tag included."
        warning={warningOf("affiliateLink")}
      />
    </>
  );
}

/** What the owner should know about the field, while it is typed; it is accepted all the same. */
function useWarnings(values: DealFormValues, zone: string) {
  const { settings } = useShop();
  const deal = toWarnedDeal(values, zone);
  const now = useNow({ renderedAt: 0, nextChangeAfter: (moment) => nextExpiryChange(deal, moment) });
  const warnings = dealWarnings(deal, settings, now);
  return (field: keyof typeof deal): string | undefined => {
    const messages = warnings.filter((warning) => warning.field === field).map(({ message }) => message);
    return messages.length === 0 ? undefined : messages.join(" ");
  };
}

function ExpiryField({ editor, zone, warning }: DealFieldsProps & { readonly warning: string | undefined }) {
  const { field, formState } = useController({ control: editor.form.control, name: "expires_at" });
  return (
    <div>
      <MomentField
        id={controlIdOf(DEAL_FORM, "expires_at")}
        label={labelOf(DEAL_FORM, "expires_at")}
        value={field.value}
        edge="end"
        zone={zone}
        hint="Optional: a deal without it does not expire. Without a time it is the end of that day."
        error={messageAt(DEAL_FORM, formState.errors, "expires_at")}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      <p aria-live="polite" className="mt-1.5 text-sm text-accent empty:hidden">
        {warning}
      </p>
    </div>
  );
}
