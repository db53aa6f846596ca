// Finds the shop's words in the built code: as the text of literals, never in names or comments.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { fixedPart } from "../../specification-map.ts";
import { literalPattern } from "./literal-pattern.ts";

/** A piece of a built file, by offsets into its text. */
export interface BuiltText {
  /** Below the project's folder. */
  readonly file: string;
  readonly start: number;
  readonly text: string;
}

/** The texts of all literals and of the fixed pieces of templates. */
export function readBuiltTexts(project: string): readonly BuiltText[] {
  const files = readdirSync(join(project, "build"), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) => textsOf(join("build", file), readFileSync(join(project, "build", file), "utf8")));
}

/**
 * Where the fixed part of `words` stands: where it is all that a literal says; if that is nowhere, inside longer ones.
 */
export function findInBuild(built: readonly BuiltText[], words: string): readonly BuiltText[] {
  const fixed = fixedPart(words);
  const whole = built
    .filter(({ text }) => text.trim() === fixed)
    .map((each) => pieceOf(each, each.text.indexOf(fixed), fixed));
  if (whole.length > 0) return whole;
  const bounded = new RegExp(`(?<![\\p{L}\\p{N}])${literalPattern(fixed)}(?![\\p{L}\\p{N}])`, "gu");
  return built.flatMap((each) => [...each.text.matchAll(bounded)].map(({ index }) => pieceOf(each, index, fixed)));
}

const pieceOf = ({ file, start }: BuiltText, offset: number, text: string): BuiltText => ({
  file,
  start: start + offset,
  text,
});

function textsOf(file: string, code: string): readonly BuiltText[] {
  const texts: BuiltText[] = [];
  const visit = (node: ts.Node): void => {
    if (isShown(node)) {
      const start = node.getStart() + 1;
      const isHead = ts.isTemplateHead(node) || ts.isTemplateMiddle(node);
      texts.push({ file, start, text: code.slice(start, node.getEnd() - (isHead ? 2 : 1)) });
    }
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS));
  return texts;
}

/** What is only compared with, such as the name of a key, is shown to nobody. */
function isShown(node: ts.Node): boolean {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateHead(node) && !ts.isTemplateMiddleOrTemplateTail(node))
    return false;
  return !ts.isCaseClause(node.parent) && !(ts.isBinaryExpression(node.parent) && isComparison(node.parent));
}

function isComparison({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return [
    ts.SyntaxKind.EqualsEqualsToken,
    ts.SyntaxKind.EqualsEqualsEqualsToken,
    ts.SyntaxKind.ExclamationEqualsToken,
    ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ].includes(kind);
}
