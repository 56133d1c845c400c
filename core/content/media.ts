import {
  characterCount,
  isStorable,
  isVisibleText,
  ok,
  refuse,
  type DomainError,
  type Instant,
  type Result,
} from '../shared/index.ts';
import { MEDIA_ALT_INVALID, MEDIA_TOO_LARGE, MEDIA_TYPE_WRONG } from './content.errors.ts';
import { MEDIA_FILE_LIMITS, type StoredMedia } from './ports/media-store.ts';

/** A picture of a space, which its articles show by its path. */
export interface Media extends StoredMedia {
  readonly id: string;
  readonly spaceId: string;
  /** What it shows, for those who do not see it. An article can say something else of it. */
  readonly alt: string;
  /** Null stands for an erased account. */
  readonly uploaderId: string | null;
  readonly uploadedAt: Instant;
}

/** Path of a picture on every server: it follows from the content. */
export const mediaPath = (hash: string): string => `/media/${hash}.webp`;

/** Hash of the picture that an address of an article names; null for all others. */
export const mediaHashIn = (address: string): string | null =>
  /^\/media\/([0-9a-f]{64})\.webp$/.exec(address)?.[1] ?? null;

/** What can be uploaded. */
export const MEDIA_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

/** Why a file cannot be uploaded, by what the browser says of it; null when it can. The server looks at the content. */
export function mediaFileFault({
  type,
  size,
}: {
  readonly type: string;
  readonly size: number;
}): DomainError | null {
  if (!MEDIA_TYPES.some((known) => known === type)) return MEDIA_TYPE_WRONG();
  return size <= MEDIA_FILE_LIMITS.bytes ? null : MEDIA_TOO_LARGE();
}

/** Longest alternative text, in characters. */
export const MEDIA_ALT_MAX = 300;

/** The alternative text, trimmed; refuses with MEDIA_ALT_INVALID. */
export function parseAlt(typed: string): Result<string> {
  const alt = typed.trim().replaceAll(/\s+/g, ' ');
  const isValid = alt !== '' && characterCount(alt) <= MEDIA_ALT_MAX;
  return isValid && isStorable(alt) && isVisibleText(alt) ? ok(alt) : refuse(MEDIA_ALT_INVALID());
}
