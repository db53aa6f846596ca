// A readable page about the API: plain HTML from the OpenAPI document, without a script.
import { createHash } from "node:crypto";
import type { OpenApiDocument, Operation } from "./openapi.ts";

const STYLE = `
:root { color-scheme: light dark; --line: #8884; --soft: #8881; --accent: light-dark(#9d174d, #f9a8d4); }
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; background: light-dark(#fff, #14111a); color: light-dark(#1c1720, #f3eef7); }
a { color: var(--accent); }
h2 { margin-top: 3rem; border-bottom: 1px solid var(--line); }
h3 { margin: 2rem 0 0; font-size: 1rem; overflow-wrap: anywhere; }
code, pre { font: 0.9rem/1.5 ui-monospace, monospace; }
pre { overflow-x: auto; background: var(--soft); padding: 0.75rem; border-radius: 0.5rem; }
.method { display: inline-block; min-width: 4.5rem; font-weight: 700; color: var(--accent); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0; border-bottom: 1px solid var(--line); }
`;

const styleHash = createHash("sha256").update(STYLE).digest("base64");

export const DOCS_HEADERS = {
  "content-security-policy": `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

export function renderDocs(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const sections = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? "");
  const body = [...sections].map(([tag, entries]) => `<h2>${escape(tag)}</h2>${entries.map(renderOperation).join("")}`);
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) =>
      `<h3 id="${escape(name)}"><code>${escape(name)}</code></h3><pre tabindex="0">${escape(JSON.stringify(schema, null, 2))}</pre>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(document.info.title)} API</title><style>${STYLE}</style></head><body><main><h1>${escape(document.info.title)} API</h1><p>${escape(document.info.description)}</p><p>All addresses stand under <code>/api</code>. For programs: <a href="/api/openapi.json">openapi.json</a>.</p>${body.join("")}<h2>Schemas</h2>${schemas.join("")}</main></body></html>`;
}

interface Entry {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

function renderOperation({ path, method, operation }: Entry): string {
  const parameters = operation.parameters.map((parameter) => [
    `<code>${escape(parameter.name)}</code>`,
    escape(`${parameter.in}, ${JSON.stringify(parameter.schema)}`),
    escape(parameter.description ?? ""),
  ]);
  const responses = Object.entries(operation.responses).map(([status, response]) => [
    `<code>${escape(status)}</code>`,
    escape(response.description),
    linkSchemas(response),
  ]);
  return `<section><h3><span class="method">${method}</span> <code>${escape(path)}</code></h3><p>${escape(operation.description)}${operation.security.length === 0 ? "" : ` <em>${needsToken(operation)}</em>`}</p>${"requestBody" in operation ? `<p>Body: ${linkSchemas(operation["requestBody"])}</p>` : ""}${table("Parameters", parameters)}${table("Answers", responses)}</section>`;
}

const needsToken = ({ security }: Operation): string =>
  security.length === 1 ? "Needs a bearer token." : "Returns more with a bearer token.";

function table(caption: string, rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
  return `<div class="scroll" tabindex="0" role="group" aria-label="${caption}"><table><tbody>${cells.join("")}</tbody></table></div>`;
}

/** Links to every schema that some part of the document names. */
function linkSchemas(part: unknown): string {
  const names = JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g);
  return [...new Set([...names].map(([, name = ""]) => name))]
    .map((name) => `<a href="#${name}">${name}</a>`)
    .join(", ");
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
