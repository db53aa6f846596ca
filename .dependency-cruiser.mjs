// Who may import whom: rings outside, slices inside (docs/architecture.md). An arrow that is not listed is forbidden.
// Each ring has one rule, which forbids everything but what its `pathNot` lists.
import { readFileSync } from "node:fs";

/** Packages that are part of the built program: an installation without devDependencies does without them. */
const BUNDLED =
  "@(?:dnd-kit|fastify|hookform|tiptap)/[^/]+|@react-router/node|fastify|isbot|kysely|lru-cache|lucide-react|pino|radix-ui|" +
  "react|react-dom|react-hook-form|react-router|sonner|zod";

const TESTS = "\\.test\\.tsx?$|^src/testing/";

/** Core files that hold no schema: rules and types, which weigh little in a browser. */
const CORE_WITHOUT_SCHEMAS = "^src/core/(?!.*-schema\\.ts$)";

/** The folders whose pages routes.ts names; the others beside them are shared by pages. */
const PAGE_FOLDERS = Array.from(
  readFileSync("src/web/routes.ts", "utf8").matchAll(/"((?:pages|admin)\/[^/"]+)\/[^"]+-page\.tsx"/g),
  ([, folder]) => `^src/web/${folder}/`,
);

/**
 * @param {string} name
 * @param {{ from: string, fromNot?: string, may: readonly string[], comment: string }} rule
 */
function ring(name, { from, fromNot, may, comment }) {
  return {
    name,
    comment,
    severity: "error",
    from: { path: from, pathNot: fromNot === undefined ? TESTS : `${TESTS}|${fromNot}` },
    to: { pathNot: may.join("|") },
  };
}

/** Names of npm packages as paths. */
const packages = (...names) => `^node_modules/(?:@types/)?(?:${names.join("|")})/`;
/** Node's own modules; they are paths without a folder. */
const NODE =
  "^(?:node:)?(?:assert|async_hooks|buffer|child_process|cluster|crypto|events|fs|https?|module|net|os|path|perf_hooks|process|querystring|sqlite|stream|timers|tls|url|util|v8|worker_threads|zlib|dns|tty|readline)(?:/|$)";

