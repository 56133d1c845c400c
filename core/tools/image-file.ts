import type { DomainError } from '../shared/index.ts';
import { IMAGE_TOO_LARGE, IMAGE_TYPE_WRONG } from './tools.errors.ts';

/** What can be uploaded as an icon. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
/** An upload must be smaller. */
export const IMAGE_BYTES_LIMIT = 2 * 1024 * 1024;
/** Of width times height. */
export const IMAGE_PIXELS_LIMIT = 4096 * 4096;
/** Icons fit into a square of so many pixels. */
export const IMAGE_BOX = 256;

interface ImageFile {
  /** As the browser guesses it; the server looks at the content. */
  readonly type: string;
  readonly size: number;
}

/** Why a file cannot be uploaded, by type and size; null when it can. */
export function imageFileFault({ type, size }: ImageFile): DomainError | null {
  if (!IMAGE_TYPES.some((known) => known === type)) return IMAGE_TYPE_WRONG();
  return size < IMAGE_BYTES_LIMIT ? null : IMAGE_TOO_LARGE();
}
