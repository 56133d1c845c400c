import type { OwnedRecords } from '../../accounts/index.ts';
import type { Page, PageRequest } from '../../shared/index.ts';
import type { Article } from '../article.ts';
import type { Media } from '../media.ts';

/** An article that shows a picture in its draft, in what is public of it or in what is scheduled. */
export interface MediaUse extends Pick<Article, 'id' | 'locale'> {
  readonly hash: string;
  /** Of its draft. */
  readonly title: string;
}

/**
 * Stores what spaces know of their pictures. test/conformance/media-repository states what every adapter must do.
 * `eraseOwned` leaves the pictures to their spaces, without the account's name on them.
 */
export interface MediaRepository extends OwnedRecords {
  /** Last uploaded first, ties by id descending. */
  list(spaceId: string, page: PageRequest): Promise<Page<Media>>;
  find(id: string): Promise<Media | null>;
  /** Those of the space that have one of the hashes. */
  withHashes(spaceId: string, hashes: readonly string[]): Promise<readonly Media[]>;
  /** Bytes of all pictures. No other unit of work that calls this for the same space goes on before this one ends. */
  sizeLocked(spaceId: string): Promise<number>;
  size(spaceId: string): Promise<number>;
  /** A space has a picture once: a second one of the same hash is not added. */
  add(media: Media): Promise<void>;
  remove(id: string): Promise<void>;
  /** Articles of the space that show one of the pictures, by title. */
  uses(spaceId: string, hashes: readonly string[]): Promise<readonly MediaUse[]>;
  /** Whether a space that readers may see has the picture. */
  isReadable(hash: string): Promise<boolean>;
  /** Those of the hashes that some space has. */
  known(hashes: readonly string[]): Promise<readonly string[]>;
}
