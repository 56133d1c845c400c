import { UnreadableFile } from '@toolyard/core/data';
import type { QueryEngine } from '@toolyard/core/data';
import { readDelimited } from './readers/delimited.ts';
import type { DelimitedGuess } from './readers/delimited.ts';
import { guessEncoding } from './readers/encoding.ts';
import type { Encoding, EncodingGuess, OnProgress } from './readers/encoding.ts';
import { isChangedFile, isOutOfMemory } from './readers/file-fault.ts';
import { lineOfJsonFault, readJson } from './readers/json.ts';
import { readParquet } from './readers/parquet.ts';
import type { ParquetToArrow } from './readers/parquet.ts';
import { dropTable } from './readers/raw-table.ts';
import type { RawTable } from './readers/raw-table.ts';
import { openWorkbook } from './readers/xlsx.ts';
import { openArchive, unpacked } from './readers/zip.ts';
import type { TypeChoices } from './typing/count-rules.ts';
import { LinesNeeded, typeTable } from './typing/type-table.ts';
import type { TypedTable } from './typing/type-table.ts';

/** A file that somebody dropped. A browser's `File` is one. */
export interface DroppedFile extends Blob {
  readonly name: string;
}

export type FileFormat = 'delimited text' | 'JSON' | 'XLSX' | 'Parquet';

/** What somebody chose in place of a guess. */
export interface ReadingChoices {
  readonly encoding?: Encoding;
  /** What separates two cells; null where a line is one cell. */
  readonly delimiter?: string | null;
  /** The line of the header, 1-based; 0 for none. */
  readonly headerLine?: number;
  /** Rules of types by the name of the column. */
  readonly types?: TypeChoices;
  /** The sheets of a workbook that are read; all that hold something if not given. */
  readonly sheets?: readonly string[];
}

export interface ReadingOptions {
  /** Name of the first table in the engine. */
  readonly table?: string;
  readonly choices?: ReadingChoices;
  readonly onProgress?: OnProgress;
  /** Reads Parquet; loaded when the first such file is dropped. */
  readonly parquet: ParquetToArrow;
}

export interface OpenedTable extends TypedTable {
  readonly sheet: string | null;
}

export interface OpenedFile {
  readonly format: FileFormat;
  readonly encoding: EncodingGuess | null;
  readonly delimited: DelimitedGuess | null;
  readonly tables: readonly OpenedTable[];
}

const startsWith = (head: Uint8Array, ...bytes: readonly number[]): boolean =>
  bytes.every((byte, at) => head[at] === byte);

/** UTF-16 of a stream's name in a workbook that is encrypted. */
const ENCRYPTED = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);

function holds(bytes: Uint8Array, wanted: readonly number[]): boolean {
  for (let at = bytes.indexOf(wanted[0]!); at >= 0; at = bytes.indexOf(wanted[0]!, at + 1))
    if (wanted.every((byte, place) => bytes[at + place] === byte)) return true;
  return false;
}

/** Reads a dropped file into tables of the engine, with the reasons of every guess. */
export async function openFile(
  engine: QueryEngine,
  file: DroppedFile,
  options: ReadingOptions,
): Promise<OpenedFile> {
  try {
    return await readFile(engine, file, options);
  } catch (error) {
    if (isChangedFile(error)) throw new UnreadableFile('changed', { cause: error });
    if (isOutOfMemory(error)) throw new UnreadableFile('too large', { cause: error });
    throw error;
  }
}

async function readFile(
  engine: QueryEngine,
  file: DroppedFile,
  options: ReadingOptions,
): Promise<OpenedFile> {
  if (file.size === 0) throw new UnreadableFile('empty');
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  options.onProgress?.({ stage: 'rows', read: 0, of: 0 });
  if (startsWith(head, 0x1f, 0x8b)) {
    const inside = await unpacked(file, 'gzip');
    return readFile(engine, new File([inside], file.name.replace(/\.gz$/i, '')), options);
  }
  if (startsWith(head, 0x50, 0x41, 0x52, 0x31)) {
    const typed = await typedTable(
      engine,
      await readParquet(engine, rawName(options), file, options.parquet),
      options,
      0,
    );
    return {
      format: 'Parquet',
      encoding: null,
      delimited: null,
      tables: [{ ...typed, sheet: null }],
    };
  }
  if (startsWith(head, 0x50, 0x4b, 0x03, 0x04)) return readArchive(engine, file, options);
  if (startsWith(head, 0xd0, 0xcf, 0x11, 0xe0)) {
    const bytes = new Uint8Array(await file.slice().arrayBuffer());
    throw holds(bytes, ENCRYPTED)
      ? new UnreadableFile('password')
      : new UnreadableFile('old workbook');
  }
  return readText(engine, file, options);
}

