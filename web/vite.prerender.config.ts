import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultServerConditions, defineConfig } from 'vite';

const conditions = ['@toolyard/source', ...defaultServerConditions];

/** The program that draws pages at build; it lies where nobody serves or commits it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Programs for Node leave this to the process that runs them; ours draws what production shows.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  plugins: [react()],
  resolve: { conditions },
  ssr: { noExternal: true, resolve: { conditions } },
  build: { ssr: 'prerender.tsx', outDir: 'node_modules/.prerender', emptyOutDir: true },
});
