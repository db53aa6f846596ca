// What is asked of each shop: the same rows for any catalogue.
import { fetchAnswer, type Question } from "./http-answer.ts";

export interface ReadRow {
  readonly name: string;
  readonly path: string;
  readonly kind: "page" | "list";
}

export interface WriteRow {
  readonly name: string;
  readonly questions: readonly Question[];
}

const OWNER = { email: "owner@shop.example", username: "owner", password: "correct horse battery" };
const JSON_BODY = { "Content-Type": "application/json" };
const LEAST_TERM = 3;

interface Listed {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly updated_at: string;
}

/** Seven reads of the catalogue that the shop on this port holds. */
export async function listReadRows(port: number): Promise<readonly ReadRow[]> {
  const [product] = await readJson<Listed>(port, "/api/products?limit=48");
  const [category] = await readJson<Listed>(port, "/api/categories");
  if (product === undefined || category === undefined) throw new Error("The shop shows nothing.");
  const term = product.title.split(/[^\p{L}]+/u).find((word) => word.length >= LEAST_TERM) ?? product.title;
  const search = `q=${encodeURIComponent(term.toLowerCase())}`;
  return [
    { name: "home", path: "/", kind: "page" },
    { name: "product page", path: `/product/${product.slug}`, kind: "page" },
    { name: "category page", path: `/category/${category.slug}`, kind: "page" },
    { name: "search page", path: `/?${search}`, kind: "page" },
    { name: "API search", path: `/api/products?limit=48&${search}`, kind: "list" },
    { name: "API list of 48", path: "/api/products?limit=48", kind: "list" },
    { name: "API item", path: `/api/products/${product.slug}`, kind: "list" },
  ];
}

/** Signing in, and saving one product after the other. Makes the shop's first account. */
export async function listWriteRows(port: number): Promise<readonly WriteRow[]> {
  const registered = await fetchAnswer(port, post("/api/auth/register", OWNER));
  if (registered.status !== 201) throw new Error(`Nobody could register: ${registered.body.toString()}`);
  const { access_token: token } = JSON.parse(registered.body.toString()) as { readonly access_token: string };
  const products = await readJson<Listed>(port, "/api/products?limit=48");
  // Twice, with other words, so that each save changes something.
  const saves = ["Better than before.", "As it was."].flatMap((description) =>
    products.map(({ id, updated_at: _token, ...product }) => ({
      ...post(`/api/products/${id}`, { ...product, description }),
      method: "PUT",
      headers: { ...JSON_BODY, Authorization: `Bearer ${token}` },
    })),
  );
  return [
    { name: "signing in (argon2id)", questions: [post("/api/auth/login", OWNER)] },
    { name: "saving a product", questions: saves },
  ];
}

const post = (path: string, body: object): Question => ({
  path,
  method: "POST",
  headers: JSON_BODY,
  body: JSON.stringify(body),
});

async function readJson<Item>(port: number, path: string): Promise<readonly Item[]> {
  const { status, body } = await fetchAnswer(port, { path });
  if (status !== 200) throw new Error(`${path} answered ${status}.`);
  return JSON.parse(body.toString()) as readonly Item[];
}
