/** The editor of SQL and of formulas. It is fetched beside the engine. */
export const loadEditor = () => import('./code-editor.tsx');
