import { describe, expect, it } from '@jest/globals';
import type { Article } from './article.ts';
import { NOW, sampleArticle } from './content-samples.spec.helper.ts';
import { changeSlug, type Redirect, type SlugHolder } from './redirect.ts';

/** A shelf of articles and redirects, as a repository holds them. */
class Shelf {
  readonly redirects: Redirect[] = [];
  constructor(readonly articles: Article[]) {}

  holderOf(slug: string): SlugHolder | null {
    const article = this.articles.find((each) => each.slug === slug);
    if (article) return { articleId: article.id, isRedirect: false };
    const redirect = this.redirects.find(({ from }) => from === slug);
    return redirect ? { articleId: redirect.articleId, isRedirect: true } : null;
  }

  rename(id: string, slug: string) {
    const at = this.articles.findIndex((each) => each.id === id);
    const change = changeSlug(this.articles[at]!, slug, this.holderOf(slug), NOW);
    if (!change.ok) return change.error.code;
    const { article, added, removed } = change.value;
    this.articles[at] = article;
    if (removed)
      this.redirects.splice(
        this.redirects.findIndex((each) => each.from === removed.from),
        1,
      );
    if (added) this.redirects.push(added);
    return article.slug;
  }
}

describe('an article that is renamed', () => {
  it('three times has three former slugs, each of which leads to it directly', () => {
    const shelf = new Shelf([sampleArticle({ slug: 'a' })]);
    for (const slug of ['b', 'c', 'd']) expect(shelf.rename('article-1', slug)).toBe(slug);
    for (const slug of ['a', 'b', 'c'])
      expect(shelf.holderOf(slug)).toEqual({ articleId: 'article-1', isRedirect: true });
    expect(shelf.articles[0]!.version).toBe(4);
  });

  it('back has no redirect from the slug that it has again', () => {
    const shelf = new Shelf([sampleArticle({ slug: 'a' })]);
    for (const slug of ['b', 'a', 'b', 'a']) shelf.rename('article-1', slug);
    expect(shelf.redirects.map(({ from }) => from)).toEqual(['b']);
    expect(shelf.holderOf('a')).toEqual({ articleId: 'article-1', isRedirect: false });
  });

  it('gets no slug that another has, or that leads readers to another', () => {
    const shelf = new Shelf([sampleArticle(), sampleArticle({ id: 'article-2', slug: 'tide' })]);
    expect(shelf.rename('article-1', 'tide')).toBe('SLUG_TAKEN');
    shelf.rename('article-2', 'moon');
    expect(shelf.rename('article-1', 'tide')).toBe('SLUG_REDIRECTS');
  });

  it('to its own slug is unchanged', () => {
    const article = sampleArticle();
    expect(changeSlug(article, 'setup', { articleId: article.id, isRedirect: false }, NOW)).toEqual(
      {
        ok: true,
        value: { article, added: null, removed: null },
      },
    );
  });
});
