import { describe, expect, it } from '@jest/globals';
import type { Result } from '../shared/index.ts';
import type { Article } from './article.ts';
import { NOW, sampleArticle } from './content-samples.spec.helper.ts';
import {
  answerHiding,
  cancelSchedule,
  cancelWithdrawal,
  hide,
  publicationAt,
  publish,
  schedulePublication,
  scheduleWithdrawal,
  setDraft,
  setInReview,
  unhide,
  unpublish,
} from './publication.ts';

const MINUTE = 60_000;
const valueOf = <T>(result: Result<T>): T => {
  if (!result.ok) throw result.error;
  return result.value;
};
const codeOf = (result: Result<unknown>) => (result.ok ? null : result.error.code);
const statusAt = (article: Article, now: number) => {
  const { status, revision } = publicationAt(article, now);
  return `${status} ${revision}`;
};

describe('what readers see', () => {
  it('of a draft is nothing, also while it is in review', () => {
    expect(statusAt(sampleArticle(), NOW)).toBe('draft null');
    expect(statusAt(setInReview(sampleArticle(), true, NOW), NOW)).toBe('inReview null');
  });

  it('is the revision that was published, whatever is written later', () => {
    const article = setDraft(valueOf(publish(sampleArticle(), 1, NOW)), 2, NOW + 1);
    expect(publicationAt(article, NOW + 1)).toEqual({
      status: 'published',
      revision: 1,
      since: NOW,
      hasUnpublishedChanges: true,
      isScheduleOutdated: false,
    });
  });

  it('changes at the minute of a schedule, without anything having run', () => {
    const at = NOW + MINUTE;
    const article = valueOf(schedulePublication(sampleArticle(), 1, at, NOW));
    expect(statusAt(article, at - 1)).toBe('scheduled null');
    expect(publicationAt(article, at)).toMatchObject({
      status: 'published',
      revision: 1,
      since: at,
    });
  });

  it('stays what it was until the schedule of the next revision', () => {
    const published = setDraft(valueOf(publish(sampleArticle(), 1, NOW)), 2, NOW);
    const article = valueOf(schedulePublication(published, 2, NOW + MINUTE, NOW));
    expect(statusAt(article, NOW + MINUTE - 1)).toBe('published 1');
    expect(statusAt(article, NOW + MINUTE)).toBe('published 2');
  });

  it('is still there when another schedule follows one whose time has come', () => {
    const first = setDraft(
      valueOf(schedulePublication(sampleArticle(), 1, NOW + 1, NOW)),
      2,
      NOW + 2,
    );
    const second = valueOf(schedulePublication(first, 2, NOW + MINUTE, NOW + 3));
    expect(statusAt(second, NOW + 3)).toBe('published 1');
    expect(statusAt(valueOf(cancelSchedule(second, NOW + 4)), NOW + MINUTE)).toBe('published 1');
  });

  it('ends with the withdrawal, and begins again with a later publication', () => {
    const published = valueOf(publish(sampleArticle(), 1, NOW));
    const ending = valueOf(scheduleWithdrawal(published, NOW + MINUTE, NOW));
    expect(statusAt(ending, NOW + MINUTE - 1)).toBe('published 1');
    expect(statusAt(ending, NOW + MINUTE)).toBe('withdrawn null');
    const again = valueOf(schedulePublication(ending, 1, NOW + 3 * MINUTE, NOW + 2 * MINUTE));
    expect(statusAt(again, NOW + 2 * MINUTE)).toBe('scheduled null');
    expect(statusAt(again, NOW + 3 * MINUTE)).toBe('published 1');
    expect(statusAt(valueOf(publish(ending, 1, NOW + 2 * MINUTE)), NOW + 2 * MINUTE)).toBe(
      'published 1',
    );
  });

  it('stays where the withdrawal is canceled in time', () => {
    const published = valueOf(publish(sampleArticle(), 1, NOW));
    const ending = valueOf(scheduleWithdrawal(published, NOW + MINUTE, NOW));
    const staying = valueOf(cancelWithdrawal(ending, NOW + 1));
    expect(statusAt(staying, NOW + MINUTE)).toBe('published 1');
    expect(staying).toMatchObject({ withdrawAt: null, version: ending.version + 1 });
    expect(codeOf(cancelWithdrawal(ending, NOW + MINUTE))).toBe('NO_SCHEDULE');
    expect(statusAt(ending, NOW + MINUTE)).toBe('withdrawn null');
  });

  it('is gone at once when it is unpublished, with what was scheduled', () => {
    const scheduled = valueOf(
      schedulePublication(valueOf(publish(sampleArticle(), 1, NOW)), 1, NOW + MINUTE, NOW),
    );
    const article = valueOf(unpublish(scheduled, NOW));
    expect(statusAt(article, NOW)).toBe('withdrawn null');
    expect(statusAt(article, NOW + 2 * MINUTE)).toBe('withdrawn null');
    expect(statusAt(valueOf(publish(article, 1, NOW)), NOW)).toBe('published 1');
  });

  it('is nothing while an operator hides it, and comes back as it was', () => {
    const published = valueOf(publish(sampleArticle(), 1, NOW));
    const hidden = valueOf(hide(published, ' spam ', NOW + 1));
    expect(hidden.hiding).toEqual({ reason: 'spam', at: NOW + 1, answer: null });
    expect(statusAt(hidden, NOW + 1)).toBe('hidden null');
    expect(codeOf(publish(hidden, 1, NOW + 2))).toBe('ARTICLE_HIDDEN');
    expect(statusAt(valueOf(unhide(hidden, NOW + 2)), NOW + 2)).toBe('published 1');
  });
});

