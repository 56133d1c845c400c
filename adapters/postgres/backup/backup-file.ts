import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupFault } from './backup-fault.ts';
import type { KeptTable } from './kept-tables.ts';
import { digestOf, type RowDigest } from './row-lines.ts';

export type BackedUpTable = KeptTable & RowDigest;

/** The first line of a backup. The rows of each table follow, in this order, and then the hash of this line. */
export interface BackupHeader {
  readonly format: 'toolyard-backup';
  readonly version: 1;
  readonly createdAt: string;
  /** The migrations that the tables had been through. */
  readonly migrations: readonly string[];
  readonly tables: readonly BackedUpTable[];
}

const hashOf = (line: string): string => createHash('sha256').update(line).digest('hex');

/** Writes the file beside its place and moves it there when it is whole; only its owner may read it. */
export async function writeBackupFile(
  file: string,
  header: BackupHeader,
  rowsOf: (table: BackedUpTable) => AsyncIterable<string>,
): Promise<void> {
  const aside = `${file}.${process.pid}.partial`;
  const head = JSON.stringify(header);
  async function* lines() {
    yield `${head}\n`;
    for (const table of header.tables) for await (const line of rowsOf(table)) yield `${line}\n`;
    yield `${hashOf(head)}\n`;
  }
  try {
    const target = createWriteStream(aside, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(Readable.from(lines()), createGzip(), target);
    await link(aside, file);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    throw new BackupFault(`${file} exists already`, { cause });
  } finally {
    await rm(aside, { force: true });
  }
}

/** Lines end at \n alone: a text may hold other separators. */
async function* linesOf(file: string): AsyncGenerator<string, undefined> {
  const text = createGunzip();
  // A fault of the file's stream ends the other one, and so comes up in the loop.
  pipeline(createReadStream(file), text).catch(() => undefined);
  let begun = '';
  for await (const chunk of text.setEncoding('utf8') as AsyncIterable<string>) {
    const parts = (begun + chunk).split('\n');
    begun = parts.pop() ?? '';
    yield* parts;
  }
  if (begun !== '') throw new BackupFault('it is cut off');
}

export type TakeRows = (table: BackedUpTable) => AsyncIterable<string>;

/** Reads a backup once from front to back; `use` takes the rows of each table in the header's order. */
export async function readBackupFile<T>(
  file: string,
  use: (header: BackupHeader, rowsOf: TakeRows) => Promise<T>,
): Promise<T> {
  const lines = linesOf(file);
  const next = async () => {
    const line = await lines.next();
    if (line.done) throw new BackupFault('it is cut off');
    return line.value;
  };
  async function* rowsOf({ rows }: BackedUpTable) {
    for (let row = 0; row < rows; row++) yield await next();
  }
  try {
    const head = await next();
    const used = await use(headerOf(head), rowsOf);
    if ((await next()) !== hashOf(head)) throw new BackupFault('its first line was changed');
    if (!(await lines.next()).done) throw new BackupFault('something follows its end');
    return used;
  } finally {
    await lines.return(undefined);
  }
}

function headerOf(line: string): BackupHeader {
  const header = JSON.parse(line) as BackupHeader;
  const { format, version }: Partial<Record<keyof BackupHeader, unknown>> = header;
  if (format !== 'toolyard-backup') throw new BackupFault('it is no backup of Toolyard');
  if (version !== 1) throw new BackupFault('a later version of Toolyard has written it');
  return header;
}

/** Reads all of it and compares every hash. */
export async function verifyBackupFile(file: string): Promise<BackupHeader> {
  try {
    return await readBackupFile(file, async (header, rowsOf) => {
      for (const table of header.tables) {
        const { sha256 } = await digestOf(rowsOf(table));
        if (sha256 !== table.sha256) throw new BackupFault(`rows of ${table.name} were changed`);
      }
      return header;
    });
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new BackupFault(`${file} cannot be used: ${why}`, { cause });
  }
}
