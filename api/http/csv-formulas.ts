import type { Options } from 'csv-stringify/sync';

/** Characters that start a formula in a spreadsheet. */
const FORMULA = '[=+\\-@\\t\\r＝＋－＠]';
/** Cell separators of spreadsheets in other locales, with the blanks and quotes after them. */
const NEW_CELL = '[;|\\t\\r\\n][\\s"]*';

const INSIDE = new RegExp(`(${NEW_CELL})(?=${FORMULA})`, 'gu');
const GUARDED_INSIDE = new RegExp(`(${NEW_CELL})'(?=${FORMULA})`, 'gu');
const GUARDED_BEGINNING = new RegExp(`^'(?=${FORMULA})`, 'u');

/**
 * Options of `stringify` that let no text become a formula: an apostrophe stands before what begins like one, at the
 * beginning of a text and behind each `;`, `|`, tab and line break in it, since separators differ by locale.
 */
export const ESCAPE_FORMULAS: Pick<Options, 'escape_formulas' | 'cast'> = {
  escape_formulas: true,
  cast: { string: (text) => text.replace(INSIDE, "$1'"), boolean: String },
};

/** The text as it was before its formulas were guarded. */
export const unescapeFormulas = (text: string): string =>
  text.replace(GUARDED_BEGINNING, '').replace(GUARDED_INSIDE, '$1');
