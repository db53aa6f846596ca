// Values generated from a JSON schema: valid ones, ones at its limits, and partly hostile ones.
import type { JsonObject } from "../../api/openapi.ts";
import { HOSTILE_VALUES } from "./hostile-values.ts";
import type { Random } from "./random.ts";

export type Manner = "fitting" | "boundary" | "hostile";

interface Making {
  readonly random: Random;
  readonly schemas: JsonObject;
  /** Texts that the shop knows, such as ids. */
  readonly known: readonly string[];
  readonly manner: Manner;
}

const TEXTS = [
  "Beer helmet",
  "Party",
  "$19.99",
  "20%",
  "2026-12-24",
  "2027-01-01T10:00:00Z",
  "Etc/UTC",
  "en-US",
  "USD",
];
/** Exists in the shop that is fuzzed. */
export const FUZZED_CATEGORY = "Party";

const LINKS = ["https://shop.example/dp/1?tag=me-20", "https://images.example/hat.png"];

/** How often a value of a hostile body is replaced. */
const HOSTILE_SHARE = 0.15;

export function makeValue(schema: JsonObject, making: Making, name = ""): unknown {
  const { random, manner, schemas } = making;
  if (manner === "hostile" && random.chance(HOSTILE_SHARE)) return random.pick(HOSTILE_VALUES);
  if (typeof schema["$ref"] === "string") return makeValue(schemaAt(schema["$ref"], schemas), making, name);
  const choices = asList(schema["anyOf"] ?? schema["oneOf"]);
  if (choices.length > 0) return makeValue(random.pick(choices), making, name);
  if ("const" in schema) return schema["const"];
  if (Array.isArray(schema["enum"])) return random.pick(schema["enum"]) as unknown;
  return makeTyped(schema, making, name);
}

function makeTyped(schema: JsonObject, making: Making, name: string): unknown {
  const { random } = making;
  switch (schema["type"]) {
    case "object":
      return makeObject(schema, making);
    case "array":
      return makeList(schema, making, name);
    case "boolean":
      return random.chance(0.5);
    case "integer":
    case "number":
      return makeNumber(schema, making);
    case "null":
      return null;
    default:
      return makeText(schema, making, name);
  }
}

function makeObject(schema: JsonObject, making: Making): JsonObject {
  const required = new Set(Array.isArray(schema["required"]) ? (schema["required"] as string[]) : []);
  const fields = Object.entries((schema["properties"] ?? {}) as Record<string, JsonObject>);
  const isSent = (name: string): boolean =>
    required.has(name) ? making.manner !== "hostile" || !making.random.chance(0.05) : making.random.chance(0.6);
  return Object.fromEntries(
    fields.filter(([name]) => isSent(name)).map(([name, field]) => [name, makeValue(field, making, name)]),
  );
}

function makeList(schema: JsonObject, making: Making, name: string): unknown[] {
  const { random, manner } = making;
  const max = typeof schema["maxItems"] === "number" ? schema["maxItems"] : 3;
  const length = manner === "boundary" && random.chance(0.3) ? max + random.below(2) : random.below(4);
  // A long list of one element: what is tried is its length.
  const item = length > 4 ? makeValue(schema["items"] as JsonObject, making, name) : undefined;
  return Array.from({ length }, () => item ?? makeValue(schema["items"] as JsonObject, making, name));
}

function makeNumber(schema: JsonObject, { random, manner }: Making): number {
  const min = Number(schema["minimum"] ?? 0);
  const max = Number(schema["maximum"] ?? 100);
  return manner === "boundary" ? random.pick([min - 1, min, max, max + 1]) : min + random.below(max - min + 1);
}

function makeText(schema: JsonObject, making: Making, name: string): string {
  const { random, manner, known } = making;
  const max = Number(schema["maxLength"] ?? 200);
  if (manner === "boundary" && random.chance(0.4))
    return random.pick(["x", "é", "🍺"]).repeat(random.pick([0, 1, max, max + 1]));
  // Products need a category that exists.
  if (name === "category" && random.chance(0.8)) return FUZZED_CATEGORY;
  if (/link|image|href|picture/.test(name)) return random.pick(LINKS);
  return random.pick(random.chance(0.3) ? known : TEXTS);
}

const schemaAt = (reference: string, schemas: JsonObject): JsonObject =>
  schemas[reference.slice(reference.lastIndexOf("/") + 1)] as JsonObject;

const asList = (value: unknown): readonly JsonObject[] => (Array.isArray(value) ? (value as JsonObject[]) : []);
