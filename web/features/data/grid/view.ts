export const ROW_HEIGHT = 28;
export const COLUMN_WIDTH = 168;

/** Browsers draw no element that is much taller; a longer table scrolls by the share of its rows. */
const TALLEST = 8_000_000;

/** Which rows of a long table a box of some height shows, and where they stand. */
export interface RowsInView {
  readonly first: number;
  /** −1 where there are no rows. */
  readonly last: number;
  /** Of all rows, as far as a browser can draw it. */
  readonly scrollHeight: number;
  /** Of the first row in view, from the top. */
  readonly offset: number;
}

/** @param top how far the box has been scrolled, in pixels */
export function rowsInView(rowCount: number, top: number, height: number): RowsInView {
  const fullHeight = rowCount * ROW_HEIGHT;
  const scrollHeight = Math.min(fullHeight, TALLEST);
  const inView = Math.ceil(Math.max(height, ROW_HEIGHT) / ROW_HEIGHT);
  const lastFirst = Math.max(0, rowCount - inView);
  const lastTop = Math.max(0, scrollHeight - height);
  const isWhole = scrollHeight === fullHeight;
  const share = lastTop === 0 ? 0 : Math.min(1, top / lastTop);
  const first = isWhole
    ? Math.min(lastFirst, Math.floor(top / ROW_HEIGHT))
    : Math.round(share * lastFirst);
  const last = Math.min(rowCount - 1, first + inView);
  const atEnd = scrollHeight - (last - first + 1) * ROW_HEIGHT;
  return { first, last, scrollHeight, offset: isWhole ? first * ROW_HEIGHT : Math.min(top, atEnd) };
}

/** How far a table is scrolled that shows a row at the top. */
export function topOfRow(rowCount: number, row: number, height: number): number {
  const { scrollHeight } = rowsInView(rowCount, 0, height);
  if (scrollHeight === rowCount * ROW_HEIGHT) return row * ROW_HEIGHT;
  return (row / Math.max(1, rowCount - 1)) * Math.max(0, scrollHeight - height);
}

/** The numbers of the columns that a box shows, and one more at each side. */
export function columnsInView(count: number, left: number, width: number): number[] {
  const first = Math.max(0, Math.floor(left / COLUMN_WIDTH) - 1);
  return numbersFrom(first, Math.min(count - 1, Math.floor((left + width) / COLUMN_WIDTH) + 1));
}

export const numbersFrom = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
