import { DataType, tableFromIPC, TimeUnit } from 'apache-arrow';
import type { Data, Vector } from 'apache-arrow';
import { columnNames, numberLiteral, sql, UnreadableFile } from '@toolyard/core/data';
import type { ColumnType, QueryEngine, SqlText } from '@toolyard/core/data';
import { isFileFault } from './file-fault.ts';
import { createRawTable } from './raw-table.ts';
import type { RawTable } from './raw-table.ts';

/** Turns a Parquet file into streams of Arrow, one for each of its groups of rows, without the whole file in memory. */
export type ParquetToArrow = (file: Blob) => AsyncIterable<Uint8Array>;

/** What the reader of Parquet says of an open file. */
interface OpenParquet {
  metadata(): { numRowGroups(): number };
  read(options: { readonly rowGroups?: number[] }): Promise<{ intoIPCStream(): Uint8Array }>;
}

/** The rows of an open file as Arrow, a group at once; a file without rows has its columns alone. */
export async function* groupsOfRows(parquet: OpenParquet): AsyncGenerator<Uint8Array> {
  const groups = parquet.metadata().numRowGroups();
  if (groups === 0) yield (await parquet.read({})).intoIPCStream();
  for (let group = 0; group < groups; group += 1)
    yield (await parquet.read({ rowGroups: [group] })).intoIPCStream();
}

/** Rows that go into the engine at once. */
const BATCH = 20_000;

interface ArrowColumn {
  readonly type: ColumnType;
  readonly sqlType: SqlText;
  readonly instant?: true;
  /** The text of the value at a place of one part of the column, which is valid there. */
  readonly text: (data: Data, at: number, vector: Vector) => string;
}

const pad = (value: bigint | number, length: number): string => String(value).padStart(length, '0');

