import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { blockKinds } from '@toolyard/core/content';
import { MarkdownArticleRenderer } from '@toolyard/markdown';
import type { Browser, Page } from 'playwright-core';
import { articleDomFaults } from '../support/article-dom.ts';
import { ARTICLE_PAYLOADS, ATTRIBUTE_ATTACKS } from '../support/article-payloads.ts';
import { launchBrowser } from '../support/browser.ts';

const renderer = new MarkdownArticleRenderer();

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const ADDRESS = 'https://articles.example/';

/** Links of the web and of mail lead nowhere, so that the page stays; one of a script would run. */
const pageOf = (articles: readonly string[]) => `<!doctype html><meta charset="utf-8"><script>
  window.calls = 0;
  window.__pwned = () => { window.calls += 1; };
  addEventListener('click', (event) => {
    const link = event.target.closest('a');
    if (link && /^(?:https?|mailto|tel):$/.test(link.protocol)) event.preventDefault();
  }, true);
</script>${articles.map((html) => `<article>${html}</article>`).join('\n')}`;

/** A page in which `__pwned()` is counted, no request leaves, and no link of the web leads away. */
async function openArticles(articles: readonly string[]): Promise<Page> {
  const page = await browser.newPage();
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.route('**/*', (route) =>
    route.request().url() === ADDRESS
      ? route.fulfill({ contentType: 'text/html', body: pageOf(articles) })
      : route.abort(),
  );
  await page.goto(ADDRESS);
  return page;
}

/** Points at, focuses and presses everything, then waits a second; how often `__pwned()` was called. */
async function callsAfterUse(page: Page): Promise<number> {
  await page.evaluate(() => {
    const events = [
      'pointerover',
      'mouseover',
      'mouseenter',
      'mousemove',
      'pointerdown',
      'focusin',
      'animationstart',
      'toggle',
    ];
    for (const element of document.querySelectorAll<HTMLElement>('article *')) {
      for (const name of events) element.dispatchEvent(new Event(name, { bubbles: true }));
      element.focus?.();
      element.click?.();
    }
  });
  for (const y of [40, 200, 400, 600]) await page.mouse.move(60, y, { steps: 4 });
  await page.waitForTimeout(1_000);
  return page.evaluate(() => (window as unknown as { readonly calls: number }).calls);
}

const faultsIn = (page: Page) =>
  page.evaluate(
    `[...document.querySelectorAll('article')].flatMap((article) => {
      const copy = document.createElement('article');
      copy.innerHTML = article.innerHTML;
      const isStable = copy.innerHTML === article.innerHTML;
      return [...(${articleDomFaults.toString()})(article, 'a-'), ...(isStable ? [] : ['changes: ' + article.innerHTML])];
    })`,
  );

it('the page of this test notices what runs', async () => {
  for (const raw of [
    '<img src=q onerror=__pwned()>',
    '<a href="javascript:__pwned()">x</a>',
    '<b onmouseover=__pwned()>x</b>',
    '<i tabindex=0 onfocus=__pwned()>x</i>',
  ]) {
    const page = await openArticles([raw]);
    expect(await callsAfterUse(page)).toBeGreaterThan(0);
    await page.close();
  }
});

const blocks = blockKinds().flatMap(({ name, parameters }) =>
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
  ['blocks', [...blocks, ...blockKinds().flatMap(({ sample }) => Object.values(sample))]],
])('nothing of the payloads in %s runs in Chromium', async (_where, texts) => {
  const page = await openArticles(
    texts.map((markdown) => renderer.render(markdown, { locale: 'en', idPrefix: 'a-' }).html),
  );
  expect(await page.locator('article').count()).toBe(texts.length);
  expect(await faultsIn(page)).toEqual([]);
  expect(await callsAfterUse(page)).toBe(0);
  expect(await page.locator('article').count()).toBe(texts.length);
  await page.close();
});
