import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { QueryFailed, type Recipe } from '@toolyard/core/data';
import type { DataEngine } from '../../app/data-in-worker.ts';
import { resultOfRecipe, resultOfText, type ShownTable } from './shown-table.ts';

/** What the grid shows: the result of the recipe, again after each change of it, or that of a statement of one's own. */
export function useShownTable(engine: DataEngine, recipe: Recipe, source: ShownTable) {
  const [shown, setShown] = useState(source);
  const [fault, setFault] = useState<QueryFailed | null>(null);
  const [running, setRunning] = useState(false);
  const control = useRef<AbortController | null>(null);

  /**
   * @param text a statement; null for the recipe
   * @param before what the statement reads from "input"
   */
  async function run(text: string | null, before = recipe) {
    control.current?.abort();
    const mine = new AbortController();
    control.current = mine;
    setRunning(true);
    setFault(null);
    try {
      const { signal } = mine;
      setShown(
        await (text === null
          ? resultOfRecipe(engine, recipe, signal)
          : resultOfText(engine, text, before, signal)),
      );
    } catch (error) {
      if (mine.signal.aborted) return;
      if (!(error instanceof QueryFailed)) throw error;
      setFault(error);
    } finally {
      if (control.current === mine) setRunning(false);
    }
  }

  // Nobody waits for a query once the page is left.
  useEffect(() => () => control.current?.abort(), []);

  const runRecipe = useEffectEvent(() => void run(null));
  const { sources, steps } = recipe;
  const first = useRef(steps);
  useEffect(() => {
    // The table as it was read is shown already; charts change nothing of it.
    if (first.current !== steps || steps.length > 0) runRecipe();
  }, [sources, steps]);

  return {
    shown,
    fault,
    running,
    run,
    cancel: () => {
      control.current?.abort();
      setRunning(false);
    },
  };
}
