import type { CoreContext } from "../core-context.ts";
import type { Page, PageRequest } from "../paging/page.ts";
import type { Product, ProductFilter } from "./product.ts";

/** A page of products, newest first. Throws DomainError("invalid") on a cursor that no page gave out. */
export function listProducts(context: CoreContext, filter: ProductFilter, page: PageRequest): Promise<Page<Product>> {
  return context.storage.read.products.list(filter, page);
}
