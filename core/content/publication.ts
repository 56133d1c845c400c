import { characterCount, ok, refuse, type Instant, type Result } from '../shared/index.ts';
import type { Article } from './article.ts';
import {
  ARTICLE_HIDDEN,
  ARTICLE_NOT_HIDDEN,
  ARTICLE_NOT_PUBLIC,
  HIDING_REASON_MISSING,
  NO_SCHEDULE,
  REVISION_UNKNOWN,
  SCHEDULE_IN_PAST,
} from './content.errors.ts';

export const ARTICLE_STATUSES = [
  'draft',
  'inReview',
  'scheduled',
  'published',
  'withdrawn',
  'hidden',
] as const;
export type ArticleStatus = (typeof ARTICLE_STATUSES)[number];

/** What readers see of an article at one moment, and why. */
export interface Publication {
  readonly status: ArticleStatus;
  /** The revision that is public; null when none is. */
  readonly revision: number | null;
  /** Since when; null when none is public. */
  readonly since: Instant | null;
  /** Whether the draft differs from what is public. */
  readonly hasUnpublishedChanges: boolean;
  /** Whether the draft changed after a publication that is still to come was scheduled. */
  readonly isScheduleOutdated: boolean;
}

/** Maximum number of characters of a reason and of the answer to it. */
export const HIDING_TEXT_LIMIT = 500;

const isDue = (article: Article, now: Instant): boolean =>
  article.schedule !== null && article.schedule.publishAt <= now;

/** The article with a schedule whose time has come as its publication. */
function withDueSchedule(article: Article, now: Instant): Article {
  const { schedule } = article;
  if (schedule === null || !isDue(article, now)) return article;
  return {
    ...article,
    published: schedule.revision,
    publishedAt: schedule.publishAt,
    schedule: null,
  };
}

/**
 * What readers see of an article at `now`. It follows from the times that are stored, so that no job has to run at them.
 * Where a publication and a withdrawal are both in the past, the later one holds.
 */
export function publicationAt(article: Article, now: Instant): Publication {
  const { published, publishedAt, schedule, withdrawAt, hiding, inReview, draft } = withDueSchedule(
    article,
    now,
  );
  const isPublished = published !== null && publishedAt !== null && publishedAt <= now;
  const isWithdrawn =
    isPublished && withdrawAt !== null && withdrawAt <= now && withdrawAt >= publishedAt;
  const isPublic = isPublished && !isWithdrawn && hiding === null;
  return {
    status: statusOf({ isHidden: hiding !== null, isPublic, inReview, schedule, isWithdrawn }),
    revision: isPublic ? published : null,
    since: isPublic ? publishedAt : null,
    hasUnpublishedChanges: isPublic && draft !== published,
    isScheduleOutdated: schedule !== null && schedule.revision !== draft,
  };
}

function statusOf(article: {
  readonly isHidden: boolean;
  readonly isPublic: boolean;
  readonly inReview: boolean;
  readonly schedule: Article['schedule'];
  readonly isWithdrawn: boolean;
}): ArticleStatus {
  if (article.isHidden) return 'hidden';
  if (article.isPublic) return 'published';
  if (article.schedule !== null) return 'scheduled';
  if (article.inReview) return 'inReview';
  return article.isWithdrawn ? 'withdrawn' : 'draft';
}

/** The change on top of what is due, as the next version. */
const changed = (article: Article, now: Instant, change: Partial<Article>): Article => ({
  ...withDueSchedule(article, now),
  ...change,
  version: article.version + 1,
  updatedAt: now,
});

const hasRevision = (article: Article, revision: number): boolean =>
  Number.isInteger(revision) && revision >= 1 && revision <= article.draft;

/** Drops a withdrawal that lies in the past. */
const comingWithdrawal = ({ withdrawAt }: Article, now: Instant): Instant | null =>
  withdrawAt !== null && withdrawAt > now ? withdrawAt : null;

/** Publishes a revision at once, in place of a schedule. Returns REVISION_UNKNOWN or ARTICLE_HIDDEN. */
export function publish(article: Article, revision: number, now: Instant): Result<Article> {
  if (!hasRevision(article, revision)) return refuse(REVISION_UNKNOWN());
  if (article.hiding !== null) return refuse(ARTICLE_HIDDEN());
  const withdrawAt = comingWithdrawal(article, now);
  return ok(
    changed(article, now, {
      published: revision,
      publishedAt: now,
      schedule: null,
      withdrawAt,
      inReview: false,
    }),
  );
}

