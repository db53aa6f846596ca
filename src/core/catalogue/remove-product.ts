import { recordChange } from "../audit/record-change.ts";
import type { CoreContext } from "../core-context.ts";
import { refuseMissing } from "../errors/refuse-missing.ts";
import { moveToTrash } from "../trash/move-to-trash.ts";
import type { ProductId } from "./product.ts";

/** Moves a product to the trash. Its slug stays taken, unless it was demo content. Throws DomainError("not-found"). */
export async function removeProduct(context: CoreContext, id: ProductId): Promise<void> {
  await context.storage.publish(async (stores) => {
    const product = refuseMissing(await stores.products.findById(id), "product");
    await moveToTrash(context, stores, { kind: "product", id, title: product.title });
    await stores.products.remove(id);
    if (product.demo) await stores.addresses.release("product", id);
    await recordChange(context, stores, { kind: "product", before: product });
  });
}
