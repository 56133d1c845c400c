import type { PublishedArticle, PublicListing, ReadingPlace, Space } from '@toolyard/core/content';
import { articlePath } from '@toolyard/core/content';
import type { Language, Texts } from '@toolyard/core/shared';

/** What a reading page says, before the scripts of the site take it over. */
export interface ReadingPage {
  readonly status: 200 | 404;
  readonly title: string;
  readonly description: string;
  /** Markup of the main area. */
  readonly main: string;
  /** Markup that the head has beside its title and description. */
  readonly head: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as content or as a quoted attribute of HTML. */
export const escapedHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

const LIST_TITLES: Readonly<Record<NonNullable<ReadingPlace['type']>, Texts>> = {
  doc: { en: 'Documentation', 'zh-CN': '文档' },
  tutorial: { en: 'Tutorials', 'zh-CN': '教程' },
  faq: { en: 'FAQ', 'zh-CN': '常见问题' },
  post: { en: 'News', 'zh-CN': '动态' },
  page: { en: 'Pages', 'zh-CN': '页面' },
};

const MISSING: Texts = { en: 'This page was not found', 'zh-CN': '没有找到这个页面' };
const SEARCH: Texts = { en: 'Search these articles', 'zh-CN': '搜索这些文章' };

const heading = (text: string): string =>
  `<h1 class="tracking-heading text-[24px] leading-8 font-semibold outline-none md:text-32 md:leading-10">${escapedHtml(text)}</h1>`;

const meta = (property: string, content: string): string =>
  `<meta property="${property}" content="${escapedHtml(content)}">`;

const NO_INDEX = '<meta name="robots" content="noindex">';

const addressOf = (
  site: string,
  handle: string,
  article: { readonly locale: Language } & Parameters<typeof articlePath>[1],
): string => escapedHtml(`${site}${articlePath(handle, article)}?lang=${article.locale}`);

/** An article with the addresses of its translations. */
export function articlePage(found: PublishedArticle, site: string): ReadingPage {
  const { article, revision, rendered, space, translations } = found;
  const { title } = revision;
  const { description } = revision.meta;
  const alternates = [article, ...translations].map(
    (each) =>
      `<link rel="alternate" hreflang="${each.locale}" href="${addressOf(site, space.handle, each)}">`,
  );
  const address = `${site}${articlePath(space.handle, article)}?lang=${article.locale}`;
  return {
    status: 200,
    title,
    description,
    main: `<article lang="${article.locale}">${heading(title)}<div class="mt-8"><div class="article-body">${rendered.html}</div></div></article>`,
    head: [
      `<link rel="canonical" href="${addressOf(site, space.handle, article)}">`,
      ...alternates,
      ...(space.visibility === 'public' ? [] : [NO_INDEX]),
      meta('og:type', 'article'),
      meta('og:site_name', space.title),
      meta('og:title', title),
      ...(description === '' ? [] : [meta('og:description', description)]),
      meta('og:url', address),
      meta('og:locale', article.locale.replace('-', '_')),
    ].join(''),
  };
}

interface ListedArticles {
  readonly space: Pick<Space, 'handle' | 'title' | 'visibility'>;
  readonly type: ReadingPlace['type'];
  readonly articles: readonly PublicListing[];
  readonly language: Language;
}

/** The articles of a space, of one type or of all. */
export function listPage({ space, type, articles, language }: ListedArticles): ReadingPage {
  const title = type === null ? space.title : LIST_TITLES[type][language];
  const entries = articles.map(
    (article) =>
      `<li class="py-4" lang="${article.locale}"><a class="text-16 font-medium" href="${escapedHtml(articlePath(space.handle, article))}">${escapedHtml(article.title)}</a><p class="mt-1 max-w-180 text-ink-2">${escapedHtml(article.description)}</p></li>`,
  );
  const feed = `/s/${space.handle}/atom.xml`;
  return {
    status: 200,
    title,
    description: '',
    main: `${heading(title)}<ul class="mt-6 divide-y divide-line">${entries.join('')}</ul>`,
    head: [
      `<link rel="alternate" type="application/atom+xml" title="${escapedHtml(space.title)}" href="${feed}">`,
      ...(space.visibility === 'public' ? [] : [NO_INDEX]),
    ].join(''),
  };
}

/** Offers a search for what an address without a page names. */
export function missingPage(path: string, place: ReadingPlace, language: Language): ReadingPage {
  const action = /^\/s\//.test(path) ? `/s/${encodeURIComponent(place.handle)}` : '/resources/docs';
  const meant = (place.slug ?? '').replace(/[-_]+/g, ' ');
  const label = SEARCH[language];
  return {
    status: 404,
    title: MISSING[language],
    description: '',
    main: `${heading(MISSING[language])}<form role="search" class="mt-6" action="${action}"><input name="q" type="search" class="rounded-2 border border-control px-3 py-2" aria-label="${label}" value="${escapedHtml(meant)}"> <button class="px-3 py-2 text-accent">${label}</button></form>`,
    head: NO_INDEX,
  };
}
