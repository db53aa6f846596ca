import { type RawBuilder, sql } from "kysely";
import { nextTurn } from "../../../core/time/next-turn.ts";
import type { DatabaseKind } from "../../migrations/migrations.ts";
import type { ShopDatabase } from "../../schema.ts";
import type { PieceGroup } from "./piece-groups.ts";
import { toPattern } from "./search-request.ts";
import { toPhrase } from "./search-sqlite.ts";
import { isAcrossWords, isNamed, isNamedJoined, joinWords } from "./title-index.ts";

/** So many titles are the newest. */
const NEWEST = 4_096;

/** So many that the index names are asked whether they hold the pieces. */
const NAMED = 600;

interface Divided {
  /** Looked for in all titles. */
  readonly anywhere: readonly PieceGroup[];
  /** Looked for in the newest. */
  readonly newest: readonly PieceGroup[];
}

interface TitleRow {
  readonly seq: number;
  readonly id: string;
  readonly title_fold: string;
}

/** Titles of public products that hold the telling trigrams of one of the groups, newest first; not all of a great many. */
export async function readNamed(db: ShopDatabase, kind: DatabaseKind, { anywhere, newest }: Divided) {
  const found = new Map<number, TitleRow>();
  const { namedAnywhere, namedAmongNewest } = kind === "sqlite" ? ON_SQLITE : ON_POSTGRES;
  const queries = [
    ...(anywhere.length > 0 ? [namedAnywhere(anywhere)] : []),
    ...(newest.length > 0 ? [namedAmongNewest(newest)] : []),
  ];
  for (const query of queries) {
    const { rows } = await query.execute(db);
    for (const row of rows) found.set(row.seq, row);
    // SQLite may answer within this very turn, and a search may ask several times: others come in between.
    await nextTurn();
  }
  return [...found.values()].toSorted((left, right) => right.seq - left.seq);
}

const ON_SQLITE = {
  /** As in the search: from the index to the products, by rowid, so that the newest come first without a sort. */
  namedAnywhere: (groups: readonly PieceGroup[], condition = sql``): RawBuilder<TitleRow> =>
    sql`select products.seq, products.id, products.title_fold from products_fts cross join products
      where products_fts match ${groups.map(toExpression).join(" OR ")} ${condition}
        and products.seq = -products_fts.rowid and products.hidden = ${false}
      order by products_fts.rowid limit ${NAMED}`,

  namedAmongNewest: (groups: readonly PieceGroup[]): RawBuilder<TitleRow> =>
    ON_SQLITE.namedAnywhere(
      groups,
      sql`and products_fts.rowid <= coalesce((
        select -seq from products where hidden = ${false} order by seq desc limit 1 offset ${NEWEST - 1}
      ), 0)`,
    ),
};

const toExpression = ({ telling }: PieceGroup): string => `(${telling.map(toPhrase).join(" AND ")})`;

const ON_POSTGRES = {
  namedAnywhere(groups: readonly PieceGroup[]): RawBuilder<TitleRow> {
    const across = groups.filter(({ telling }) => isAcrossWords(telling));
    const within = groups.filter(({ telling }) => !isAcrossWords(telling));
    const looks = [lookFor(across, isNamedJoined), lookFor(within, isNamed)];
    return sql`select distinct seq, id, title_fold from (${sql.join(looks, sql` union all `)}) as held
      order by seq desc limit ${NAMED}`;
  },

  /** Title by title, which needs no index: it may know none of the letters. */
  namedAmongNewest(groups: readonly PieceGroup[]): RawBuilder<TitleRow> {
    const parts = groups.flatMap(({ telling: [part], sets }) => part ?? sets.map(([piece]) => piece));
    return sql`select seq, id, title_fold from (
        select seq, id, title_fold from products where hidden = ${false} order by seq desc limit ${NEWEST}
      ) as products
      where title_fold ~ ${[...new Set(parts)].map(escape).join("|")}
      order by seq desc limit ${NAMED}`;
  },
};

/**
 * One look into the index for each group, which may be hundreds: joined by "or" PostgreSQL would rather go through all
 * titles. Each one's are collected before they are sorted (`offset`): told the order or the limit, it would go product by
 * product.
 */
function lookFor(groups: readonly PieceGroup[], isNamedFor: typeof isNamed): RawBuilder<TitleRow> {
  const column = (place: 0 | 1) =>
    sql`${groups.map(({ telling: [first = "", second = first] }) => toPattern(joinWords([first, second][place] ?? "")))}::text[]`;
  return sql`select held.* from unnest(${column(0)}, ${column(1)}) as wanted (one, other)
    cross join lateral (
      select seq, id, title_fold from products
      where ${isNamedFor(sql`wanted.one`)} and ${isNamedFor(sql`wanted.other`)} and hidden = ${false}
      offset 0
    ) as held`;
}

/** As itself in an expression of PostgreSQL's: there, what is no letter or number is never more after a backslash. */
const escape = (text: string): string => text.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`);
