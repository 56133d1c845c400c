import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { articleBlockKinds } from '@toolyard/core/live-blocks';
import { MarkdownArticleRenderer } from '@toolyard/markdown';
import type { Browser } from 'playwright-core';
import { articleFaults, callsAfterUse, openArticles } from '../support/article-page.ts';
import { ARTICLE_PAYLOADS, ATTRIBUTE_ATTACKS } from '../support/article-payloads.ts';
import { launchBrowser } from '../support/browser.ts';

const renderer = new MarkdownArticleRenderer();

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

it('the page of this test notices what runs', async () => {
  for (const raw of [
    '<img src=q onerror=__pwned()>',
    '<a href="javascript:__pwned()">x</a>',
    '<b onmouseover=__pwned()>x</b>',
    '<i tabindex=0 onfocus=__pwned()>x</i>',
  ]) {
    const page = await openArticles(browser, [raw]);
    expect(await callsAfterUse(page)).toBeGreaterThan(0);
    await page.close();
  }
});

const blocks = articleBlockKinds().flatMap(({ name, parameters }) =>
  ATTRIBUTE_ATTACKS.flatMap((attack) => {
    const value = `"${attack.replace(/[\\"]/g, '\\$&').replace(/\s+/g, ' ')}"`;
    const attributes = Object.keys(parameters).map((each) => `${each}=${value}`);
    return [...attributes, attributes.join(' ')].map(
      (written) => `:::${name} ${written}\n${attack}\n:::`,
    );
  }),
);

it.each([
  ['texts', ARTICLE_PAYLOADS.map(({ markdown }) => markdown)],
  ['blocks', [...blocks, ...articleBlockKinds().flatMap(({ sample }) => Object.values(sample))]],
])('nothing of the payloads in %s runs in Chromium', async (_where, texts) => {
  const page = await openArticles(
    browser,
    texts.map((markdown) => renderer.render(markdown, { locale: 'en', idPrefix: 'a-' }).html),
  );
  expect(await page.locator('article').count()).toBe(texts.length);
  expect(await articleFaults(page)).toEqual([]);
  expect(await callsAfterUse(page)).toBe(0);
  expect(await page.locator('article').count()).toBe(texts.length);
  await page.close();
});
