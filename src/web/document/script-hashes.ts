import { hash } from "node:crypto";

/** A page whose own inline scripts are known to the policy by their hashes. */
export interface HashedPage {
  /** UTF-8. */
  readonly html: Buffer;
  /** `'sha256-…'`, one per inline script. */
  readonly scriptHashes: readonly string[];
}

/** Where the text of an inline script begins and ends. */
interface Script {
  readonly from: number;
  readonly to: number;
  /** Without any attribute but the mark: it runs where it stands. */
  readonly isPlain: boolean;
}

/** What takes the place of a part of the page. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: Buffer;
}

const NOTHING = Buffer.alloc(0);
const SEPARATOR = Buffer.from("\n;");

/**
 * Hashes exactly the inline scripts that carry this render's nonce and strips the attribute, so that the page can be
 * kept and sent again. Markup that came from stored text cannot know the nonce, so it never gets a hash. React Router
 * writes four plain ones into the end of the body: what they say stands in the first of them, so that the policy has
 * one hash for all; the others stay, empty, because React looks for each. The page stays bytes: to make text of it and
 * bytes again takes a twentieth of the time that a page takes.
 */
export function hashScripts(page: Buffer, nonce: string): HashedPage {
  const mark = Buffer.from(` nonce="${nonce}"`);
  const marks = findAll(page, mark);
  const scripts = marks.map((at) => readScript(page, at, mark.length)).filter((script) => script !== undefined);
  const body = page.indexOf("<body");
  const joined = scripts.filter(({ isPlain, from }) => isPlain && body !== -1 && from > body);
  const text = Buffer.concat(joined.flatMap(({ from, to }) => [page.subarray(from, to), SEPARATOR]));
  const edits: readonly Edit[] = [
    ...marks.map((at) => ({ from: at, to: at + mark.length, text: NOTHING })),
    ...joined.map(({ from, to }, index) => ({ from, to, text: index === 0 ? text : NOTHING })),
  ];
  const texts = scripts.filter((script) => !joined.includes(script)).map(({ from, to }) => page.subarray(from, to));
  if (joined.length > 0) texts.push(text);
  const scriptHashes = new Set(texts.map((script) => `'sha256-${hash("sha256", script, "base64")}'`));
  return { html: apply(page, edits), scriptHashes: [...scriptHashes] };
}

function findAll(page: Buffer, mark: Buffer): readonly number[] {
  const places: number[] = [];
  for (let at = page.indexOf(mark); at !== -1; at = page.indexOf(mark, at + mark.length)) places.push(at);
  return places;
}

/** The script whose tag has its mark here; undefined for other tags and for scripts that are files. */
function readScript(page: Buffer, markAt: number, markLength: number): Script | undefined {
  const tag = page.toString("latin1", page.lastIndexOf("<", markAt), markAt);
  if (!/^<script\b/.test(tag)) return undefined;
  const from = page.indexOf(">", markAt) + 1;
  const to = page.indexOf("</script>", from);
  return from === to ? undefined : { from, to, isPlain: tag === "<script" && from === markAt + markLength + 1 };
}

function apply(page: Buffer, edits: readonly Edit[]): Buffer {
  const kept: Buffer[] = [];
  let at = 0;
  for (const { from, to, text } of edits.toSorted((left, right) => left.from - right.from)) {
    kept.push(page.subarray(at, from), text);
    at = to;
  }
  kept.push(page.subarray(at));
  return Buffer.concat(kept);
}
