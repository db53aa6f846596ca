import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/**
 * The SSR build has the entries of our own processes, not React Router's: each module then exists once in the bundle,
 * and `node build/server/server.js` is the whole shop.
 */
export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    ssr: {
      build: {
        target: "node24",
        rollupOptions: {
          input: { server: "./src/server.ts", cli: "./src/cli/main.ts" },
          output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
        },
      },
    },
  },
});
