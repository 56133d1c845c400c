import type { Instant } from '../../shared/index.ts';
import type { Article } from '../article.ts';
import type { HookRepository } from '../ports/hook-repository.ts';
import { comingChanges } from '../publication-notice.ts';

/** Lets the web hooks of its space look at a changed article, at once and when its times come. */
export function expectChanges(
  hooks: Pick<HookRepository, 'expect'>,
  article: Article,
  now: Instant,
): Promise<void> {
  const { id: articleId, spaceId } = article;
  const moments = [now, ...comingChanges(article, now)];
  return hooks.expect(moments.map((at) => ({ articleId, spaceId, at })));
}
