import type { CoreContext } from "../core-context.ts";
import type { Page, PageRequest } from "../paging/page.ts";
import type { Product } from "./product.ts";
import type { ProductQuery } from "./product-query.ts";
import { resolveQuery } from "./resolve-query.ts";

/** A page of products in the order asked for. Throws DomainError("invalid") on a cursor that no page gave out. */
export async function listProducts(
  context: CoreContext,
  query: ProductQuery,
  page: PageRequest,
): Promise<Page<Product>> {
  const { filter, order } = await resolveQuery(context, query);
  return context.storage.read.products.list(filter, { ...page, order });
}
