import {
  articlePath,
  html,
  ListAddresses,
  spacePath,
  type AddressWithTranslations,
  type ListedAddress,
} from '@toolyard/core/content';
import type { RequestHandler } from 'express';
import { PORTS } from '../composition/ports.ts';
import { siteUrl } from '../composition/site-url.ts';
import { resolve, type Container } from '../composition/typed-container.ts';
import { instant } from '../http/instant.ts';
import { readerCharge } from '../http/quotas.ts';

/** Pages for everybody that search engines list. */
const LISTED_PAGES = [
  '/',
  '/about',
  '/tools',
  '/lottery',
  '/options',
  '/options/market',
  '/options/wizard',
  '/options/builder',
];

/** A site map holds at most 50,000 addresses; the others are of pages and of spaces. */
const MOST_ARTICLES = 40_000;
const COST = 20;

const addressOf = (site: string, article: ListedAddress): string =>
  `${site}${articlePath(article.handle, article)}?lang=${article.locale}`;

const alternateOf = (site: string, each: ListedAddress) =>
  html`<xhtml:link rel="alternate" hreflang="${each.locale}" href="${addressOf(site, each)}" />`;

function articleEntry(site: string, { versions, ...article }: AddressWithTranslations): string {
  const alternates = versions.length > 1 ? versions.map((each) => alternateOf(site, each)) : [];
  const parts = [
    html`<loc>${addressOf(site, article)}</loc>`,
    html`<lastmod>${instant(article.changedAt)}</lastmod>`,
    ...alternates,
  ];
  return `<url>${parts.map(({ text }) => text).join('')}</url>`;
}

function siteMapOf(site: string, articles: readonly AddressWithTranslations[]): string {
  const spaces = new Set(articles.map(({ handle }) => spacePath(handle)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...[...LISTED_PAGES, ...spaces].map((page) => html`<url><loc>${site}${page}</loc></url>`.text),
    ...articles.map((article) => articleEntry(site, article)),
    '</urlset>\n',
  ].join('\n');
}

/** /sitemap.xml with the pages of the site, and with the articles of public spaces in their languages. */
export function siteMap(container: Container): RequestHandler {
  const site = siteUrl(resolve(container, PORTS.settings));
  const charge = readerCharge(container);
  return (request, response, next) => {
    if (request.path !== '/sitemap.xml' || !['GET', 'HEAD'].includes(request.method)) return next();
    charge(request, response, COST)
      .then(() => container.get(ListAddresses).execute(MOST_ARTICLES))
      .then((articles) => response.type('application/xml').send(siteMapOf(site, articles)))
      .catch(next);
  };
}
