import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { MEDIA_FILE_LIMITS } from '@toolyard/core/content';
import { FolderMediaStore } from '@toolyard/files';
import sharp from 'sharp';
import { temporaryFolder } from '../support/app-server.ts';
import {
  drawableImages,
  HIDDEN,
  pixelBomb,
  pngOf,
  pngOfBytes,
  undrawableImages,
} from '../support/image-bytes.ts';

const base = temporaryFolder('toolyard-media');
const folder = join(base, 'media');
const store = new FolderMediaStore(folder);

afterAll(() => rmSync(base, { recursive: true, force: true }));

const stored = async (bytes: Uint8Array) => {
  const picture = await store.store(bytes);
  return { ...picture, bytes: Buffer.from((await store.read(picture.hash))!) };
};

describe('pictures of spaces in a folder', () => {
  it('each is drawn anew as WebP without metadata, under the hash of its content', async () => {
    for (const { name, bytes } of await drawableImages()) {
      const picture = await stored(bytes);
      const { format, width, height, exif, icc, xmp } = await sharp(picture.bytes).metadata();
      expect([name, format, exif, icc, xmp]).toEqual([
        name,
        'webp',
        undefined,
        undefined,
        undefined,
      ]);
      expect([name, picture.width, picture.height]).toEqual([name, width, height]);
      expect(picture.size).toBe(picture.bytes.length);
      expect(picture.hash).toBe(createHash('sha256').update(picture.bytes).digest('hex'));
      expect(picture.bytes.includes(HIDDEN)).toBe(false);
    }
  });

  it('what it has stored comes back with its hash when it is stored again', async () => {
    for (const { name, bytes } of await drawableImages()) {
      const first = await stored(bytes);
      expect([name, await stored(first.bytes)]).toEqual([name, first]);
    }
    const file = await pngOf(4_000, 1_000);
    const before = (await store.list()).length;
    const measured = await store.measure(file);
    expect(await store.list()).toHaveLength(before);
    const large = await stored(file);
    expect(large).toMatchObject(measured);
    expect([large.width, large.height]).toEqual([2_560, 640]);
    expect(await stored(large.bytes)).toEqual(large);
  });

  it('a WebP that carries something else is drawn anew', async () => {
    const plain = await sharp(await pngOf(20))
      .webp()
      .toBuffer();
    const padded = Buffer.concat([plain, Buffer.from(HIDDEN)]);
    const withChunk = Buffer.concat([plain, Buffer.from('XMP \x04\0\0\0evil', 'latin1')]);
    withChunk.writeUInt32LE(withChunk.length - 8, 4);
    const withExif = await sharp(plain)
      .withExif({ IFD0: { Artist: 'evil' } })
      .webp()
      .toBuffer();
    for (const bytes of [padded, withChunk, withExif])
      expect((await stored(bytes)).bytes.includes('evil')).toBe(false);
    expect((await stored(padded)).bytes.includes(HIDDEN)).toBe(false);
  });

  it('what is no image is refused, whatever it says to be, and leaves no file', async () => {
    const before = readdirSync(folder);
    for (const { name, bytes } of await undrawableImages()) {
      const outcome = await store.store(bytes).catch((fault: unknown) => fault);
      expect([name, outcome]).toEqual([
        name,
        expect.objectContaining({ code: 'MEDIA_TYPE_WRONG' }),
      ]);
    }
    await expect(store.store(pixelBomb())).rejects.toMatchObject({ code: 'MEDIA_TOO_MANY_PIXELS' });
    await expect(store.store(await pngOfBytes(MEDIA_FILE_LIMITS.bytes + 1))).rejects.toMatchObject({
      code: 'MEDIA_TOO_LARGE',
    });
    expect(readdirSync(folder)).toEqual(before);
  });

  it('lists its files and removes them; nothing outside the folder is read or removed', async () => {
    const { hash } = await stored(await pngOf(44));
    writeFileSync(join(folder, '.half-written'), 'x');
    const names = (await store.list()).map((each) => each.hash);
    expect(names).toEqual(expect.arrayContaining([hash, '.half-written']));
    for (const each of [hash, hash, '.half-written', '../outside']) await store.remove(each);
    expect((await store.list()).map((each) => each.hash)).not.toContain(hash);
    expect(await store.read(hash)).toBeNull();
    const outside = join(base, 'outside.webp');
    writeFileSync(outside, 'x');
    await store.remove('../outside');
    expect(existsSync(outside)).toBe(true);
  });
});
