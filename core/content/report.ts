import type { Instant } from '../shared/index.ts';

/** Maximum number of characters of a reader's reason. */
export const REPORT_TEXT_LIMIT = 1_000;
/** Maximum number of open reports of an article. Further ones are accepted and not stored. */
export const MAX_REPORTS = 100;

/** A reader's report of a public article to the operators. It says nothing of the reader. */
export interface ArticleReport {
  readonly id: string;
  readonly articleId: string;
  readonly reason: string;
  readonly at: Instant;
}
