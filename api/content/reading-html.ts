import {
  articlePath,
  DEFAULT_APPEARANCE,
  html,
  joinHtml,
  navigationIn,
  PRODUCT_SPACE,
  renderedHtml,
  spacePath,
  type Html,
  type PublicListing,
  type PublishedArticle,
  type ReadingPlace,
  type Space,
  type SpaceTheme,
} from '@toolyard/core/content';
import type { Language, Texts } from '@toolyard/core/shared';

/** What a reading page says, before the scripts of the site take it over. */
export interface ReadingPage {
  readonly status: 200 | 404;
  readonly title: string;
  readonly description: string;
  /** The main area. */
  readonly main: Html;
  readonly theme: SpaceTheme;
  /** What the head has beside title and description. */
  readonly head: Html;
}

const LIST_TITLES: Readonly<Record<NonNullable<ReadingPlace['type']>, Texts>> = {
  doc: { en: 'Documentation', 'zh-CN': '文档' },
  tutorial: { en: 'Tutorials', 'zh-CN': '教程' },
  faq: { en: 'FAQ', 'zh-CN': '常见问题' },
  post: { en: 'News', 'zh-CN': '动态' },
  page: { en: 'Pages', 'zh-CN': '页面' },
};

const MISSING: Texts = { en: 'This page was not found', 'zh-CN': '没有找到这个页面' };
const SEARCH: Texts = { en: 'Search these articles', 'zh-CN': '搜索这些文章' };

const HEADING =
  'tracking-heading text-[24px] leading-8 font-semibold outline-none md:text-32 md:leading-10';

const heading = (text: string): Html => html`<h1 class="${HEADING}">${text}</h1>`;

const meta = (property: string, content: string): Html =>
  html`<meta property="${property}" content="${content}" />`;

const NO_INDEX = html`<meta name="robots" content="noindex" />`;

/** The links of a space; the product's own has the menus of the site. */
function spaceHead(
  { handle, title, navigation }: Pick<Space, 'handle' | 'title' | 'navigation'>,
  language: Language,
): Html {
  if (handle === PRODUCT_SPACE.handle) return renderedHtml('');
  const entries = navigationIn(navigation, language).map(
    ({ label, address }) =>
      html`<a class="inline-block py-1 text-ink-2" rel="nofollow ugc" href="${address}"
        >${label}</a
      >`,
  );
  return html`<nav class="mb-6 flex flex-wrap items-baseline gap-x-5 border-b border-line pb-3">
    <a class="text-16 font-semibold" href="${spacePath(handle)}">${title}</a> ${joinHtml(entries)}
  </nav>`;
}

/** An article with the addresses of its translations. */
export function articlePage(found: PublishedArticle, site: string): ReadingPage {
  const { article, revision, rendered, space, translations } = found;
  const { title } = revision;
  const { description } = revision.meta;
  const addressOf = (each: Pick<typeof article, 'type' | 'locale' | 'slug'>): string =>
    `${site}${articlePath(space.handle, each)}?lang=${each.locale}`;
  const address = addressOf(article);
  return {
    status: 200,
    title,
    description,
    theme: space.theme,
    main: html`${spaceHead(space, article.locale)}
      <article lang="${article.locale}">
        ${heading(title)}
        <div class="article-body mt-8">${renderedHtml(rendered.html)}</div>
      </article>`,
    head: joinHtml([
      html`<link rel="canonical" href="${address}" />`,
      ...[article, ...translations].map(
        (each) =>
          html`<link rel="alternate" hreflang="${each.locale}" href="${addressOf(each)}" />`,
      ),
      ...(space.visibility === 'public' ? [] : [NO_INDEX]),
      meta('og:type', 'article'),
      meta('og:site_name', space.title),
      meta('og:title', title),
      ...(description === '' ? [] : [meta('og:description', description)]),
      meta('og:url', address),
      meta('og:locale', article.locale.replace('-', '_')),
    ]),
  };
}

interface ListedArticles {
  readonly space: Omit<Space, 'id' | 'version' | 'createdAt' | 'updatedAt'>;
  readonly type: ReadingPlace['type'];
  readonly articles: readonly PublicListing[];
  readonly language: Language;
}

/** The articles of a space, of one type or of all. */
export function listPage({ space, type, articles, language }: ListedArticles): ReadingPage {
  const title = type === null ? space.title : LIST_TITLES[type][language];
  const entries = articles.map(
    (article) =>
      html`<li class="py-4" lang="${article.locale}">
        <a class="text-16 font-medium" href="${articlePath(space.handle, article)}"
          >${article.title}</a
        >
        <p class="mt-1 max-w-180 text-ink-2">${article.description}</p>
      </li>`,
  );
  return {
    status: 200,
    title,
    description: '',
    theme: space.theme,
    main: html`${spaceHead(space, language)}${heading(title)}
      <ul class="mt-6 divide-y divide-line">
        ${joinHtml(entries)}
      </ul>`,
    head: joinHtml([
      html`<link
        rel="alternate"
        type="application/atom+xml"
        title="${space.title}"
        href="/s/${space.handle}/atom.xml"
      />`,
      ...(space.visibility === 'public' ? [] : [NO_INDEX]),
    ]),
  };
}

/** Offers a search for what an address without a page names. */
export function missingPage({ handle, slug }: ReadingPlace, language: Language): ReadingPage {
  const meant = (slug ?? '').replace(/[-_]+/g, ' ');
  const label = SEARCH[language];
  return {
    status: 404,
    title: MISSING[language],
    description: '',
    theme: DEFAULT_APPEARANCE.theme,
    main: html`${heading(MISSING[language])}
      <form role="search" class="mt-6" action="${spacePath(handle)}">
        <input
          name="q"
          type="search"
          class="rounded-2 border border-control px-3 py-2"
          aria-label="${label}"
          value="${meant}"
        />
        <button class="px-3 py-2 text-accent">${label}</button>
      </form>`,
    head: NO_INDEX,
  };
}