/** Lets a revision become public later. Returns REVISION_UNKNOWN, SCHEDULE_IN_PAST or ARTICLE_HIDDEN. */
export function schedulePublication(
  article: Article,
  revision: number,
  publishAt: Instant,
  now: Instant,
): Result<Article> {
  if (!hasRevision(article, revision)) return refuse(REVISION_UNKNOWN());
  if (!(publishAt > now)) return refuse(SCHEDULE_IN_PAST());
  if (article.hiding !== null) return refuse(ARTICLE_HIDDEN());
  return ok(changed(article, now, { schedule: { revision, publishAt }, inReview: false }));
}

/** Takes a publication back that is still to come. Returns NO_SCHEDULE. */
export function cancelSchedule(article: Article, now: Instant): Result<Article> {
  if (article.schedule === null || isDue(article, now)) return refuse(NO_SCHEDULE());
  return ok(changed(article, now, { schedule: null }));
}

/** Lets an article that is public, or will be before, disappear later. Returns SCHEDULE_IN_PAST or ARTICLE_NOT_PUBLIC. */
export function scheduleWithdrawal(
  article: Article,
  withdrawAt: Instant,
  now: Instant,
): Result<Article> {
  if (!(withdrawAt > now)) return refuse(SCHEDULE_IN_PAST());
  if (publicationAt({ ...article, hiding: null, withdrawAt: null }, withdrawAt).revision === null)
    return refuse(ARTICLE_NOT_PUBLIC());
  return ok(changed(article, now, { withdrawAt }));
}

/** Takes a withdrawal back that is still to come. Returns NO_SCHEDULE. */
export function cancelWithdrawal(article: Article, now: Instant): Result<Article> {
  if (comingWithdrawal(article, now) === null) return refuse(NO_SCHEDULE());
  return ok(changed(article, now, { withdrawAt: null }));
}

/** Takes an article away from readers at once, with what was scheduled. Returns ARTICLE_NOT_PUBLIC. */
export function unpublish(article: Article, now: Instant): Result<Article> {
  if (publicationAt({ ...article, hiding: null }, now).revision === null)
    return refuse(ARTICLE_NOT_PUBLIC());
  return ok(changed(article, now, { schedule: null, withdrawAt: now }));
}

/** Lets a reviewer read the draft, or takes it back from him. */
export const setInReview = (article: Article, inReview: boolean, now: Instant): Article =>
  changed(article, now, { inReview });

/** Makes a newly written revision the draft. What is public stays as it is. */
export const setDraft = (article: Article, revision: number, now: Instant): Article =>
  changed(article, now, { draft: revision });

/** Takes a public article away from readers by an operator. Returns HIDING_REASON_MISSING or ARTICLE_NOT_PUBLIC. */
export function hide(article: Article, reason: string, now: Instant): Result<Article> {
  const trimmed = reason.trim();
  if (trimmed === '' || characterCount(trimmed) > HIDING_TEXT_LIMIT)
    return refuse(HIDING_REASON_MISSING());
  if (publicationAt(article, now).revision === null) return refuse(ARTICLE_NOT_PUBLIC());
  return ok(changed(article, now, { hiding: { reason: trimmed, at: now, answer: null } }));
}

/** Gives a hidden article back to readers. Returns ARTICLE_NOT_HIDDEN. */
export function unhide(article: Article, now: Instant): Result<Article> {
  if (article.hiding === null) return refuse(ARTICLE_NOT_HIDDEN());
  return ok(changed(article, now, { hiding: null }));
}

/** What the space says to the operator who hid its article, in place of an earlier answer. Returns ARTICLE_NOT_HIDDEN. */
export function answerHiding(article: Article, answer: string, now: Instant): Result<Article> {
  const { hiding } = article;
  if (hiding === null) return refuse(ARTICLE_NOT_HIDDEN());
  return ok(changed(article, now, { hiding: { ...hiding, answer: answer.trim() } }));
}
