import type { Instant } from '../../shared/index.ts';

export interface StoredImage {
  /** `/uploads/<SHA-256 of the content>.webp` */
  readonly url: string;
  readonly storedAt: Instant;
}

/** Storage of uploaded images. */
export interface ImageStore {
  /**
   * Draws the picture anew, small and without anything else that the bytes carried, and answers where it is read.
   * The same picture has one address. Refuses with IMAGE_TYPE_WRONG, IMAGE_TOO_LARGE, IMAGE_TOO_MANY_PIXELS or
   * IMAGES_OVERLOADED.
   */
  keep(bytes: Uint8Array): Promise<string>;
  list(): Promise<readonly StoredImage[]>;
  /** Deletes the picture, if it is still there. */
  remove(url: string): Promise<void>;
}
