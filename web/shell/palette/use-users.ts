import { useEffect, useState } from 'react';
import { useDebounced } from '../../ui/use-debounced.ts';
import type { Entry } from './entry.ts';
import { useExtraEntries } from './extra-entries.ts';
import type { Looked } from './looked.ts';

const PAUSE = 250;

interface Answer {
  readonly query: string;
  /** Null where the search failed. */
  readonly entries: readonly Entry[] | null;
}

/** The users that the console finds for a text, once the typing rests; none outside the console. */
export function useUsers(typed: string): Looked {
  const { findUsers } = useExtraEntries();
  const text = typed.trim();
  const query = useDebounced(text, PAUSE);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!findUsers || query === '') return;
    let isCurrent = true;
    const answered = (entries: Answer['entries']) => isCurrent && setAnswer({ query, entries });
    findUsers(query).then(answered, () => answered(null));
    return () => {
      isCurrent = false;
    };
  }, [findUsers, query, attempt]);
  const again = () => {
    setAnswer(null);
    setAttempt(attempt + 1);
  };
  if (!findUsers || text === '') return { entries: [], state: 'idle', again };
  if (answer?.query !== text) return { entries: [], state: 'pending', again };
  return { entries: answer.entries ?? [], state: answer.entries ? 'here' : 'failed', again };
}
