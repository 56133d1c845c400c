import type { Page, PageRequest } from '../../shared/index.ts';
import type { Article } from '../article.ts';
import type { ArticleReport } from '../report.ts';
import type { Space } from '../space.ts';

/** An article as operators see it in a list: its text stands at its address. */
export interface ModeratedArticle {
  readonly article: Article;
  /** Of the revision that was published last. */
  readonly title: string;
  readonly handle: Space['handle'];
}

export interface ListedReport extends ModeratedArticle {
  readonly report: ArticleReport;
}

/**
 * Open reports of articles, and articles that operators have hidden. test/conformance/moderation-repository states what
 * every adapter must do. Reports are removed with their articles.
 */
export interface ModerationRepository {
  addReport(report: ArticleReport): Promise<void>;
  /** Number of open reports of an article. */
  countReports(articleId: string): Promise<number>;
  /** Newest first, ties by id descending. */
  listReports(page: PageRequest): Promise<Page<ListedReport>>;
  /** Removes a report and returns it; null for an unknown id. */
  removeReport(id: string): Promise<ArticleReport | null>;
  /** Hidden articles, last hidden first, ties by id descending. */
  listHidden(page: PageRequest): Promise<Page<ModeratedArticle>>;
}
