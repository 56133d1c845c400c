import { ok, refuse, type Instant, type Result } from '../shared/index.ts';
import type { Article } from './article.ts';
import { SLUG_REDIRECTS, SLUG_TAKEN } from './content.errors.ts';

/** A former slug of an article. It leads to the article, not to a slug, so redirects form neither chains nor loops. */
export interface Redirect extends Pick<Article, 'spaceId' | 'type' | 'locale'> {
  /** Unique among slugs and redirects of its space by type and locale, without regard to case. */
  readonly from: string;
  readonly articleId: string;
}

/** Who holds a slug of a space, type and locale. */
export interface SlugHolder {
  readonly articleId: string;
  /** Whether it is a former slug of that article. */
  readonly isRedirect: boolean;
}

/** What a change of the slug stores beside the article. */
export interface SlugChange {
  readonly article: Article;
  /** From the slug of before; null when it stays. */
  readonly added: Redirect | null;
  /** A redirect from the new slug, which the article had before; null when there is none. */
  readonly removed: Redirect | null;
}

/**
 * Gives an article another slug; the one of before leads to it from then on.
 *
 * @param slug of `parseSlug`
 * @param holder of that slug in the article's space, type and locale
 * @returns SLUG_TAKEN by another article, or SLUG_REDIRECTS to another article
 */
export function changeSlug(
  article: Article,
  slug: string,
  holder: SlugHolder | null,
  now: Instant,
): Result<SlugChange> {
  if (slug === article.slug) return ok({ article, added: null, removed: null });
  if (holder && holder.articleId !== article.id)
    return refuse(holder.isRedirect ? SLUG_REDIRECTS() : SLUG_TAKEN());
  const { spaceId, type, locale } = article;
  const redirect = (from: string): Redirect => ({
    spaceId,
    type,
    locale,
    from,
    articleId: article.id,
  });
  return ok({
    article: { ...article, slug, version: article.version + 1, updatedAt: now },
    added: redirect(article.slug),
    removed: holder?.isRedirect ? redirect(slug) : null,
  });
}
