/** The part of a body that changes a slug. Left out, the API keeps the slug it has by then. */
export function changedSlug(typed: string, saved: string): { readonly slug?: string } {
  const slug = typed.trim();
  return slug === "" || slug === saved ? {} : { slug };
}
