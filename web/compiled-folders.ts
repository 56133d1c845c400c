/**
 * Folders whose components React Compiler memoises: they render at every tick and every move of a pointer. Forms are
 * left out, since React Hook Form changes its state in place, and so are pages that render seldom.
 */
export const COMPILED_FOLDERS = [
  ...['builder', 'market', 'option', 'position', 'stock', 'watchlist', 'wizard'].map(
    (screen) => `/web/features/options/screens/${screen}/`,
  ),
  '/web/features/options/shared/chain/',
  '/web/features/options/shared/payoff/',
];
