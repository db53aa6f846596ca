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
    test: /src[\\/]web[\\/](?:ui|document|shop-reader|pages[\\/](?:shell|product-grid))[\\/](?!.*(?:toast-panel|layout|field)\.tsx)(?!.*(?:listing|product-list|product-feed|load-more|search-lists|use-more|use-product))/,
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
 * The SSR build has the entries of our own processes, not React Router's: each module then exists once in the bundle,
 * and `node build/server/server.js` is the whole shop.
 */
export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), toastStylesInFile, writeBundledPackages(import.meta.dirname)],
  // While developing, too: what is prepared beforehand is not put through the plugins.
  optimizeDeps: { exclude: ["sonner"] },
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { rollupOptions: { output: { codeSplitting: { groups: SHARED_CHUNKS } } } },
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
          output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
        },
      },
    },
  },
}));
