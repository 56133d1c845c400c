import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  articlePath,
  DEFAULT_APPEARANCE,
  escapeHtml,
  inOrder,
  PRODUCT_SPACE,
  readArticlePath,
  ListPublished,
  ReadPublished,
  type ReadingPlace,
} from '@toolyard/core/content';
import { DomainError, LANGUAGES, PAGE_LIMIT, type Language } from '@toolyard/core/shared';
import type { Request, RequestHandler, Response } from 'express';
import { PORTS } from '../composition/ports.ts';
import { siteUrl } from '../composition/site-url.ts';
import { resolve, type Container } from '../composition/typed-container.ts';
import { pageLanguage } from '../http/language.ts';
import { readerCharge } from '../http/quotas.ts';
import { articlePage, listPage, missingPage, type ReadingPage } from './reading-html.ts';

/** Pages of the application among the resources. */
const APPLICATION_PAGES = ['/resources/api'];

/** A page, or the path that the article has now. */
type Answer = ReadingPage | { readonly movedTo: string; readonly status: 301 | 302 };

/** The answer of a read; null where it refuses because nothing is there. */
async function found<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (fault) {
    if (fault instanceof DomainError && fault.kind === 'notFound') return null;
    throw fault;
  }
}

/** The languages, the wanted one first. */
const languagesFrom = (wanted: Language): readonly Language[] => [
  wanted,
  ...LANGUAGES.filter((language) => language !== wanted),
];

/**
 * Pages of published articles and their lists: with their texts, and with what search engines look for in the head. The
 * scripts of the site take them over.
 */
class ReadingPages {
  private readonly reading: ReadPublished;
  private readonly list: ListPublished;
  private readonly site: string;
  private readonly folder: string;
  private readonly templates = new Map<Language, string>();

  constructor(container: Container) {
    const settings = resolve(container, PORTS.settings);
    this.reading = container.get(ReadPublished);
    this.list = container.get(ListPublished);
    this.site = siteUrl(settings);
    this.folder = settings.webDir;
  }

  async answer(path: string, place: ReadingPlace, language: Language): Promise<Answer> {
    return (
      (place.slug === null
        ? await this.listOf(place, language)
        : await this.article(path, { ...place, slug: place.slug }, language)) ??
      missingPage(place, language)
    );
  }

  private async article(
    path: string,
    { handle, type, slug }: ReadingPlace & { readonly slug: string },
    wanted: Language,
  ): Promise<Answer | null> {
    const types = type === null ? (['page', 'doc', 'tutorial', 'faq', 'post'] as const) : [type];
    for (const locale of languagesFrom(wanted))
      for (const each of types) {
        const answer = await found(this.reading.execute({ handle, type: each, locale, slug }));
        if (answer?.kind === 'moved')
          return { movedTo: articlePath(handle, answer.to), status: 301 };
        if (answer === null) continue;
        const { article, space } = answer.found;
        const canonical = articlePath(space.handle, article);
        if (type === null) return { movedTo: canonical, status: 302 };
        if (encodeURI(canonical) !== encodeURI(decodeURI(path)).replace(/\/$/, ''))
          return { movedTo: canonical, status: 301 };
        return articlePage(answer.found, this.site);
      }
    return null;
  }

  private async listOf({ handle, type }: ReadingPlace, language: Language): Promise<Answer | null> {
    const page = { limit: PAGE_LIMIT, cursor: null };
    for (const locale of languagesFrom(language)) {
      const listed = await found(this.list.execute({ handle, type, locale, tag: null, page }));
      if (listed === null && handle === PRODUCT_SPACE.handle)
        return listPage({
          space: { ...PRODUCT_SPACE, ...DEFAULT_APPEARANCE },
          type,
          articles: [],
          language,
        });
      if (listed === null) return null;
      const { space, items } = listed;
      if (items.length > 0 || locale !== language) {
        return listPage({ space, type, articles: inOrder(items), language });
      }
    }
    return null;
  }

  /** The page in the template of its language. */
  html(page: ReadingPage, language: Language): string {
    const { accent, typeface } = page.theme;
    const look = `data-accent="${accent}" data-typeface="${typeface}"`;
    const main = `<main ${look} class="mx-auto w-full max-w-[1168px] px-4 py-8 md:px-6 xl:px-0">${page.main.text}</main>`;
    return this.template(language)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(page.title)} · Toolyard</title>`)
      .replace(/(?<=name="description"\s+content=")[^"]*/, (site) =>
        page.description === '' ? site : escapeHtml(page.description),
      )
      .replace('</head>', () => `${page.head.text}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root" data-plain>${main}</div>`);
  }

  /** Links to the sheets with the look of articles. */
  private styles(): string {
    const assets = join(this.folder, 'assets');
    return readdirSync(assets)
      .filter((name) => name.endsWith('.css'))
      .filter((name) => readFileSync(join(assets, name), 'utf8').includes('.article-body'))
      .map((name) => `<link rel="stylesheet" href="/assets/${name}">`)
      .join('');
  }

  private template(language: Language): string {
    const known = this.templates.get(language);
    if (known !== undefined) return known;
    const page = readFileSync(
      join(this.folder, 'pages', language, 'article.template.html'),
      'utf8',
    );
    const read = page.replace('</head>', () => `${this.styles()}</head>`);
    this.templates.set(language, read);
    return read;
  }
}

const languageOf = (request: Request): Language =>
  LANGUAGES.find((language) => language === request.query['lang']) ?? pageLanguage(request);

const queryOf = ({ originalUrl }: Request): string => /\?.*$/.exec(originalUrl)?.[0] ?? '';

function send(response: Response, html: string, status: number): void {
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 27);
  response
    .status(status)
    .set('ETag', `W/"${hash}"`)
    .set('Cache-Control', 'no-cache')
    .set('Vary', 'Accept-Encoding, Accept-Language, Cookie')
    .type('html')
    .send(html);
}

/** The feed of a space, beside its pages. */
const FEED = /^\/(?:s\/([^/]+)|resources\/news)\/(atom|rss)\.xml$/;

/** Points of the reader's quota. */
const COST = 1;

/** Answers reads of published articles, their lists and feeds; lets everything else pass. */
export function readingPages(container: Container): RequestHandler {
  let pages: ReadingPages | undefined;
  const charge = readerCharge(container);
  return (request, response, next) => {
    const { path } = request;
    const [, handle = PRODUCT_SPACE.handle, feed] = FEED.exec(path) ?? [];
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (feed !== undefined)
      return response.redirect(
        302,
        `/api/content/published/${handle}/${feed}.xml${queryOf(request)}`,
      );
    const place = readArticlePath(path);
    if (place === null || APPLICATION_PAGES.includes(path.replace(/\/$/, ''))) return next();
    pages ??= new ReadingPages(container);
    const reading = pages;
    const language = languageOf(request);
    charge(request, response, COST)
      .then(() => reading.answer(path, place, language))
      .then((answer) => {
        if ('movedTo' in answer)
          response.redirect(answer.status, encodeURI(answer.movedTo) + queryOf(request));
        else send(response, reading.html(answer, language), answer.status);
      })
      .catch(next);
  };
}
