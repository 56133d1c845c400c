/** What is shown of open files, in a file of its own. It is fetched beside the engine. */
export const loadOpenFiles = () => import('./open-files.tsx');
