import {
  chooseType,
  guessDialect,
  habitsOf,
  layoutOf,
  MISSING_VALUES,
  normalized,
  readRecords,
  sampledRules,
  type ColumnCounts,
  type ColumnType,
  type FileHabits,
  type TextRecord,
} from '../../data/index.ts';
import { ok, type Result } from '../../shared/index.ts';
import type { SyntaxFault } from '../json/read-json.ts';
import { JSON_TYPE, NO_RANGE, TEXT, type FieldType } from '../model/field-type.ts';
import { warning, type Warning } from '../model/warning.ts';
import { EMPTY_MODEL, plainEntity, plainField, type Field } from '../model/model.ts';
import type { ReadModel, Reader } from '../reader.ts';

/** Records by which the types are chosen. */
const SAMPLE = 2_000;

const missing: ReadonlySet<string> = new Set(MISSING_VALUES);

const isMissing = (cell: string | null): boolean =>
  cell === null || missing.has(normalized(cell)) || cell.trim() === '';

function countsOf(cells: readonly (string | null)[]): ColumnCounts {
  const filled = cells.filter((cell) => !isMissing(cell));
  return {
    values: filled.length,
    distinct: new Set(filled).size,
    rules: sampledRules(filled).likely.map((rule) => ({ rule, reads: filled.length })),
  };
}

/** Greatest number of digits before and after the decimal mark. */
function digitsOf(cells: readonly (string | null)[], mark: string): readonly [number, number] {
  const parts = cells
    .filter((cell) => !isMissing(cell))
    .map((cell) => cell!.split(mark).map((part) => part.replaceAll(/\D/g, '').length));
  return [
    Math.max(1, ...parts.map(([whole]) => whole ?? 1)),
    Math.max(0, ...parts.map(([, fraction]) => fraction ?? 0)),
  ];
}

function typeOf(
  type: ColumnType,
  instant: boolean,
  cells: readonly (string | null)[],
  { decimalMark }: FileHabits,
): FieldType {
  switch (type) {
    case 'text':
      return TEXT;
    case 'integer': {
      const [digits] = digitsOf(cells, decimalMark);
      const bits = digits < 10 ? 32 : digits < 16 ? 53 : digits < 19 ? 64 : null;
      return { kind: 'whole', bits, unsigned: false, range: NO_RANGE };
    }
    case 'decimal': {
      const [whole, scale] = digitsOf(cells, decimalMark);
      return {
        kind: 'decimal',
        precision: whole + scale,
        scale,
        unsigned: false,
        range: NO_RANGE,
      };
    }
    case 'boolean':
    case 'date':
      return { kind: type };
    case 'datetime':
      return { kind: instant ? 'instant' : 'datetime', precision: null };
    case 'time':
      return { kind: 'time', precision: null };
    case 'json':
      return JSON_TYPE;
    default:
      return type satisfies never;
  }
}

/** Position of the header: a table of one record is its header. */
function headerOf(records: readonly TextRecord[], width: number): number | null {
  return records.filter((record) => !record.blank).length === 1
    ? records.findIndex((record) => !record.blank)
    : layoutOf(records, width).header;
}

function fieldsOf(
  headers: readonly string[],
  rows: readonly TextRecord[],
  delimiter: string | null,
): Field[] {
  const columns = headers.map((_, at) => rows.map((row) => row.cells[at] ?? null));
  const counts = columns.map(countsOf);
  const habits = habitsOf(counts, delimiter);
  return distinctNames(headers).map((name, at) => {
    const cells = columns[at]!;
    const { rule } = chooseType(counts[at]!, habits);
    const nullable = rule.type === 'text' ? cells.includes(null) : cells.some(isMissing);
    return plainField(
      'row',
      name,
      {
        type: typeOf(rule.type, rule.instant ?? false, cells, habits),
        nullable,
      },
      {
        origin: { path: headers[at]!, offset: null },
      },
    );
  });
}

/** A name for each column: its header, if no other has it. */
function distinctNames(headers: readonly string[]): readonly string[] {
  const taken = new Set(headers);
  return headers.map((header, at) => {
    if (header !== '' && headers.indexOf(header) === at) return header;
    const wanted = header === '' ? `column_${at + 1}` : header;
    let name = header === '' ? wanted : `${wanted}_2`;
    for (let number = 3; taken.has(name); number += 1) name = `${wanted}_${number}`;
    taken.add(name);
    return name;
  });
}

/** Columns that have the header of another, or none. */
const repeatedHeaders = (headers: readonly string[]): readonly Warning[] =>
  headers.flatMap((name, at) => {
    const first = headers.indexOf(name);
    if (first === at && name !== '') return [];
    const place = { path: `${name || '#'} ${at + 1}`, offset: null };
    return name === ''
      ? warning('made-up name', place, {
          en: `Column ${at + 1} has no header`,
          'zh-CN': `第 ${at + 1} 列没有列名`,
        })
      : warning('duplicate key', place, {
          en: `Columns ${first + 1} and ${at + 1} are both called ${name}`,
          'zh-CN': `第 ${first + 1} 列和第 ${at + 1} 列都叫 ${name}`,
        });
  });

/** The columns of a file of delimited text, by its header and the first rows. */
export const csvColumns: Reader<'csv-columns', string> = {
  id: 'csv-columns',
  label: { en: 'CSV header and rows', 'zh-CN': 'CSV 表头与数据行' },
  read(text, { rootName }): Result<ReadModel, SyntaxFault> {
    const source = text.replace(/^\ufeff/, '');
    const { dialect, width } = guessDialect(source);
    const records = readRecords(source, dialect).records.slice(0, SAMPLE);
    const header = headerOf(records, width);
    const head = header === null ? null : records[header];
    const headers = Array.from({ length: head ? head.cells.length : width }, (_, at) =>
      head ? (head.cells[at] ?? '').trim() : `column ${at + 1}`,
    );
    const rows = records.slice(header === null ? 0 : header + 1).filter((row) => !row.blank);
    const entity = plainEntity('row', rootName, fieldsOf(headers, rows, dialect.delimiter));
    const root = { type: { kind: 'entity', entity: entity.id }, nullable: false } as const;
    return ok({
      model: { ...EMPTY_MODEL, entities: [entity], root },
      warnings: repeatedHeaders(headers),
    });
  },
};
