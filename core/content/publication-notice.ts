import type { Language } from '../shared/index.ts';
import type { ArticleTypeName } from './article-types/article-type-list.ts';
import { articlePath } from './article-path.ts';
import type { Article } from './article.ts';
import type { Instant } from '../shared/index.ts';
import { publicationAt } from './publication.ts';
import type { Space } from './space.ts';
import type { HookEvent } from './web-hook.ts';

/** What readers see of an article, as the web hooks of its space were told last. */
export interface NotifiedPublication {
  readonly articleId: string;
  readonly spaceId: string;
  readonly type: ArticleTypeName;
  readonly locale: Language;
  readonly slug: string;
  readonly revision: number;
}

export interface PublicationNotice {
  readonly event: Exclude<HookEvent, 'ping'>;
  readonly publication: NotifiedPublication;
}

/** The moments at which what readers see of an article may change by itself. */
export const comingChanges = ({ schedule, withdrawAt }: Article, now: Instant): Instant[] =>
  [schedule?.publishAt ?? null, withdrawAt].filter((at): at is Instant => at !== null && at > now);

/** What readers see of an article at a moment; null where they see nothing. */
export function publicStateAt(article: Article | null, now: Instant): NotifiedPublication | null {
  const revision = article ? publicationAt(article, now).revision : null;
  if (!article || revision === null) return null;
  const { id: articleId, spaceId, type, locale, slug } = article;
  return { articleId, spaceId, type, locale, slug, revision };
}

/** What is to be told where readers see something else than was told last; null where nothing changed. */
export function noticeOf(
  before: NotifiedPublication | null,
  now: NotifiedPublication | null,
): PublicationNotice | null {
  if (now === null) return before && { event: 'article.unpublished', publication: before };
  if (before?.revision === now.revision && before.slug === now.slug) return null;
  return { event: 'article.published', publication: now };
}

/** What is sent of a notice, as JSON. Paths are of this site. */
export const noticeBody = (
  { event, publication }: PublicationNotice,
  { handle }: Pick<Space, 'handle'>,
  at: Instant,
): string =>
  JSON.stringify({
    type: event,
    timestamp: new Date(at).toISOString(),
    data: {
      id: publication.articleId,
      space: handle,
      type: publication.type,
      locale: publication.locale,
      slug: publication.slug,
      revision: publication.revision,
      path: articlePath(handle, publication),
    },
  });
