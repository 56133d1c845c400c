import { columnTypeOf, type Cell, type QueryResult } from '@toolyard/core/data';
import { writeXlsxStream } from 'hucre/xlsx';
import { UnwritableTable } from './unwritable-table.ts';

/** The longest text of a cell (ECMA-376, as Excel states it). */
const LONGEST_TEXT = 32_767;

/** Digits that a number of a sheet keeps. */
const SURE_DIGITS = 15;

/** The days of a sheet begin on 1 March 1900: before it, Excel counts a day that there was not. */
const FIRST_DAY = '1900-03-01';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?$/;

type SheetCell = string | number | boolean | Date | null;
type Write = (text: string) => SheetCell;

const digitsOf = (text: string): number => text.replace(/\D/g, '').replace(/^0+/, '').length;

/** A number whose digits a sheet keeps, else its text. */
const exactNumber: Write = (text) =>
  /^-?\d+(\.\d+)?$/.test(text) && digitsOf(text) <= SURE_DIGITS ? Number(text) : text;

const float: Write = (text) => (Number.isFinite(Number(text)) ? Number(text) : text);

const timeOf =
  (form: RegExp, toIso: (text: string) => string): Write =>
  (text) =>
    form.test(text) && text >= FIRST_DAY ? new Date(toIso(text)) : text;

/** How the values of an engine's type stand in a sheet, and its number format. */
function cellsOf(engineType: string): { readonly write: Write; readonly numFmt?: string } {
  if (engineType === 'DOUBLE' || engineType === 'FLOAT') return { write: float };
  switch (columnTypeOf(engineType)) {
    case 'integer':
    case 'decimal':
      return { write: exactNumber };
    case 'date':
      return { write: timeOf(DAY, (text) => `${text}T00:00:00Z`), numFmt: 'yyyy-mm-dd' };
    case 'datetime':
      return { write: timeOf(MOMENT, (text) => `${text}Z`), numFmt: 'yyyy-mm-dd hh:mm:ss' };
    case 'text':
    case 'boolean':
    case 'time':
    case 'json':
      return { write: (text) => text };
  }
}

/** A workbook of one sheet, made while the rows come. Texts stay texts: none is run as a formula. */
export function xlsxOf(
  names: readonly string[],
  columns: QueryResult['columns'],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): Promise<Blob> {
  const cells = columns.map(({ engineType }) => cellsOf(engineType));
  async function* rows(): AsyncGenerator<SheetCell[]> {
    let number = 1;
    for await (const batch of batches)
      for (const row of batch) {
        number += 1;
        yield row.map((value, at) => {
          if (typeof value !== 'string') return value;
          if (value.length > LONGEST_TEXT)
            throw new UnwritableTable({ kind: 'long text', row: number, column: names[at]! });
          return cells[at]!.write(value);
        });
      }
  }
  const stream = writeXlsxStream(rows(), {
    name: 'Result',
    columns: names.map((header, at) => {
      const { numFmt } = cells[at]!;
      return { header, width: 16, ...(numFmt && { numFmt }) };
    }),
    freezePane: { rows: 1 },
  });
  return new Response(stream).blob();
}
