import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** The zone of a scroll position that loads more strikes in the near view. */
type ScrollZone = 'lower' | 'higher' | null;

const LOWER_ZONE = 50;
const HIGHER_ZONE = 100;

/** Rows are 40 px: with lower ones both zones overlap and loads run away. */
export const ROW_HEIGHT = 40;

/** Lower strikes load within 50 px of the top, higher ones within 100 px of the bottom. Pixels. */
export function scrollZone(top: number, viewport: number, content: number): ScrollZone {
  if (top <= LOWER_ZONE) return 'lower';
  return content - viewport - top <= HIGHER_ZONE ? 'higher' : null;
}

const SPOT_ROW = 24;
/** Height of the strip over the end of a window that names the legs outside. */
const STRIP = 28;

/**
 * First and last of `count` rows that a window shows at a scroll position, each by more than half; the line of the spot
 * stands before row `below`. `height` is that of the window without its head, pixels. Without a height all rows count.
 */
export function rowsInView(
  top: number,
  height: number,
  count: number,
  below: number,
): readonly [first: number, last: number] {
  if (height <= 0) return [0, count - 1];
  const middle = (row: number): number =>
    row * ROW_HEIGHT + ROW_HEIGHT / 2 + (row >= below ? SPOT_ROW : 0);
  const rows = Array.from({ length: count }, (_, row) => row).filter(
    (row) => middle(row) > top && middle(row) < top + height - STRIP,
  );
  return [rows[0] ?? 0, rows.at(-1) ?? count - 1];
}

/** Maximum number of rows without virtualisation. */
export const PLAIN_ROWS = 150;
/** 24 rem: what the box shows before it has been laid out. */
export const BOX_HEIGHT = 384;

/**
 * Keeps the box where the reader looks: the price in the middle of a new window, the row under the pointer in its
 * place when lower strikes come above it.
 */
export function useSteadyScroll(
  box: RefObject<HTMLDivElement | null>,
  /** Another key is another window. */
  key: string,
  /** Strikes of the chain before the first shown one. */
  from: number,
  /** How many of the shown strikes lie below the price. */
  below: number,
  scrollTo: (top: number) => void,
): void {
  const before = useRef({ key: '', from: 0 });
  // Growing upwards must not move the box otherwise.
  const steady = useEffectEvent(() => {
    const { key: seen, from: first } = before.current;
    before.current = { key, from };
    if (!box.current) return;
    if (seen !== key) scrollTo(centreOf(box.current, below));
    else if (from < first) scrollTo(box.current.scrollTop + (first - from) * ROW_HEIGHT);
  });
  useLayoutEffect(() => steady(), [key, from]);
}

/** The scroll position that puts the line between these rows and the next into the middle of the box. */
function centreOf(box: HTMLElement, below: number): number {
  const head = box.querySelector('thead')?.clientHeight ?? 0;
  return head + below * ROW_HEIGHT - (box.clientHeight + head) / 2;
}
