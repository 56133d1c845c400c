import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { axeFindings } from '../support/axe.ts';
import { launchBrowser, openPage, sidewaysScroll, type WatchedPage } from '../support/browser.ts';
import { pngOf } from '../support/image-bytes.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { addOperator, OPERATOR_PASSWORD } from '../support/operators.ts';
import { openTestApi, type TestApi } from '../support/test-api.ts';
import { triedLooks } from '../support/test-size.ts';

const START = ['Options Deals', 'Lottery System', 'Data Analysis', 'Content Management'];

let browser: Browser;
let api: TestApi;
let username: string;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  api = await openTestApi();
  username = (await addOperator(api, 'admin')).username;
  browser = await launchBrowser();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await api?.close();
});

beforeEach(async () => {
  watched = await openPage(browser, { baseURL: api.url, locale: 'en-US' });
  page = watched.page;
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
});

afterEach(async () => {
  const { faults } = watched;
  await watched.close();
  expect(faults).toEqual([]);
});

async function signIn(): Promise<void> {
  await page.goto('/admin/tools');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(OPERATOR_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('rowheader', { name: START[0]! }).waitFor();
}

const titles = () =>
  page
    .getByRole('rowheader')
    .evaluateAll((cells) => cells.map(({ firstChild }) => firstChild?.textContent ?? ''));
/** The head of the row with this title; the title in the other language stands under it. */
const rowHead = (title: string) => page.getByRole('rowheader', { name: new RegExp(`^${title}`) });
/** The titles of the home page, as a visitor is given them. */
async function published(): Promise<string[]> {
  const answer = await api.call.get('/api/home/apps');
  return (answer.body as { data: { title: string }[] }).data.map(({ title }) => title);
}

/** What the live regions say now. */
const said = (text: RegExp) =>
  page.waitForFunction(
    ([source]) =>
      [...document.querySelectorAll('[role=status]')].some((region) =>
        new RegExp(source!).test(region.textContent ?? ''),
      ),
    [text.source],
  );

describe('a tool by keyboard alone', () => {
  it('is created with an uploaded icon, ordered and published', async () => {
    await signIn();
    // Listened for early: a busy browser may take a key before it is told to hand its choosers over.
    const opened = page.waitForEvent('filechooser', { timeout: 60_000 });
    await press(page, 'n');
    await page.getByRole('dialog', { name: 'Add Tool' }).waitFor();
    await page.keyboard.type('Go Fish');
    await tabTo(page, 'Description');
    await page.keyboard.type('A game of cards');
    await tabTo(page, 'URL');
    await page.keyboard.type('/games/fish');
    await tabTo(page, 'Upload');
    await press(page, 'Enter');
    const chooser = await opened;
    await chooser.setFiles({ name: 'fish.png', mimeType: 'image/png', buffer: await pngOf(128) });
    await page.getByText('fish.png').waitFor();
    await tabTo(page, 'Icon description');
    await page.keyboard.type('A fish');
    await tabTo(page, 'Order');
    await press(page, 'ControlOrMeta+a');
    await page.keyboard.type('35');
    await tabTo(page, 'Free');
    await press(page, 'Space');
    await tabTo(page, 'Show on homepage');
    await press(page, 'Space');
    await tabTo(page, 'Save');
    await press(page, 'Enter');
    await page.getByText('Tool added successfully', { exact: true }).waitFor();
    expect((await titles()).slice(2, 5)).toEqual([
      'Data Analysis',
      'Go Fish',
      'Content Management',
    ]);
    expect(await published()).not.toContain('Go Fish');

    await tabTo(page, 'Move Go Fish');
    await press(page, 'Space');
    await said(/Go Fish picked up, position 4 of 6/);
    await press(page, 'ArrowUp');
    await said(/Go Fish at position 3 of 6/);
    await press(page, 'ArrowUp');
    await said(/Go Fish at position 2 of 6/);
    const saved = page.waitForResponse('**/api/admin/tools/order');
    await press(page, 'Space');
    await saved;
    await said(/Go Fish dropped at position 2 of 6/);

    await tabTo(page, 'Show Go Fish on homepage');
    const shown = page.waitForResponse('**/api/admin/tools/go-fish');
    await press(page, 'Space');
    await shown;
    expect((await published()).slice(0, 3)).toEqual([START[0], 'Go Fish', START[1]]);
    await page.goto('/');
    await page.getByRole('img', { name: 'A fish' }).first().waitFor();
  }, 120_000);

  it('a drag that is given up leaves the order as it was', async () => {
    await signIn();
    const before = await titles();
    await tabTo(page, `Move ${before[1]}`);
    await press(page, 'Space');
    await said(/picked up, position 2/);
    await press(page, 'ArrowDown');
    await said(/at position 3/);
    await press(page, 'Escape');
    await said(/returned to position 2/);
    expect(await titles()).toEqual(before);
  });
});

describe('with a pointer', () => {
  it('a row is dragged by its handle to another place, in one call', async () => {
    await signIn();
    const before = await titles();
    const handle = page.getByRole('button', { name: `Move ${before[0]}` });
    const target = rowHead(before[2]!);
    const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') calls.push(new URL(request.url()).pathname);
    });
    const saved = page.waitForResponse('**/api/admin/tools/order');
    await page.mouse.move(from!.x + 8, from!.y + 8);
    await page.mouse.down();
    await page.mouse.move(from!.x + 8, to!.y + 4, { steps: 12 });
    await page.mouse.move(from!.x + 8, to!.y + to!.height - 4, { steps: 6 });
    await page.mouse.up();
    expect((await saved).status()).toBe(200);
    const after = [before[1], before[2], before[0], ...before.slice(3)];
    expect(await titles()).toEqual(after);
    await page.reload();
    await rowHead(before[0]!).waitFor();
    expect(await titles()).toEqual(after);
    expect(calls).toEqual(['/api/admin/tools/order']);
  });

  it('AT-17 an image is dropped on its place', async () => {
    await signIn();
    await page.getByRole('button', { name: 'Add Tool' }).click();
    const png = (await pngOf(96)).toString('base64');
    const data = await page.evaluateHandle((base64) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }));
      return transfer;
    }, png);
    const place = page.getByText('Drop an image here');
    await place.dispatchEvent('dragover', { dataTransfer: data });
    await place.dispatchEvent('drop', { dataTransfer: data });
    await page.getByText('dropped.png').waitFor();
    const image = page.getByRole('dialog').locator('img').first();
    expect(await image.getAttribute('src')).toMatch(/^\/uploads\/[0-9a-f]{64}\.webp$/);
    await page.waitForFunction(
      (element) => (element as HTMLImageElement).naturalWidth === 96,
      await image.elementHandle(),
    );
  });

  it('a deleted tool comes back by its toast, and the focus returns to its row', async () => {
    await signIn();
    const [first] = await titles();
    await page.getByRole('button', { name: `Actions for ${first}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.waitForFunction(
      (name) => document.activeElement?.getAttribute('aria-label') === name,
      `Actions for ${first}`,
    );
    await page.getByRole('button', { name: `Actions for ${first}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Tool deleted successfully', { exact: true }).waitFor();
    expect(await published()).not.toContain(first);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Tool restored', { exact: true }).waitFor();
    expect(await published()).toContain(first);
  });
});

describe.each(
  triedLooks(
    [
      ['light', 1440],
      ['dark', 360],
    ] as const,
    1,
  ),
)('looked at in %s at %i px', (theme, width) => {
  it('list and dialog have nothing that axe finds and nothing that sticks out', async () => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await page.setViewportSize({ width, height: 800 });
    await signIn();
    expect(await axeFindings(page, { except: 'header' })).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    const [first] = await titles();
    await page.getByRole('button', { name: `Actions for ${first}` }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByRole('dialog', { name: 'Edit Tool' }).waitFor();
    expect(await axeFindings(page, { except: 'header' })).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    if (width < 768) {
      expect(await page.getByRole('dialog').boundingBox()).toEqual({
        x: 0,
        y: 0,
        width,
        height: 800,
      });
    }
  });
});
