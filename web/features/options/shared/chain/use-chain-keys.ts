import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { OptionQuote, StrikeWindow } from '@toolyard/core/options/chain';
import type { Position } from '@toolyard/core/options/contracts';
import {
  firstCell,
  nextCell,
  placesOf,
  type CellName,
  type ChainRow,
  type ChainSideName,
} from './chain-rows.ts';

const STEPS = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
} as const;

interface ChainKeys {
  /** The one cell that Tab reaches. */
  readonly active: CellName | null;
  /** Its row among all, −1 without one. */
  readonly activeRow: number;
  readonly onKeyDown: (event: KeyboardEvent, quote: OptionQuote) => void;
}

interface Actions {
  readonly onTrade: (quote: OptionQuote, position: Position) => void;
  readonly onOpen: ((quote: OptionQuote) => void) | undefined;
}

/** Arrows move the focus over the quotes; B buys, S sells and O opens the focused contract. */
export function useChainKeys(
  box: RefObject<HTMLDivElement | null>,
  rows: readonly ChainRow[],
  side: ChainSideName,
  { from, to }: StrikeWindow,
  below: number,
  { onTrade, onOpen }: Actions,
): ChainKeys {
  const [focused, setFocused] = useState<CellName | null>(null);
  const isMoving = useRef(false);
  const places = useMemo(() => placesOf(rows, side), [rows, side]);
  const shown = useMemo(() => rows.slice(from, to), [rows, from, to]);
  const place = focused === null ? -1 : (places.get(focused) ?? -1);
  const active = useMemo(
    () => (place >= from && place < to ? focused : firstCell(shown, below - from, side)),
    [place, from, to, focused, shown, below, side],
  );

  // The focused cell may be rendered only now.
  useLayoutEffect(() => {
    if (!isMoving.current || focused === null) return;
    isMoving.current = false;
    box.current?.querySelector<HTMLElement>(`[data-cell="${focused}"]`)?.focus();
  }, [box, focused]);

  const onKeyDown = useCallback(
    (event: KeyboardEvent, quote: OptionQuote) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const letter = event.key.toLowerCase();
      if (letter === 'b' && quote.ask) return onTrade(quote, 'long');
      if (letter === 's' && quote.bid) return onTrade(quote, 'short');
      if (letter === 'o') return onOpen?.(quote);
      const step = STEPS[event.key as keyof typeof STEPS];
      if (!step) return;
      event.preventDefault();
      const cell = (event.currentTarget as HTMLElement).dataset['cell'] as CellName;
      const next = nextCell(shown, side, { cell, row: (places.get(cell) ?? from) - from }, step);
      if (!next) return;
      isMoving.current = true;
      setFocused(next);
    },
    [onTrade, onOpen, places, shown, from, side],
  );
  return { active, activeRow: active === null ? -1 : (places.get(active) ?? -1), onKeyDown };
}
