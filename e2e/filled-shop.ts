// Fills a shop past its first page of products, which the demo catalogue alone does not.
import type { ProductJson } from "../src/wire/product-json.ts";

interface FilledShop {
  /** Origin, without a trailing slash. */
  readonly url: string;
  /** The owner's bearer token. */
  readonly token: string;
  readonly count: number;
}

/** Adds plain products "Plain Thing 1", "Plain Thing 2", … and answers them, oldest first. */
export async function addPlainProducts({ url, token, count }: FilledShop): Promise<readonly ProductJson[]> {
  const [category] = (await (await fetch(`${url}/api/categories`)).json()) as readonly { readonly name: string }[];
  const added: ProductJson[] = [];
  for (let number = 1; number <= count; number += 1) {
    added.push(await addProduct({ url, token }, { title: `Plain Thing ${number}`, category: category?.name ?? "" }));
  }
  return added;
}

type ProductFields = Partial<ProductJson> & Pick<ProductJson, "title" | "category">;

/** Adds one product; what is not given is plain. */
export async function addProduct(
  { url, token }: Pick<FilledShop, "url" | "token">,
  fields: ProductFields,
): Promise<ProductJson> {
  const response = await fetch(`${url}/api/products`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify({
      description: "Nothing about it is remarkable.",
      price: "$9.99",
      affiliate_link: "https://merchant.example/plain",
      ...fields,
    }),
  });
  if (!response.ok) throw new Error(`The product was not added: ${await response.text()}`);
  return (await response.json()) as ProductJson;
}

/** Registers the first account of an empty shop and answers its token. */
export async function registerOwner(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "owner@shop.example", username: "owner", password: "correct horse battery" }),
  });
  if (!response.ok) throw new Error(`Nobody could register: ${await response.text()}`);
  const { access_token: token } = (await response.json()) as { readonly access_token: string };
  return token;
}

/** Adds a category without a description. */
export async function addCategory({ url, token }: Pick<FilledShop, "url" | "token">, name: string): Promise<void> {
  await addThing({ url, token }, { path: "/categories", fields: { name } });
}

/** What is sent to make one. */
export interface Thing {
  /** Below `/api`. */
  readonly path: string;
  readonly fields: object;
}

/** Adds anything that the API takes, and answers it as the API does. */
export async function addThing(
  { url, token }: Pick<FilledShop, "url" | "token">,
  { path, fields }: Thing,
): Promise<{ readonly id: string; readonly slug: string }> {
  const response = await fetch(`${url}/api${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify(fields),
  });
  if (!response.ok) throw new Error(`${path} took nothing: ${await response.text()}`);
  return (await response.json()) as { readonly id: string; readonly slug: string };
}
