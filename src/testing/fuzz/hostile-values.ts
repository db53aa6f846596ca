// Values that commonly break programs.

/** Placeholder for text that `JSON.stringify` can't write, such as a number beyond a double. */
const RAW = "\u0001raw:";
const RAW_TOKENS = ["1e400", "-1e400", "123456789012345678901234567890", "0.1e-400", "-0", "1E2"] as const;

const nest = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { content: value };
  return value;
};

const TEXTS: readonly string[] = [
  "",
  " ",
  "\0",
  "a\0b",
  "\u200b",
  "\u202e",
  "\ud800",
  "x\udc00y",
  "🍺".repeat(3),
  "e\u0301".repeat(50),
  "__proto__",
  "constructor",
  "toString",
  "' or 1=1 --",
  '" or "" NEAR(a b)',
  "%_\\%",
  "*",
  "</script><script>alert(1)</script>",
  "javascript:alert(1)",
  "//evil.example",
  "http://[",
  "https://a@b.example/",
  "2026-02-30",
  "9999-12-31T23:59:59Z",
  "-271821-04-20T00:00:00Z",
  "-1",
  "1e999",
  "NaN",
  "../../../etc/passwd",
  "\r\nSet-Cookie: a=b",
  "x".repeat(5_000),
  "-".repeat(20_000),
  "é".repeat(100_000),
  " ".repeat(300_000),
];

const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  {},
  [[]],
  { toString: 1 },
  { length: -1 },
  JSON.parse('{"__proto__": {"role": "owner"}, "constructor": {"prototype": {}}}') as unknown,
  Array.from({ length: 2_000 }, () => 1),
  Array.from({ length: 2_000 }, () => ({})),
  nest(40),
  nest(500),
  ...RAW_TOKENS.map((token) => RAW + token),
];

export const HOSTILE_TEXTS = TEXTS;
export const HOSTILE_VALUES: readonly unknown[] = [...TEXTS, ...VALUES];

/** JSON text of a value, with placeholders replaced by raw tokens. */
export const toHostileJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/"\\u0001raw:([^"]*)"/g, "$1");

/** Bodies that are invalid or barely valid JSON. */
export const HOSTILE_BODIES: readonly (string | Buffer)[] = [
  "",
  "{",
  '{"title":',
  "null",
  "[]",
  '"text"',
  "\ufeff{}",
  '{"title":"a","title":"b"}',
  '{"__proto__":{"title":"a"}}',
  "[".repeat(10_000) + "]".repeat(10_000),
  `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`,
  "[".repeat(200_000),
  `{"tags":[${"1,".repeat(200_000)}1]}`,
  `{"title":"${"x".repeat(900_000)}"}`,
  `{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":1`).join(",")}}`,
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.alloc(1_100_000, 0x20),
];

/** Parts of a URL that are not what `encodeURIComponent` writes. */
export const HOSTILE_URL_PARTS: readonly string[] = [
  "%",
  "%zz",
  "%00",
  "%ED%A0%80",
  "%C0%AE%C0%AE",
  "%FF",
  "%2e%2e",
  "%2F%2Fevil.example",
  "..;",
  "%5C",
  "a+b",
  "x".repeat(4_000),
  "%25".repeat(500),
];
