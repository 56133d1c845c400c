import type { OutputFile } from '../../renderer.ts';

/** Stands where a whole program would, if there are no rows that it could be about. */
export const NOTHING_READ: readonly OutputFile[] = [
  {
    path: 'README.md',
    text: 'Nothing was read that has rows with a key: an object, a table or a CSV header is needed.\n',
  },
];
