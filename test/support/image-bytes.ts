import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** What a script or a page within an image would look like in its bytes. */
export const HIDDEN = '<script>alert(1)</script>';

const square = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#3b82f6' } });

/** Noise, so that it cannot be made small. */
const noisy = (width: number) =>
  sharp({
    create: {
      width,
      height: width,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

export const pngOf = (width: number, height = width): Promise<Buffer> =>
  square(width, height).png().toBuffer();

/** A PNG of exactly so many bytes: what follows its end is no part of the image. */
export async function pngOfBytes(bytes: number): Promise<Buffer> {
  const png = await pngOf(64);
  return Buffer.concat([png, Buffer.alloc(bytes - png.length, 'x')]);
}

const half = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length / 2));

async function animatedGif(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .gif({ loop: 0, delay: 100 })
    .toBuffer();
}

/** A photo of a telephone: held sideways, with the place where it was taken. */
const geotagged = (): Promise<Buffer> =>
  square(80, 40)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .jpeg()
    .toBuffer();

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${HIDDEN}</svg>`;
const HTML = `<!doctype html><title>x</title>${HIDDEN}`;
/** A script that begins as a GIF does: 10799 pixels wide are the signs of a comment. */
const SCRIPT_GIF = Buffer.from('GIF89a/*\x80\x00\x00*/=1;alert(1)', 'latin1');

interface ImageCase {
  readonly name: string;
  readonly fileName: string;
  readonly type: string;
  readonly bytes: Buffer;
}

type Case = readonly [name: string, fileName: string, type: string, bytes: Buffer | string];

const listed = (cases: readonly Case[]): ImageCase[] =>
  cases.map(([name, fileName, type, bytes]) => ({
    name,
    fileName,
    type,
    bytes: Buffer.from(bytes),
  }));

/** Files that are images, whatever else they carry or say. */
export async function drawableImages(): Promise<ImageCase[]> {
  const png = await pngOf(300, 200);
  const gif = await square(40).gif().toBuffer();
  return listed([
    ['PNG', 'a.png', 'image/png', png],
    ['JPEG', 'a.jpg', 'image/jpeg', await square(40).jpeg().toBuffer()],
    ['WebP', 'a.webp', 'image/webp', await square(40).webp().toBuffer()],
    ['GIF', 'a.gif', 'image/gif', gif],
    ['animated GIF', 'moves.gif', 'image/gif', await animatedGif()],
    ['photo with a place', 'photo.jpg', 'image/jpeg', await geotagged()],
    ['PNG with a page behind it', 'a.html', 'text/html', Buffer.concat([png, Buffer.from(HTML)])],
    [
      'GIF with a script behind it',
      'a.js',
      'text/javascript',
      Buffer.concat([gif, Buffer.from(HTML)]),
    ],
    ['PNG that is called a JPEG', 'a.jpg', 'image/jpeg', png],
  ]);
}

/** Files that are none, whatever they say to be. */
export async function undrawableImages(): Promise<ImageCase[]> {
  const noise = noisy(200);
  return listed([
    ['SVG', 'a.svg', 'image/svg+xml', SVG],
    ['SVG that is called a PNG', 'a.png', 'image/png', `<?xml version="1.0"?>${SVG}`],
    ['page that is called a PNG', 'a.png', 'image/png', HTML],
    ['script that begins as a GIF', 'a.gif', 'image/gif', SCRIPT_GIF],
    ['half a PNG', 'a.png', 'image/png', half(await noise.png().toBuffer())],
    ['half a JPEG', 'a.jpg', 'image/jpeg', half(await noise.jpeg().toBuffer())],
    ['half a WebP', 'a.webp', 'image/webp', half(await noise.webp().toBuffer())],
    ['half a GIF', 'a.gif', 'image/gif', half(await noise.gif().toBuffer())],
    ['TIFF', 'a.tiff', 'image/tiff', await square(40).tiff().toBuffer()],
    ['AVIF', 'a.avif', 'image/avif', await square(40).avif().toBuffer()],
    ['PDF', 'a.pdf', 'application/pdf', '%PDF-1.7\n1 0 obj<<>>endobj'],
    ['head of a PNG', 'a.png', 'image/png', (await pngOf(40)).subarray(0, 40)],
    ['nothing', 'a.png', 'image/png', ''],
  ]);
}

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  const check = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
};

/** A whole black PNG, one bit a pixel. */
export function plainPng(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 9 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** 16,000 pixels square in a few dozen kilobytes. */
export const pixelBomb = (): Buffer => plainPng(16_000);
