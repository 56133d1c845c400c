import { defineEntity, p } from '@mikro-orm/core';
import { instant, isLongWithin } from './columns.ts';
import { articleKey } from './content-article.table.ts';

/** Open reports of readers. */
export const ArticleReportTable = defineEntity({
  name: 'ContentReport',
  tableName: 'content_report',
  properties: {
    id: p.uuid().primary(),
    article: articleKey,
    reason: p.string().length(1000),
    at: instant(),
  },
  indexes: [
    { name: 'content_report_newest', properties: ['at', 'id'] },
    { name: 'content_report_article', properties: ['article'] },
  ],
  checks: [{ name: 'content_report_reason', expression: isLongWithin('reason', 1, 1000) }],
});