/** A whole number with the point that many places from its end. */
export function withScale(unscaled: bigint, scale: number): string {
  if (scale <= 0) return String(unscaled * 10n ** BigInt(-scale));
  const digits = pad(unscaled < 0n ? -unscaled : unscaled, scale + 1);
  return `${unscaled < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** A whole number of two's complement in words of 32 bits, least first. */
const bigIntOf = (words: ArrayLike<number>): bigint => {
  let value = 0n;
  for (let at = words.length - 1; at >= 0; at -= 1)
    value = (value << 32n) | BigInt(words[at]! >>> 0);
  return BigInt.asIntN(words.length * 32, value);
};

const UNITS: Readonly<Record<TimeUnit, bigint>> = {
  [TimeUnit.SECOND]: 1n,
  [TimeUnit.MILLISECOND]: 1_000n,
  [TimeUnit.MICROSECOND]: 1_000_000n,
  [TimeUnit.NANOSECOND]: 1_000_000_000n,
};

const PLACES: Readonly<Record<TimeUnit, number>> = {
  [TimeUnit.SECOND]: 0,
  [TimeUnit.MILLISECOND]: 3,
  [TimeUnit.MICROSECOND]: 6,
  [TimeUnit.NANOSECOND]: 9,
};

function momentText(count: bigint, unit: TimeUnit): string {
  const perSecond = UNITS[unit];
  const fraction = ((count % perSecond) + perSecond) % perSecond;
  const seconds = (count - fraction) / perSecond;
  const text = new Date(Number(seconds) * 1000).toISOString().slice(0, 19).replace('T', ' ');
  return PLACES[unit] === 0 ? text : `${text}.${pad(fraction, PLACES[unit])}`;
}

function clockText(count: bigint, unit: TimeUnit): string {
  return momentText(count, unit).slice(11);
}

const wholeAt = (data: Data, at: number): bigint =>
  BigInt((data.values as ArrayLike<number | bigint>)[at]!);

/** A nested value as JSON, its whole numbers with all digits. */
function nestedText(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'object') {
    if (
      Symbol.iterator in value &&
      !('toJSON' in value && !Array.isArray(value) && isStruct(value))
    )
      return `[${[...(value as Iterable<unknown>)].map(nestedText).join(',')}]`;
    const entries = Object.entries('toJSON' in value ? (value.toJSON as () => object)() : value);
    return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${nestedText(each)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

const isStruct = (value: object): boolean => value.constructor.name.endsWith('Row');

const asText = (_: Data, at: number, vector: Vector): string => String(vector.get(at));

function arrowColumn(type: DataType): ArrowColumn {
  if (DataType.isDictionary(type)) {
    const inner = arrowColumn(type.dictionary as DataType);
    return inner.type === 'text'
      ? { ...inner, text: asText }
      : { type: 'text', sqlType: sql`varchar`, text: asText };
  }
  if (DataType.isInt(type))
    return {
      type: 'integer',
      sqlType: type.bitWidth === 64 && !type.isSigned ? sql`ubigint` : sql`bigint`,
      text: asText,
    };
  if (DataType.isFloat(type)) return { type: 'decimal', sqlType: sql`double`, text: asText };
  if (DataType.isBool(type)) return { type: 'boolean', sqlType: sql`boolean`, text: asText };
  if (DataType.isDecimal(type)) {
    const { precision, scale } = type;
    return {
      type: scale > 0 ? 'decimal' : 'integer',
      sqlType:
        precision > 38
          ? sql`double`
          : sql`decimal(${numberLiteral(precision)}, ${numberLiteral(scale)})`,
      text: (_, at, vector) => withScale(bigIntOf(vector.get(at) as Uint32Array), scale),
    };
  }
  if (DataType.isDate(type))
    return {
      type: 'date',
      sqlType: sql`date`,
      text: (_, at, vector) => new Date(Number(vector.get(at))).toISOString().slice(0, 10),
    };
  if (DataType.isTimestamp(type)) {
    const { unit, timezone } = type;
    return {
      type: 'datetime',
      sqlType: sql`timestamp`,
      ...(timezone ? { instant: true as const } : {}),
      text: (data, at) => momentText(wholeAt(data, at), unit),
    };
  }
  if (DataType.isTime(type)) {
    const { unit } = type;
    return {
      type: 'time',
      sqlType: sql`time`,
      text: (data, at) => clockText(wholeAt(data, at), unit),
    };
  }
  if (
    DataType.isList(type) ||
    DataType.isStruct(type) ||
    DataType.isMap(type) ||
    DataType.isFixedSizeList(type)
  )
    return {
      type: 'json',
      sqlType: sql`varchar`,
      text: (_, at, vector) => nestedText(vector.get(at)),
    };
  if (DataType.isBinary(type))
    return {
      type: 'text',
      sqlType: sql`varchar`,
      text: (_, at, vector) => new TextDecoder().decode(vector.get(at) as Uint8Array),
    };
  return { type: 'text', sqlType: sql`varchar`, text: asText };
}

/** Texts of the column of one batch, which lies in one part of memory. */
function textsOf(vector: Vector, column: ArrowColumn): (string | null)[] {
  const data = vector.data[0] as Data | undefined;
  return Array.from({ length: vector.length }, (_, at) =>
    data?.getValid(at) ? column.text(data, at, vector) : null,
  );
}

async function* groupsOf(file: Blob, toArrow: ParquetToArrow): AsyncGenerator<Uint8Array> {
  try {
    yield* toArrow(file);
  } catch (cause) {
    throw cause instanceof UnreadableFile || isFileFault(cause)
      ? cause
      : new UnreadableFile('damaged', { cause });
  }
}

/** Reads a Parquet file into a table of texts that keep every digit. */
export async function readParquet(
  engine: QueryEngine,
  name: string,
  file: Blob,
  toArrow: ParquetToArrow,
): Promise<RawTable> {
  let columns: readonly ArrowColumn[] = [];
  let names: readonly string[] = [];
  let line = 0;
  for await (const stream of groupsOf(file, toArrow)) {
    const table = tableFromIPC(stream);
    if (columns.length === 0) {
      const { fields } = table.schema;
      columns = fields.map((field) => arrowColumn(field.type as DataType));
      names = columnNames(
        fields.map((field) => field.name),
        columns.length,
      );
      await createRawTable(engine, name, columns.length);
    }
    for (const batch of table.batches)
      for (let first = 0; first < batch.numRows; first += BATCH) {
        const part = batch.slice(first, first + BATCH);
        const texts = columns.map((column, at) => textsOf(part.getChildAt(at)!, column));
        await engine.insertTexts(
          name,
          Array.from({ length: part.numRows }, (_, row) => [
            ...texts.map((column) => column[row] ?? null),
            String((line += 1)),
          ]),
        );
      }
  }
  return {
    name,
    columns: columns.map(({ type, sqlType, instant }, at) => ({
      name: names[at]!,
      declared: { kind: 'type', type, sqlType, ...(instant && { instant }) },
    })),
    delimiter: null,
    reports: [],
    rejected: [],
    mayHaveTotals: false,
    hasLines: true,
  };
}
