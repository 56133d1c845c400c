import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A busy machine takes its time. */
const START_MS = 110_000;

const SCRIPT = new URL('../../scripts/chromium.mjs', import.meta.url).href;

/** Launches the Chromium that scripts/chromium.mjs finds. */
export async function launchBrowser(): Promise<Browser> {
  const { chromiumPath } = (await import(SCRIPT)) as {
    readonly chromiumPath: () => Promise<string>;
  };
  const executablePath = await chromiumPath();
  return chromium.launch({ executablePath, args: FLAGS, timeout: START_MS });
}

export interface WatchedPage {
  readonly page: Page;
  /** Reports of the content security policy and errors of scripts so far; a test expects none. */
  readonly faults: string[];
  close(): Promise<void>;
}

/** Nothing moves while a test looks, and times of day are those of the server. */
const SAME_EVERYWHERE = {
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
  timezoneId: 'UTC',
} as const satisfies BrowserContextOptions;

/** A context whose pages can be used as soon as they are opened. */
export async function newContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...SAME_EVERYWHERE, ...options });
  if (options.javaScriptEnabled === false) return context;
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    waitForTakeover(page);
    return page;
  };
  return context;
}

/** A page of its own context whose policy reports and script errors are collected. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await newContext(browser, options);
  const page = await context.newPage();
  return { page, faults: watch(page), close: () => context.close() };
}

/** A page that came drawn can be used when its scripts have taken it over, which is later than its load. */
function waitForTakeover(page: Page): void {
  const goTo = page.goto.bind(page);
  page.goto = async (...target) => {
    const answer = await goTo(...target);
    await page.waitForFunction(() => {
      if (!document.querySelector('script[src="/load-after-paint.js"]')) return true;
      // React marks what it has taken over.
      const taken = document.querySelector('#root button, #root a') ?? {};
      return Object.keys(taken).some((key) => key.startsWith('__reactFiber'));
    });
    // Effects, which listen for keys, follow the marks; an idle page has run them. A page that draws nothing more may
    // not be told that it is idle.
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })),
    );
    return answer;
  };
}

/** How long a page may load. Chromium at times never reports the end of an answer whose body the page leaves unread. */
const LOADED_MS = 5_000;

/** Waits until nothing loads any more, or for as long as a page may load. */
export const untilQuiet = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: LOADED_MS }).catch(() => undefined);

/** Reports of the content security policy and errors of scripts from now on. */
export function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`script error: ${error.message}`));
  page.on('console', (message) => {
    if (/content security policy|trusted ?type/i.test(message.text())) faults.push(message.text());
  });
  return faults;
}

/** How many pixels the page can be scrolled sideways; 0 where nothing sticks out. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Visible texts that are cut off by their own box, by their first words. */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, a, h1, h2, h3, th, td, dt, dd, label, p, span',
      ),
    ]
      .filter((element) => {
        const style = getComputedStyle(element);
        const own = [...element.childNodes].some((n) => n.nodeType === 3 && n.textContent?.trim());
        // A text for the ear alone has a box of one pixel.
        if (!own || style.visibility === 'hidden' || element.clientWidth <= 1) return false;
        const cuts = style.overflowX === 'hidden' || style.overflowX === 'clip';
        return cuts && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => element.textContent?.trim().slice(0, 40) ?? ''),
  );
