import type { Cell } from '@toolyard/core/data';

/** A time as spreadsheets read it: '2024-03-01 09:30:00'. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})T/;

/** A field: an empty text stands in quotes, so that it is told apart from a missing value. */
function field(value: Cell): string {
  if (value === null) return '';
  const text = String(value);
  return text === '' || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The first line, with the byte order mark that Excel needs for names that are not English. */
export const csvHead = (names: readonly string[]): string =>
  `\uFEFF${names.map(field).join(',')}\r\n`;

/**
 * Rows as CSV (RFC 4180), every value as it is: a text that a spreadsheet would run as a formula is not changed, since that
 * would change the data.
 */
export const csvRows = (rows: readonly (readonly Cell[])[], isMoment: readonly boolean[]): string =>
  rows
    .map(
      (row) =>
        `${row
          .map((value, at) =>
            field(isMoment[at] && typeof value === 'string' ? value.replace(MOMENT, '$1 ') : value),
          )
          .join(',')}\r\n`,
    )
    .join('');
