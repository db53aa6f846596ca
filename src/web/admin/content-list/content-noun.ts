/** The words and addresses of one kind of content. */
export interface ContentNoun {
  /** As in "Add Your First Gift Guide". */
  readonly label: string;
  readonly one: "gift guide" | "giveaway" | "exclusive deal";
  readonly many: string;
  /** The list's title (specification, section 2). */
  readonly title: string;
  /** Of the list. */
  readonly path: string;
  /** As in "Back to Gift Guides". */
  readonly listLabel: string;
  /** Why the list is empty, and what comes next. */
  readonly emptyNote: string;
}

export const GUIDE: ContentNoun = {
  label: "Gift Guide",
  one: "gift guide",
  many: "gift guides",
  title: "Gift Guides Management",
  path: "/admin/gift-guides",
  listLabel: "Gift Guides",
  emptyNote: "A gift guide gathers products for an occasion, in your order and with your words about each.",
};

export const GIVEAWAY: ContentNoun = {
  label: "Giveaway",
  one: "giveaway",
  many: "giveaways",
  title: "Giveaways Management",
  path: "/admin/giveaways",
  listLabel: "Giveaways",
  emptyNote: "A giveaway has a prize, a start and an end. In between, shoppers see it as ACTIVE NOW.",
};

export const DEAL: ContentNoun = {
  label: "Exclusive Deal",
  one: "exclusive deal",
  many: "exclusive deals",
  title: "Exclusives Management",
  path: "/admin/exclusives",
  listLabel: "Exclusives",
  emptyNote: "An exclusive deal is a merchant's offer, for a while or for good. It leaves the shop when it expires.",
};

export const newPathOf = ({ path }: ContentNoun): string => `${path}/new`;

export const editPathOf = ({ path }: ContentNoun, id: string): string => `${path}/edit/${id}`;
