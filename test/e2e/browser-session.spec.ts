import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { startApp, temporaryFolder, type AppServer } from '../support/app-server.ts';
import { launchBrowser, openPage, type WatchedPage, untilQuiet } from '../support/browser.ts';
import { account, person } from '../support/visitor.ts';
import {
  chooseCondor,
  chooseContracts,
  register,
  savedCondor,
  signIn,
  simulatedPlan,
} from '../support/wizard-journey.ts';

const MINUTE = 60_000;
const STORED_SECONDS = 604_800;

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search);
/** The refresh token's cookies; the mark of the device is another. */
const sessionCookies = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name !== 'device');
const isDark = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.contains('dark'));

let browser: Browser;
let server: AppServer;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  server = await startApp({ DATA_DIR: temporaryFolder('toolyard-session'), CLOCK: 'manual' });
  browser = await launchBrowser();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

beforeEach(async () => {
  watched = await openPage(browser, { baseURL: server.url, locale: 'zh-CN' });
  page = watched.page;
});

afterEach(async () => {
  const { faults } = watched;
  await watched.close();
  expect(faults).toEqual([]);
});

describe('the theme', () => {
  it('TH-01 TH-02 TH-03 light at first; the switch puts the class on the root, keeps it and takes it off', async () => {
    await page.goto('/');
    expect(await isDark(page)).toBe(false);
    expect(await stored(page, 'theme')).toBeNull();
    await page.getByRole('button', { name: '深色主题' }).click();
    expect([await isDark(page), await stored(page, 'theme')]).toEqual([true, 'dark']);
    await page.getByRole('button', { name: '浅色主题' }).click();
    expect([await isDark(page), await stored(page, 'theme')]).toEqual([false, 'light']);
  });

  it('is dark for a dark system until one is chosen', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    expect([await isDark(page), await stored(page, 'theme')]).toEqual([true, null]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.waitForFunction(() => !document.documentElement.classList.contains('dark'));
    await page.getByRole('button', { name: '深色主题' }).click();
    expect([await isDark(page), await stored(page, 'theme')]).toEqual([true, 'dark']);
  });

  it('TH-04 a kept dark theme is on the root before anything is painted', async () => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
      new MutationObserver((_changes, observer) => {
        if (!document.documentElement?.classList.contains('dark')) return;
        observer.disconnect();
        (window as { darkAt?: number }).darkAt = performance.now();
      }).observe(document, { attributes: true, childList: true, subtree: true });
    });
    await page.goto('/options');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const times = await page.evaluate(() => ({
      dark: (window as { darkAt?: number }).darkAt ?? Infinity,
      paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? -Infinity,
    }));
    expect(times.dark).toBeLessThan(times.paint);
    expect(await isDark(page)).toBe(true);
  });
});

describe('registering and signing in', () => {
  it('RG-10 NW-14 registering signs in, goes home, and the cookie is kept 7 days out of the reach of scripts', async () => {
    const answered = page.waitForResponse('**/api/auth/register');
    await register(page, person('newcomer'));
    const cookie = (await (await answered).headerValue('set-cookie')) ?? '';
    expect(
      cookie
        .split('; ')
        .slice(1)
        .map((part) => part.toLowerCase()),
    ).toEqual(
      expect.arrayContaining([
        `max-age=${STORED_SECONDS}`,
        'path=/',
        'httponly',
        'samesite=strict',
      ]),
    );
    const [stored, ...others] = await sessionCookies(page);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Strict' });
    expect(Math.abs((stored?.expires ?? 0) - Date.now() / 1000 - STORED_SECONDS)).toBeLessThan(60);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    expect(await pathOf(page)).toBe('/');
    await account(page).waitFor();
  });

  it('LI-10 RT-10 signing in keeps token and user, and leads back to the page one came from with its query', async () => {
    await register(page, person('returning'));
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/options/wizard?from=mail');
    await page.getByRole('link', { name: '登录' }).click();
    await signIn(page, person('returning'));
    await account(page).waitFor();
    expect(await pathOf(page)).toBe('/options/wizard?from=mail');
    expect((await stored(page, 'userToken'))?.split('.')).toHaveLength(3);
    expect(JSON.parse((await stored(page, 'userInfo')) ?? '{}')).toMatchObject({
      name: 'returning',
      email: 'returning@example.com',
      role: 'user',
    });
    const [cookie] = await sessionCookies(page);
    expect(cookie?.expires).toBe(-1);
  });

  it('LI-11 with no page to go back to signing in leads home', async () => {
    await register(page, person('direct'));
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/auth/login');
    await signIn(page, person('direct'));
    await page.waitForURL((url) => url.pathname === '/');
    await account(page).waitFor();
  });

  it('WZ-21 a visitor in step 3 is sent to sign in, and every leg is saved', async () => {
    await register(page, person('visitor'));
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    const plan = await simulatedPlan(server.url);
    await chooseCondor(page, plan);
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByRole('button', { name: '下一步' }).click();
    await chooseContracts(page, plan);
    const legs = page.getByRole('table', { name: '已选合约' }).locator('tbody tr');
    expect(await legs.count()).toBe(4);

    const saved = page.waitForRequest(
      (each) => each.method() === 'POST' && each.url().endsWith('/api/options/strategies'),
    );
    await page.getByRole('button', { name: '登录并保存' }).click();
    await signIn(page, person('visitor'));
    const { legs: sent } = (await saved).postDataJSON() as { legs: readonly unknown[] };
    expect(sent).toHaveLength(4);
    await page.waitForURL('**/options/strategies');
    await savedCondor(page).waitFor();
  });
});

