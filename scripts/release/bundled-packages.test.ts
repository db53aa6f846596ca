import { expect, test } from "vitest";
import { packageOf } from "./bundled-packages.ts";

test.each([
  ["/home/me/shop/node_modules/react/index.js", "node_modules/react"],
  ["/home/me/shop/node_modules/@tiptap/pm/dist/state/index.js?v=1", "node_modules/@tiptap/pm"],
  ["\0/home/me/shop/node_modules/react-dom/server.js?commonjs-es-import", "node_modules/react-dom"],
  ["/home/me/shop/node_modules/a/node_modules/@b/c/x.css", "node_modules/a/node_modules/@b/c"],
  ["C:\\shop\\node_modules\\zod\\index.js", "node_modules/zod"],
])("%j belongs to %s", (moduleId, folder) => {
  expect(packageOf(moduleId)).toBe(folder);
});

test("modules of the project belong to no package", () => {
  expect(packageOf("/home/me/shop/src/server.ts")).toBeUndefined();
  expect(packageOf("\0virtual:react-router/server-build")).toBeUndefined();
});
