import type { RefObject } from 'react';
import { observeElementRect, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { BOX_HEIGHT, PLAIN_ROWS, ROW_HEIGHT } from './chain-scroll.ts';

/** Rows come and go by so many at once, so that most frames of a scroll change nothing in the table. */
const STEP = 3;

/** Whole steps: those in view, and one more on each side. */
function stepsInView({ startIndex, endIndex, count }: Range): number[] {
  const from = Math.max(0, Math.floor(startIndex / STEP) - 1) * STEP;
  const to = Math.min(count, (Math.floor(endIndex / STEP) + 2) * STEP);
  return Array.from({ length: to - from }, (_, i) => from + i);
}

/** Rows to draw, by index, and how many are left out before each of them and at the end. */
export interface DrawnRows {
  /** False where all rows are drawn. */
  readonly some: boolean;
  readonly rows: readonly { readonly index: number; readonly skipped: number }[];
  readonly skippedAfter: number;
  /** Scrolls the box at once, so that the next paint shows what is there. */
  readonly scrollTo: (top: number) => void;
}

/** Which of so many rows of 40 px are drawn: all of few, of many those in view and the one that `kept` names. */
export function useDrawnRows(
  box: RefObject<HTMLDivElement | null>,
  count: number,
  kept: number,
): DrawnRows {
  const some = count > PLAIN_ROWS;
  // Nothing here is kept between renders: each change of the virtualizer draws the table anew.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count,
    enabled: some,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    // The arrow keys go on from the row that has them, wherever the box has been scrolled to.
    rangeExtractor: (range) => {
      const seen = stepsInView(range);
      const missing = kept >= 0 && kept < count && !seen.includes(kept);
      return missing ? [...seen, kept].sort((a, b) => a - b) : seen;
    },
    observeElementRect: (instance, changed) =>
      observeElementRect(instance, ({ width, height }) =>
        changed({ width, height: height || BOX_HEIGHT }),
      ),
  });
  const drawn = some
    ? virtualizer.getVirtualItems().map(({ index }) => index)
    : Array.from({ length: count }, (_, index) => index);
  return {
    some,
    rows: drawn.map((index, i) => ({ index, skipped: index - ((drawn[i - 1] ?? -1) + 1) })),
    skippedAfter: count - 1 - (drawn.at(-1) ?? -1),
    scrollTo(top) {
      if (!box.current) return;
      box.current.scrollTop = top;
      if (!some) return;
      virtualizer.scrollOffset = box.current.scrollTop;
      virtualizer.measure();
    },
  };
}
