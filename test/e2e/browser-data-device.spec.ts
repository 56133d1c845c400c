import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFindings } from '../support/axe.ts';
import { browserSite } from '../support/browser-site.ts';
import { sidewaysScroll, untilQuiet } from '../support/browser.ts';
import { register } from '../support/wizard-journey.ts';

const PATH = '/tools/data-analysis';

const site = browserSite();
let page: Page;

beforeEach(async () => {
  page = await site.open();
});

/** The names of what lies in the browser's own file system below the folder of analyses, and its bytes. */
const deviceFiles = () =>
  page.evaluate(async () => {
    const found: [string, number][] = [];
    const root = await navigator.storage.getDirectory();
    const all = await root.getDirectoryHandle('data-analyses').catch(() => null);
    if (all)
      for await (const folder of all.values())
        for await (const [name, handle] of (folder as FileSystemDirectoryHandle).entries())
          found.push([name, (await (handle as FileSystemFileHandle).getFile()).size]);
    return found.toSorted();
  });

const CITIES = 'city;people\nOslo;7\nLyon;5\nOslo;2\n';

async function openCities() {
  await page.goto(PATH);
  await untilQuiet(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cities.csv', mimeType: 'text/csv', buffer: Buffer.from(CITIES) });
  await page.getByText('3 rows, 2 columns').waitFor();
}

async function keep() {
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep on this device' });
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe('an analysis on this device', () => {
  it('is kept without a request, opened after the page was left, with its steps and choices, and deleted', async () => {
    await openCities();
    const requests: string[] = [];
    page.on('request', (request) => {
      if (!/^(blob|data):/.test(request.url())) requests.push(request.url());
    });
    await page.locator('summary', { hasText: 'How the file was read' }).press('Enter');
    await page.getByRole('combobox', { name: 'Type of people' }).selectOption('text');
    await page.getByRole('combobox', { name: 'Type of people' }).waitFor();
    const statement = page.getByRole('textbox', { name: 'A SELECT over the table' });
    await statement.fill('select city, count(*) as rows from input group by city order by city');
    await statement.press('Control+Enter');
    await page.getByRole('button', { name: 'Keep as a step' }).click();
    await page.getByText('2 rows, 2 columns').waitFor();
    await keep();
    expect(requests).toEqual([]);
    await page.getByText('0 bytes sent').waitFor();
    expect((await deviceFiles())[0]).toEqual(['0', CITIES.length]);

    await page.goto(PATH);
    const card = page.getByRole('region', { name: 'On this device' });
    await card.getByText(/^33 B · kept /).waitFor();
    await untilQuiet(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await sidewaysScroll(page)).toBe(0);
    await card.getByRole('button', { name: 'Open cities.csv' }).press('Enter');
    await page.getByText('2 rows, 2 columns').waitFor();
    await page.getByText(/^Run SQL: select city, count/).waitFor();
    await page.locator('summary', { hasText: 'How the file was read' }).press('Enter');
    expect(await page.getByRole('combobox', { name: 'Type of people' }).inputValue()).toBe('text');
    expect(await page.getByRole('region', { name: 'This file and the one before' }).count()).toBe(
      0,
    );

    await page.goto(PATH);
    await card.getByRole('button', { name: 'Delete cities.csv from this device' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await card.getByText('Nothing is kept on this device').waitFor();
    expect(await deviceFiles()).toEqual([]);
  });

  it('of an account is gone once it has signed out, wherever that was done', async () => {
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('language', 'zh-CN'));
    await register(page, {
      name: '梅',
      email: 'mei-device@example.com',
      password: 'Corr3ct horse battery',
    });
    await page.evaluate(() => localStorage.setItem('language', 'en'));
    await openCities();
    await keep();
    expect(await deviceFiles()).toHaveLength(2);
    await page.goto('/');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
    await page.waitForFunction(async () => {
      const root = await navigator.storage.getDirectory();
      const all = await root.getDirectoryHandle('data-analyses');
      for await (const _ of all.keys()) return false;
      return true;
    });
    expect(await deviceFiles()).toEqual([]);
  });
});
