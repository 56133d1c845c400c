import type { ReadableFile } from '@toolyard/core/data';
import type { ENCODINGS } from '../encodings.ts';

export type Encoding = (typeof ENCODINGS)[number];

/** Why an encoding was chosen. */
export type EncodingReason = 'byte order mark' | 'every byte fits' | 'likely letters' | 'chosen';

export interface EncodingGuess {
  readonly encoding: Encoding;
  readonly reason: EncodingReason;
}

/** How far the reading of a file has come. */
export interface ReadingProgress {
  /** The bytes are checked, rows are read, the types of columns are found. */
  readonly stage: 'checking' | 'rows' | 'types';
  readonly read: number;
  /** 0 where the stage does not tell how far it has come. */
  readonly of: number;
}

export type OnProgress = (progress: ReadingProgress) => void;

/** Bytes that are read at once. */
const CHUNK = 4_194_304;

/** The parts of a file, in order. */
export async function* chunksOf(
  file: ReadableFile,
  stage: ReadingProgress['stage'],
  onProgress?: OnProgress,
): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; at += CHUNK) {
    const end = Math.min(at + CHUNK, file.size);
    yield new Uint8Array(await file.slice(at, end).arrayBuffer());
    onProgress?.({ stage, read: end, of: file.size });
  }
}

/** The text of a file, part by part, without its byte order mark. */
export async function* textOf(
  file: ReadableFile,
  encoding: Encoding,
  onProgress?: OnProgress,
  stage: ReadingProgress['stage'] = 'rows',
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunksOf(file, stage, onProgress))
    yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

async function decodes(
  file: ReadableFile,
  encoding: Encoding,
  onProgress?: OnProgress,
): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of chunksOf(file, 'checking', onProgress))
      decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** UTF-16 without a mark: ASCII letters with a zero byte before or after each. */
function withoutMark(head: Uint8Array): Encoding | null {
  const pairs = Math.floor(head.length / 2);
  let even = 0;
  let odd = 0;
  for (let at = 0; at < pairs * 2; at += 2) {
    if (head[at] === 0) even += 1;
    if (head[at + 1] === 0) odd += 1;
  }
  if (pairs > 1 && odd > pairs * 0.3 && even === 0) return 'utf-16le';
  return pairs > 1 && even > pairs * 0.3 && odd === 0 ? 'utf-16be' : null;
}

interface HighBytes {
  /** Pairs of two bytes of 0xA1 to 0xFE, as Chinese characters have them. */
  readonly pairs: number;
  /** Lead bytes that are followed by an ASCII byte. */
  readonly single: number;
  readonly longestRuns: number;
}

/** How bytes above ASCII stand together. */
async function highBytesOf(file: ReadableFile): Promise<HighBytes> {
  let pairs = 0;
  let single = 0;
  let run = 0;
  let longestRuns = 0;
  const endRun = () => {
    pairs += Math.floor(run / 2);
    single += run % 2;
    if (run > 2) longestRuns += 1;
    run = 0;
  };
  for await (const chunk of chunksOf(file, 'checking'))
    for (const byte of chunk)
      if (byte >= 0x80) run += 1;
      else if (run > 0) endRun();
  endRun();
  return { pairs, single, longestRuns };
}

/** The encoding of a file, from all its bytes. */
export async function guessEncoding(
  file: ReadableFile,
  onProgress?: OnProgress,
): Promise<EncodingGuess> {
  const head = new Uint8Array(await file.slice(0, 4_096).arrayBuffer());
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => head[at] === byte));
  if (marked) return { encoding: marked[0], reason: 'byte order mark' };
  const wide = withoutMark(head);
  if (wide) return { encoding: wide, reason: 'likely letters' };
  if (await decodes(file, 'utf-8', onProgress))
    return { encoding: 'utf-8', reason: 'every byte fits' };
  const { pairs, single, longestRuns } = await highBytesOf(file);
  if (pairs > single * 2 && (await decodes(file, 'gb18030')))
    return { encoding: 'gb18030', reason: 'likely letters' };
  if (pairs > single * 2 && (await decodes(file, 'big5')))
    return { encoding: 'big5', reason: 'likely letters' };
  if (longestRuns > single) return { encoding: 'windows-1251', reason: 'likely letters' };
  return { encoding: 'windows-1252', reason: 'likely letters' };
}
