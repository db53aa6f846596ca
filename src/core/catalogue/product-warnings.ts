import type { FieldError } from "../errors/domain-error.ts";
import { priceWarning } from "../money/price.ts";
import type { Settings } from "../settings/settings.ts";
import { parseImageAddress } from "../text/image-address.ts";
import { linkWarnings } from "../text/safe-url.ts";
import type { ProductDraft } from "./product.ts";

/** What the owner should know about a product that is accepted all the same; fields by their names in ProductDraft. */
export function productWarnings(
  draft: Pick<ProductDraft, "price" | "affiliateLink" | "images">,
  settings: Pick<Settings, "currency" | "locale">,
): readonly FieldError[] {
  const price = priceWarning(draft.price, settings);
  const warnings = price === undefined ? [] : [{ field: "price", message: price }];
  for (const message of linkWarnings(draft.affiliateLink)) warnings.push({ field: "affiliateLink", message });
  for (const [index, image] of draft.images.entries()) {
    const result = parseImageAddress(image);
    const messages = result.ok ? result.warnings : [];
    for (const message of messages) warnings.push({ field: `images.${index}`, message });
  }
  return warnings;
}
