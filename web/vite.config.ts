import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compiledCatalogues } from './compiled-catalogues.ts';
import { COMPILED_FOLDERS } from './compiled-folders.ts';
import { libpgQueryProgram } from './libpg-query-program.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    compiledCatalogues(),
    react({ compiler: { sources: COMPILED_FOLDERS } }),
    tailwindcss(),
  ],
  resolve: {
    conditions: ['@toolyard/source', ...defaultClientConditions],
    // The package's exports hide what a browser gets of it.
    alias: {
      '@duckdb/duckdb-wasm/blocking': fileURLToPath(
        new URL(
          '../node_modules/@duckdb/duckdb-wasm/dist/duckdb-browser-blocking.mjs',
          import.meta.url,
        ),
      ),
    },
  },
  worker: { format: 'es', plugins: () => [libpgQueryProgram()] },
  // In development its program is found beside its script.
  optimizeDeps: { exclude: ['libpg-query'] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Read and deleted by finish-build.mjs.
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Pages name dozens of chunks each, so their names are short.
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // What pages share has none: the site lists hundreds of such files.
        chunkFileNames: ({ isDynamicEntry }) =>
          isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:8].js',
        codeSplitting: {
          groups: [
            // Every page loads these two files first. Libraries change rarely, the product often.
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 1 },
            { name: 'site', tags: ['$initial'] },
            // Small parts that all pages of articles share: one file instead of eight.
            {
              name: 'articles',
              test: /core\/content\/(article-path|product-space|article-type|space\.)|ui\/article-body|api\/generated-content|content\/shared\/(content-paths|language-names)/,
            },
            // Tiny parts that are mostly fetched together.
            { name: 'failures', test: /web\/api\/error-(code|message)/ },
            { name: 'payoff-geometry', test: /charts\/(straight-scale|payoff-geometry)/ },
            // The icons of a menu: one file instead of twelve.
            { name: 'page-icons', test: /web\/app\/page-icons/ },
            // Icons that many pages use: one file instead of dozens, each with a name in every list of files.
            { name: 'icons', test: /lucide-react/, minShareCount: 11 },
          ],
        },
      },
    },
  },
});
