const SHOWN = 5;

/** Up to five neighbouring page numbers, the present one in the middle where there is room on both sides. */
export function pageNumbers(page: number, last: number): readonly number[] {
  const count = Math.min(SHOWN, last);
  const first = Math.min(Math.max(page - Math.floor(SHOWN / 2), 1), last - count + 1);
  return Array.from({ length: count }, (_, i) => first + i);
}
