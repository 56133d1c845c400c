import { cellKind, type CellKind } from './cell-kind.ts';
import type { TextRecord } from './records.ts';

/** Which records are what: lines above the table, its header, its first row. */
export interface TableLayout {
  /** Position of the header among the records; null where there is none. */
  readonly header: number | null;
  readonly firstRow: number;
  /** What speaks for or against a header. */
  readonly reason: HeaderReason;
}

export type HeaderReason =
  | 'types differ'
  | 'values are repeated'
  | 'first row is data'
  | 'only words'
  | 'chosen';

/** Records that are looked at. */
const ROWS = 1_000;

const filledCells = (record: TextRecord): number =>
  record.cells.filter((cell) => cell !== null && cell.trim() !== '').length;

/** A title, a stamp or an empty line above the table. */
function isAboveTable(record: TextRecord, width: number): boolean {
  if (record.blank) return true;
  if (width < 2) return false;
  if (record.cells[0] === null) return false;
  const filled = filledCells(record);
  if (record.cells.length === width && width === 2)
    return filled === 1 && cellKind(record.cells[0]) === 'text';
  return (
    filled === 1 ||
    (filled * 2 < width && record.cells.slice(Math.ceil(width / 2)).every((cell) => cell === null))
  );
}

/** Letters as a, digits as 9: codes of one kind have one shape. */
const shapeOf = (cell: string): string => cell.replaceAll(/\p{L}+/gu, 'a').replaceAll(/\d/g, '9');

const isYear = (cell: string | null): boolean =>
  cell !== null && /^(?:19|20)\d\d$/.test(cell.trim());

/** Headings such as 2019, 2020, 2021 above numbers. */
const areYears = (cells: readonly (string | null)[]): boolean => {
  const years = cells.filter((cell) => cellKind(cell) === 'number');
  return (
    years.length > 0 &&
    years.every(isYear) &&
    years.every((year, at) => at === 0 || Number(year) > Number(years[at - 1])) &&
    cells.some((cell) => cellKind(cell) === 'text')
  );
};

/** Whether a number or date can be a heading: dates above numbers, numbers above words. */
function canBeHeading(kind: CellKind, below: ReadonlySet<CellKind>): boolean {
  if (kind !== 'number' && kind !== 'date' && kind !== 'time') return true;
  if (below.size === 0) return false;
  return kind === 'number'
    ? below.size === 1 && below.has('text')
    : !below.has(kind) && !below.has('text');
}

function headerReason(head: TextRecord, rows: readonly TextRecord[]): [boolean, HeaderReason] {
  const kinds = head.cells.map(cellKind);
  const kindsBelow = head.cells.map(
    (_, at) =>
      new Set(rows.map((row) => cellKind(row.cells[at])).filter((kind) => kind !== 'empty')),
  );
  if (!areYears(head.cells) && !kinds.every((kind, at) => canBeHeading(kind, kindsBelow[at]!)))
    return [false, 'first row is data'];
  let same = false;
  for (const [at, cell] of head.cells.entries()) {
    if (cell === null) continue;
    const below = rows.map((row) => row.cells[at] ?? null).filter((each) => each !== null);
    if (below.length === 0) continue;
    const belowKinds = kindsBelow[at]!;
    if (kinds[at] === 'text' && belowKinds.size === 1 && !belowKinds.has('text'))
      return [true, 'types differ'];
    const shapes = new Set(below.map(shapeOf));
    if (shapes.size === 1 && below.length > 2 && /9/.test([...shapes][0]!)) {
      if (shapes.has(shapeOf(cell))) return [false, 'first row is data'];
      return [true, 'types differ'];
    }
    if (below.includes(cell)) same = true;
  }
  if (kinds.includes('boolean') && rows.length > 0) return [false, 'first row is data'];
  return same ? [false, 'values are repeated'] : [true, 'only words'];
}

const rowsBelow = (
  records: readonly TextRecord[],
  head: number,
  width: number,
): readonly TextRecord[] =>
  records
    .slice(head + 1)
    .filter((record) => !record.blank && record.cells.length >= Math.min(2, width));

/** The first record with all cells, if shorter ones above it are no rows: a gap follows them, or a header. */
function firstFullRecord(records: readonly TextRecord[], width: number): number {
  const full = records.findIndex((record) => record.cells.length === width);
  if (full === 0) return firstFilledRecord(records, width);
  const isShort = records
    .slice(0, Math.max(0, full))
    .every((record) => record.blank || record.cells.length < width);
  if (full < 0 || !isShort) return 0;
  if (records[full - 1]!.blank) return full;
  const [isHeader, reason] = headerReason(records[full]!, rowsBelow(records, full, width));
  return isHeader && reason === 'types differ' ? full : 0;
}

/** The first record whose cells are all filled, if it is a header: a spreadsheet writes the lines above it with all delimiters. */
function firstFilledRecord(records: readonly TextRecord[], width: number): number {
  const filled = records.findIndex((record) => filledCells(record) === width);
  if (filled < 1) return 0;
  const [isHeader, reason] = headerReason(records[filled]!, rowsBelow(records, filled, width));
  return isHeader && (records[filled - 1]!.blank || reason === 'types differ') ? filled : 0;
}

/** Finds the header of a table. `width` is the number of cells in most records. */
export function layoutOf(all: readonly TextRecord[], width: number): TableLayout {
  const records = all.slice(0, ROWS);
  let first = firstFullRecord(records, width);
  while (first < records.length - 1 && isAboveTable(records[first]!, width)) first += 1;
  const head = records[first];
  if (!head) return { header: null, firstRow: 0, reason: 'first row is data' };
  const rows = rowsBelow(records, first, width);
  const [isHeader, reason] = headerReason(head, rows);
  return isHeader
    ? { header: first, firstRow: first + 1, reason }
    : { header: null, firstRow: first, reason };
}

/** Names that are filled and differ without regard to case. */
export function columnNames(cells: readonly (string | null)[], width: number): string[] {
  const taken = new Set<string>();
  return Array.from({ length: width }, (_, at) => {
    const wanted = (cells[at] ?? '').replaceAll(/\s+/g, ' ').trim() || `column ${at + 1}`;
    let name = wanted;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${wanted} (${number})`;
    taken.add(name.toLowerCase());
    return name;
  });
}
