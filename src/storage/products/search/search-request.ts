import { type RawBuilder, sql } from "kysely";
import type { DatabaseKind } from "../../migrations/migrations.ts";
import type { ProductScope } from "../product-scope.ts";

export interface SearchRequest {
  readonly scope: ProductScope & { readonly term: string };
  /** Matches below this running number only; undefined: from the newest on. */
  readonly beforeSeq: number | undefined;
  readonly limit: number;
}

/** Whether a title holds the term, asked of each row that comes by, and never of an index. */
export function holdsTerm(kind: DatabaseKind, term: string): RawBuilder<boolean> {
  return kind === "postgres"
    ? sql`strpos(products.title_fold, ${term}) > 0`
    : sql`instr(products.title_fold, ${term}) > 0`;
}

export function toPattern(term: string): string {
  return `%${term.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
}
