import { crc32, inflateRawSync } from 'node:zlib';

/** A file of an archive as its directory describes it. */
export interface ZipEntry {
  readonly name: string;
  /** Unpacks it. Throws ERR_BUFFER_TOO_LARGE once it grows beyond these bytes, and `Error` where it is damaged. */
  unpack(mostBytes: number): Uint8Array;
}

const END = 0x06054b50;
const END_64_LOCATOR = 0x07064b50;
const END_64 = 0x06064b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;

/** Bytes of each record without its parts of variable length. */
const SIZES = { end: 22, locator: 20, entry: 46, local: 30 } as const;
const LONGEST_COMMENT = 0xffff;

/** Values that stand in for larger ones in the records of zip64. */
const IN_ZIP64 = 0xffffffff;

const ENCRYPTED = 1;
const UTF8 = 0x0800;
const STORED = 0;
const DEFLATED = 8;

/**
 * The files of a zip archive, by the directory at its end (APPNOTE 6.3.10, sections 4.3.12 to 4.3.16). Each place that the
 * archive names is looked up once and must lie inside it, so that no archive makes this run long. Throws `Error` where the
 * archive is damaged or encrypted.
 */
export function zipEntries(bytes: Uint8Array): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { count, start } = directoryOf(view);
  const entries: ZipEntry[] = [];
  let at = start;
  for (let i = 0; i < count; i++) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new Error('no entry where one must be');
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    entries.push(entryAt(view, at, nameLength, extraLength));
    at += SIZES.entry + nameLength + extraLength + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The number of entries and where the first stands. */
function directoryOf(view: DataView): { readonly count: number; readonly start: number } {
  const first = Math.max(0, view.byteLength - SIZES.end - LONGEST_COMMENT);
  let end = view.byteLength - SIZES.end;
  while (end >= first && view.getUint32(end, true) !== END) end--;
  if (end < first) throw new Error('no directory');
  const count = view.getUint16(end + 10, true);
  const start = view.getUint32(end + 16, true);
  if (count !== 0xffff && start !== IN_ZIP64) return { count, start };
  const locator = end - SIZES.locator;
  if (locator < 0 || view.getUint32(locator, true) !== END_64_LOCATOR) return { count, start };
  const end64 = Number(view.getBigUint64(locator + 8, true));
  if (view.getUint32(end64, true) !== END_64) throw new Error('no directory of zip64');
  return {
    count: Number(view.getBigUint64(end64 + 32, true)),
    start: Number(view.getBigUint64(end64 + 48, true)),
  };
}

function entryAt(view: DataView, at: number, nameLength: number, extraLength: number): ZipEntry {
  const flags = view.getUint16(at + 8, true);
  const method = view.getUint16(at + 10, true);
  const checksum = view.getUint32(at + 16, true);
  const extra = at + SIZES.entry + nameLength;
  const { packed, local } = placeOf(view, at, extra, extra + extraLength);
  const text = new TextDecoder(flags & UTF8 ? 'utf-8' : 'windows-1252');
  return {
    name: text.decode(part(view, at + SIZES.entry, nameLength)),
    unpack(mostBytes) {
      if (flags & ENCRYPTED) throw new Error('encrypted');
      if (view.getUint32(local, true) !== LOCAL_HEADER)
        throw new Error('no file where one must be');
      const head =
        SIZES.local + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      const content = part(view, local + head, packed);
      const unpacked = unpack(content, method, mostBytes);
      if (crc32(unpacked) !== checksum) throw new Error('another checksum');
      return unpacked;
    },
  };
}

/** Packed size of an entry and where its local header stands; in zip64 its extra field 1 has what does not fit in 32 bits. */
function placeOf(view: DataView, at: number, from: number, to: number) {
  let field = from;
  while (field + 4 <= to && view.getUint16(field, true) !== 1)
    field += 4 + view.getUint16(field + 2, true);
  let next = field + 4;
  const [, packed = 0, local = 0] = [24, 20, 42].map((offset) => {
    const value = view.getUint32(at + offset, true);
    if (value !== IN_ZIP64 || next + 8 > to) return value;
    next += 8;
    return Number(view.getBigUint64(next - 8, true));
  });
  return { packed, local };
}

/** Bytes of the archive; throws where they are not all inside it. */
function part(view: DataView, at: number, length: number): Uint8Array {
  if (at + length > view.byteLength) throw new Error('a part outside of the archive');
  return new Uint8Array(view.buffer, view.byteOffset + at, length);
}

function unpack(content: Uint8Array, method: number, mostBytes: number): Uint8Array {
  if (method === STORED) return content;
  if (method !== DEFLATED) throw new Error(`method ${method}`);
  // An output of no bytes is no limit that zlib takes.
  return inflateRawSync(content, { maxOutputLength: Math.max(1, mostBytes) });
}
