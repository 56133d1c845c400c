import {
  MEDIA_FILE_LIMITS,
  MEDIA_TOO_LARGE,
  MEDIA_TOO_MANY_PIXELS,
  MEDIA_TYPE_WRONG,
} from '@toolyard/core/content';
import { decodeImage, pixelsOf } from './image-decoder.ts';
import { isPlainWebp } from './plain-webp.ts';

export interface EncodedMedia {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * The picture that the bytes hold, drawn anew: upright, its first frame, within the box, as WebP and without metadata. A
 * plain WebP within the box stays as it is, so that a picture keeps its hash when it is exported and imported.
 */
export async function drawMedia(
  bytes: Uint8Array,
  box: number = MEDIA_FILE_LIMITS.box,
): Promise<EncodedMedia> {
  const { bytes: most, pixels } = MEDIA_FILE_LIMITS;
  if (bytes.length > most) throw MEDIA_TOO_LARGE();
  if ((await decoding(() => pixelsOf(bytes))) > pixels) throw MEDIA_TOO_MANY_PIXELS();
  return decoding(async () => {
    const { data, info } = await decodeImage(bytes, pixels)
      .resize(box, box, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85, alphaQuality: 100 })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const isWithinBox = (await pixelsOf(bytes)) === width * height;
    return { bytes: isWithinBox && isPlainWebp(bytes) ? bytes : data, width, height };
  });
}

async function decoding<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw MEDIA_TYPE_WRONG({ cause });
  }
}
