import type { Instant } from '../../shared/index.ts';

/** A stored picture: WebP. */
export interface StoredMedia {
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** In bytes. */
  readonly size: number;
}

/** Limits of a picture. A stored one fits into the box. */
export const MEDIA_FILE_LIMITS = {
  /** Of the file, in bytes. */
  bytes: 10 * 1024 * 1024,
  /** Width times height. */
  pixels: 6_000 * 6_000,
  /** Width and height, in pixels. */
  box: 2_560,
} as const;

/** Stores the bytes of pictures. test/conformance/media-store states what every adapter must do. */
export interface MediaStore {
  /**
   * Draws the picture anew as WebP, within the box and without anything else that the bytes carried. A WebP that is so
   * already is stored as it is. `box` is another width and height, in pixels. Refuses with MEDIA_TYPE_WRONG,
   * MEDIA_TOO_LARGE, MEDIA_TOO_MANY_PIXELS or MEDIA_OVERLOADED.
   */
  store(bytes: Uint8Array, box?: number): Promise<StoredMedia>;
  /** What `store` would answer; nothing is stored. */
  measure(bytes: Uint8Array): Promise<StoredMedia>;
  /** Null where no picture has the hash. */
  read(hash: string): Promise<Uint8Array | null>;
  list(): Promise<readonly { readonly hash: string; readonly storedAt: Instant }[]>;
  remove(hash: string): Promise<void>;
}