const rawName = ({ table = 't' }: ReadingOptions): string => `${table} as text`;

/** Types a table of texts and drops the texts. */
async function typedTable(
  engine: QueryEngine,
  raw: RawTable,
  options: ReadingOptions,
  at: number,
): Promise<TypedTable> {
  const name = options.table ?? 't';
  options.onProgress?.({ stage: 'types', read: 0, of: 0 });
  const table = await typeTable(
    engine,
    raw,
    at === 0 ? name : `${name}_${at + 1}`,
    options.choices?.types,
  );
  await dropTable(engine, raw.name);
  return table;
}

async function readArchive(
  engine: QueryEngine,
  file: DroppedFile,
  options: ReadingOptions,
): Promise<OpenedFile> {
  const workbook = await openWorkbook(file);
  if (!workbook) {
    const archive = await openArchive(file);
    const inside = archive.names.filter((name) =>
      /\.(?:csv|tsv|txt|json|ndjson|parquet)$/i.test(name),
    );
    const bytes = inside.length === 1 ? await archive.read(inside[0]!) : null;
    if (!bytes) throw new UnreadableFile('no table');
    return readFile(engine, new File([bytes as Uint8Array<ArrayBuffer>], inside[0]!), options);
  }
  const wanted = options.choices?.sheets ?? workbook.sheets;
  const tables: OpenedTable[] = [];
  for (const sheet of workbook.sheets.filter((name) => wanted.includes(name))) {
    const raw = await workbook.read(engine, sheet, rawName(options), options.choices?.headerLine);
    tables.push({ ...(await typedTable(engine, raw, options, tables.length)), sheet });
  }
  if (tables.length === 0) throw new UnreadableFile('no table');
  return { format: 'XLSX', encoding: null, delimited: null, tables };
}

async function readText(
  engine: QueryEngine,
  file: DroppedFile,
  options: ReadingOptions,
): Promise<OpenedFile> {
  const { choices = {}, onProgress } = options;
  const encoding: EncodingGuess = choices.encoding
    ? { encoding: choices.encoding, reason: 'chosen' }
    : await guessEncoding(file, onProgress);
  await refuseBinary(file, encoding);
  const raw = rawName(options);
  if (choices.delimiter === undefined && (await looksLikeJson(file, encoding.encoding))) {
    const json = await readJson(engine, raw, file, encoding.encoding, onProgress);
    if (json) {
      const typed = await typedTable(engine, json, options, 0);
      return { format: 'JSON', encoding, delimited: null, tables: [{ ...typed, sheet: null }] };
    }
    if (/\.(?:json|geojson)$/i.test(file.name))
      throw new UnreadableFile('not JSON', {
        line: await lineOfJsonFault(file, encoding.encoding),
      });
  }
  const read = (byEngine: boolean) =>
    readDelimited(engine, raw, file, encoding.encoding, { ...choices, byEngine }, onProgress);
  let table = await read(true);
  let typed: TypedTable;
  try {
    typed = await typedTable(engine, table, options, 0);
  } catch (error) {
    if (!(error instanceof LinesNeeded)) throw error;
    table = await read(false);
    typed = await typedTable(engine, table, options, 0);
  }
  return {
    format: 'delimited text',
    encoding,
    delimited: table.guess,
    tables: [{ ...typed, sheet: null }],
  };
}

/** How documents begin that are text and hold no table that can be read. */
const DOCUMENT = /^\s*(?:%PDF-|\{\\rtf|<(?:!doctype|html|\?xml|svg)\b)/i;

/** A file with zero bytes that is no UTF-16 is a picture, a program or the like. */
async function refuseBinary(file: DroppedFile, { encoding }: EncodingGuess): Promise<void> {
  if (encoding.startsWith('utf-16')) return;
  const head = new Uint8Array(await file.slice(0, 65_536).arrayBuffer());
  if (head.includes(0) || DOCUMENT.test(new TextDecoder().decode(head.slice(0, 256))))
    throw new UnreadableFile('no table');
}

async function looksLikeJson(file: DroppedFile, encoding: Encoding): Promise<boolean> {
  if (/\.(?:json|geojson|ndjson|jsonl)$/i.test(file.name)) return true;
  const head = new TextDecoder(encoding).decode(await file.slice(0, 4_096).arrayBuffer());
  return /^\s*(?:\{\s*"|\[\s*[[{])/.test(head);
}
