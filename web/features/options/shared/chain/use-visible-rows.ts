import type { RefObject } from 'react';
import { observeElementRect, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { BOX_HEIGHT, PLAIN_ROWS, ROW_HEIGHT } from './chain-scroll.ts';

/** Rows are added and removed in steps, so that most frames of a scroll change nothing in the table. */
const STEP = 2;
/** Rows beyond those in view, on each side. */
const BEYOND = 2;

/** Those in view and a few more, rounded to whole steps. */
function rowsToRender({ startIndex, endIndex, count }: Range): number[] {
  const from = Math.max(0, Math.floor((startIndex - BEYOND) / STEP) * STEP);
  const to = Math.min(count, Math.ceil((endIndex + BEYOND) / STEP) * STEP);
  return Array.from({ length: to - from }, (_, i) => from + i);
}

/** Indices of the rendered rows, and how many rows are skipped before each of them and at the end. */
interface VisibleRows {
  /** False while all rows are rendered. */
  readonly isVirtual: boolean;
  readonly rows: readonly { readonly index: number; readonly skipped: number }[];
  readonly skippedAfter: number;
  /** Scrolls the box at once, so that the next paint shows what is there. */
  readonly scrollTo: (top: number) => void;
}

/** The rows of 40 px to render: all of a short chain; of a long one those in view and the focused row. */
export function useVisibleRows(
  box: RefObject<HTMLDivElement | null>,
  count: number,
  focused: number,
): VisibleRows {
  const isVirtual = count > PLAIN_ROWS;
  // No value of the virtualizer is memoised: each of its changes renders the table.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count,
    enabled: isVirtual,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    // The arrow keys go on from the row that has them, wherever the box has been scrolled to.
    rangeExtractor: (range) => {
      const seen = rowsToRender(range);
      const missing = focused >= 0 && focused < count && !seen.includes(focused);
      return missing ? [...seen, focused].sort((a, b) => a - b) : seen;
    },
    observeElementRect: (instance, changed) =>
      observeElementRect(instance, ({ width, height }) => {
        // The head covers the top of the box.
        const head = box.current?.querySelector('thead')?.clientHeight ?? 0;
        changed({ width, height: (height || BOX_HEIGHT) - head });
      }),
  });
  const indices = isVirtual
    ? virtualizer.getVirtualItems().map(({ index }) => index)
    : Array.from({ length: count }, (_, index) => index);
  return {
    isVirtual,
    rows: indices.map((index, i) => ({ index, skipped: index - ((indices[i - 1] ?? -1) + 1) })),
    skippedAfter: count - 1 - (indices.at(-1) ?? -1),
    scrollTo(top) {
      if (!box.current) return;
      box.current.scrollTop = top;
      if (!isVirtual) return;
      virtualizer.scrollOffset = box.current.scrollTop;
      virtualizer.measure();
    },
  };
}
