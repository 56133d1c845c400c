import { articlePath, spacePath, type FeedEntry, type Space } from '@toolyard/core/content';
import { instant } from '../http/instant.ts';

export interface Feed {
  readonly space: Space;
  /** Last published first. */
  readonly entries: readonly FeedEntry[];
  /** Address of this server, without a slash at its end. */
  readonly siteUrl: string;
  /** Address of the feed itself. */
  readonly selfUrl: string;
}

/** Control characters, most of which XML 1.0 cannot hold, not even escaped, and what is no character. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as content or as a quoted attribute of XML. */
const escaped = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

const linkOf = ({ space, siteUrl }: Feed, entry: FeedEntry): string =>
  `${siteUrl}${articlePath(space.handle, entry)}?lang=${entry.locale}`;

/** When something in the feed changed last; the opening of the space where it has no entry. */
const updatedAt = ({ space, entries }: Feed): number =>
  Math.max(space.createdAt, ...entries.map(({ since, savedAt }) => Math.max(since, savedAt)));

/** The text of an entry. Its pictures and links of this site name the site, since readers of RSS know no base address. */
const textOf = ({ siteUrl }: Feed, { html }: FeedEntry): string =>
  html.replace(
    /(<(?:a|img)\b[^>]*?\s(?:href|src)=")(\/(?![/\\]))/g,
    (_, before: string, path: string) => before + siteUrl + path,
  );

/** An Atom feed (RFC 4287) with whole texts. */
export function atomFeed(feed: Feed): string {
  const { space, entries, siteUrl, selfUrl } = feed;
  const entryOf = (entry: FeedEntry): string =>
    [
      `<entry xml:lang="${entry.locale}">`,
      element('id', `urn:uuid:${entry.id}`),
      element('title', entry.title),
      `<link rel="alternate" type="text/html" href="${escaped(linkOf(feed, entry))}"/>`,
      element('published', instant(entry.since)),
      element('updated', instant(Math.max(entry.since, entry.savedAt))),
      ...entry.tags.map((tag) => `<category term="${escaped(tag)}"/>`),
      ...(entry.description === '' ? [] : [element('summary', entry.description)]),
      `<content type="html">${escaped(textOf(feed, entry))}</content>`,
      '</entry>',
    ].join('\n');
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="${escaped(siteUrl)}/">`,
    element('id', `urn:uuid:${space.id}`),
    element('title', space.title),
    `<author>${element('name', space.title)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(selfUrl)}"/>`,
    element('updated', instant(updatedAt(feed))),
    ...entries.map(entryOf),
    '</feed>\n',
  ].join('\n');
}

const rfc822 = (at: number): string => new Date(at).toUTCString();

/** The same as RSS 2.0. */
export function rssFeed(feed: Feed): string {
  const { space, entries, siteUrl, selfUrl } = feed;
  const itemOf = (entry: FeedEntry): string =>
    [
      '<item>',
      element('title', entry.title),
      element('link', linkOf(feed, entry)),
      `<guid isPermaLink="false">urn:uuid:${entry.id}</guid>`,
      element('pubDate', rfc822(entry.since)),
      ...entry.tags.map((tag) => element('category', tag)),
      element('description', textOf(feed, entry)),
      '</item>',
    ].join('\n');
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xml:base="${escaped(siteUrl)}/">`,
    '<channel>',
    element('title', space.title),
    element('link', `${siteUrl}${spacePath(space.handle)}`),
    element('description', space.title),
    `<atom:link rel="self" type="application/rss+xml" href="${escaped(selfUrl)}"/>`,
    element('lastBuildDate', rfc822(updatedAt(feed))),
    ...entries.map(itemOf),
    '</channel>',
    '</rss>\n',
  ].join('\n');
}
