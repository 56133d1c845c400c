import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, watch, newContext } from '../support/browser.ts';
import { addOperator, OPERATOR_PASSWORD } from '../support/operators.ts';
import { openTestApi, type TestApi } from '../support/test-api.ts';

const MINUTE = 60_000;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('adminToken'), localStorage.getItem('adminData')]);

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

let browser: Browser;
let api: TestApi;
let context: BrowserContext;
let page: Page;
let faults: string[];

beforeAll(async () => {
  api = await openTestApi();
  browser = await launchBrowser();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await api?.close();
});
beforeEach(async () => {
  context = await newContext(browser, { baseURL: api.url });
  page = await context.newPage();
  faults = watch(page);
});
afterEach(async () => {
  await context.close();
  expect(faults).toEqual([]);
});

describe('the console in a real browser', () => {
  it('AL-05 AL-06 AL-13 AL-14 the first sign-in with the sample pair, the forced change, the dashboard and the way out, by keyboard alone', async () => {
    await page.goto('/admin');
    await heading(page, 'Admin sign-in').waitFor();
    const [username = '', password = ''] = await page.locator('form dd').allTextContents();
    await field(page, 'Username').focus();
    await page.keyboard.type(username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');

    await heading(page, 'Choose your own password').waitFor();
    await page.goto('/admin/tools');
    await heading(page, 'Choose your own password').waitFor();
    await field(page, 'Current password').focus();
    await page.keyboard.type(password);
    for (const name of ['New password', 'Confirm new password']) {
      await field(page, name).focus();
      await page.keyboard.type('words of my own, 1');
    }
    await page.keyboard.press('Enter');

    await heading(page, 'Tool Management').waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('d');
    await heading(page, 'Dashboard').waitFor();
    await page.getByText('Running Normally').waitFor();

    await page.goto('/admin/logout');
    await heading(page, 'Admin sign-in').waitFor();
    expect(await stored(page)).toEqual([null, null]);
    expect(await page.getByText('Sample superadmin').count()).toBe(0);
    expect((await context.cookies()).filter(({ name }) => /art$/.test(name))).toEqual([]);
  });

  it('tabs share the session: in and out, and one renewal for all', async () => {
    const { username } = await addOperator(api, 'superadmin');
    const renewals: number[] = [];
    context.on('response', (answer) => {
      if (answer.url().endsWith('/api/admin/auth/refresh')) renewals.push(answer.status());
    });
    const second = await context.newPage();
    await Promise.all([page.goto('/admin/login'), second.goto('/admin/profile')]);
    await heading(second, 'Admin sign-in').waitFor();
    await signIn(page, username, OPERATOR_PASSWORD);
    await heading(page, 'Dashboard').waitFor();
    await heading(second, 'Profile').waitFor();

    const before = await stored(page);
    // The token came fourteen minutes ago: it is due.
    await page.evaluate(
      (at) => localStorage.setItem('adminTokenAt', String(at)),
      Date.now() - 14.8 * MINUTE,
    );
    await Promise.all([page.reload(), second.reload()]);
    await Promise.all([
      heading(page, 'Dashboard').waitFor(),
      page.getByText('Running Normally').waitFor(),
      second.getByText('This device', { exact: true }).waitFor(),
    ]);
    expect((await stored(page))[0]).not.toBe(before[0]);
    expect(new Set(renewals)).toEqual(new Set([200]));
    expect(renewals.length).toBeLessThanOrEqual(2);

    await second.getByRole('link', { name: 'Logout' }).click();
    await Promise.all([
      heading(page, 'Admin sign-in').waitFor(),
      heading(second, 'Admin sign-in').waitFor(),
    ]);
    expect(await stored(page)).toEqual([null, null]);
  });

  it('AL-12 at 360 px a menu holds the sidebar; nothing sticks out', async () => {
    const { username } = await addOperator(api, 'admin');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/admin/profile');
    await signIn(page, username, OPERATOR_PASSWORD);
    await heading(page, 'Profile').waitFor();
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Users' }).press('Enter');
    await page.waitForURL('**/admin/users');
    await menu.waitFor({ state: 'detached' });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wider).toBeLessThanOrEqual(360);
  });
});
