import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { writeBundledPackages } from "./scripts/release/bundled-packages.ts";

/**
 * What every public page needs comes in two files: many small ones compress badly, and each costs a request. Pages and
 * the layout stay files of their own, and so does what only the admin area or a toast needs. What searches, filters and
 * pages a list is a third file, of home and the categories.
 */
const SHARED_CHUNKS = [
  { name: "framework", test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
  {
    name: "storefront",
    test: /src[\\/]web[\\/](?:root\.tsx|entry\.client|pages[\\/]shell[\\/]public-layout|(?:ui|browser|document|shop-reader|pages[\\/](?:shell|product-grid))[\\/](?!.*(?:toast-panel|use-toast-offset|layout|field|use-now|server-clock|server-time|keep-focus)\.tsx?)(?!.*(?:listing|product-list|product-feed|load-more|search-lists|use-more|use-product)))/,
    priority: 2,
  },
  { name: "listing", test: /src[\\/]web[\\/]pages[\\/]product-grid[\\/]/, priority: 1 },
];

/** The library of the toasts writes its styles into the page; as a file (toast-panel.tsx) they pass the page's policy. */
const toastStylesInFile: Plugin = {
  name: "toast-styles-in-file",
  transform: {
    filter: { id: /node_modules[\\/]sonner[\\/]dist[\\/]index\.mjs/ },
    handler(code) {
      const [call, ...rest] = code.match(/^__insertCSS\(.*\);$/gm) ?? [];
      if (call === undefined || rest.length > 0) this.error("This version of sonner writes its styles in another way.");
      return { code: code.replace(call, ""), map: null };
    },
  },
};

/**
 * If a route's script doesn't load, React Router reloads the current page, so the visitor can never leave it. Instead, this
 * notifies our own code (open-lost-route.ts), which opens the requested URL.
 */
const lostRouteOpensItsDocument: Plugin = {
  name: "lost-route-opens-its-document",
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]dom[\\/]ssr[\\/]routeModules\.js$/ },
    handler(code) {
      const [before, after, ...rest] = code.split("window.location.reload();");
      if (before === undefined || after === undefined || rest.length > 0) {
        this.error("This version of React Router handles a lost route file in another way.");
      }
      return { code: `${before}window.dispatchEvent(new Event("lostroute"));${after}`, map: null };
    },
  },
};

/**
 * React Router preloads a route's scripts. Vite's own preload helper would be larger than the only module that uses it
 * (toast-host.tsx), which has no styles to wait for.
 */
const plainLazyImports: Plugin = {
  name: "plain-lazy-imports",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
};

/** Only the hash: content blockers match words in file names, such as "share-button". */
const NEUTRAL_NAMES = {
  hashCharacters: "hex",
  entryFileNames: "assets/[hash].js",
  chunkFileNames: "assets/[hash].js",
  assetFileNames: "assets/[hash][extname]",
} as const;

/**
 * The SSR build has the entries of our own processes, not React Router's: each module then exists once in the bundle,
 * and `node build/server/server.js` is the whole shop.
 */
export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    toastStylesInFile,
    lostRouteOpensItsDocument,
    plainLazyImports,
    writeBundledPackages(import.meta.dirname),
  ],
  // While developing, too: what is prepared beforehand is not put through the plugins.
  optimizeDeps: { exclude: ["sonner"] },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { resolveDependencies: () => [] } },
  environments: {
    client: {
      build: { rollupOptions: { output: { ...NEUTRAL_NAMES, codeSplitting: { groups: SHARED_CHUNKS } } } },
    },
    ssr: {
      // One file reads faster than five hundred: a built shop starts in half the time. pg finds its parts at run time.
      resolve: command === "build" ? { noExternal: true, external: ["pg"] } : {},
      build: {
        target: "node24",
        rollupOptions: {
          input: {
            server: "./src/server.ts",
            cli: "./src/cli/main.ts",
            worker: "./src/jobs/worker.ts",
            reader: "./src/storage/reading-thread/reading-program.ts",
          },
          output: {
            entryFileNames: "[name].js",
            chunkFileNames: "chunks/[name]-[hash].js",
            // The server names these files in its pages.
            hashCharacters: NEUTRAL_NAMES.hashCharacters,
            assetFileNames: NEUTRAL_NAMES.assetFileNames,
          },
        },
      },
    },
  },
}));
