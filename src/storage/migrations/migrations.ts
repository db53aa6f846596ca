// Every change of the schema, in order, as a map of imports: a bundle has no folder to scan.
// Forward only. Names are kept in the database: never rename or change one that was released.
import type { Kysely } from "kysely";
import { firstShop } from "./0001-first-shop.ts";
import { auditLog } from "./0002-audit-log.ts";
import { shopPages } from "./0003-shop-pages.ts";
import { team } from "./0004-team.ts";
import { productTable } from "./0005-product-table.ts";
import { largeCatalogues } from "./0006-large-catalogues.ts";
import { jobs } from "./0007-jobs.ts";
import { catalogueChanges } from "./0008-catalogue-changes.ts";
import { purges } from "./0009-purges.ts";
import { sharedLimits } from "./0010-shared-limits.ts";
import { orderedSearch } from "./0011-ordered-search.ts";
import { joinedTitles } from "./0012-joined-titles.ts";
import { rolesAndSignInLinks } from "./0013-roles-and-sign-in-links.ts";
import { priceRangesAndGiveawayEntry } from "./0014-price-ranges-and-giveaway-entry.ts";
import { foldAgain } from "./0015-fold-again.ts";
import { trash } from "./0016-trash.ts";

export type DatabaseKind = "sqlite" | "postgres";

export type SchemaChange = (db: Kysely<unknown>, kind: DatabaseKind) => Promise<void>;

export type Migrations = Readonly<Record<string, SchemaChange>>;

export const MIGRATIONS: Migrations = {
  "0001-first-shop": firstShop,
  "0002-audit-log": auditLog,
  "0003-shop-pages": shopPages,
  "0004-team": team,
  "0005-product-table": productTable,
  "0006-large-catalogues": largeCatalogues,
  "0007-jobs": jobs,
  "0008-catalogue-changes": catalogueChanges,
  "0009-purges": purges,
  "0010-shared-limits": sharedLimits,
  "0011-ordered-search": orderedSearch,
  "0012-joined-titles": joinedTitles,
  "0013-roles-and-sign-in-links": rolesAndSignInLinks,
  "0014-price-ranges-and-giveaway-entry": priceRangesAndGiveawayEntry,
  "0015-fold-again": foldAgain,
  "0016-trash": trash,
};
