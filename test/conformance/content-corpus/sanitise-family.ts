import { MarkdownArticleRenderer } from '@toolyard/markdown';
import type { Browser, Page } from 'playwright-core';
import { articleFaults, callsAfterUse, openArticles } from '../../support/article-page.ts';
import { check, fileText, type Check, type ContentCase } from './content-case.ts';

interface Payload {
  readonly n: number;
  readonly input: string;
  readonly keep_text?: readonly string[];
  readonly must_have_href?: string | readonly string[];
  readonly must_have_rel?: string | readonly string[];
}

const renderer = new MarkdownArticleRenderer();
const collapsed = (text: string): string => text.replace(/\s+/g, ' ');

const shownIn = (page: Page) =>
  page.evaluate(() => {
    const article = document.querySelector('article')!;
    const links = [...article.querySelectorAll('a')];
    return {
      text: article.textContent ?? '',
      hrefs: links.map((link) => link.getAttribute('href') ?? ''),
      rels: links.map((link) => link.rel),
    };
  });

async function payloadCheck(browser: Browser, payload: Payload): Promise<Check> {
  const {
    n,
    input,
    keep_text: keep = [],
    must_have_href: href = [],
    must_have_rel: rel = [],
  } = payload;
  const { html } = renderer.render(input, { locale: 'en', idPrefix: 'a-' });
  const page = await openArticles(browser, [html]);
  const { text, hrefs, rels } = await shownIn(page);
  const faults = [
    ...(await articleFaults(page)),
    ...keep
      .filter((each) => !collapsed(text).includes(collapsed(each)))
      .map((each) => `not shown: ${each}`),
    ...[href]
      .flat()
      .filter((each) => !hrefs.includes(each))
      .map((each) => `no link to ${each}`),
    ...[rel]
      .flat()
      .filter((each) => !rels.some((found) => found.includes(each)))
      .map((each) => `no rel ${each}`),
    ...((await callsAfterUse(page)) > 0 ? ['it ran'] : []),
  ];
  await page.close();
  return check(`payload ${n}`, faults.length === 0, faults);
}

/** Runs each payload of a case through the renderer and uses the page that comes of it in Chromium. */
export async function sanitiseChecks(each: ContentCase, browser: Browser): Promise<Check[]> {
  const { payload_file: file } = each.expected as { readonly payload_file: string };
  const payloads = JSON.parse(fileText(each, file)) as readonly Payload[];
  const checks: Check[] = [];
  for (let from = 0; from < payloads.length; from += 8)
    checks.push(
      ...(await Promise.all(
        payloads.slice(from, from + 8).map((payload) => payloadCheck(browser, payload)),
      )),
    );
  return checks;
}
