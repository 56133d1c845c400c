import { columnNames, layoutOf, UnreadableFile } from '@toolyard/core/data';
import type { QueryEngine, ReadableFile, ReadingReport, TableLayout } from '@toolyard/core/data';
import { createRawTable } from './raw-table.ts';
import type { Declared, RawColumn, RawTable } from './raw-table.ts';
import { formatOf } from './number-format.ts';
import type { NumberFormat } from './number-format.ts';
import { attribute, attributesOf, decoded, textRuns } from './xml.ts';
import { openArchive } from './zip.ts';

/** A cell of a sheet: its text and what kind of value it is. */
interface SheetCell {
  readonly text: string;
  readonly kind: 'text' | 'number' | 'boolean' | 'date';
  readonly format: NumberFormat | null;
}

interface SheetRow {
  /** As in the workbook, 1-based. */
  readonly number: number;
  readonly hidden: boolean;
  readonly cells: Map<number, SheetCell>;
}

export interface Sheet {
  readonly name: string;
  readonly rows: readonly SheetRow[];
  readonly merges: readonly Range[];
  readonly withoutValue: readonly string[];
  readonly errors: readonly string[];
}

interface Range {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** Column and row of a reference such as C5; the column is 0-based. */
function placeOf(reference: string): { column: number; row: number } {
  const [, letters = 'A', row = '1'] = /^\$?([A-Z]+)\$?(\d+)$/i.exec(reference) ?? [];
  const column =
    [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { column, row: Number(row) };
}

const DAY = 86_400_000;

/** The date and time of a day number, as text; null where the number is none, such as a negative one. */
export function dateOfSerial(serial: number, is1904: boolean): string | null {
  if (!Number.isFinite(serial) || serial < 0) return null;
  const milliseconds = Math.round(serial * DAY);
  // Excel counts a 29 February 1900 that never was, so days before it stand one day later.
  const start = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30);
  const text = new Date(start + milliseconds).toISOString();
  const fraction = text.slice(19, 23) === '.000' ? '' : text.slice(19, 23);
  return `${text.slice(0, 10)} ${text.slice(11, 19)}${fraction}`;
}

/** A number of a workbook in plain digits. */
function plainDigits(text: string): string {
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  if (/^-?\d{1,15}(?:\.\d+)?$/.test(text) && String(number) === text) return text;
  const shown = String(number);
  if (!shown.includes('e')) return shown;
  return number
    .toFixed(Math.min(100, Math.max(0, -Number(shown.split('e')[1]) + 17)))
    .replace(/\.?0+$/, '');
}

function durationText(serial: number): string {
  const seconds = Math.round(Math.abs(serial) * 86_400);
  const part = (value: number) => String(value).padStart(2, '0');
  return `${serial < 0 ? '-' : ''}${part(Math.floor(seconds / 3600))}:${part(Math.floor(seconds / 60) % 60)}:${part(seconds % 60)}`;
}

/** What a number is under its format. */
function formattedCell(text: string, format: NumberFormat, is1904: boolean): SheetCell {
  const serial = Number(text);
  if (format.kind === 'duration') return { text: durationText(serial), kind: 'date', format };
  if (format.kind === 'time' && serial >= 0 && serial < 1)
    return { text: dateOfSerial(serial + 100, false)!.slice(11), kind: 'date', format };
  if (format.kind === 'date' || format.kind === 'time') {
    // Day 60 of the 1900 system is a 29 February that never was: it stays what the sheet shows.
    if (!is1904 && Math.floor(serial) === 60) return { text: '1900-02-29', kind: 'text', format };
    const date = dateOfSerial(serial, is1904);
    if (date) return { text: date.replace(/ 00:00:00$/, ''), kind: 'date', format };
  }
  return { text: plainDigits(text), kind: 'number', format };
}

const CELL = /<(?:\w+:)?c(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g;
const ROW = /<(?:\w+:)?row(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?row>)/g;

interface Workbook {
  readonly strings: readonly string[];
  readonly formats: readonly NumberFormat[];
  readonly is1904: boolean;
}

/** Reads the XML of a sheet. */
export function readSheet(name: string, xml: string, workbook: Workbook): Sheet {
  const rows: SheetRow[] = [];
  const withoutValue: string[] = [];
  const errors: string[] = [];
  let number = 0;
  for (const [, rowAttributes = '', inside = ''] of xml.matchAll(ROW)) {
    const row = attributesOf(rowAttributes);
    number = Number(row['r'] ?? number + 1);
    const cells = new Map<number, SheetCell>();
    let column = -1;
    for (const [, cellAttributes = '', body = ''] of inside.matchAll(CELL)) {
      const cell = attributesOf(cellAttributes);
      column = cell['r'] ? placeOf(cell['r']).column : column + 1;
      const reference = cell['r'] ?? `R${number}C${column + 1}`;
      const stored = /<(?:\w+:)?v(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?v>/.exec(body)?.[1];
      const isFormula = /<(?:\w+:)?f[\s>/]/.test(body);
      if (cell['t'] === 'e') {
        errors.push(reference);
        continue;
      }
      if (isFormula && (stored === undefined || (stored === '' && cell['t'] !== 'str'))) {
        withoutValue.push(reference);
        continue;
      }
      const read = readCell(cell, stored, body, workbook);
      if (read && read.text !== '') cells.set(column, read);
    }
    rows.push({ number, hidden: row['hidden'] === '1' || row['hidden'] === 'true', cells });
  }
  const merges = [...xml.matchAll(/<(?:\w+:)?mergeCell\s([^>]*?)\/?>/g)].map(([, attributes]) => {
    const [from = 'A1', to = from] = (attributesOf(attributes!)['ref'] ?? 'A1').split(':');
    const [start, end] = [placeOf(from), placeOf(to)];
    return { top: start.row, left: start.column, bottom: end.row, right: end.column };
  });
  return { name, rows, merges, withoutValue, errors };
}

function readCell(
  cell: Readonly<Record<string, string>>,
  stored: string | undefined,
  body: string,
  { strings, formats, is1904 }: Workbook,
): SheetCell | null {
  if (cell['t'] === 'inlineStr') return { text: textRuns(body), kind: 'text', format: null };
  if (stored === undefined) return null;
  const text = decoded(stored);
  switch (cell['t']) {
    case 's':
      return { text: strings[Number(text)] ?? '', kind: 'text', format: null };
    case 'str':
      return { text, kind: 'text', format: null };
    case 'b':
      return {
        text: text === '1' || text === 'true' ? 'true' : 'false',
        kind: 'boolean',
        format: null,
      };
    case 'd':
      return {
        text: text
          .replace('T', ' ')
          .replace(/Z$/, '')
          .replace(/ 00:00:00(?:\.0+)?$/, ''),
        kind: 'date',
        format: null,
      };
    default:
      return formattedCell(text, formats[Number(cell['s'] ?? 0)] ?? { kind: 'number' }, is1904);
  }
}

/** The rows of headings at the top of a table, and the table's columns. */
interface SheetTable {
  readonly columns: readonly number[];
  readonly names: readonly string[];
  readonly rows: readonly SheetRow[];
  /** Filled rows above the header. */
  readonly above: readonly SheetRow[];
}

const spans = (range: Range, row: number, column: number): boolean =>
  row >= range.top && row <= range.bottom && column >= range.left && column <= range.right;

/** The text of a cell, or of the merged cells of which it is one. */
function headingAt(
  sheet: Sheet,
  rows: ReadonlyMap<number, SheetRow>,
  row: number,
  column: number,
): string | null {
  const merged = sheet.merges.find((range) => spans(range, row, column));
  const cell = merged
    ? rows.get(merged.top)?.cells.get(merged.left)
    : rows.get(row)?.cells.get(column);
  return cell?.text ?? null;
}

/** Whether a row has words alone and so may be one of headings. */
const hasWordsAlone = (row: SheetRow): boolean =>
  row.cells.size > 0 && [...row.cells.values()].every((cell) => cell.kind === 'text');

/** The last row of headings of which some are merged; null if no heading below `first` is. */
function lastMergedHeading(
  sheet: Sheet,
  filled: readonly SheetRow[],
  first: number,
): number | null {
  const head = filled[first]!;
  const merged = sheet.merges.filter((range) => range.top === head.number);
  if (head.cells.size < 2 || merged.length === 0 || !hasWordsAlone(head)) return null;
  const bottom = Math.max(head.number, ...merged.map((range) => range.bottom));
  const next = filled[first + 1];
  const isSecond =
    bottom === head.number && next && hasWordsAlone(next) && filled.length > first + 2;
  return isSecond ? next.number : bottom;
}

function tableOf(sheet: Sheet, headerLine: number | undefined): SheetTable | null {
  const filled = sheet.rows.filter((row) => row.cells.size > 0);
  if (filled.length === 0) return null;
  const all = [...new Set(filled.flatMap((row) => [...row.cells.keys()]))].toSorted(
    (a, b) => a - b,
  );
  const first =
    headerLine === undefined
      ? Math.max(
          0,
          filled.findIndex((row) => row.cells.size > 1),
        )
      : Math.max(
          0,
          filled.findIndex((row) => row.number >= headerLine),
        );
  const merged = headerLine === 0 ? null : lastMergedHeading(sheet, filled, first);
  const layout = merged === null ? layoutOfRows(filled, all, headerLine) : null;
  const head = layout ? filled[layout.header ?? -1] : filled[first];
  const last = merged ?? head?.number ?? 0;
  const body = layout ? filled.slice(layout.firstRow) : filled.filter((row) => row.number > last);
  const used = [...body, ...(head ? filled.filter((row) => row.number >= head.number) : [])];
  const columns = all.filter((column) => used.some((row) => row.cells.has(column)));
  const byNumber = new Map(filled.map((row) => [row.number, row]));
  const headings = columns.map((column) => {
    if (!head) return null;
    const parts: string[] = [];
    for (let row = head.number; row <= last; row += 1) {
      const part = headingAt(sheet, byNumber, row, column);
      if (part !== null && part !== parts.at(-1)) parts.push(part);
    }
    return parts.join(' ') || null;
  });
  const top = head?.number ?? body[0]?.number ?? 0;
  const above = filled.filter((row) => row.number < top);
  return { columns, names: columnNames(headings, columns.length), rows: body, above };
}

/** The layout of rows without merged headings, as of records of text. */
function layoutOfRows(
  rows: readonly SheetRow[],
  columns: readonly number[],
  headerLine: number | undefined,
): Pick<TableLayout, 'header' | 'firstRow'> {
  if (headerLine === 0) return { header: null, firstRow: 0 };
  if (headerLine !== undefined) {
    const header = Math.max(
      0,
      rows.findIndex((row) => row.number >= headerLine),
    );
    return { header, firstRow: header + 1 };
  }
  const records = rows.map((row) => ({
    line: row.number,
    cells: columns.map((column) => row.cells.get(column)?.text ?? null),
    blank: false,
  }));
  return layoutOf(records, columns.length);
}

function rawColumnOf(name: string, cells: readonly SheetCell[]): RawColumn {
  const all = (kind: SheetCell['kind']) =>
    cells.length > 0 && cells.every((cell) => cell.kind === kind);
  const declared: Declared = all('number')
    ? { kind: 'numbers' }
    : all('text')
      ? { kind: 'texts' }
      : { kind: 'open' };
  const percent = all('number') && cells.every((cell) => cell.format?.kind === 'percent');
  const currencies = new Set(cells.map((cell) => cell.format?.currency ?? null));
  const [currency = null] = currencies;
  return {
    name,
    declared,
    unit: percent ? '%' : null,
    currency: all('number') && currencies.size === 1 ? currency : null,
  };
}

/** A workbook whose sheets are read one by one. */
export interface OpenWorkbook {
  /** Names of the visible sheets that hold something. */
  readonly sheets: readonly string[];
  read(engine: QueryEngine, sheet: string, table: string, headerLine?: number): Promise<RawTable>;
}

const xmlOf = (bytes: Uint8Array | null): string => (bytes ? new TextDecoder().decode(bytes) : '');

/** Opens a workbook of Excel 2007 or later; null if the archive holds none. */
export async function openWorkbook(file: ReadableFile): Promise<OpenWorkbook | null> {
  const archive = await openArchive(file);
  const mainName = archive.names.find((name) => /^xl\/workbook\.xml$/i.test(name));
  if (!mainName) return null;
  const main = xmlOf(await archive.read(mainName));
  const relations = xmlOf(await archive.read('xl/_rels/workbook.xml.rels'));
  const targets = new Map(
    [...relations.matchAll(/<(?:\w+:)?Relationship\s([^>]*?)\/?>/g)].map(([, text]) => {
      const each = attributesOf(text!);
      const target = each['Target'] ?? '';
      return [each['Id'], target.startsWith('/') ? target.slice(1) : `xl/${target}`] as const;
    }),
  );
  const stringsXml = xmlOf(await archive.read('xl/sharedStrings.xml'));
  const strings = [
    ...stringsXml.matchAll(/<(?:\w+:)?si(?:\s[^>]*)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?si>)/g),
  ].map(([, text]) => textRuns(text ?? ''));
  const workbook: Workbook = {
    strings,
    formats: cellFormats(xmlOf(await archive.read('xl/styles.xml'))),
    is1904: /^(?:1|true)$/.test(attribute(main, 'workbookPr', 'date1904') ?? ''),
  };
  const sheets: Sheet[] = [];
  for (const [, text] of main.matchAll(/<(?:\w+:)?sheet\s([^>]*?)\/?>/g)) {
    const each = attributesOf(text!);
    if (each['state'] === 'hidden' || each['state'] === 'veryHidden') continue;
    const id = Object.entries(each).find(([key]) => /(?:^|:)id$/.test(key))?.[1];
    const bytes = await archive.read(targets.get(id) ?? '');
    if (!bytes) throw new UnreadableFile('damaged');
    const sheet = readSheet(each['name'] ?? '', xmlOf(bytes), workbook);
    if (sheet.rows.some((row) => row.cells.size > 0)) sheets.push(sheet);
  }
  if (sheets.length === 0) throw new UnreadableFile('no table');
  return {
    sheets: sheets.map(({ name }) => name),
    async read(engine, name, table, headerLine) {
      const sheet = sheets.find((each) => each.name === name)!;
      const found = tableOf(sheet, headerLine)!;
      await createRawTable(engine, table, found.columns.length);
      await engine.insertTexts(
        table,
        found.rows.map((row) => [
          ...found.columns.map((column) => row.cells.get(column)?.text ?? null),
          String(row.number),
        ]),
      );
      const hidden = found.rows.filter((row) => row.hidden).map((row) => row.number);
      const reports: ReadingReport[] = [
        ...(hidden.length > 0 ? [{ code: 'hidden_rows' as const, lines: hidden }] : []),
        ...(sheet.withoutValue.length > 0
          ? [{ code: 'formula_without_value' as const, cells: sheet.withoutValue }]
          : []),
        ...(sheet.errors.length > 0 ? [{ code: 'cell_error' as const, cells: sheet.errors }] : []),
      ];
      return {
        name: table,
        columns: found.columns.map((column, at) =>
          rawColumnOf(
            found.names[at]!,
            found.rows.map((row) => row.cells.get(column)).filter((cell) => cell !== undefined),
          ),
        ),
        delimiter: null,
        reports,
        rejected: found.above.map((row) => ({
          line: row.number,
          text: [...row.cells.values()].map(({ text }) => text).join(' '),
          reason: 'above the table' as const,
        })),
        mayHaveTotals: true,
        hasLines: true,
      };
    },
  };
}

/** The number format of each cell style. */
function cellFormats(styles: string): readonly NumberFormat[] {
  const codes = new Map(
    [...styles.matchAll(/<(?:\w+:)?numFmt\s([^>]*?)\/?>/g)].map(([, text]) => {
      const each = attributesOf(text!);
      return [Number(each['numFmtId']), each['formatCode'] ?? ''] as const;
    }),
  );
  const cellXfs = /<(?:\w+:)?cellXfs[\s>][\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(styles)?.[0] ?? '';
  return [...cellXfs.matchAll(/<(?:\w+:)?xf\s([^>]*?)\/?>/g)].map(([, text]) => {
    const id = Number(attributesOf(text!)['numFmtId'] ?? 0);
    return formatOf(id, codes.get(id));
  });
}
