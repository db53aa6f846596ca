import type { Role } from "../../../core/accounts/role.ts";

export const ROLE_LABELS: Readonly<Record<Role, string>> = { owner: "Owner", editor: "Editor" };
