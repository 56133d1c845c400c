import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { axeFindings } from '../support/axe.ts';
import { browserSite } from '../support/browser-site.ts';
import { sidewaysScroll, untilQuiet } from '../support/browser.ts';
import { triedLooks } from '../support/test-size.ts';

const site = browserSite();
let page: Page;

/** Opens the sample of orders and draws all charts that are suggested. */
async function openDashboard(options: BrowserContextOptions = {}) {
  page = await site.open(options);
  await page.goto('/tools/data-analysis');
  await untilQuiet(page);
  await page.getByRole('button', { name: /Orders of a shop|一家商店的订单/ }).click();
  const draw = page.getByRole('button', { name: /^(Draw: |绘制：)/ });
  await draw.first().waitFor();
  const suggested = await draw.count();
  for (let at = 0; at < suggested; at += 1) {
    await draw.first().click();
    await page.getByRole('article').nth(at).locator('[role=img] svg').waitFor();
  }
  return suggested;
}

/** The figures of a chart as its table shows them, by the first cell of each row. */
async function figuresOf(title: string) {
  const chart = page.getByRole('article', { name: title, exact: true });
  const table = chart.getByRole('button', { name: 'Table' });
  if (!(await chart.getByRole('table').isVisible())) await table.click();
  await chart.getByRole('row').nth(1).waitFor();
  const rows = await chart.getByRole('row').allInnerTexts();
  return new Map(rows.slice(1).map((row) => row.split('\t').slice(0, 2) as [string, string]));
}

/** A report fits a phone, its charts are not shrunk beyond reading, and short values stand on one line. */
async function expectReadableOnPhone(report: string) {
  const phone = await site.open({ viewport: { width: 360, height: 740 } });
  await phone.setContent(report);
  expect(await sidewaysScroll(phone)).toBe(0);
  const heights = (selector: string) =>
    phone
      .locator(selector)
      .evaluateAll((found) => found.map((each) => each.getBoundingClientRect().height));
  expect(Math.min(...(await heights('svg text')))).toBeGreaterThan(8);
  expect(Math.max(...(await heights('tr:has(td:nth-child(3):not(:has(code))) td')))).toBeLessThan(
    40,
  );
  expect(await axeFindings(phone)).toEqual([]);
}

describe('a dashboard', () => {
  it('filters all charts by a press on a bar of one, and stands so in the report', async () => {
    expect(await openDashboard()).toBeGreaterThan(3);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const byCity = 'The sum of “units” by “city”';
    const cities = page.getByRole('article', { name: byCity, exact: true });
    const byMonth = 'The sum of “units” by month of “day”';
    const before = await figuresOf(byMonth);

    await cities.locator('[role=img] path[fill="#1f47c7"]').first().click();
    const filter = page.getByRole('region', { name: 'Filter over the charts' });
    await filter.getByText(`pressed in: ${byCity}`).waitFor();
    const city = /“city” is “(.*)”/.exec(await filter.innerText())![1]!;
    const statement = page.getByRole('textbox', { name: 'A SELECT over the table' });
    await statement.fill(
      `select sum(units) as units from t where city = '${city}' and day < date '2024-02-01'`,
    );
    await statement.press('Control+Enter');
    const sum = page
      .getByRole('table', { name: /^Rows of/ })
      .getByRole('cell')
      .first();
    await page.getByText('1 row, 1 column').waitFor();
    const january = Number(await sum.innerText());
    const after = await figuresOf(byMonth);
    const [month] = [...before.keys()];
    expect(Number(after.get(month!)!.replaceAll(',', ''))).toBe(january);
    expect(january).toBeLessThan(Number(before.get(month!)!.replaceAll(',', '')));
    // The pressed chart shows all cities.
    expect((await figuresOf(byCity)).size).toBe(5);

    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('radio', { name: 'HTML report', exact: true }).check();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the file' }).click(),
    ]);
    const report = readFileSync(await download.path(), 'utf8');
    await expectReadableOnPhone(report);
    expect(report).toContain(
      `<p>Only rows where “city” is “${city}”, except in “${byCity}”, where this was chosen.</p>`,
    );
    await filter.getByRole('button', { name: /^Take away:/ }).press('Enter');
    await filter.waitFor({ state: 'detached' });
    expect(await figuresOf(byMonth)).toEqual(before);
    expect(requests.filter((url) => !/^(blob|data):/.test(url))).toEqual([]);
  });

  it.each(
    triedLooks(
      [
        ['en', 'light', 1440],
        ['en', 'dark', 360],
        ['zh-CN', 'dark', 1440],
      ] as const,
      1,
    ),
  )('stands in a grid and fits its page: %s, %s, %i px', async (locale, colorScheme, width) => {
    await openDashboard({ viewport: { width, height: 900 }, locale, colorScheme });
    const charts = page.getByRole('article');
    const boxes = await Promise.all([0, 1].map((at) => charts.nth(at).boundingBox()));
    expect(boxes[0]!.y === boxes[1]!.y).toBe(width > 1000);
    await charts
      .nth(0)
      .getByRole('button', { name: /^(Table|表格)$/ })
      .click();
    await charts
      .nth(0)
      .getByRole('button', { name: /^(Filter the other charts by|按此值筛选其他图表)/ })
      .first()
      .click();
    await page.getByRole('region', { name: /^(Filter over the charts|图表筛选)$/ }).waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    if (process.env['SHOTS'])
      await page.screenshot({
        path: `${process.env['SHOTS']}/dashboard-${locale}-${width}.png`,
        fullPage: true,
      });
  });
});
