import { type RawBuilder, sql } from "kysely";
import type { DatabaseKind } from "../../migrations/migrations.ts";
import type { ShopDatabase } from "../../schema.ts";
import type { PieceGroup } from "./piece-groups.ts";
import type { TitleRow } from "./title-sample.ts";
import { toPattern } from "./search-request.ts";
import { toPhrase } from "./search-sqlite.ts";
import { isAcrossWords, isNamed, isNamedJoined, joinWords } from "./title-index.ts";

/** So many titles are the newest, and no more are asked whether they hold the pieces. */
const NEWEST = 4_096;

interface Divided {
  /** Looked for in all titles. */
  readonly anywhere: readonly PieceGroup[];
  /** Looked for in the newest. */
  readonly newest: readonly PieceGroup[];
}

/** Titles of public products that hold the telling parts of one of the groups; not all of a great many. */
export async function readNamed(
  db: ShopDatabase,
  kind: DatabaseKind,
  { anywhere, newest }: Divided,
): Promise<readonly TitleRow[]> {
  const { namedAnywhere, namedAmongNewest } = kind === "sqlite" ? ON_SQLITE : ON_POSTGRES;
  const queries = [
    ...(anywhere.length > 0 ? [namedAnywhere(anywhere)] : []),
    ...(newest.length > 0 ? [namedAmongNewest(newest)] : []),
  ];
  const found: TitleRow[] = [];
  for (const query of queries) found.push(...(await readRows(db, kind, query)));
  return found;
}

async function readRows(
  db: ShopDatabase,
  kind: DatabaseKind,
  query: RawBuilder<TitleRow>,
): Promise<readonly TitleRow[]> {
  if (kind === "postgres") return (await query.execute(db)).rows;
  // As one text, since rows cost more to hand from thread to thread than to find.
  const asText = sql<{ found: string }>`
    select json_group_array(json_object('seq', seq, 'id', id, 'title', title)) as found from (${query})`;
  return JSON.parse((await asText.execute(db)).rows[0]?.found ?? "[]");
}

const ON_SQLITE = {
  /** As in the search: from the index to the products, by rowid, so that the newest come first without a sort. */
  namedAnywhere: (groups: readonly PieceGroup[], condition = sql``): RawBuilder<TitleRow> =>
    sql`select products.seq, products.id, products.title_fold as title from products_fts cross join products
      where products_fts match ${groups.map(toExpression).join(" OR ")} ${condition}
        and products.seq = -products_fts.rowid and products.hidden = ${false}
      order by products_fts.rowid limit ${NEWEST}`,

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
    return sql`select distinct seq, id, title_fold as title from (${sql.join(looks, sql` union all `)}) as held
      order by seq desc limit ${NEWEST}`;
  },

  /** Title by title, which needs no index: it may know none of the letters. */
  namedAmongNewest(groups: readonly PieceGroup[]): RawBuilder<TitleRow> {
    const parts = groups.flatMap(({ telling: [part], sets }) => part ?? sets.map(([piece]) => piece));
    return sql`select seq, id, title_fold as title from (
        select seq, id, title_fold from products where hidden = ${false} order by seq desc limit ${NEWEST}
      ) as products
      where title_fold ~ ${[...new Set(parts)].map(asLiteral).join("|")}
      order by seq desc`;
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
const asLiteral = (text: string): string => text.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`);
