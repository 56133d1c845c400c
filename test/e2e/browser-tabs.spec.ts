import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startApp, temporaryFolder, type AppServer } from '../support/app-server.ts';
import { launchBrowser, newContext } from '../support/browser.ts';
import { account, person } from '../support/visitor.ts';
import { register, signIn } from '../support/wizard-journey.ts';

const MINUTE = 60_000;

const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: '登录' });
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('userToken'));

let browser: Browser;
let server: AppServer;
let context: BrowserContext;
let renewals: number[];

beforeAll(async () => {
  server = await startApp({ DATA_DIR: temporaryFolder('toolyard-tabs') });
  browser = await launchBrowser();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
beforeEach(async () => {
  context = await newContext(browser, { baseURL: server.url, locale: 'zh-CN' });
  renewals = [];
  context.on('response', (answer) => {
    if (answer.url().endsWith('/api/auth/refresh')) renewals.push(answer.status());
  });
});
afterEach(() => context.close());

/** Tabs of one browser; the first has registered. */
async function tabsOf(name: string, count: number): Promise<[Page, ...Page[]]> {
  const first = await context.newPage();
  await register(first, person(name));
  const tabs: [Page, ...Page[]] = [first];
  while (tabs.length < count) {
    const page = await context.newPage();
    await page.goto('/options');
    await account(page).waitFor();
    tabs.push(page);
  }
  return tabs;
}

describe('tabs of one browser', () => {
  it.each([
    // What one tab keeps may reach another a moment after the lock does: the server repeats its answer then.
    ['with locks one of them renews for all, or two at the same moment', 'locks', 2],
    ['where locks are missing all stay signed in all the same', 'no-locks', 3],
  ])('%s', async (_fact, name, most) => {
    if (name === 'no-locks')
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
      );
    const start = Date.now();
    await context.clock.setFixedTime(start);
    const tabs = await tabsOf(name, 3);
    const before = await tokenOf(tabs[0]);
    await context.clock.setFixedTime(start + 12.5 * MINUTE);
    const wake = () => window.dispatchEvent(new Event('online'));
    await Promise.all(tabs.map((page) => page.evaluate(wake)));
    for (const page of tabs)
      await page.waitForFunction((old) => localStorage.getItem('userToken') !== old, before);
    await context.clock.setFixedTime(start + 17 * MINUTE);
    await Promise.all(tabs.map((page) => page.evaluate(wake)));
    await Promise.all(tabs.map((page) => page.reload()));
    for (const page of tabs) await account(page).waitFor();
    expect([...new Set(renewals)]).toEqual([200]);
    expect(renewals.length).toBeLessThanOrEqual(most);
  });

  it('signing out in one shows in the others, and signing in again too', async () => {
    const [one, two, three] = await tabsOf('leaving', 3);
    await account(one).click();
    await one.getByRole('button', { name: '退出登录' }).click();
    for (const page of [one, two, three]) if (page) await signInLink(page).waitFor();
    await signInLink(one).click();
    await signIn(one, person('leaving'));
    for (const page of [one, two, three]) if (page) await account(page).waitFor();
  });

  it('a call that is refused while another tab has just renewed is made again, and nobody is signed out', async () => {
    const [one, two] = await tabsOf('refused', 2);
    if (!two) throw new Error('no second tab');
    const sent: (string | undefined)[] = [];
    await two.route('**/api/options/strategies*', async (route) => {
      sent.push(route.request().headers()['authorization']);
      if (sent.length > 1) return route.continue();
      await one.evaluate(async () => {
        const answer = await fetch('/api/auth/refresh', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: '{}',
        });
        const { token } = (await answer.json()) as { token: string };
        localStorage.setItem('userToken', token);
      });
      await route.fulfill({ status: 401, json: { code: 'SESSION_INVALID', message: 'no' } });
    });
    const answered = two.waitForResponse(
      (answer) => answer.url().includes('/api/options/strategies') && answer.ok(),
    );
    await two.reload();
    await answered;
    expect(sent).toHaveLength(2);
    expect(sent[1]).toBe(`Bearer ${await tokenOf(one)}`);
    expect(sent[1]).not.toBe(sent[0]);
    await account(two).waitFor();
    expect(new URL(two.url()).pathname).toBe('/options');
  });
});
