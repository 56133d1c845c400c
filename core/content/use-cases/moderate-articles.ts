import type { Principal } from '../../accounts/index.ts';
import type { AuditLog } from '../../audit/index.ts';
import type { Clock, IdSource, Page, PageRequest, Result } from '../../shared/index.ts';
import type { Article } from '../article.ts';
import { ARTICLE_UNKNOWN, REPORT_UNKNOWN } from '../content.errors.ts';
import type { ArticleAddress, ArticleRepository } from '../ports/article-repository.ts';
import type { HookRepository } from '../ports/hook-repository.ts';
import type {
  ListedReport,
  ModeratedArticle,
  ModerationRepository,
} from '../ports/moderation-repository.ts';
import type { SpaceRepository } from '../ports/space-repository.ts';
import { hide, unhide } from '../publication.ts';
import { MAX_REPORTS } from '../report.ts';
import { articleEntry } from './content-audit.ts';
import { expectChanges } from './expect-changes.ts';
import { openSpace } from './read-published.ts';

interface ModerationStore {
  readonly articles: Pick<ArticleRepository, 'findLocked' | 'update'>;
  readonly hooks: Pick<HookRepository, 'expect'>;
  readonly audit: AuditLog;
}

async function lockedArticle(
  articles: Pick<ArticleRepository, 'findLocked'>,
  id: string,
): Promise<Article> {
  const article = await articles.findLocked(id);
  if (!article) throw ARTICLE_UNKNOWN();
  return article;
}

const accepted = (changed: Result<Article>): Article => {
  if (!changed.ok) throw changed.error;
  return changed.value;
};

/**
 * Takes a public article away from readers, with the reason for its space. Refuses with ARTICLE_UNKNOWN,
 * HIDING_REASON_MISSING or ARTICLE_NOT_PUBLIC.
 */
export class HideArticle {
  constructor(
    private readonly all: ModerationStore,
    private readonly clock: Clock,
  ) {}

  async execute(
    { articleId, reason }: { readonly articleId: string; readonly reason: string },
    principal: Principal,
  ): Promise<void> {
    const { articles, hooks, audit } = this.all;
    const at = this.clock.now();
    const hidden = accepted(hide(await lockedArticle(articles, articleId), reason, at));
    await articles.update(hidden);
    await expectChanges(hooks, hidden, at);
    const after = { reason: hidden.hiding?.reason ?? null };
    audit.record(articleEntry(hidden, { action: 'article.hidden', after }, principal, at));
  }
}

/** Gives a hidden article back to readers. Refuses with ARTICLE_UNKNOWN or ARTICLE_NOT_HIDDEN. */
export class ShowArticle {
  constructor(
    private readonly all: ModerationStore,
    private readonly clock: Clock,
  ) {}

  async execute(
    { articleId }: { readonly articleId: string },
    principal: Principal,
  ): Promise<void> {
    const { articles, hooks, audit } = this.all;
    const at = this.clock.now();
    const hidden = await lockedArticle(articles, articleId);
    const shown = accepted(unhide(hidden, at));
    await articles.update(shown);
    await expectChanges(hooks, shown, at);
    const before = { reason: hidden.hiding?.reason ?? null };
    audit.record(articleEntry(hidden, { action: 'article.shown', before }, principal, at));
  }
}

/** Hidden articles with what their spaces say to it, last hidden first. */
export class ListHiddenArticles {
  constructor(private readonly moderation: Pick<ModerationRepository, 'listHidden'>) {}

  execute(page: PageRequest): Promise<Page<ModeratedArticle>> {
    return this.moderation.listHidden(page);
  }
}

export interface ReportArticleInput extends Omit<ArticleAddress, 'spaceId'> {
  readonly handle: string;
  readonly reason: string;
}

/**
 * Reports a public article to the operators, without a word of who does. Nothing is stored of an article that has
 * `MAX_REPORTS` open ones. Refuses with SPACE_UNKNOWN or ARTICLE_UNKNOWN.
 */
export class ReportArticle {
  constructor(
    private readonly all: {
      readonly spaces: Pick<SpaceRepository, 'findByHandle'>;
      readonly articles: Pick<ArticleRepository, 'findPublic'>;
      readonly moderation: Pick<ModerationRepository, 'addReport' | 'countReports'>;
    },
    private readonly ports: { readonly clock: Clock; readonly ids: IdSource },
  ) {}

  async execute({ handle, reason, ...place }: ReportArticleInput): Promise<void> {
    const { spaces, articles, moderation } = this.all;
    const space = await openSpace(spaces, handle);
    const at = this.ports.clock.now();
    const found = await articles.findPublic({ ...place, spaceId: space.id }, at);
    if (!found) throw ARTICLE_UNKNOWN();
    const articleId = found.article.id;
    if ((await moderation.countReports(articleId)) >= MAX_REPORTS) return;
    await moderation.addReport({ id: this.ports.ids.next(), articleId, reason: reason.trim(), at });
  }
}

/** Open reports, newest first. */
export class ListReports {
  constructor(private readonly moderation: Pick<ModerationRepository, 'listReports'>) {}

  execute(page: PageRequest): Promise<Page<ListedReport>> {
    return this.moderation.listReports(page);
  }
}

/** Removes a report that has been dealt with. Refuses with REPORT_UNKNOWN. */
export class SettleReport {
  constructor(
    private readonly all: {
      readonly articles: Pick<ArticleRepository, 'findLocked'>;
      readonly moderation: Pick<ModerationRepository, 'removeReport'>;
      readonly audit: AuditLog;
    },
    private readonly clock: Clock,
  ) {}

  async execute({ id }: { readonly id: string }, principal: Principal): Promise<void> {
    const { articles, moderation, audit } = this.all;
    const report = await moderation.removeReport(id);
    if (!report) throw REPORT_UNKNOWN();
    const article = await lockedArticle(articles, report.articleId);
    const event = { action: 'article.reportSettled', before: { reportedAt: report.at } };
    audit.record(articleEntry(article, event, principal, this.clock.now()));
  }
}
