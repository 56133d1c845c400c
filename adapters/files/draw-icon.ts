import {
  IMAGE_BOX,
  IMAGE_BYTES_LIMIT,
  IMAGE_PIXELS_LIMIT,
  IMAGE_TOO_LARGE,
  IMAGE_TOO_MANY_PIXELS,
  IMAGE_TYPE_WRONG,
} from '@toolyard/core/tools';
import { decodeImage, pixelsOf } from './image-decoder.ts';

/**
 * The picture that the bytes hold, drawn anew: upright, its first frame, within the box of icons, as WebP and without
 * metadata. What else the bytes carry is left behind.
 */
export async function drawIcon(bytes: Uint8Array): Promise<Buffer> {
  if (bytes.length >= IMAGE_BYTES_LIMIT) throw IMAGE_TOO_LARGE();
  if ((await decoding(() => pixelsOf(bytes))) > IMAGE_PIXELS_LIMIT) throw IMAGE_TOO_MANY_PIXELS();
  return decoding(() =>
    decodeImage(bytes, IMAGE_PIXELS_LIMIT)
      .resize(IMAGE_BOX, IMAGE_BOX, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, alphaQuality: 100 })
      .toBuffer(),
  );
}

async function decoding<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw IMAGE_TYPE_WRONG({ cause });
  }
}
