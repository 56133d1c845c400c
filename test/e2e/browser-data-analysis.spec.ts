import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFindings } from '../support/axe.ts';
import { browserSite } from '../support/browser-site.ts';
import { sidewaysScroll, untilQuiet } from '../support/browser.ts';

const PATH = '/tools/data-analysis';

/** Statements that would send data away or read what is not the visitor's. */
const networkStatements = (site: string): string[] => [
  ...[
    'https://outside.example/x',
    `${site}/api/tools`,
    's3://bucket/x',
    'http://outside.example/x',
  ].flatMap((address) => [
    `select * from read_csv('${address}.csv')`,
    `select * from read_text('${address}.txt')`,
    `select * from read_blob('${address}.bin')`,
    `select * from '${address}.csv'`,
    `select * from glob('${address}*')`,
    `copy t to '${address}.csv'`,
    `attach '${address}.db' as other`,
  ]),
  'install httpfs',
  'load httpfs',
  "load 'https://outside.example/x.duckdb_extension.wasm'",
  'select 1) ; install httpfs; select (2',
  "select * from read_parquet('https://outside.example/x.parquet')",
  "select * from read_json('https://outside.example/x.json')",
  "select * from read_xlsx('https://outside.example/x.xlsx')",
  "export database 'https://outside.example/all'",
  "import database 'https://outside.example/all'",
  "select date_trunc('day', timestamptz '2024-01-01 10:00:00+00')",
  "select extract(hour from timestamptz '2024-01-01 10:00:00+00')",
  "select age(timestamptz '2024-01-01 10:00:00+00')",
];

const site = browserSite();
let page: Page;

beforeEach(async () => {
  page = await site.open();
});

/** A file with a title above, a row with too many cells, a value that is no number, dates of either order, and a total. */
const FAULTY_FILE = [
  'Monthly export',
  '',
  'id;day;name;units;amount',
  ...Array.from({ length: 40 }, (_, at) =>
    [at + 1, `0${(at % 9) + 1}/0${(at % 8) + 1}/2024`, `Item ${at}`, at * 3, `${at},50`].join(';'),
  )
    .with(6, '7;07/07/2024;Item 6;18;6,50;extra')
    .with(17, '18;09/02/2024;Item 17;about 5;17,50'),
  'Total;;;;800,00',
  '',
].join('\n');

const dropped = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

const table = () => page.getByRole('table');

async function openSample(name: string | RegExp) {
  await page.goto(PATH);
  await untilQuiet(page);
  await page.getByRole('button', { name }).click();
  await table().waitFor();
}

/** Saves what is shown as a file of a kind. */
async function exportAs(kind: string) {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('radio', { name: kind, exact: true }).check();
  await page.getByRole('button', { name: 'Save the file' }).click();
}

/** What the page says of a statement: the first cell of its result, or why there is none. */
async function answerTo(statement: string): Promise<string> {
  const box = page.getByRole('textbox', { name: 'A SELECT over the table' });
  await box.fill(statement);
  await box.press('Control+Enter');
  const run = page.getByRole('button', { name: 'Run' });
  await page.waitForFunction(
    (button) => !button?.hasAttribute('disabled'),
    await run.elementHandle(),
  );
  const alert = page.getByRole('alert');
  if (await alert.isVisible()) return (await alert.innerText()).split('\n')[0]!;
  const first = table().getByRole('cell').first().filter({ hasText: /./ });
  await first.or(page.getByText('No rows')).waitFor();
  return (await first.isVisible()) ? first.innerText() : 'No rows';
}

