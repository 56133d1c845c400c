import { defineEntity, p } from '@mikro-orm/core';
import { instant, isLongWithin } from './columns.ts';
import { articleKey, author } from './content-article.table.ts';

/** Comments of review. A reply has no passage. */
export const CommentTable = defineEntity({
  name: 'ContentComment',
  tableName: 'content_comment',
  properties: {
    id: p.uuid().primary(),
    article: articleKey,
    replyTo: () =>
      p.manyToOne(CommentTable).mapToPk().nullable().deleteRule('cascade').updateRule('no action'),
    revision: p.integer().nullable(),
    start: p.integer().nullable(),
    quote: p.text().nullable(),
    author,
    text: p.text(),
    at: instant(),
    resolvedAt: instant().nullable(),
  },
  indexes: [
    { name: 'content_comment_article', properties: ['article', 'at', 'id'] },
    { name: 'content_comment_thread', properties: ['replyTo'] },
    { name: 'content_comment_author', properties: ['author'] },
  ],
  checks: [
    {
      name: 'content_comment_passage',
      expression:
        '("reply_to_id" is null) = ("revision" is not null and "start" is not null and "quote" is not null)',
    },
    { name: 'content_comment_text', expression: isLongWithin('text', 1, 2000) },
  ],
});
