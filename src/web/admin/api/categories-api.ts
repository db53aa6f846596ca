import type { CategoryJson, CategoryUseJson } from "../../../wire/category-json.ts";
import { call, jsonOf } from "./call.ts";
import { deleteAt } from "./delete-at.ts";

export interface CategoryBody {
  readonly name: string;
  readonly description: string;
  /** Only for an existing one. Omitted: the slug stays. */
  readonly slug?: string | undefined;
}

const pathOf = (id: string): string => `/categories/${encodeURIComponent(id)}`;

/** `GET /categories`: by name, each with the number of products that use it. */
export async function listCategories(signal?: AbortSignal): Promise<readonly CategoryUseJson[]> {
  return jsonOf(await call("/categories", { signal }));
}

/** `POST /categories`, once for each key. Throws ApiError 409 when a category has this name, 422 when it is empty. */
export async function addCategory(body: CategoryBody, onceKey: string): Promise<CategoryJson> {
  return jsonOf(await call("/categories", { method: "POST", body, onceKey }));
}

/** `PUT /categories/{id}`: a new name keeps the slug, unless another one is sent. Throws ApiError 409 when another category has this name. */
export async function reviseCategory(id: string, body: CategoryBody): Promise<CategoryJson> {
  return jsonOf(await call(pathOf(id), { method: "PUT", body }));
}

/** `DELETE /categories/{id}`: its products keep showing its name. */
export async function deleteCategory(id: string): Promise<void> {
  await deleteAt(pathOf(id));
}
