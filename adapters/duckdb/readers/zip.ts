import type { ReadableFile } from '@toolyard/core/data';
import { UnreadableFile } from '@toolyard/core/data';
import { isFileFault } from './file-fault.ts';

/** The files of a ZIP archive, each unpacked when it is asked for. */
export interface Archive {
  readonly names: readonly string[];
  read(name: string): Promise<Uint8Array | null>;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LONGEST_END = 65_557;

/** Unpacks bytes that are compressed as gzip or as deflate. */
export async function unpacked(
  bytes: Uint8Array | Blob,
  format: 'gzip' | 'deflate-raw',
): Promise<Blob> {
  const source = bytes instanceof Blob ? bytes : new Blob([bytes as Uint8Array<ArrayBuffer>]);
  try {
    return await new Response(source.stream().pipeThrough(new DecompressionStream(format))).blob();
  } catch (cause) {
    if (isFileFault(cause)) throw cause;
    throw new UnreadableFile('damaged', { cause });
  }
}

/** Opens an archive by the directory at its end. */
export async function openArchive(file: ReadableFile): Promise<Archive> {
  const tail = new DataView(await file.slice(Math.max(0, file.size - LONGEST_END)).arrayBuffer());
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1;
  if (end < 0) throw new UnreadableFile('damaged');
  const count = tail.getUint16(end + 10, true);
  const size = tail.getUint32(end + 12, true);
  const start = tail.getUint32(end + 16, true);
  const directory = new DataView(await file.slice(start, start + size).arrayBuffer());
  const entries = new Map<string, { method: number; packed: number; at: number }>();
  let at = 0;
  for (let entry = 0; entry < count && at + 46 <= directory.byteLength; entry += 1) {
    if (directory.getUint32(at, true) !== DIRECTORY_ENTRY) throw new UnreadableFile('damaged');
    const nameLength = directory.getUint16(at + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(directory.buffer, at + 46, nameLength));
    entries.set(name, {
      method: directory.getUint16(at + 10, true),
      packed: directory.getUint32(at + 20, true),
      at: directory.getUint32(at + 42, true),
    });
    at += 46 + nameLength + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
  }
  return {
    names: [...entries.keys()],
    async read(name) {
      const entry = entries.get(name);
      if (!entry) return null;
      const head = new DataView(await file.slice(entry.at, entry.at + 30).arrayBuffer());
      const first = entry.at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
      const bytes = new Uint8Array(await file.slice(first, first + entry.packed).arrayBuffer());
      if (entry.method === 0) return bytes;
      return new Uint8Array(await (await unpacked(bytes, 'deflate-raw')).arrayBuffer());
    },
  };
}
