import type { Browser, Page } from 'playwright-core';
import { articleDomFaults } from './article-dom.ts';

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
export async function openArticles(browser: Browser, articles: readonly string[]): Promise<Page> {
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
export async function callsAfterUse(page: Page): Promise<number> {
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

/** What the articles have that no article may bring into a page, and which of them change when they are read again. */
export const articleFaults = (page: Page) =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll('article')].flatMap((article) => {
      const copy = document.createElement('article');
      copy.innerHTML = article.innerHTML;
      const isStable = copy.innerHTML === article.innerHTML;
      return [...(${articleDomFaults.toString()})(article, 'a-'), ...(isStable ? [] : ['changes: ' + article.innerHTML])];
    })`,
  );
