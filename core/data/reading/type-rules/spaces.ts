/** Spaces of all kinds that stand in numbers: plain, no-break, narrow no-break, thin. */
export const NUMBER_SPACES = ' \u00a0\u202f\u2009';

/** Minus signs: hyphen, U+2212, en dash. */
export const MINUS_SIGNS = '\u2212\u2013-';

/** Characters of full width that stand in numbers, dates and times, in the order of their half-width forms. */
export const FULL_WIDTH = '０１２３４５６７８９，．－＋（）％：／';
export const HALF_WIDTH = '0123456789,.-+()%:/';

const halfWidths = new Map([...FULL_WIDTH].map((full, at) => [full, HALF_WIDTH[at]!]));

/** A text with digits and marks of half width. */
export const inHalfWidth = (text: string): string =>
  text.replaceAll(/[０-９，．－＋（）％：／]/g, (full) => halfWidths.get(full)!);
