/**
 * `owner`: everything. `editor`: writes the shop's content, without the team, the settings, the backups and the audit
 * log.
 */
export const ROLES = ["owner", "editor"] as const;
export type Role = (typeof ROLES)[number];

/** What an invitation or an open registration grants unless an owner chose otherwise: the least. */
export const DEFAULT_ROLE: Role = "editor";
