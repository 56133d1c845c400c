import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { FolderImageStore } from '@toolyard/files';
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

const MB = 1_048_576;
const base = temporaryFolder('toolyard-images');
const folder = join(base, 'uploads');
const store = new FolderImageStore(folder);
const read = (url: string) => readFileSync(join(folder, basename(url)));

afterAll(() => rmSync(base, { recursive: true, force: true }));

describe('pictures in a folder', () => {
  it('nothing is kept before anything was', async () => expect(await store.list()).toEqual([]));

  it('an image is drawn anew as a small WebP without metadata, under the hash of its content', async () => {
    for (const { name, bytes } of await drawableImages()) {
      const url = await store.keep(bytes);
      const stored = read(url);
      const sha = createHash('sha256').update(stored).digest('hex');
      expect([name, url]).toEqual([name, `/uploads/${sha}.webp`]);
      const { format, width, height, pages, exif, icc, xmp } = await sharp(stored).metadata();
      expect([name, format, exif, icc, xmp]).toEqual([
        name,
        'webp',
        undefined,
        undefined,
        undefined,
      ]);
      expect(Math.max(width, height)).toBeLessThanOrEqual(256);
      expect(pages ?? 1).toBe(1);
      expect(stored.includes(HIDDEN)).toBe(false);
      expect(stored.length).toBeLessThan(64 * 1024);
    }
  });

  it('large ones fit into 256 pixels, small ones keep their size, photos stand upright', async () => {
    const sizeOf = async (bytes: Buffer) => {
      const { width, height } = await sharp(read(await store.keep(bytes))).metadata();
      return [width, height];
    };
    expect(await sizeOf(await pngOf(1024, 512))).toEqual([256, 128]);
    expect(await sizeOf(await pngOf(20, 10))).toEqual([20, 10]);
    const photo = (await drawableImages()).find(({ name }) => name === 'photo with a place');
    expect(await sizeOf(photo!.bytes)).toEqual([40, 80]);
  });

  it('the first frame of an animation stands for it', async () => {
    const gif = (await drawableImages()).find(({ name }) => name === 'animated GIF');
    const { dominant } = await sharp(read(await store.keep(gif!.bytes))).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.b).toBeLessThan(50);
  });

  it('what is no image is refused, whatever it says to be, and leaves no file', async () => {
    const before = readdirSync(folder);
    for (const { name, bytes } of await undrawableImages()) {
      const outcome = await store.keep(bytes).catch((fault: unknown) => fault);
      expect([name, outcome]).toEqual([
        name,
        expect.objectContaining({ code: 'IMAGE_TYPE_WRONG' }),
      ]);
    }
    expect(readdirSync(folder)).toEqual(before);
  });

  it('a bomb of 16,000 × 16,000 pixels is refused by its head alone', async () => {
    const bomb = pixelBomb();
    expect(bomb.length).toBeLessThan(MB);
    const { width, height } = await sharp(bomb, { limitInputPixels: false }).metadata();
    expect([width, height]).toEqual([16_000, 16_000]);
    await expect(store.keep(bomb)).rejects.toMatchObject({ code: 'IMAGE_TOO_MANY_PIXELS' });
  });

  it('AT-14 two megabytes are too many, one byte less are not', async () => {
    await expect(store.keep(await pngOfBytes(2 * MB))).rejects.toMatchObject({
      code: 'IMAGE_TOO_LARGE',
    });
    await expect(store.keep(await pngOfBytes(2 * MB - 1))).resolves.toMatch(/\.webp$/);
  });

  it('the same picture has one address, and counts as kept anew', async () => {
    const bytes = await pngOf(33);
    const url = await store.keep(bytes);
    utimesSync(join(folder, basename(url)), 0, 0);
    expect(await store.keep(bytes)).toBe(url);
    const stored = (await store.list()).find((each) => each.url === url);
    expect(stored?.storedAt).toBeGreaterThan(Date.now() - 60_000);
  });

  it('of a hundred at once each is kept or told to try again, and later ones find room', async () => {
    const images = await Promise.all(Array.from({ length: 100 }, (_, i) => pngOf(10 + i)));
    const outcomes = await Promise.allSettled(images.map((bytes) => store.keep(bytes)));
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    for (const each of refused)
      expect(each).toMatchObject({ reason: { code: 'IMAGES_OVERLOADED', kind: 'throttled' } });
    expect(outcomes.length - refused.length).toBe(62);
    await expect(store.keep(await pngOf(11))).resolves.toMatch(/\.webp$/);
  });

  it('what is removed is gone, once and for all; nothing outside the folder ever is', async () => {
    const url = await store.keep(await pngOf(44));
    await store.remove(url);
    await store.remove(url);
    expect((await store.list()).map((each) => each.url)).not.toContain(url);
    const outside = join(base, 'outside.webp');
    writeFileSync(outside, 'x');
    await store.remove('/uploads/../outside.webp');
    expect(existsSync(outside)).toBe(true);
  });

  it('what a crash left half written is listed as an orphan', async () => {
    writeFileSync(join(folder, '.half-written'), 'x');
    expect((await store.list()).map(({ url }) => url)).toContain('/uploads/.half-written');
    await store.remove('/uploads/.half-written');
  });
});
