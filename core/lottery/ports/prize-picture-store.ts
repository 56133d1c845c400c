/** Stores the bytes of pictures of prizes: WebP. */
export interface PrizePictureStore {
  /**
   * Draws the picture anew, small and without anything else that the bytes carried, and answers its SHA-256 in hexadecimal.
   * Refuses with MEDIA_TYPE_WRONG, MEDIA_TOO_LARGE, MEDIA_TOO_MANY_PIXELS or MEDIA_OVERLOADED.
   */
  store(bytes: Uint8Array): Promise<string>;
  /** Null where no picture has the hash. */
  read(hash: string): Promise<Uint8Array | null>;
}
