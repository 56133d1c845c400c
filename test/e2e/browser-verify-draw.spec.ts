import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { testEntries } from '@toolyard/memory';
import type { ProofBundle } from '@toolyard/core/lottery/draw';
import { startApp, temporaryFolder, type AppServer } from '../support/app-server.ts';
import { clippedTexts, launchBrowser, openPage, sidewaysScroll } from '../support/browser.ts';
import { testBundle } from '../support/prize-draw.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = temporaryFolder('toolyard-draw');

const proof = testBundle({ entries: testEntries(1_000), until: 'forfeited' });
const tampered: ProofBundle = { ...proof, seed: '0'.repeat(64) };

/** A proof as a file, and its path. */
function fileOf(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}
const proofFile = fileOf('proof.json', proof);
const tamperedFile = fileOf('tampered.json', tampered);

const LOOKS = [
  { width: 1440, theme: 'light', language: 'en', verdict: 'The result is correct' },
  { width: 360, theme: 'dark', language: 'zh-CN', verdict: '结果正确' },
] as const;

describe('the verification of a prize draw in a browser', () => {
  let browser: Browser;
  let server: AppServer;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startApp({ DATA_DIR: folder }), launchBrowser()]);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const answerWith = (page: Page, bundle: ProofBundle) =>
    page.route('**/api/lottery/events/*/proof', (route) => route.fulfill({ json: bundle }));

  it.each(LOOKS)(
    'runs in workers under the site’s policy at $width px, $theme, $language; axe finds nothing; keys reach the answer',
    async ({ width, theme, language, verdict }) => {
      const viewport = { width, height: 800 };
      const watched = await openPage(browser, { baseURL: server.url, viewport });
      const { page } = watched;
      await page.addInitScript(
        ([look, words]) => {
          localStorage.setItem('theme', look);
          localStorage.setItem('language', words);
        },
        [theme, language] as const,
      );
      await answerWith(page, proof);
      await page.goto('/lottery/e1/verify');
      await page.getByRole('heading', { level: 2, name: verdict }).waitFor();
      expect(page.workers()).toHaveLength(2);
      const { violations } = await new AxeBuilder({ page }).include('main').analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await clippedTexts(page)).toEqual([]);
      const uuid = proof.entries?.[9]?.uuid ?? '';
      await page.getByRole('textbox').first().focus();
      await page.keyboard.insertText(uuid);
      await page.keyboard.press('Enter');
      await page.getByText(/10 .*1,?000.* 10 /).waitFor();
      expect(watched.faults).toEqual([]);
      await watched.close();
    },
  );

  it('a tampered proof is refused by step and field; the proof downloads as it came', async () => {
    const watched = await openPage(browser, { baseURL: server.url, locale: 'en-GB' });
    const { page } = watched;
    await answerWith(page, tampered);
    await page.goto('/lottery/e1/verify');
    await page.getByRole('heading', { level: 2, name: 'This proof does not hold' }).waitFor();
    expect(await page.locator('main code').allTextContents()).toEqual(['seed']);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Proof JSON' }).click(),
    ]);
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toEqual(tampered);
    const verifier = await fetch(`${server.url}/verify-draw.html`, { method: 'HEAD' });
    expect(verifier.status).toBe(200);
    await watched.close();
  });
});

describe('the offline verifier', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 120_000);
  afterAll(() => browser?.close());

  it('the offline file verifies without the site, in both languages', async () => {
    const saved = join(root, 'web/dist/verify-draw.html');
    const watched = await openPage(browser, { locale: 'en-GB', offline: true });
    const { page } = watched;
    await page.goto(pathToFileURL(saved).href);
    await page.getByLabel('Proof of the draw').setInputFiles(proofFile);
    await page.getByText('The result is correct.').waitFor();
    await page.getByLabel('Was I in it?').fill(proof.entries?.[4]?.uuid ?? '');
    await page.getByRole('button', { name: 'Check my entry' }).click();
    await page.getByText('place 5 / 1000').waitFor();
    await page.getByRole('button', { name: '中文' }).click();
    await page.getByLabel('抽奖证明').setInputFiles(tamperedFile);
    await page.getByText('证明不成立。').waitFor();
    expect(await page.locator('#steps code').allTextContents()).toEqual(['seed']);
    expect(watched.faults).toEqual([]);
    await watched.close();
  });
});

describe('npm run verify-draw', () => {
  const run = (...args: string[]) => {
    const script = join(root, 'scripts/verify-draw.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };

  it('exits with 0 for a proof that holds, and finds an entry', () => {
    const uuid = proof.entries?.[0]?.uuid ?? '';
    const { status, stdout } = run(proofFile, '--entry', uuid);
    expect(status).toBe(0);
    expect(stdout).toContain('The proof holds.');
    expect(stdout).toContain(`Entry ${uuid}: place 1 of 1000`);
    expect(stdout.match(/^ok {6}/gm)).toHaveLength(12);
  });

  it('exits with 1 for a tampered proof and names the field', () => {
    const { status, stdout } = run(tamperedFile);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^FAILED {2}seed/m);
    expect(stdout).toMatch(/^ +seed was altered/m);
  });

  it.each([
    ['no file', []],
    ['a file that is not there', [join(folder, 'none.json')]],
  ])('exits with 2 for %s', (_name, args) => {
    const { status, stderr } = run(...args);
    expect(status).toBe(2);
    expect(stderr).toContain('usage: npm run verify-draw');
  });
});