describe('Data Analysis', () => {
  it('opens a sample, answers SQL and exports without a single request, and says so', async () => {
    await page.goto(PATH);
    await untilQuiet(page);
    await page.getByRole('button', { name: 'Orders of a shop' }).click();
    await table().waitFor();
    // The table begins in the first screen, its steps beside it.
    const size = page.viewportSize()!;
    await page.setViewportSize({ width: 1440, height: 900 });
    const steps = page.getByRole('region', { name: 'Steps', exact: true });
    const [grid, beside] = [await table().boundingBox(), await steps.boundingBox()];
    expect(grid!.y).toBeLessThan(320);
    expect(beside!.y).toBeLessThan(grid!.y);
    await page.setViewportSize(size);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    expect(await answerTo('select count(*) from t')).toBe('5000');
    expect(await answerTo('select count(distinct city) from t')).toBe('5');
    const [download] = await Promise.all([page.waitForEvent('download'), exportAs('CSV')]);
    expect(readFileSync(await download.path(), 'utf8')).toBe('\uFEFFcount(DISTINCT city)\r\n5\r\n');
    expect(sent.filter((url) => !url.startsWith('blob:'))).toEqual([]);
    await page.getByText('0 bytes sent').waitFor();
  });

  it('draws every suggested chart, shows its figures, filters by a press, downloads it and exports the table without a single request', async () => {
    await openSample('Orders of a shop');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    const panel = page.getByRole('region', { name: 'Charts' });
    const draw = panel.getByRole('button', { name: /^Draw:/ });
    await draw.first().waitFor();
    const suggested = await draw.count();
    expect(suggested).toBe(5);
    for (let number = 0; number < suggested; number += 1) {
      await draw.first().click();
      const article = panel.getByRole('article').nth(number);
      await article.locator('[role=img] svg path').first().waitFor({ state: 'attached' });
    }
    const chart = panel.getByRole('article', { name: 'The sum of “units” by “city”' });
    for (const kind of ['PNG', 'SVG']) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        chart.getByRole('button', { name: `Download as ${kind}` }).click(),
      ]);
      const bytes = readFileSync(await download.path());
      expect(download.suggestedFilename()).toBe(`orders-bar.${kind.toLowerCase()}`);
      expect(bytes.subarray(0, 4).toString('latin1')).toBe(kind === 'PNG' ? '\x89PNG' : '<svg');
    }
    // The picture is read by the pointer, and pressed at a bar.
    const bar = chart.locator('[role=img] path[fill="#1f47c7"]').first();
    await bar.hover();
    await chart.getByText('Shanghai', { exact: false }).nth(1).waitFor();
    for (const [kind, name, start] of [
      ['CSV', 'orders-result.csv', '\xEF\xBB\xBForder,'],
      ['JSON', 'orders-result.json', '[\n{"order":10001,'],
      ['XLSX', 'orders-result.xlsx', 'PK'],
      ['Parquet', 'orders-result.parquet', 'PAR1'],
      ['HTML report', 'orders-report.html', '<!doctype html>'],
    ] as const) {
      const [download] = await Promise.all([page.waitForEvent('download'), exportAs(kind)]);
      const bytes = readFileSync(await download.path());
      expect(download.suggestedFilename()).toBe(name);
      expect(bytes.toString('latin1').slice(0, start.length)).toBe(start);
      if (kind === 'CSV') expect(bytes.toString('utf8').trim().split('\r\n')).toHaveLength(5_001);
      if (kind === 'HTML report') {
        expect(bytes.toString('utf8').match(/<figure[^>]*><svg /g)).toHaveLength(suggested);
        expect(bytes.toString('utf8')).toContain('The first 100 of 5,000 rows.');
      }
    }
    await bar.click();
    await page.getByRole('button', { name: 'Keep only these rows' }).click();
    await page.getByText(/^Keep rows where “city” is/).waitFor();
    await chart.getByRole('button', { name: 'Table' }).click();
    await chart.getByRole('row').nth(1).waitFor();
    expect(await chart.getByRole('row').count()).toBe(2);
    expect(sent.filter((url) => !/^(blob|data):/.test(url))).toEqual([]);
    await page.getByText('0 bytes sent').waitFor();
  });

  it('refuses statements that would use the network, in words, and answers the next one', async () => {
    await openSample('Orders of a shop');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    const statements = networkStatements(site.url);
    expect(statements.length).toBeGreaterThanOrEqual(40);
    for (const statement of statements) {
      const said = await answerTo(statement);
      expect([statement, said]).toEqual([
        statement,
        expect.stringMatching(
          /^(The engine does not accept|The engine has no network|This needs a part of the engine)/,
        ),
      ]);
      expect([statement, await answerTo('select count(*) from t')]).toEqual([statement, '5000']);
    }
    expect(sent).toEqual([]);
    await page.getByText('0 bytes sent').waitFor();
  });

  it('reads a file with faults, names each, and reads it again as its reader chooses', async () => {
    await page.goto(PATH);
    await untilQuiet(page);
    await page.locator('input[type=file]').setInputFiles(dropped('export.csv', FAULTY_FILE));
    await table().waitFor();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.getByText('40 rows, 5 columns').waitFor();
    // 0.5 to 39.5 in steps of 1.
    expect(await answerTo('select sum(amount) from t')).toBe('800.00');
    await page.locator('summary', { hasText: 'How the file was read' }).focus();
    await page.keyboard.press('Enter');
    for (const words of [
      'Lines with too many cells, of which the last were left out: 10.',
      'Lines with totals were left out, so that sums count every value once: 44.',
      "Nothing in 'day' tells whether its dates are written day first or month first. They were read day first.",
      '39 of 40 values read as whole number; the others do not: “about 5”',
    ])
      await page.getByText(words).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('combobox', { name: 'Type of units' }).selectOption('whole number');
    await page.getByText(/39 of 40 values read as whole number; 1 does not/).waitFor();
    // 3 times the sum of 0 to 39, without 3 times 17.
    expect(await answerTo('select sum(units) from t')).toBe('2289');
    const day = page.getByRole('combobox', { name: 'Type of day' });
    await day.selectOption({ label: 'date: month first' });
    await page.getByText('40 of 40 values read as date: month first').waitFor();
    // Line 5 holds 02/02/2024, line 9 holds 06/06/2024, line 12 holds 09/01/2024.
    expect(await answerTo('select max(day) from t where id = 9')).toBe('2024-09-01');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download these lines' }).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toBe(
      '\uFEFFline,reason,text\r\n1,above the table,Monthly export\r\n10,cells beyond the last column,extra\r\n44,total,"Total 800,00"\r\n',
    );
    expect(sent.filter((url) => !url.startsWith('blob:'))).toEqual([]);
    await page.getByText('0 bytes sent').waitFor();
  });

  it('names each file that cannot be read, and reads the others', async () => {
    await page.goto(PATH);
    await untilQuiet(page);
    await page
      .locator('input[type=file]')
      .setInputFiles([
        dropped('empty.csv', ''),
        dropped('half.parquet', 'PAR1 and no more'),
        dropped('cities.csv', 'city\nOslo\n'),
      ]);
    await table().waitFor();
    const alert = page.getByRole('alert');
    expect(await alert.innerText()).toContain('empty.csv: The file is empty.');
    expect(await alert.innerText()).toContain('half.parquet: The file is damaged or incomplete.');
    await page.getByText('1 row, 1 column').waitFor();
  });

  it.each([
    ['en', 'dark', 'Prices of a stock'],
    ['zh-CN', 'light', '一只股票的价格'],
  ] as const)('fits a phone: %s, %s', async (locale, colorScheme, sample) => {
    page = await site.open({
      viewport: { width: 360, height: 740 },
      locale,
      colorScheme,
    });
    await page.goto(PATH);
    expect(await sidewaysScroll(page)).toBe(0);
    await openSample(sample);
    await page.locator('summary').press('Enter');
    await page.locator('details[open] select').first().waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });
});
