import type { Principal } from '../../accounts/index.ts';
import { ok, refuse, type Instant, type Result } from '../../shared/index.ts';
import type { Article } from '../article.ts';
import type { SpaceAction } from '../permissions.ts';
import {
  answerHiding,
  cancelSchedule,
  cancelWithdrawal,
  publish,
  schedulePublication,
  scheduleWithdrawal,
  setInReview,
  unpublish,
} from '../publication.ts';
import { ARTICLE_NOT_IN_REVIEW } from '../content.errors.ts';
import { articleEntry, articleState } from './content-audit.ts';
import { expectChanges } from './expect-changes.ts';
import { articleFor, type SeenArticle } from './space-access.ts';
import { indexArticle, type WritingPorts } from './stored-draft.ts';
import type { ContentStore } from './write-articles.ts';

interface Change {
  readonly needs: SpaceAction;
  /** In the audit log. */
  readonly action: string;
  readonly apply: (article: Article, at: Instant) => Result<Article>;
}

/** Stores what the rule makes of the article. Refuses with SPACE_ROLE_NEEDED, VERSION_CONFLICT and what the rule refuses. */
async function changeArticle(
  all: ContentStore,
  { clock, romanizer }: Pick<WritingPorts, 'clock' | 'romanizer'>,
  seen: SeenArticle,
  principal: Principal,
  { needs, action, apply }: Change,
): Promise<Article> {
  const { articles, hooks, audit } = all;
  const { article: before } = await articleFor(needs, all, seen, principal);
  const at = clock.now();
  const changed = apply(before, at);
  if (!changed.ok) throw changed.error;
  const after = changed.value;
  await articles.update(after);
  await indexArticle(articles, after, romanizer);
  await expectChanges(hooks, after, at);
  const states = { before: articleState(before), after: articleState(after) };
  audit.record(articleEntry(after, { action, ...states }, principal, at));
  return after;
}

/** Publishes a revision at once, the draft where none is named. Refuses with REVISION_UNKNOWN or ARTICLE_HIDDEN. */
export class PublishArticle {
  constructor(
    private readonly all: ContentStore,
    private readonly ports: Pick<WritingPorts, 'clock' | 'romanizer'>,
  ) {}

  execute(
    { revision, ...seen }: SeenArticle & { readonly revision: number | null },
    principal: Principal,
  ): Promise<Article> {
    return changeArticle(this.all, this.ports, seen, principal, {
      needs: 'publish',
      action: 'article.published',
      apply: (article, at) => publish(article, revision ?? article.draft, at),
    });
  }
}

export interface ScheduleArticleInput extends SeenArticle {
  /** Null is the draft as it stands. */
  readonly revision: number | null;
  /** Null takes back what was scheduled. */
  readonly publishAt: Instant | null;
}

/**
 * Lets a revision become public later, without anything having to run then. Refuses with SCHEDULE_IN_PAST,
 * REVISION_UNKNOWN, ARTICLE_HIDDEN or NO_SCHEDULE.
 */
export class ScheduleArticle {
  constructor(
    private readonly all: ContentStore,
    private readonly ports: Pick<WritingPorts, 'clock' | 'romanizer'>,
  ) {}

  execute(
    { revision, publishAt, ...seen }: ScheduleArticleInput,
    principal: Principal,
  ): Promise<Article> {
    return changeArticle(this.all, this.ports, seen, principal, {
      needs: 'publish',
      action: publishAt === null ? 'article.scheduleCanceled' : 'article.scheduled',
      apply: (article, at) =>
        publishAt === null
          ? cancelSchedule(article, at)
          : schedulePublication(article, revision ?? article.draft, publishAt, at),
    });
  }
}

/** Takes an article away from readers, at once or later. Refuses with ARTICLE_NOT_PUBLIC or SCHEDULE_IN_PAST. */
export class UnpublishArticle {
  constructor(
    private readonly all: ContentStore,
    private readonly ports: Pick<WritingPorts, 'clock' | 'romanizer'>,
  ) {}

  execute(
    { withdrawAt, ...seen }: SeenArticle & { readonly withdrawAt: Instant | null },
    principal: Principal,
  ): Promise<Article> {
    return changeArticle(this.all, this.ports, seen, principal, {
      needs: 'publish',
      action: withdrawAt === null ? 'article.unpublished' : 'article.withdrawalScheduled',
      apply: (article, at) =>
        withdrawAt === null ? unpublish(article, at) : scheduleWithdrawal(article, withdrawAt, at),
    });
  }
}

/** Takes back that an article will disappear. Refuses with NO_SCHEDULE. */
export class CancelWithdrawal {
  constructor(
    private readonly all: ContentStore,
    private readonly ports: Pick<WritingPorts, 'clock' | 'romanizer'>,
  ) {}

  execute(seen: SeenArticle, principal: Principal): Promise<Article> {
    return changeArticle(this.all, this.ports, seen, principal, {
      needs: 'publish',
      action: 'article.withdrawalCanceled',
      apply: cancelWithdrawal,
    });
  }
}

/** Says something to the operator who hid the article. Refuses with ARTICLE_NOT_HIDDEN. */
export class AnswerHiding {
  constructor(
    private readonly all: ContentStore,
    private readonly ports: Pick<WritingPorts, 'clock' | 'romanizer'>,
  ) {}

  execute(
    { answer, ...seen }: SeenArticle & { readonly answer: string },
    principal: Principal,
  ): Promise<Article> {
    return changeArticle(this.all, this.ports, seen, principal, {
      needs: 'publish',
      action: 'article.hidingAnswered',
      apply: (article, at) => answerHiding(article, answer, at),
    });
  }
}

/** Gives the draft to a reviewer, or takes it back. */
export class SubmitForReview {
  constructor(
    private readonly all: ContentStore,
    private readonly ports: Pick<WritingPorts, 'clock' | 'romanizer'>,
  ) {}

  execute(
    { inReview, ...seen }: SeenArticle & { readonly inReview: boolean },
    principal: Principal,
  ): Promise<Article> {
    return changeArticle(this.all, this.ports, seen, principal, {
      needs: 'edit',
      action: inReview ? 'article.submitted' : 'article.reviewCanceled',
      apply: (article, at) => ok(setInReview(article, inReview, at)),
    });
  }
}

/** Says that the draft under review may be published, by somebody who did not write it. Refuses with ARTICLE_NOT_IN_REVIEW. */
export class ApproveArticle {
  constructor(
    private readonly all: ContentStore,
    private readonly ports: Pick<WritingPorts, 'clock' | 'romanizer'>,
  ) {}

  execute(seen: SeenArticle, principal: Principal): Promise<Article> {
    return changeArticle(this.all, this.ports, seen, principal, {
      needs: 'approve',
      action: 'article.approved',
      apply: (article, at) =>
        article.inReview
          ? ok({ ...setInReview(article, false, at), approved: article.draft })
          : refuse(ARTICLE_NOT_IN_REVIEW()),
    });
  }
}
