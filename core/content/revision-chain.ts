import { sortedJson, type Digest } from '../audit/index.ts';
import { ok, refuse, VERSION_CONFLICT, type Instant, type Result } from '../shared/index.ts';
import type { Revision } from './revision.ts';

/** What somebody saves. */
export type RevisionDraft = Pick<
  Revision,
  'base' | 'title' | 'markdown' | 'meta' | 'authorId' | 'note'
>;

/** Hash before the first revision. */
const START = '0'.repeat(64);

/** The author is not part of it, since erasing an account removes him. */
const hashOf = (revision: Omit<Revision, 'hash'>, previousHash: string, digest: Digest): string => {
  const { authorId: _erasable, ...content } = revision;
  return digest(sortedJson({ ...content, previousHash }));
};

const isSameText = (a: RevisionDraft, b: RevisionDraft): boolean =>
  a.title === b.title && a.markdown === b.markdown && sortedJson(a.meta) === sortedJson(b.meta);

/**
 * The revision that a save makes. A text equal to the current one makes none: the current one is the answer, so that a
 * save may be sent twice.
 *
 * @param current the newest revision; null before the first
 * @returns VERSION_CONFLICT with the current revision when the draft was not made from it
 */
export function nextRevision(
  current: Revision | null,
  draft: RevisionDraft,
  { articleId, at, digest }: { articleId: string; at: Instant; digest: Digest },
): Result<Revision> {
  if (current !== null && isSameText(current, draft)) return ok(current);
  if (draft.base !== (current?.number ?? 0))
    return refuse(VERSION_CONFLICT({ details: { current } }));
  const { base, title, markdown, meta, authorId, note } = draft;
  const revision = {
    articleId,
    number: base + 1,
    base,
    title,
    markdown,
    meta,
    authorId,
    note,
    savedAt: at,
  };
  return ok({ ...revision, hash: hashOf(revision, current?.hash ?? START, digest) });
}

/** What restoring an old revision saves: its text as the next draft, so that what came after it stays. */
export const restoredDraft = (
  old: Revision,
  current: Revision,
  { authorId, note }: Pick<RevisionDraft, 'authorId' | 'note'>,
): RevisionDraft => ({
  base: current.number,
  title: old.title,
  markdown: old.markdown,
  meta: old.meta,
  authorId,
  note,
});

export interface RevisionFault {
  readonly number: number;
  /** No revision has the number, or what it says is not what was hashed. */
  readonly fault: 'missing' | 'altered';
}

/**
 * The first fault in the chain of an article's revisions; null when each is as it was saved.
 *
 * @param revisions all of them, in ascending order
 */
export function verifyChain(revisions: readonly Revision[], digest: Digest): RevisionFault | null {
  let previousHash = START;
  for (const [index, { hash, ...revision }] of revisions.entries()) {
    const number = index + 1;
    if (revision.number !== number) return { number, fault: 'missing' };
    if (hash !== hashOf(revision, previousHash, digest)) return { number, fault: 'altered' };
    previousHash = hash;
  }
  return null;
}
