import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { untilQuiet } from '../support/browser.ts';
import { sql } from '@toolyard/core/data';
import { browserSite } from '../support/browser-site.ts';
import { arrowToParquet } from '../support/parquet.ts';
import { openNodeWasmQueryEngine } from '../support/wasm-query-engine.ts';

const site = browserSite();
let folder: string;
let page: Page;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'toolyard-files-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(async () => {
  page = await site.open();
  await page.goto('/tools/data-analysis');
  await untilQuiet(page);
});

/** Puts a file on the disk and drops it, so that the page reads it from there. */
async function drop(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  writeFileSync(path, content);
  await page.locator('input[type=file]').setInputFiles(path);
  return path;
}

const cells = async () =>
  (await page.getByRole('table').getByRole('cell').allInnerTexts()).slice(0, 4);

describe('files on the disk', () => {
  it('Parquet of several groups of rows', async () => {
    const engine = await openNodeWasmQueryEngine();
    const stream = await engine.arrow(sql`select i, i * 1.25 as price from range(5) r(i)`);
    await engine.close();
    await drop('prices.parquet', await arrowToParquet(stream, 2));
    await page.getByText('5 rows, 2 columns').waitFor();
    await page.getByText('5.00', { exact: true }).waitFor();
    expect(await cells()).toEqual(['0', '0.00', '1', '1.25']);
  });

  it('a packed CSV file', async () => {
    await drop('cities.csv.gz', gzipSync('city,people\nOslo,717710\nBergen,291940\n'));
    await page.getByText('Bergen').waitFor();
    expect(await cells()).toEqual(['Oslo', '717710', 'Bergen', '291940']);
  });

  it('lines of JSON', async () => {
    await drop(
      'cities.ndjson',
      '{"city":"Oslo","people":717710}\n{"city":"Bergen","people":291940}\n',
    );
    await page.getByText('Bergen').waitFor();
    expect(await cells()).toEqual(['Oslo', '717710', 'Bergen', '291940']);
  });

  it.each([
    ['a small one', 3],
    ['one that the engine reads by itself', 900_000],
  ])('a file that has changed since it was opened is not mixed up: %s', async (_, rows) => {
    const lines = Array.from({ length: rows }, (_unused, row) => `${row},2024-01-31`);
    const path = await drop('changing.csv', `number,day\n${lines.join('\n')}\n`);
    await page.getByText(`${rows.toLocaleString('en-US')} rows, 2 columns`).waitFor();
    appendFileSync(path, '1,2024-02-29\n');
    await page.locator('summary', { hasText: 'How the file was read' }).click();
    await page.getByRole('combobox', { name: 'Type of number' }).selectOption('text');
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain(
      'changing.csv: The file changed on disk since it was opened. Drop it again to read the new version.',
    );
    // What was read before is still there.
    await page.getByText(`${rows.toLocaleString('en-US')} rows, 2 columns`).waitFor();
    await page.getByRole('cell', { name: '2024-01-31' }).first().waitFor();
    expect(await cells()).toEqual(['0', '2024-01-31', '1', '2024-01-31']);
  });
});
