import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { startApp, temporaryFolder, type AppServer } from '../support/app-server.ts';
import { clippedTexts, launchBrowser, sidewaysScroll, watch } from '../support/browser.ts';
import { ALL_VIEWS, nameOfLook, SITE_ROUTES, type View } from '../support/site-routes.ts';
import {
  addressOf,
  storageFor,
  openView,
  settle,
  somebodyOn,
  type Known,
} from '../support/site-journey.ts';

/**
 * Every third route on a phone by night; `VIEWS=all` looks at all of them in every language, theme and width,
 * `PICTURES=folder` keeps what is seen there.
 */
const PICTURES = process.env['PICTURES'];
const NARROW: View = { language: 'en', theme: 'dark', width: 360 };
const ALL = process.env['VIEWS'] === 'all';
const ROUTES = SITE_ROUTES.filter((_, i) => ALL || i % 3 === 0);

const LOOKS = ROUTES.flatMap((route) =>
  (ALL ? ALL_VIEWS : [NARROW]).map((view) => [nameOfLook(route, view), route, view] as const),
);

/** What every page has once: a heading, landmarks, a way past the header, and a name. */
const frameOf = (page: Page) =>
  page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    return {
      headings: count('h1'),
      mains: count('main'),
      skipLinks: count('a[href="#content"]'),
      named: /\S · Toolyard$/.test(document.title),
    };
  });

async function picture(page: Page, name: string): Promise<void> {
  if (!PICTURES) return;
  const folder = fileURLToPath(new URL(`../../${PICTURES}`, import.meta.url));
  mkdirSync(folder, { recursive: true });
  const file = `${name.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'}.png`;
  await page.screenshot({ path: join(folder, file), fullPage: true });
}

describe('every page of the site', () => {
  let server: AppServer;
  let browser: Browser;
  let visitor: () => Promise<Known>;
  beforeAll(async () => {
    server = await startApp({ DATA_DIR: temporaryFolder('toolyard-pages') });
    browser = await launchBrowser();
    visitor = somebodyOn(server.url);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it.each(LOOKS)('RT-01 XA-04 XA-09 %s', async (name, route, view) => {
    const known = await visitor();
    const context = await openView(browser, server.url, view, storageFor(route, known));
    const page = await context.newPage();
    const faults = watch(page);
    const address = addressOf(route.path, known);
    await settle(page, address);
    expect(new URL(page.url()).pathname).toBe(new URL(address, server.url).pathname);
    expect(await frameOf(page)).toEqual({ headings: 1, mains: 1, skipLinks: 1, named: true });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await clippedTexts(page)).toEqual([]);
    await picture(page, name);
    expect(faults).toEqual([]);
    await context.close();
  });
});
