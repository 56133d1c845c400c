/** Spaces of all kinds that stand in numbers: plain, no-break, narrow no-break, thin. */
export const NUMBER_SPACES = ' \u00a0\u202f\u2009';

/** Minus signs: hyphen, U+2212, en dash. */
export const MINUS_SIGNS = '\u2212\u2013-';