const rings = [
  ring("core-stands-alone", {
    from: "^src/core/",
    may: ["^src/core/", packages("zod")],
    comment: "What the shop is must not know how it is kept, sent or shown: the core imports itself and zod, no I/O.",
  }),
  ring("storage-keeps", {
    from: "^src/storage/",
    fromNot: "^src/storage/migrations/\\d",
    may: ["^src/storage/", "^src/core/", packages("kysely", "pg"), NODE],
    comment: "Storage turns rows into entities: it knows the core and its drivers, not HTTP, pages or jobs.",
  }),
  ring("migrations-stand-still", {
    from: "^src/storage/migrations/\\d",
    may: [packages("kysely")],
    comment: "A migration must do in five years what it does today: it imports kysely and nothing that can change.",
  }),
  ring("platform-is-the-machine", {
    from: "^src/platform/",
    may: ["^src/platform/", "^src/core/", packages("zod", "pino"), NODE],
    comment: "Platform adapts the machine and the network to the core's ports; it knows no slice of the outside.",
  }),
  ring("wire-is-shapes", {
    from: "^src/wire/",
    may: ["^src/wire/", "^src/core/", packages("zod")],
    comment: "The JSON of the API is shared by server and browser, so it may carry neither of them along.",
  }),
  ring("api-speaks-http", {
    from: "^src/api/",
    may: ["^src/api/", "^src/core/", "^src/wire/", "^src/app\\.ts$", packages("fastify", "zod"), NODE],
    comment: "A route parses, calls one verb of App and presents; storage and pages are none of its business.",
  }),
  ring("browser-is-the-visitors-machine", {
    from: "^src/web/browser/",
    may: ["^src/web/browser/", packages("react")],
    comment: "What stands between the pages and the browser (storage, clock, connection) knows nothing of the shop.",
  }),
  ring("ui-knows-no-page", {
    from: "^src/web/ui/",
    may: [
      "^src/web/ui/",
      "^src/web/browser/",
      CORE_WITHOUT_SCHEMAS,
      // As a file of its own (toast-panel.tsx).
      "^sonner/dist/styles\\.css",
      packages("react", "react-dom", "react-router", "lucide-react", "radix-ui", "sonner"),
    ],
    comment: "Parts of the look know no page and fetch nothing, so that every page can use them.",
  }),
  ring("shop-reader-reads", {
    from: "^src/web/shop-reader/",
    may: [
      "^src/web/shop-reader/",
      "^src/web/browser/",
      CORE_WITHOUT_SCHEMAS,
      "^src/wire/[^/]+-json\\.ts$",
      "^src/app\\.ts$",
      packages("react", "react-router"),
    ],
    comment: "Pages read through this port: the core in process on the server, /api in the browser.",
  }),
  ring("pages-stay-light", {
    from: "^src/web/pages/",
    may: [
      "^src/web/pages/",
      "^src/web/browser/",
      "^src/web/ui/",
      "^src/web/shop-reader/",
      "^src/web/document/",
      "^src/web/styles/",
      CORE_WITHOUT_SCHEMAS,
      "^src/wire/[^/]+-json\\.ts$",
      "^src/web/root\\.tsx$",
      "\\+types/",
      packages("react", "react-dom", "react-router", "lucide-react", "sonner"),
    ],
    comment:
      "A public page draws on the look, the reader and the core's light files; schemas and forms weigh too much.",
  }),
  ring("admin-is-a-page-with-forms", {
    from: "^src/web/admin/",
    may: [
      "^src/web/admin/",
      // The preview shows a product with the very component that shoppers get.
      "^src/web/pages/product-details/product-details\\.tsx$",
      "^src/web/browser/",
      "^src/web/ui/",
      "^src/web/shop-reader/",
      "^src/web/document/",
      "^src/web/styles/",
      "^src/core/",
      "^src/wire/",
      "^src/web/root\\.tsx$",
      "\\+types/",
      packages(
        "react",
        "react-dom",
        "react-router",
        "react-hook-form",
        "@hookform/resolvers",
        "zod",
        "lucide-react",
        "radix-ui",
        "sonner",
        "@tiptap/[^/]+",
        "@dnd-kit/[^/]+",
      ),
    ],
    comment: "Admin screens use the same parts as public pages, and the schemas for their forms.",
  }),
  ring("document-is-a-frame", {
    from: "^src/web/document/",
    may: [
      "^src/web/document/",
      CORE_WITHOUT_SCHEMAS,
      "^src/wire/[^/]+-json\\.ts$",
      packages("react", "react-dom", "react-router"),
      NODE,
    ],
    comment: "The frame of every page (policy, nonces, theme) knows nothing of what is shown in it.",
  }),
  ring("jobs-call-the-app", {
    from: "^src/jobs/",
    fromNot: "^src/jobs/worker\\.ts$",
    may: ["^src/jobs/", "^src/core/", "^src/app\\.ts$", NODE],
    comment: "A job is work that nobody waits for: it calls verbs of App like every other edge.",
  }),
  ring("cli-calls-the-app", {
    from: "^src/cli/",
    may: [
      "^src/cli/",
      "^src/core/",
      "^src/app\\.ts$",
      "^src/storage/",
      "^src/platform/",
      "^src/jobs/",
      packages("zod"),
      NODE,
    ],
    comment: "Commands call verbs of App, and storage where the database itself is meant (backup, restore, migrate).",
  }),
  ring("app-joins", {
    from: "^src/app\\.ts$",
    may: ["^src/core/", "^src/storage/", "^src/platform/"],
    comment: "app.ts joins the core with what it is given; it makes no database and opens no port.",
  }),
];

