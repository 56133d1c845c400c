/**
 * Folders whose components React Compiler memoises: they render at every tick and every move of a pointer. Forms are
 * left out, since React Hook Form changes its state in place.
 */
export const COMPILED_FOLDERS = ['/web/features/options/', '/web/charts/'];
