import type { Cell } from '@toolyard/core/data';

/** Digits of a number that every reader of JSON keeps. */
const SURE_DIGITS = 15;

const JSON_NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** Digits without the zeros before the first and the point. */
const significantDigits = (text: string): number =>
  text
    .replace(/[eE].*$/, '')
    .replace(/[-.]/g, '')
    .replace(/^0+/, '').length;

/** A number as JSON; as a text where readers would lose digits, or where JSON has no such number. */
function numberText(text: string, isFloat: boolean): string {
  const isSure = isFloat || significantDigits(text) <= SURE_DIGITS;
  return JSON_NUMBER.test(text) && isSure ? text : JSON.stringify(text);
}

/** How the values of a column are written. */
export type JsonKind = 'float' | 'exact' | 'other';

const valueText = (value: Cell, kind: JsonKind): string =>
  typeof value === 'string' && kind !== 'other'
    ? numberText(value, kind === 'float')
    : JSON.stringify(value);

/** Rows as objects of an array, one a line, without the brackets. */
export const jsonRows = (
  names: readonly string[],
  kinds: readonly JsonKind[],
  rows: readonly (readonly Cell[])[],
): string =>
  rows
    .map(
      (row) =>
        `{${row.map((value, at) => `${JSON.stringify(names[at])}:${valueText(value, kinds[at]!)}`).join(',')}}`,
    )
    .join(',\n');
