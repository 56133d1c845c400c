import { afterEach, describe, expect, it } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { axeFindings } from '../support/axe.ts';
import { browserSite } from '../support/browser-site.ts';
import { sidewaysScroll, untilQuiet } from '../support/browser.ts';

const PATH = '/tools/data-analysis';

const site = browserSite();
let page: Page;
const sent: string[] = [];

afterEach(() => expect(sent).toEqual([]));

/** Opens a sample; requests from then on are noted. */
async function openSample(name: string, options: BrowserContextOptions = {}) {
  page = await site.open(options);
  await page.goto(PATH);
  await untilQuiet(page);
  await page.getByRole('button', { name }).click();
  await page.getByRole('table').first().waitFor();
  sent.length = 0;
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url())) sent.push(request.url());
  });
}

const statement = () => page.getByRole('textbox', { name: 'A SELECT over the table' });

/** The name of the control that has the focus. */
const focused = () =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
  });

/** The text of an editor without its line breaks. */
const written = async () => (await statement().innerText()).replaceAll('\n', ' ');

describe('the editor of SQL', () => {
  it('completes a name by the keyboard alone, runs, underlines the place of a fault, and is left by Tab', async () => {
    await openSample('Orders of a shop');
    await statement().fill('');
    await statement().press('Tab');
    expect(await focused()).toBe('Run');
    await statement().focus();
    await page.keyboard.type('select max(ord');
    const list = page.getByRole('listbox', { name: 'Completions' });
    await list.getByRole('option', { name: 'order' }).first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.waitForTimeout(150);
    await page.keyboard.press('Enter');
    await list.waitFor({ state: 'detached' });
    await page.keyboard.type(') from t');
    expect(await written()).toBe('select max("order") from t');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+Enter');
    // The sample has 5,000 orders from 10,001 on.
    await page.getByRole('cell', { name: '15000' }).waitFor();

    await page.keyboard.type(' where nowhere > 1');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('alert').getByText('At line 1, column 34.').waitFor();
    const fault = page.locator('.cm-lintRange-error');
    expect(await fault.innerText()).toBe('nowhere');
    await fault.hover();
    await page.getByRole('tooltip').or(page.locator('.cm-tooltip-lint')).first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Run');
  });

  it('stops a statement that would take too long, and keeps another one as a step that reads the rows so far', async () => {
    await openSample('Orders of a shop');
    await statement().fill(
      'select count(*) from t a, t b, t c, t d where a.units + b.units + c.units = d.units + 1',
    );
    await statement().press('Control+Enter');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Cancel' }).waitFor({ state: 'detached' });
    await statement().fill('select city, sum(units) as units from input group by city');
    await statement().press('Control+Enter');
    await page.getByRole('button', { name: 'Keep as a step' }).click();
    await page.getByText(/^Run SQL: select city/).waitFor();
    await page.getByText('5 rows, 2 columns').waitFor();
    // The next statement reads what the step made.
    await statement().fill('select count(*) from input');
    await statement().press('Control+Enter');
    await page.getByRole('cell', { name: '5', exact: true }).waitFor();
  });

  it('completes columns and functions of a formula in its dialog, where Escape closes the list first', async () => {
    await openSample('Orders of a shop');
    await page.getByRole('button', { name: 'Add a step' }).click();
    await page.getByRole('menuitem', { name: 'Add a computed column' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('price');
    const formula = dialog.getByRole('textbox', { name: 'Formula' });
    await formula.focus();
    await page.keyboard.type('rou');
    const list = page.getByRole('listbox', { name: 'Completions' });
    await list.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    expect(await dialog.isVisible()).toBe(true);
    await page.keyboard.type('n');
    await list.getByRole('option', { name: 'round' }).first().waitFor();
    await page.waitForTimeout(150);
    await page.keyboard.press('Tab');
    expect(await formula.innerText()).toBe('round()');
    await page.keyboard.type('amont / units, 2');
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    const fault = dialog.locator('.cm-lintRange-error');
    await fault.waitFor();
    expect(await fault.innerText()).toBe('amont');
    await formula.fill('round(amount / units, 2)');
    await formula.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('5,000 rows, 9 columns').waitFor();
  });

  it.each([
    ['en', 'dark', 'Orders of a shop', 'A SELECT over the table'],
    ['zh-CN', 'light', '一家商店的订单', '对该表的 SELECT 查询'],
  ] as const)('fits a phone: %s, %s', async (locale, colorScheme, sample, label) => {
    await openSample(sample, { viewport: { width: 360, height: 740 }, locale, colorScheme });
    const box = page.getByRole('textbox', { name: label });
    await box.fill(
      'select "city", count(*) from t where city = \'Oslo\' and units > 3 -- few\ngroup by ci',
    );
    await box.press('Control+Space');
    await page.getByRole('listbox').waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    await box.scrollIntoViewIfNeeded();
    if (process.env['SHOTS'])
      await page.screenshot({ path: `${process.env['SHOTS']}/editor-${locale}.png` });
    await page.keyboard.press('Escape');
    expect(await axeFindings(page)).toEqual([]);
  });
});
