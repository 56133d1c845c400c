import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { OptionQuote } from '@toolyard/core/options/chain';
import type { Position } from '@toolyard/core/options/contracts';
import {
  firstCell,
  nextCell,
  placesOf,
  type CellMove,
  type CellName,
  type ChainRow,
  type ChainSideName,
} from './chain-rows.ts';
import { ROW_HEIGHT } from './chain-scroll.ts';

const ARROWS: Readonly<Record<string, CellMove>> = {
  ArrowUp: { down: -1, right: 0 },
  ArrowDown: { down: 1, right: 0 },
  ArrowLeft: { down: 0, right: -1 },
  ArrowRight: { down: 0, right: 1 },
};
/** Rows that PageUp and PageDown pass where nothing has been laid out. */
const PAGE_ROWS = 8;

function moveOf({ key, ctrlKey }: KeyboardEvent, box: HTMLElement | null): CellMove | null {
  if (key === 'Home') return { to: ctrlKey ? 'firstRow' : 'rowStart' };
  if (key === 'End') return { to: ctrlKey ? 'lastRow' : 'rowEnd' };
  if (ctrlKey) return null;
  if (key !== 'PageUp' && key !== 'PageDown') return ARROWS[key] ?? null;
  const height = Math.min(box?.clientHeight ?? 0, window.innerHeight);
  const head = box?.querySelector('thead')?.clientHeight ?? 0;
  const rows = height > 0 ? Math.max(1, Math.floor((height - head) / ROW_HEIGHT) - 1) : PAGE_ROWS;
  return { pages: key === 'PageDown' ? 1 : -1, rows };
}

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

/** What B, S and O do with a quote. */
function letterAction(letter: string, quote: OptionQuote, { onTrade, onOpen }: Actions) {
  if (letter === 'b' && quote.ask) return () => onTrade(quote, 'long');
  if (letter === 's' && quote.bid) return () => onTrade(quote, 'short');
  return letter === 'o' && onOpen ? () => onOpen(quote) : undefined;
}

/**
 * Arrows, Home, End, PageUp and PageDown move the focus over the quotes, Home and End with Ctrl to the first and the last
 * strike; B buys, S sells and O opens the focused contract.
 */
export function useChainKeys(
  box: RefObject<HTMLDivElement | null>,
  rows: readonly ChainRow[],
  side: ChainSideName,
  below: number,
  { onTrade, onOpen }: Actions,
): ChainKeys {
  const [focused, setFocused] = useState<CellName | null>(null);
  const isMoving = useRef(false);
  const places = useMemo(() => placesOf(rows, side), [rows, side]);
  const place = focused === null ? -1 : (places.get(focused) ?? -1);
  const active = useMemo(
    () => (place >= 0 ? focused : firstCell(rows, below, side)),
    [place, focused, rows, below, side],
  );

  // The focused cell may be rendered only now.
  useLayoutEffect(() => {
    if (!isMoving.current || focused === null) return;
    isMoving.current = false;
    box.current?.querySelector<HTMLElement>(`[data-cell="${focused}"]`)?.focus();
  }, [box, focused]);

  const onKeyDown = useCallback(
    (event: KeyboardEvent, quote: OptionQuote) => {
      if (event.metaKey || event.altKey) return;
      // A held key trades once.
      if (!event.ctrlKey && !event.repeat) {
        const act = letterAction(event.key.toLowerCase(), quote, { onTrade, onOpen });
        if (act) {
          // The keys of the area must not act on it as well.
          event.preventDefault();
          return act();
        }
      }
      const move = moveOf(event, box.current);
      if (!move) return;
      event.preventDefault();
      const cell = (event.currentTarget as HTMLElement).dataset['cell'] as CellName;
      const next = nextCell(rows, side, { cell, row: places.get(cell) ?? 0 }, move);
      if (!next) return;
      isMoving.current = true;
      setFocused(next);
    },
    [box, onTrade, onOpen, places, rows, side],
  );
  return { active, activeRow: active === null ? -1 : (places.get(active) ?? -1), onKeyDown };
}
