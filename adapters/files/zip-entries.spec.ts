import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { zipEntries } from './zip-entries.ts';

const ROOM = 1_000;
/** By gzip. */
const CRC_OF_TIDES = 0x7170f453;
const FILES = { 'a.md': '# Tides', 'notes/潮汐.md': '潮汐'.repeat(40), 'empty.md': '' };
const archive = Buffer.from(
  zipSync({
    ...Object.fromEntries(Object.entries(FILES).map(([path, text]) => [path, strToU8(text)])),
    'stored.md': [strToU8('as it is'), { level: 0 }],
  }),
);
const contents = (bytes: Uint8Array) =>
  Object.fromEntries(
    zipEntries(bytes).map((entry) => [entry.name, Buffer.from(entry.unpack(ROOM)).toString()]),
  );

const changed = (change: (bytes: Buffer) => void): Buffer => {
  const copy = Buffer.from(archive);
  change(copy);
  return copy;
};

const END = archive.length - 22;
const DIRECTORY = archive.readUInt32LE(END + 16);

describe('the files of a zip archive', () => {
  it('are those that were packed, deflated or stored', () => {
    expect(contents(archive)).toEqual({ ...FILES, 'stored.md': 'as it is' });
  });

  it('are found before a comment of the archive and after bytes in front of its end', () => {
    const comment = Buffer.from('made by hand');
    const commented = Buffer.concat([archive, comment]);
    commented.writeUInt16LE(comment.length, END + 20);
    expect(Object.keys(contents(commented))).toHaveLength(4);
  });

  it('have sizes and places in the extra field of zip64', () => {
    const name = Buffer.from('a.md');
    const text = Buffer.from('# Tides');
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    const extra = Buffer.alloc(28);
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(24, 2);
    extra.writeBigUInt64LE(BigInt(text.length), 4);
    extra.writeBigUInt64LE(BigInt(text.length), 12);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(CRC_OF_TIDES, 16);
    for (const at of [20, 24, 42]) entry.writeUInt32LE(0xffffffff, at);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt16LE(extra.length, 30);
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(1, 10);
    end.writeUInt32LE(local.length + name.length + text.length, 16);
    const whole = Buffer.concat([local, name, text, entry, name, extra, end]);
    expect(contents(whole)).toEqual({ 'a.md': '# Tides' });
  });
});

describe('an archive that is damaged ends at once', () => {
  // A local header whose packed size says zip64 without its field, and no directory.
  const hanging = Buffer.from(
    '504b03041400000008000000000000000000ffffffff00000000010000006178',
    'hex',
  );

  it.each([
    ['32 bytes of a local header', hanging],
    ['nothing', Buffer.alloc(0)],
    ['cut in the middle', archive.subarray(0, archive.length - 30)],
    ['a directory beyond the end', changed((bytes) => bytes.writeUInt32LE(0xfffffff0, END + 16))],
    ['more entries than it has', changed((bytes) => bytes.writeUInt16LE(60_000, END + 10))],
    [
      'a packed size at its limit',
      changed((bytes) => bytes.writeUInt32LE(0xffffffff, DIRECTORY + 20)),
    ],
    ['a place at its limit', changed((bytes) => bytes.writeUInt32LE(0xffffffff, DIRECTORY + 42))],
    ['another checksum', changed((bytes) => bytes.writeUInt32LE(1, DIRECTORY + 16))],
    ['an unknown method', changed((bytes) => bytes.writeUInt16LE(99, DIRECTORY + 10))],
    ['a password', changed((bytes) => bytes.writeUInt16LE(1, DIRECTORY + 8))],
  ])('%s', (_name, bytes) => {
    expect(() => contents(bytes)).toThrow();
  });

  it('whatever its bytes are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(archive.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
        (edits) => {
          const bytes = changed((copy) => edits.forEach(([at, value]) => (copy[at] = value)));
          try {
            for (const entry of zipEntries(bytes)) entry.unpack(ROOM);
          } catch (error) {
            // What matters is that it ends, and by an error that says why.
            expect((error as Error).message).not.toBe('');
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('an entry is unpacked up to the room for it', () => {
    const bomb = zipSync({ 'a.md': strToU8('a'.repeat(100_000)) });
    expect(() => zipEntries(bomb)[0]?.unpack(ROOM)).toThrow(
      expect.objectContaining({ code: 'ERR_BUFFER_TOO_LARGE' }),
    );
  });
});
