export interface Placeholder {
  readonly title: string;
  readonly noun: string;
}

const PLACEHOLDERS: ReadonlyMap<string, Placeholder> = new Map([
  ["/admin/gift-guides", { title: "Gift Guides Management", noun: "gift guides" }],
  ["/admin/giveaways", { title: "Giveaways Management", noun: "giveaways" }],
  ["/admin/exclusives", { title: "Exclusives Management", noun: "exclusives" }],
]);

/** What stands at an address while the content screens are placeholders; undefined where nothing does. */
export const placeholderAt = (pathname: string): Placeholder | undefined =>
  PLACEHOLDERS.get(pathname.replace(/\/+$/, ""));
