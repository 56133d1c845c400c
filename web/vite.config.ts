import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compiledCatalogues } from './compiled-catalogues.ts';

/** What every page needs and few releases change: one file that browsers keep. */
const FRAMEWORK =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|redux-thunk|reselect|immer|use-sync-external-store|@reduxjs[\\/]toolkit|@lingui[\\/]\w+)[\\/]/;

/** What entry and areas share: one file instead of a dozen small ones. */
const FRAME =
  /web[\\/](api[\\/](?!generated(-admin)?\.)|app|i18n[\\/](texts|use-text)|ui[\\/]button|shell[\\/]menu-entries)|clsx/;

/** What the forms of accounts need, beside the one rule that the frame does. */
const ACCOUNT_RULES = /core[\\/]accounts[\\/](?!session-life|user-role|index)/;

/** What every page of the options area needs to name and count legs. */
const LEGS = /core[\\/](market[\\/]new-york-time|options[\\/]analysis[\\/]cost)\.ts/;

/** What profits and names of strategies come from: whichever page opens a sum, one file for all that analyse. */
const ANALYSIS = /core[\\/]options[\\/](analysis[\\/]profit-curve|templates[\\/]recognise)\.ts/;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [compiledCatalogues(), react(), tailwindcss()],
  resolve: { conditions: ['@toolyard/source', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first file names all later ones: each character of theirs is paid for by every visitor.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            { name: 'framework', test: FRAMEWORK },
            { name: 'account-rules', test: ACCOUNT_RULES, priority: 1 },
            { name: 'frame', test: FRAME },
            { name: 'legs', test: LEGS },
            { name: 'analysis', test: ANALYSIS },
          ],
        },
      },
    },
  },
});
