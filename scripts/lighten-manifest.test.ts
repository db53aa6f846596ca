import { expect, test } from "vitest";
import { withoutAdminImports } from "./lighten-manifest.ts";

const manifest = {
  entry: { module: "/assets/entry.js", imports: ["/assets/a.js"] },
  routes: {
    root: { id: "root", module: "/assets/root.js", imports: ["/assets/a.js"] },
    "pages/home/home-page": { id: "pages/home/home-page", module: "/assets/home.js", imports: ["/assets/a.js"] },
    "admin/login/login-page": { id: "admin/login/login-page", module: "/assets/login.js", imports: ["/assets/b.js"] },
  },
  version: "1",
};

test("only the imports of admin pages go", () => {
  const script = withoutAdminImports(`window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  const lightened: unknown = JSON.parse(script.replace("window.__reactRouterManifest=", "").replace(/;$/, ""));
  const { routes } = manifest;
  expect(lightened).toEqual({
    ...manifest,
    routes: { ...routes, "admin/login/login-page": { ...routes["admin/login/login-page"], imports: [] } },
  });
});

test("a manifest of another form is refused", () => {
  expect(() => withoutAdminImports("export default {}")).toThrow("another form");
});
