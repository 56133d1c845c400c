import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { axeFindings } from '../support/axe.ts';
import { launchBrowser, sidewaysScroll, watch, newContext } from '../support/browser.ts';
import { untilFocused } from '../support/keyboard.ts';
import { addOperator, OPERATOR_PASSWORD } from '../support/operators.ts';
import { openTestApi, type TestApi } from '../support/test-api.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

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
  const { username } = await addOperator(api, 'superadmin');
  await page.goto('/admin/users');
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(OPERATOR_PASSWORD);
  await press(page, 'Sign in');
  await heading(page, 'User Management').waitFor();
});
afterEach(async () => {
  await context.close();
  expect(faults).toEqual([]);
});

async function isAccessible(): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

describe('users and admins in the console', () => {
  it('AU-01 AU-11 AU-12 AU-14 AU-18 a user is added, found, renamed and deleted', async () => {
    await page.getByRole('link', { name: 'Add User' }).click();
    await field(page, 'Username').fill('Priya N');
    await field(page, 'Email').fill('priya@example.com');
    await field(page, 'Password').fill('unguessable words');
    await isAccessible();
    await press(page, 'Create user');
    await page.getByText('User created successfully', { exact: true }).first().waitFor();
    await page.getByRole('searchbox').fill('priya@');
    await page.waitForURL(/\?search=priya%40$/);
    await isAccessible();
    await press(page, 'Actions for Priya N');
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await field(page, 'Username').fill('Priya Nair');
    await press(page, 'Save');
    await page.getByText('User information has been successfully updated').waitFor();
    await isAccessible();
    await page.getByRole('link', { name: 'Back to User List' }).click();
    await page.getByRole('searchbox').fill('priya n');
    await press(page, 'Actions for Priya Nair');
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await press(page, 'Confirm');
    await heading(page, 'User Management').waitFor();
    await page.getByRole('heading', { name: 'No users found' }).waitFor();
  }, 120_000);

  it.each(['users', 'admins', 'tools', 'audit', 'lottery', 'outbox'])(
    'the list of %s has its head in one row of 32 px, from 1024 px on',
    async (list) => {
      await page.goto(`/admin/${list}`);
      const head = page.locator('[data-list-head]');
      await head.waitFor();
      for (const width of [1440, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        expect((await head.boundingBox())?.height).toBe(32);
        expect(await sidewaysScroll(page)).toBe(0);
      }
    },
    60_000,
  );

  it('users come in from a file, after a look at each of its lines', async () => {
    await press(page, 'More actions');
    await page.getByRole('menuitem', { name: 'Import' }).click();
    await page.locator('input[type=file]').setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('name,email\n李雷,lilei@example.com\nNobody,nowhere\n'),
    });
    await page.getByText('Please enter a valid email address').waitFor();
    await isAccessible();
    await press(page, 'Import 1 user');
    await page.getByText('1 created, 1 rejected.').waitFor();
    await page.getByRole('link', { name: 'Back to User List' }).click();
    await page.getByRole('link', { name: '李雷', exact: true }).waitFor();
    await press(page, 'More actions');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^toolyard-users-.*\.csv$/);
  }, 120_000);

  it('A39 a saved view finds a group on every device, and all of it is disabled over all pages', async () => {
    const people = Array.from({ length: 30 }, (_, i) => `Group ${i},group-${i}@example.com`);
    await page.goto('/admin/users/import');
    await page.locator('input[type=file]').setInputFiles({
      name: 'group.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['name,email', ...people].join('\n')),
    });
    await press(page, 'Import 30 users');
    await heading(page, 'User Management').waitFor();
    await page.goto('/admin/users?search=group-&sort=name&direction=asc&page=2');
    await page.getByText('11–20 of 30').waitFor();
    await page.getByRole('button', { name: 'Views', exact: true }).press('Enter');
    // The keyboard passes it over until the views are there.
    const saving = page.getByRole('menuitem', { name: 'Save as new view…', disabled: false });
    await saving.waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('[role=menu]'));
    await page.keyboard.press('End');
    await untilFocused(page, 'Save as new view…');
    await page.keyboard.press('Enter');
    await field(page, 'Name').fill('The group');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'The group', exact: true }).waitFor();

    const token = await page.evaluate(() => localStorage.getItem('adminToken'));
    const views = await page.request.get('/api/admin/views', {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(((await views.json()) as { data: unknown }).data).toMatchObject([
      { list: 'users', name: 'The group', query: 'direction=asc&search=group-&sort=name' },
    ]);

    await page.goto('/admin/users');
    await press(page, 'Views');
    await page.getByRole('menuitemradio', { name: 'The group' }).click();
    await page.getByText('1–10 of 30').waitFor();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await press(page, 'Select all 30 users that match');
    await page.getByText('30 selected').waitFor();
    await isAccessible();
    await press(page, 'Disable');
    await page.getByText(/^30 users /).waitFor();
    await press(page, 'Confirm');
    await page.getByText('30 users disabled').first().waitFor();
    await press(page, 'Filter');
    await field(page, 'Status').selectOption({ label: 'Disabled' });
    await page.keyboard.press('Escape');
    await page.getByText('1–10 of 30').waitFor();
    await page.getByRole('button', { name: 'The group changed' }).click();
    await page.getByRole('menuitem', { name: 'Save changes to “The group”' }).waitFor();
    await isAccessible();
  }, 120_000);

  it('AA-01 AA-02 AA-03 AA-07 an admin is added, disabled and deleted', async () => {
    await page.getByRole('link', { name: 'Admins', exact: true }).click();
    await page.getByRole('link', { name: 'Add Admin' }).click();
    await field(page, 'Username').fill('omar');
    await field(page, 'Name').fill('Omar H');
    await field(page, 'Email').fill('omar@example.com');
    await field(page, 'Password').fill('a password for omar');
    await field(page, 'Confirm password').fill('a password for omar');
    await isAccessible();
    await press(page, 'Create admin');
    const row = page.getByRole('row').filter({ hasText: 'omar@example.com' });
    await row.getByText('Enabled').waitFor();
    await isAccessible();
    await press(page, 'Actions for omar');
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByRole('checkbox', { name: /Account Active/ }).uncheck();
    await press(page, 'Save');
    await row.getByText('Disabled').waitFor();
    await press(page, 'Actions for omar');
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await row.getByText('Confirm delete?').waitFor();
    await isAccessible();
    await press(page, 'Yes');
    await row.waitFor({ state: 'detached' });
  }, 120_000);
});
