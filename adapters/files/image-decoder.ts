import sharp, { type Sharp } from 'sharp';

// No decoder but these four ever sees an upload, whatever it says to be; SVG above all has none.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPng',
    'VipsForeignLoadJpeg',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
  ],
});

const LONGEST_SECONDS = 10;

/** The first frame of a picture, upright. `pixels` is the most that are decoded. */
export const decodeImage = (bytes: Uint8Array, pixels: number): Sharp =>
  sharp(bytes, { limitInputPixels: pixels, failOn: 'error', pages: 1 })
    .timeout({ seconds: LONGEST_SECONDS })
    .autoOrient();

/** Width times height as the head of the file says; nothing is decoded for it. */
export async function pixelsOf(bytes: Uint8Array): Promise<number> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return width * height;
}