describe('a schedule', () => {
  it('says when the draft changed after it was made', () => {
    const article = valueOf(schedulePublication(sampleArticle(), 1, NOW + MINUTE, NOW));
    expect(publicationAt(article, NOW).isScheduleOutdated).toBe(false);
    const rewritten = setDraft(article, 2, NOW + 1);
    expect(publicationAt(rewritten, NOW + 1).isScheduleOutdated).toBe(true);
    expect(publicationAt(rewritten, NOW + MINUTE)).toMatchObject({
      revision: 1,
      isScheduleOutdated: false,
      hasUnpublishedChanges: true,
    });
  });

  it.each([NOW, NOW - 1, Number.NaN])('at %d is refused, since it is not in the future', (at) => {
    expect(codeOf(schedulePublication(sampleArticle(), 1, at, NOW))).toBe('SCHEDULE_IN_PAST');
    const published = valueOf(publish(sampleArticle(), 1, NOW));
    expect(codeOf(scheduleWithdrawal(published, at, NOW))).toBe('SCHEDULE_IN_PAST');
  });

  it.each([0, 2, 1.5])('of revision %d is refused where only 1 exists', (revision) => {
    expect(codeOf(schedulePublication(sampleArticle(), revision, NOW + 1, NOW))).toBe(
      'REVISION_UNKNOWN',
    );
    expect(codeOf(publish(sampleArticle(), revision, NOW))).toBe('REVISION_UNKNOWN');
  });
});

describe('refusals', () => {
  it('nothing that is not public is unpublished, withdrawn or hidden', () => {
    expect(codeOf(unpublish(sampleArticle(), NOW))).toBe('ARTICLE_NOT_PUBLIC');
    expect(codeOf(scheduleWithdrawal(sampleArticle(), NOW + 1, NOW))).toBe('ARTICLE_NOT_PUBLIC');
    expect(codeOf(hide(sampleArticle(), 'spam', NOW))).toBe('ARTICLE_NOT_PUBLIC');
    expect(codeOf(cancelSchedule(sampleArticle(), NOW))).toBe('NO_SCHEDULE');
    expect(codeOf(cancelWithdrawal(sampleArticle(), NOW))).toBe('NO_SCHEDULE');
  });

  it('an article that is not hidden is neither shown nor answered for', () => {
    expect(codeOf(unhide(sampleArticle(), NOW))).toBe('ARTICLE_NOT_HIDDEN');
    expect(codeOf(answerHiding(sampleArticle(), 'It is no spam', NOW))).toBe('ARTICLE_NOT_HIDDEN');
  });

  it('an operator hides with a reason', () => {
    const published = valueOf(publish(sampleArticle(), 1, NOW));
    for (const reason of ['', '  ', 'x'.repeat(501)])
      expect(codeOf(hide(published, reason, NOW))).toBe('HIDING_REASON_MISSING');
  });
});
