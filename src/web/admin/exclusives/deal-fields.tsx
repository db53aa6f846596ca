import { useController } from "react-hook-form";
import { nextExpiryChange } from "../../../core/deals/deal-expiry.ts";
import { dealWarnings, type WarnedDeal } from "../../../core/deals/deal-warnings.ts";
import { impliedDiscount } from "../../../core/money/discount-check.ts";
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
  const { settings } = useShop();
  const implied = impliedDiscount(toWarnedDeal(values, zone), settings);
  const warnings = useWarnings(values, zone);
  const warningOf = (field: WarnedField): string | undefined =>
    messageAt(DEAL_FORM, errors, FORM_NAMES[field]) === undefined ? warnings(field) : undefined;
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
          autoComplete="off"
          placeholder={implied ?? "50%"}
          hint={
            implied === undefined
              ? "As in “50% OFF” on the deal’s card. Leave it empty to calculate it from the prices."
              : `Leave it empty for ${implied}, calculated from the prices.`
          }
          warning={warningOf("discountPercentage")}
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

type WarnedField = keyof WarnedDeal & keyof typeof FORM_NAMES;

const FORM_NAMES = {
  exclusivePrice: "exclusive_price",
  originalPrice: "original_price",
  discountPercentage: "discount_percentage",
  expiresAt: "expires_at",
  affiliateLink: "affiliate_link",
} as const;

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
