import { useState } from 'react';

/** The pages of a list up to the one that is shown; each begins at a cursor, the first at none. */
export interface Cursors {
  readonly cursor: string | undefined;
  readonly isFirst: boolean;
  /** Of the page, from 1. */
  readonly page: number;
  readonly next: (cursor: string) => void;
  readonly back: () => void;
  readonly toFirst: () => void;
}

export function useCursors(): Cursors {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  return {
    cursor: cursors.at(-1),
    isFirst: cursors.length === 0,
    page: cursors.length + 1,
    next: (cursor) => setCursors([...cursors, cursor]),
    back: () => setCursors(cursors.slice(0, -1)),
    toFirst: () => setCursors([]),
  };
}
