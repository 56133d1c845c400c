import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { QUESTIONS } from '@toolyard/core/learning/questions';
import { launchBrowser, openPage, untilQuiet } from '../support/browser.ts';
import { brotliSize, pageWeight } from '../support/page-weight.ts';
import { openTestApi, type TestApi } from '../support/test-api.ts';

const dist = fileURLToPath(new URL('../../web/dist', import.meta.url));
const OPTIONS_LIMIT = 210_000;
const HOME_LIMIT = 135_000;
const DATA_LIMIT = 220_000;

/** Fails above the limit, and warns before the next letter does. */
function expectWithin(what: string, bytes: number, limit: number): void {
  if (bytes > 0.99 * limit) console.warn(`${what}: ${bytes} of ${limit} bytes`);
  expect(bytes).toBeLessThanOrEqual(limit);
}

describe('a first view', () => {
  let api: TestApi;
  let browser: Browser;
  beforeAll(async () => {
    api = await openTestApi();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await api?.close();
  });

  /** What a page fetches until its network rests, with what the shell fetches when idle. */
  async function firstView(path: string) {
    const watched = await openPage(browser);
    const { page } = watched;
    const fetched = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\.(js|css)$/.test(pathname) && pathname.startsWith('/assets/')) fetched.add(pathname);
    });
    await page.goto(`${api.url}${path}`);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await untilQuiet(page);
    await watched.close();
    const bytes = brotliSize([...fetched].map((file) => readFileSync(join(dist, file))));
    console.log(`${path}: ${bytes} bytes in ${fetched.size} files, brotli`);
    expect([...fetched].join(' ')).toMatch(/\/after-paint-/);
    return { bytes, files: [...fetched].join(' ') };
  }

  it('of the options area: scripts and styles are at most 210 KB in brotli', async () => {
    expectWithin('/options', (await firstView('/options')).bytes, OPTIONS_LIMIT);
  });

  it('of Data Analysis: at most 220 KB in brotli before a file is dropped, without what draws and exports', async () => {
    const { bytes, files } = await firstView('/tools/data-analysis');
    expectWithin('/tools/data-analysis', bytes, DATA_LIMIT);
    expect(files).not.toMatch(/chart-drawing|data-worker/);
  });

  it('of the Code Generator: at most 220 KB in brotli before there is an input, without what reads it', async () => {
    const { bytes, files } = await firstView('/tools/code-generator');
    expectWithin('/tools/code-generator', bytes, DATA_LIMIT);
    expect(files).not.toMatch(/codegen-worker|ddl-/);
  });
});

it('home: scripts and styles fetched at first are at most 135 KB in brotli', () => {
  const { scripts, styles, files } = pageWeight(dist, 'pages/en/home.html');
  expect(files.length).toBeGreaterThan(2);
  console.log(`home: ${scripts} bytes of scripts, ${styles} of styles, brotli`);
  expectWithin('home', scripts + styles, HOME_LIMIT);
});

it('no script of the site holds the answers of the learning centre', () => {
  const scripts = readdirSync(join(dist, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(dist, 'assets', name), 'utf8'));
  const explained = Object.values(QUESTIONS)
    .flatMap((questions) => questions ?? [])
    .flatMap(({ explanation }) => [explanation.en, explanation['zh-CN']])
    .map((text) => text.split('{', 1)[0] ?? '')
    .filter((text) => text.length >= 16);
  expect(explained.length).toBeGreaterThan(10);
  expect(explained.filter((text) => scripts.some((script) => script.includes(text)))).toEqual([]);
});

/** Bytes of a built script as the server sends it to a browser that takes gzip. */
const gzipped = (name: string) => statSync(join(dist, 'assets', `${name}.gz`)).size;

it('the verification of a prize draw: its page and the script of its workers are at most 60 KB in gzip', () => {
  const scripts = readdirSync(join(dist, 'assets')).filter((name) =>
    /^(draw-|verify-).*\.js$/.test(name),
  );
  const bytes = scripts.reduce((sum, name) => sum + gzipped(name), 0);
  console.log(`verification of a draw: ${bytes} bytes in ${scripts.length} scripts, gzip`);
  expect(scripts).toHaveLength(3);
  expect(bytes).toBeLessThanOrEqual(60_000);
});

it('the production bundle holds no page for developers', () => {
  const assets = join(dist, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  expect(
    scripts.filter((name) =>
      /UI kit|["'`]\/kit["'`]/.test(readFileSync(join(assets, name), 'utf8')),
    ),
  ).toEqual([]);
});
