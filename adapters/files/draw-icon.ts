import {
  IMAGE_BOX,
  IMAGE_BYTES_LIMIT,
  IMAGE_PIXELS_LIMIT,
  IMAGE_TOO_LARGE,
  IMAGE_TOO_MANY_PIXELS,
  IMAGE_TYPE_WRONG,
} from '@toolyard/core/tools';
import sharp from 'sharp';

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

/**
 * The picture that the bytes hold, drawn anew: upright, its first frame, within the box of icons, as WebP and without
 * metadata. What else the bytes carry is left behind.
 */
export async function drawIcon(bytes: Uint8Array): Promise<Buffer> {
  if (bytes.length >= IMAGE_BYTES_LIMIT) throw IMAGE_TOO_LARGE();
  if ((await pixelsOf(bytes)) > IMAGE_PIXELS_LIMIT) throw IMAGE_TOO_MANY_PIXELS();
  return decoding(() =>
    sharp(bytes, { limitInputPixels: IMAGE_PIXELS_LIMIT, failOn: 'error', pages: 1 })
      .timeout({ seconds: LONGEST_SECONDS })
      .autoOrient()
      .resize(IMAGE_BOX, IMAGE_BOX, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, alphaQuality: 100 })
      .toBuffer(),
  );
}

/** As the head of the file says; nothing is decoded for it. */
const pixelsOf = (bytes: Uint8Array): Promise<number> =>
  decoding(async () => {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return width * height;
  });

async function decoding<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw IMAGE_TYPE_WRONG({ cause });
  }
}
