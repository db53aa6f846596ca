import { type Kysely, sql } from "kysely";

/** How many titles are in memory at once. */
const BATCH = 1_000;

/**
 * Folds titles and category names again, by the folding of `core/text/fold.ts` as of this migration: ł as l, all dashes
 * and quotes alike, × as x. The indexes follow: SQLite's by its triggers, PostgreSQL's by themselves. Slugs stay.
 */
export async function foldAgain(db: Kysely<unknown>, kind: "sqlite" | "postgres"): Promise<void> {
  await foldCategories(db);
  // Many titles change their length, and the query planner needs current statistics.
  if ((await foldTitles(db)) > 0 && kind === "postgres") await sql`analyze products`.execute(db);
}

async function foldTitles(db: Kysely<unknown>): Promise<number> {
  let changed = 0;
  for (let last = 0; ;) {
    const { rows } = await sql<{ seq: number; title: string; title_fold: string }>`
      select seq, title, title_fold from products where seq > ${last} order by seq limit ${BATCH}`.execute(db);
    const outdated = rows
      .map(({ seq, title, title_fold }) => ({ seq, fold: foldText(title), before: title_fold }))
      .filter(({ fold, before }) => fold !== before);
    for (const { seq, fold } of outdated) {
      await sql`update products set title_fold = ${fold} where seq = ${seq}`.execute(db);
    }
    changed += outdated.length;
    const end = rows.at(-1);
    if (end === undefined) return changed;
    last = end.seq;
  }
}

interface CategoryRow {
  readonly id: string;
  readonly name: string;
  readonly name_fold: string;
}

/**
 * Names that now fold to the same text stay separate: live ones first, the oldest keeps the folded name, and the others get
 * one that starts with two spaces, to which no text folds. They are found by their exact name.
 */
async function foldCategories(db: Kysely<unknown>): Promise<void> {
  await sql`create index categories_name on categories (name)`.execute(db);
  const { rows } = await sql<CategoryRow>`select id, name, name_fold from categories order by retired, seq`.execute(db);
  const before = new Map<string, string>();
  const folded = rows.map((row) => {
    const fold = foldText(row.name);
    const first = before.get(fold) ?? row.name_fold;
    before.set(fold, first);
    return { ...row, fold: first === row.name_fold ? fold : `${fold}  ${row.name_fold}` };
  });
  const outdated = folded.filter(({ fold, name_fold }) => fold !== name_fold);
  // In two steps, because a folded name may be in use by another category until that one is updated.
  for (const { id } of outdated) {
    await sql`update categories set name_fold = ${`  ${id}`} where id = ${id}`.execute(db);
  }
  for (const { id, fold } of outdated) {
    await sql`update categories set name_fold = ${fold} where id = ${id}`.execute(db);
  }
}

// A copy of the folding as of this migration, which must never change.

const TRADEMARKS = /[™℠®©℗]/g;
const SPACING_ACUTE = /[´\u0384\u1ffd]/g;
const ALL_BUT_JAMO = /[^\u3130-\u318f\uffa0-\uffdc]+/g;
const DOUBLE_PRIME = /[″‶]/g;
const ACCENTS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u1ab0-\u1ace\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]/g;
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\p{Cs}]|(?!\s)\p{Cc}/gu;

const SINGLE_QUOTES = /[‘’‚‛‹›′‵ʹʻʼʽˈ`]/g;
const DOUBLE_QUOTES = /[“”„‟«»〝〞〟ˮ]/g;
const DASHES = /[\p{Dash}⁃˗]/gu;
const TIMES_SIGNS = /[×✕✖⨉⨯╳]/g;
const BLANKS = /[\s\u2800]+/g;

const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  a: "ɑⱥ",
  ae: "æ",
  b: "ɓƀ",
  c: "ƈȼ",
  d: "đðɖɗ",
  e: "əɛǝɇ",
  f: "ƒ",
  g: "ɠǥɡ",
  h: "ħɦⱨ",
  i: "ıɨɩ",
  j: "ȷɉ",
  k: "ĸƙⱪ",
  l: "łƚɫɬⱡ",
  n: "ɲƞ",
  ng: "ŋ",
  o: "øɔɵ",
  oe: "œ",
  p: "ƥᵽ",
  r: "ɍɽ",
  ss: "ß",
  t: "ŧƭʈⱦ",
  th: "þ",
  u: "ʉʊ",
  v: "ʋ",
  y: "ƴɏ",
  z: "ƶȥⱬ",
  σ: "ς",
};

const PLAIN = new Map(Object.entries(PLAIN_LETTERS).flatMap(([plain, all]) => Array.from(all, (one) => [one, plain])));
const NOT_PLAIN = new RegExp(`[${[...PLAIN.keys()].join("")}]`, "g");

const FOLDED_ASCII = /^(?:[!-_a-~]+(?: [!-_a-~]+)*)?$/;

function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (FOLDED_ASCII.test(lower)) return lower;
  return (
    unifySigns(decompose(text))
      .replace(UNSEEN, "")
      // Uppercase first, since some letters have two lowercase forms.
      .toUpperCase()
      .toLowerCase()
      .replace(NOT_PLAIN, (letter) => PLAIN.get(letter) ?? letter)
      .replace(BLANKS, " ")
      .trim()
      .normalize("NFC")
  );
}

function decompose(text: string): string {
  return text
    .replace(TRADEMARKS, "")
    .replace(SPACING_ACUTE, "'")
    .replace(DOUBLE_PRIME, '"')
    .replace(ALL_BUT_JAMO, (part) => part.normalize("NFKD"))
    .replace(ACCENTS, "");
}

function unifySigns(text: string): string {
  return text
    .replace(SINGLE_QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replaceAll("〜", "~")
    .replace(DASHES, "-")
    .replaceAll("⁄", "/")
    .replace(TIMES_SIGNS, "x");
}
