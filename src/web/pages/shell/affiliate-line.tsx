/** Stands before the first affiliate link of a page (FTC, 16 CFR 255): a footer alone comes too late. */
export function AffiliateLine() {
  return <p className="text-sm text-quiet">We may earn a commission when you buy through links on this page.</p>;
}
