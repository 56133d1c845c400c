import { found, type Entry } from './entry.ts';

/** What a group of the palette has, and whether more is to come. */
export interface Looked {
  readonly entries: readonly Entry[];
  readonly state: 'idle' | 'pending' | 'failed' | 'here';
  readonly again: () => void;
}

interface Search {
  readonly isAnswered: boolean;
  readonly isFailed: boolean;
  readonly again: () => void;
}

/** What a search for the text has found so far. */
export function looked(
  text: string,
  entries: readonly Entry[],
  { isAnswered, isFailed, again }: Search,
): Looked {
  if (text === '') return { entries: [], state: 'idle', again: () => undefined };
  // Of an earlier answer stays what fits the text of now.
  if (!isAnswered)
    return { entries: found(entries, text), state: 'pending', again: () => undefined };
  return isFailed ? { entries: [], state: 'failed', again } : { entries, state: 'here', again };
}