describe('a session that goes on', () => {
  it('RT-11 RT-12 RT-13 a reload keeps it, and until it is known neither visitor nor user is shown', async () => {
    await register(page, person('reloading'));
    const token = await stored(page, 'userToken');
    await page.goto('/options');
    await page.addInitScript(() => {
      const seen: string[] = [];
      (window as { seen?: string[] }).seen = seen;
      const look = () => {
        const link = document.querySelector('header a[href="/auth/login"]');
        const state = [...document.querySelectorAll('header button')].some((button) =>
          / 的账户/.test(button.getAttribute('aria-label') ?? button.textContent ?? ''),
        )
          ? 'user'
          : link && getComputedStyle(link).visibility === 'visible'
            ? 'visitor'
            : 'unknown';
        if (seen.at(-1) !== state) seen.push(state);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.reload();
    await account(page).waitFor();
    await page.waitForTimeout(100);
    // A busy machine may draw the first frame only after the session is known.
    const seen = await page.evaluate(() => (window as { seen?: string[] }).seen);
    expect(['unknown user', 'user']).toContain(seen?.join(' '));
    expect(await stored(page, 'userToken')).toBe(token);
  });

  it('the token is renewed at 80 % of its 15 minutes, not before', async () => {
    await page.clock.install();
    await register(page, person('staying'));
    const calls: number[] = [];
    page.on('response', (answer) => {
      if (answer.url().endsWith('/api/auth/refresh')) calls.push(answer.status());
    });
    const token = await stored(page, 'userToken');
    await page.clock.runFor(11.5 * MINUTE);
    expect(calls).toEqual([]);
    const renewed = page.waitForResponse('**/api/auth/refresh');
    await page.clock.runFor(MINUTE);
    await (await renewed).finished();
    await expectSoon(async () => expect(await stored(page, 'userToken')).not.toBe(token));
    expect(calls).toEqual([200]);
    await account(page).waitFor();
  });

  it('a machine that slept past the end renews when it wakes', async () => {
    await page.clock.install();
    await register(page, person('sleeper'));
    await page.clock.setSystemTime(Date.now() + 30 * MINUTE);
    const renewed = page.waitForResponse('**/api/auth/refresh');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    expect((await renewed).status()).toBe(200);
    await account(page).waitFor();
  });

  it('SH-33 signing out forgets token, user and cookie, and a reload changes nothing', async () => {
    await register(page, person('leaver'));
    await account(page).click();
    const answered = page.waitForResponse('**/api/auth/logout');
    await page.getByRole('button', { name: '退出登录' }).click();
    expect((await answered).status()).toBe(204);
    await page.getByRole('link', { name: '登录' }).waitFor();
    expect([await stored(page, 'userToken'), await stored(page, 'userInfo')]).toEqual([null, null]);
    expect(await sessionCookies(page)).toEqual([]);
    await page.reload();
    await page.getByRole('link', { name: '登录' }).waitFor();
  });
});

describe('two tabs of one user', () => {
  it('the second renaming is told of the first, keeps what was typed, and may then be meant', async () => {
    await register(page, person('two-tabs'));
    const plan = await simulatedPlan(server.url);
    await chooseCondor(page, plan);
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByRole('button', { name: '下一步' }).click();
    await chooseContracts(page, plan);
    await page.getByRole('button', { name: '保存策略' }).click();
    await savedCondor(page).click();
    await page.waitForURL('**/options/position/*');
    const second = await page.context().newPage();
    await second.goto(page.url());

    const rename = async (tab: Page, name: string) => {
      await tab.getByRole('button', { name: '重命名' }).click();
      await tab.getByRole('textbox', { name: '策略名称' }).fill(name);
      await tab.getByRole('button', { name: '保存', exact: true }).click();
    };
    await second.getByRole('button', { name: '重命名' }).waitFor();
    await rename(page, '第一个名字');
    await page.getByRole('heading', { level: 1, name: '第一个名字' }).waitFor();
    await rename(second, '第二个名字');
    const shown = second.getByRole('alert');
    await shown.waitFor();
    expect(await shown.innerText()).toBe('内容已在别处被修改');
    expect(await second.getByRole('textbox', { name: '策略名称' }).inputValue()).toBe('第二个名字');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: '第一个名字' }).waitFor();
    await second.getByRole('button', { name: '保存', exact: true }).click();
    await second.getByRole('heading', { level: 1, name: '第二个名字' }).waitFor();
  });
});

describe('the end of a session', () => {
  it('RT-10 NW-04 when the server ends it one is led to sign in and afterwards back', async () => {
    await register(page, person('ended'));
    await page.goto('/options');
    // A call of this page that met the later clock would end the session before the reload.
    await account(page).waitFor();
    await untilQuiet(page);
    const later = new Date(Date.now() + 8 * 24 * 60 * MINUTE).toISOString();
    const set = await fetch(`${server.url}/api/test/clock`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ now: later }),
    });
    expect(set.status).toBe(204);
    await page.reload();
    await page.waitForURL('**/auth/login');
    expect(await stored(page, 'userToken')).toBeNull();
    await signIn(page, person('ended'));
    await page.waitForURL('**/options');
    await account(page).waitFor();
  });
});

/** Repeats a check until it holds, for at most 5 s. */
async function expectSoon(check: () => Promise<void>): Promise<void> {
  const end = Date.now() + 5000;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((again) => setTimeout(again, 50));
    }
  }
}
