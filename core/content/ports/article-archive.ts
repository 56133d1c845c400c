/** A text of an archive. */
export interface ArchivedText {
  /** With `/`, relative, and without `..`. */
  readonly path: string;
  readonly text: string;
}

/** A file of an archive that is no text. */
export interface ArchivedFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** What an archive holds. */
export interface ArchiveContent {
  /** Markdown files, in the order of the archive. */
  readonly texts: readonly ArchivedText[];
  /** PNG, JPEG, WebP and GIF by their names. */
  readonly pictures: readonly ArchivedFile[];
  /** Paths of all other files. */
  readonly ignored: readonly string[];
}

/** Limits of an import. */
export const ARCHIVE_LIMITS = {
  /** Of the archive itself, in bytes. */
  size: 50_000_000,
  /** Of all its texts together, in bytes, once they are unpacked. */
  unpacked: 20_000_000,
  /** Of all its pictures together, in bytes. */
  pictures: 50_000_000,
  /** Files, of whatever kind. */
  files: 5_000,
} as const;

/** Zip archives of texts and their pictures. */
export interface ArticleArchive {
  pack(texts: readonly ArchivedText[], pictures: readonly ArchivedFile[]): Uint8Array;
  /**
   * Reads a zip archive, or one text under the name given. Stops at the first byte beyond the limits. Refuses with
   * ARCHIVE_TOO_LARGE; with ARCHIVE_UNREADABLE what is neither, and paths that lead out of the archive.
   */
  unpack(bytes: Uint8Array, name: string): ArchiveContent;
}
