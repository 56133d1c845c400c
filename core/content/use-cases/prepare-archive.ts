import type { Texts } from '../../shared/index.ts';
import { DomainError } from '../../shared/index.ts';
import { altOf, pictureAt, withPictures } from '../archive-pictures.ts';
import { mediaPath, parseAlt } from '../media.ts';
import type { ArchiveContent, ArchivedText } from '../ports/article-archive.ts';
import type { MediaStore, StoredMedia } from '../ports/media-store.ts';

/** A picture of an archive, stored, with what the first text that shows it says of it. */
export interface ArchivedPicture {
  readonly path: string;
  readonly stored: StoredMedia;
  readonly alt: string;
}

/** A picture that cannot be stored; the texts that show it still name it as they did. */
export interface RefusedPicture {
  readonly path: string;
  readonly texts: Texts;
}

export interface PreparedArchive {
  /** Naming their pictures by the paths that they have now. */
  readonly texts: readonly ArchivedText[];
  readonly pictures: readonly ArchivedPicture[];
  readonly refusedPictures: readonly RefusedPicture[];
  readonly ignored: readonly string[];
}

/** Reasons by which one picture is refused, and not the archive. */
const OF_ONE_PICTURE = ['MEDIA_TYPE_WRONG', 'MEDIA_TOO_LARGE', 'MEDIA_TOO_MANY_PIXELS'];

const nameOf = (path: string): string =>
  path
    .split('/')
    .at(-1)!
    .replace(/\.[^.]*$/, '');

/**
 * Stores the pictures of an archive that its texts show by `store`, as `MediaStore` does. Others are ignored. Refuses with
 * MEDIA_OVERLOADED.
 */
export async function prepareArchive(
  { texts, pictures, ignored }: ArchiveContent,
  store: MediaStore['store'],
): Promise<PreparedArchive> {
  const files = new Map(pictures.map(({ path, bytes }) => [path, bytes]));
  const paths = [...files.keys()];
  const shown = new Map<string, string>();
  for (const { path, text } of texts)
    withPictures(text, (address) => {
      const picture = pictureAt(address, path, paths);
      if (picture !== null && !shown.has(picture)) shown.set(picture, altOf(text, address));
      return null;
    });
  const stored = new Map<string, ArchivedPicture>();
  const refused: RefusedPicture[] = [];
  for (const [path, said] of shown) {
    try {
      const alt = parseAlt(said);
      const picture = await store(files.get(path)!);
      stored.set(path, { path, stored: picture, alt: alt.ok ? alt.value : nameOf(path) || path });
    } catch (fault) {
      const isOfOne = fault instanceof DomainError && OF_ONE_PICTURE.includes(fault.code);
      if (!isOfOne) throw fault;
      refused.push({ path, texts: fault.texts });
    }
  }
  return {
    texts: texts.map(({ path, text }) => ({
      path,
      text: withPictures(text, (address) => {
        const picture = stored.get(pictureAt(address, path, paths) ?? '');
        return picture ? mediaPath(picture.stored.hash) : null;
      }),
    })),
    pictures: [...stored.values()],
    refusedPictures: refused,
    ignored: [...ignored, ...paths.filter((path) => !shown.has(path))],
  };
}
