import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  importChains,
  IMPORT_FAULTS,
  NO_SIDECAR,
  readSidecar,
  ROW_FAULTS,
  SIDECAR_FAULTS,
  type ChainSidecar,
  type OptionChain,
  type RefusedRow,
} from '@toolyard/core/options/chain';
import { readRows, type LineRefusal } from './read-rows.ts';
import { identityOf, type FileIdentity } from './recorded-symbol.ts';

/** The chains of one file, all expiries. */
export interface ChainFile extends FileIdentity {
  readonly chains: readonly [OptionChain, ...OptionChain[]];
}

/** A line, or with line 0 a whole file, that could not be used. */
export interface Refusal {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

interface LoadedFile {
  readonly chainFile: ChainFile | null;
  readonly refused: readonly Refusal[];
}

const GREATEST_SIZE = 64 * 1024 * 1024;

/** A line with a call and a put is refused once for the same reason. */
function sentences(rows: readonly RefusedRow[]): LineRefusal[] {
  const each = new Map(rows.map((row) => [`${row.line} ${row.fault}`, row]));
  return [...each.values()].map(({ line, fault }) => ({ line, reason: ROW_FAULTS[fault] }));
}

const code = (error: unknown): string => (error as { code?: string }).code ?? 'unknown error';

/** The text of a file; null when there is none. */
async function textOf(path: string): Promise<string | null> {
  try {
    const found = await stat(path);
    // Reading a pipe waits for a writer.
    if (!found.isFile()) throw Object.assign(new Error(), { code: 'not a file' });
    if (found.size > GREATEST_SIZE) throw Object.assign(new Error(), { code: 'EFBIG' });
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch (error) {
    if (code(error) === 'ENOENT') return null;
    throw error;
  }
}

/** The sidecar beside a file; a broken one is refused and the file goes on without it. */
async function sidecarOf(
  path: string,
): Promise<{ readonly sidecar: ChainSidecar; readonly refused: readonly Refusal[] }> {
  const file = basename(path);
  const without = (reason: string) => ({
    sidecar: NO_SIDECAR,
    refused: [{ file, line: 0, reason }],
  });
  try {
    const text = await textOf(path);
    if (text === null) return { sidecar: NO_SIDECAR, refused: [] };
    const read = readSidecar(JSON.parse(text));
    return read.ok ? { sidecar: read.value, refused: [] } : without(SIDECAR_FAULTS[read.error]);
  } catch (error) {
    return without(
      error instanceof SyntaxError
        ? SIDECAR_FAULTS.notAnObject
        : `the sidecar cannot be read (${code(error)})`,
    );
  }
}

/** Reads one chain file with its sidecar. Errors are returned, not thrown. */
export async function loadChainFile(dir: string, file: string): Promise<LoadedFile> {
  const whole = (reason: string, line = 0): LoadedFile => ({
    chainFile: null,
    refused: [{ file, line, reason }],
  });
  const identity = identityOf(file);
  if (identity === null) return whole('the name is not <symbol>-<yyyy-mm-dd>.csv');
  let text: string | null;
  try {
    text = await textOf(join(dir, file));
  } catch (error) {
    return whole(`the file cannot be read (${code(error)})`);
  }
  const read = readRows(text ?? '', identity);
  if (!read.ok) return whole(read.reason, read.line);
  const { sidecar, refused } = await sidecarOf(join(dir, file.replace(/\.csv$/i, '.json')));
  const imported = importChains({
    symbol: identity.symbol,
    asOf: identity.asOf,
    rows: read.rows,
    spot: read.spot,
    sidecar,
  });
  const lines = [
    ...read.refused,
    ...sentences(imported.ok ? imported.value.refused : imported.error.refused),
  ].sort((a, b) => a.line - b.line);
  const all = [...refused, ...lines.map(({ line, reason }) => ({ file, line, reason }))];
  if (!imported.ok) {
    return {
      chainFile: null,
      refused: [{ file, line: 0, reason: IMPORT_FAULTS[imported.error.fault] }, ...all],
    };
  }
  return { chainFile: { ...identity, chains: imported.value.chains }, refused: all };
}
