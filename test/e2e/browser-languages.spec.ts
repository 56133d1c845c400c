import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '@toolyard/core/shared';
import type { Browser, BrowserContext } from 'playwright-core';
import { startApp, temporaryFolder, type AppServer } from '../support/app-server.ts';
import { launchBrowser } from '../support/browser.ts';
import { shownTexts } from '../support/shown-texts.ts';
import { nameOf, SITE_ROUTES } from '../support/site-routes.ts';
import {
  addressOf,
  storageFor,
  openView,
  settle,
  somebodyOn,
  type Known,
} from '../support/site-journey.ts';
import { triedLooks } from '../support/test-size.ts';

const HAN = /\p{Script=Han}/u;
/** Two Latin words of which the second is no name. */
const ENGLISH = /[A-Za-z]{2,} [a-z]{2,}/;
/** One of a thing in the plural. */
const WRONG_PLURAL =
  /(^|[^\d.,–-])1 (more )?(days|legs|strikes|tools|users|results|stocks|shares|entries|expiries|codes|fields|devices)\b/;

/** Names and addresses of people, an avatar's initial, and a stock's name in the other language. */
const GIVEN: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/林晓?/g, /微软/g],
  'zh-CN': [/reader-[\w-]+@example\.com/g],
};

/** The texts of another language, without what somebody has given as a name. */
const foreign = (texts: readonly string[], language: Language): string[] =>
  texts.filter((text) => {
    const own = GIVEN[language].reduce((rest, name) => rest.replaceAll(name, ''), text);
    return language === 'en' ? HAN.test(own) : !HAN.test(own) && ENGLISH.test(own);
  });

describe('every page is in one language', () => {
  let server: AppServer;
  let browser: Browser;
  let visitor: () => Promise<Known>;
  /** Pages of one language and the same sessions share a context, and so the scripts that it has loaded. */
  const contexts = new Map<string, Promise<BrowserContext>>();
  beforeAll(async () => {
    server = await startApp({ DATA_DIR: temporaryFolder('toolyard-languages') });
    browser = await launchBrowser();
    visitor = somebodyOn(server.url);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it.each(
    SITE_ROUTES.flatMap((route, i) =>
      triedLooks(LANGUAGES, i % LANGUAGES.length).map(
        (language) => [nameOf(route), language, route] as const,
      ),
    ),
  )('XA-01 %s in %s', async (_name, language, route) => {
    const known = await visitor();
    const view = { language, theme: 'light', width: 1440 } as const;
    const storage = storageFor(route, known);
    const key = language + JSON.stringify(storage);
    const context = contexts.get(key) ?? openView(browser, server.url, view, storage);
    contexts.set(key, context);
    const page = await (await context).newPage();
    const address = addressOf(route.path, known);
    await settle(page, address);
    expect(new URL(page.url()).pathname).toBe(new URL(address, server.url).pathname);
    // A prerendered page has the language of the request until its scripts have taken it over.
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
    const texts = await shownTexts(page);
    // More than a heading stands there.
    expect((await page.getByRole('main').innerText()).split('\n').length).toBeGreaterThan(1);
    expect(foreign(texts, language)).toEqual([]);
    expect(texts.filter((text) => WRONG_PLURAL.test(text))).toEqual([]);
    await page.close();
  });
});
