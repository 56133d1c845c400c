import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultServerConditions, defineConfig } from 'vite';
import { compiledCatalogues } from './compiled-catalogues.ts';

const conditions = ['@toolyard/source', ...defaultServerConditions];

/** The program that prerenders pages; it lies where nobody serves or commits it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Programs for Node leave this to the process that runs them; this one renders what production shows.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  plugins: [compiledCatalogues(), react()],
  resolve: { conditions },
  ssr: { noExternal: true, resolve: { conditions } },
  build: { ssr: 'prerender.tsx', outDir: 'node_modules/.prerender', emptyOutDir: true },
});
