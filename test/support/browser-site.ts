import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser, openPage, type WatchedPage } from './browser.ts';
import { openTestApi, type TestApi, type TestApiOptions } from './test-api.ts';

/** The running product, and pages of it in a browser. */
export interface BrowserSite {
  /** Known once the tests run, as is its address. */
  readonly api: TestApi;
  readonly url: string;
  readonly browser: Browser;
  /** A page of its own context, which ends with the test; the test fails where the page reported a fault. */
  open(options?: BrowserContextOptions): Promise<Page>;
}

/** Starts the product and a browser for the tests of a file, and ends them. */
export function browserSite(options: TestApiOptions = {}): BrowserSite {
  let api: TestApi;
  let browser: Browser;
  let opened: WatchedPage[] = [];
  beforeAll(async () => {
    api = await openTestApi(options);
    browser = await launchBrowser();
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await api?.close();
  });
  afterEach(async () => {
    const pages = opened;
    opened = [];
    for (const page of pages) await page.close();
    expect(pages.flatMap(({ faults }) => faults)).toEqual([]);
  });
  return {
    get api() {
      return api;
    },
    get url() {
      return api.url;
    },
    get browser() {
      return browser;
    },
    async open(context = {}) {
      const watched = await openPage(browser, { baseURL: api.url, ...context });
      opened.push(watched);
      return watched.page;
    },
  };
}