/** What the rings cannot say: types only, roads through other modules, and tests. */
const particulars = [
  {
    name: "no-cycles",
    comment: "Modules in a circle cannot be read, tested or moved alone; a circle of types is one too.",
    severity: "error",
    from: {},
    to: { circular: true },
  },
  {
    name: "edges-see-the-type-app",
    comment: "The edges are given their App by whoever starts them, so that tests can give them another.",
    severity: "error",
    from: { path: "^src/(?:api|jobs|web)/", pathNot: TESTS },
    to: { path: "^src/app\\.ts$", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "root-is-seen-as-a-type",
    comment:
      "Pages name the root's loader to type its data; importing the root itself would turn the tree upside down.",
    severity: "error",
    from: { path: "^src/web/(?:pages|admin)/" },
    to: { path: "^src/web/root\\.tsx$", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "app-sees-types-of-the-outside",
    comment: "app.ts is joined with stores and platform by its caller, so it knows their types alone.",
    severity: "error",
    from: { path: "^src/app\\.ts$" },
    to: { path: "^src/(?:storage|platform)/", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "public-pages-reach-no-zod",
    comment: "zod and form code would cost every visitor tens of kilobytes; only the admin's bundles carry them.",
    severity: "error",
    from: { path: "^src/web/(?:pages|ui|shop-reader)/|^src/web/(?:root|entry\\.client)\\.tsx$", pathNot: TESTS },
    to: { path: packages("zod", "react-hook-form", "@hookform/resolvers"), reachable: true },
  },
  {
    name: "public-pages-reach-no-admin",
    comment: "The admin is in bundles of its own; a stolen token is worth less where no public page carries its code.",
    severity: "error",
    from: { path: "^src/web/(?:pages|ui|shop-reader)/|^src/web/(?:root|entry\\.client)\\.tsx$", pathNot: TESTS },
    to: { path: "^src/web/admin/", reachable: true },
  },
  {
    name: "a-page-imports-no-page",
    comment: "What two pages share moves up into a folder without a page; a page that imports a page loads both.",
    severity: "error",
    from: { path: "^src/web/(?:pages|admin)/([^/]+)/", pathNot: TESTS },
    to: { path: PAGE_FOLDERS.join("|"), pathNot: "^src/web/(?:pages|admin)/$1/|\\+types/" },
  },
  {
    name: "only-the-start-joins-everything",
    comment: "http.ts and server.ts may import all; if others imported them, everything would hang on everything.",
    severity: "error",
    from: { path: "^src/", pathNot: `${TESTS}|^src/(?:http|server)\\.ts$|^src/http/` },
    to: { path: "^src/(?:http|server)\\.ts$|^src/http/" },
  },
  {
    name: "tests-alone-import-testing",
    comment: "Builders and the test shop are no part of the product.",
    severity: "error",
    from: { path: "^src/", pathNot: TESTS },
    to: { path: "^src/testing/" },
  },
  {
    name: "nobody-imports-a-test",
    comment: "What two tests share stands in src/testing.",
    severity: "error",
    from: {},
    to: { path: "\\.test\\.tsx?$" },
  },
  {
    name: "no-undeclared-packages",
    comment: "A package that package.json does not name is there by accident and goes without notice.",
    severity: "error",
    from: { path: "^src/", pathNot: TESTS },
    to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
  },
  {
    name: "no-development-packages-in-the-product",
    comment:
      "The product imports what is installed with it (a dependency) or what the build bundles (BUNDLED, a devDependency), and no tool.",
    severity: "error",
    from: { path: "^src/", pathNot: `${TESTS}|^src/web/(?:routes|root|entry\\.\\w+)\\.tsx?$` },
    to: {
      dependencyTypes: ["npm-dev"],
      dependencyTypesNot: ["type-only"],
      pathNot: `node_modules/(?:${BUNDLED})/`,
    },
  },
  {
    name: "nothing-unresolvable",
    comment: "An import that leads nowhere breaks the build or hides behind a mock.",
    severity: "error",
    from: { path: "^src/" },
    to: { couldNotResolve: true, pathNot: "^virtual:|\\+types/|\\?" },
  },
];

export default {
  forbidden: [...rings, ...particulars],
  options: {
    doNotFollow: { path: "^node_modules/" },
    exclude: { path: "^build/" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
    parser: "tsc",
  },
};
