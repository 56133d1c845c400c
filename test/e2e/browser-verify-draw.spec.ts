import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { testEntries } from '@toolyard/memory';
import { lockBytes, signReceipt, type ProofBundle } from '@toolyard/core/lottery/draw';
import { startApp, temporaryFolder, type AppServer } from '../support/app-server.ts';
import { axeFindings } from '../support/axe.ts';
import { clippedTexts, launchBrowser, openPage, sidewaysScroll } from '../support/browser.ts';
import { testBundle, testSigner } from '../support/prize-draw.ts';
import { testAuthority } from '../support/stamp-authority.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = temporaryFolder('toolyard-draw');

const proof = testBundle({ entries: testEntries(1_000), until: 'forfeited' });
const tampered: ProofBundle = { ...proof, seed: '0'.repeat(64) };

/** The proof with a time stamp of its lock, five minutes after the freeze, and the fingerprint of the authority's root. */
async function stampedProof(): Promise<{ readonly bundle: ProofBundle; readonly root: string }> {
  const authority = await testAuthority();
  const at = Date.parse(proof.lock?.frozen_at ?? '') + 300_000;
  const der = await authority.stamp(lockBytes(proof.lock!), { at });
  const story = { entries: testEntries(1_000), until: 'forfeited' } as const;
  return { bundle: testBundle({ ...story, token: { der, at } }), root: authority.root };
}

/** A proof as a file, and its path. */
function fileOf(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}
const proofFile = fileOf('proof.json', proof);
const tamperedFile = fileOf('tampered.json', tampered);

const LOOKS = [
  { width: 1440, theme: 'light', language: 'en', verdict: 'The winners follow from this list' },
  { width: 360, theme: 'dark', language: 'zh-CN', verdict: '中奖者确由这份名单算出' },
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
      expect(await axeFindings(page, { within: 'main' })).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await clippedTexts(page)).toEqual([]);
      const uuid = proof.entries?.[9]?.uuid ?? '';
      await page
        .getByRole('textbox', { name: /^(Entry number or receipt|参与编号或凭证)/ })
        .focus();
      await page.keyboard.insertText(uuid);
      await page.keyboard.press('Enter');
      await page.getByText(/10 .*1,?000.* 10 /).waitFor();
      expect(watched.faults).toEqual([]);
      await watched.close();
    },
  );

  it('a time stamp is checked by a script of its own, against a fingerprint as OpenSSL prints it', async () => {
    const { bundle, root: fingerprint } = await stampedProof();
    const watched = await openPage(browser, { baseURL: server.url, locale: 'en-GB' });
    const { page } = watched;
    await answerWith(page, bundle);
    await page.goto('/lottery/e1/verify');
    await page.getByRole('heading', { level: 2, name: 'The winners follow' }).waitFor();
    await page.getByText('Test Stamps').waitFor();
    const step = page.getByText('A time-stamping authority signed that');
    expect(await step.textContent()).toContain('(needs a witness)');
    const printed = (fingerprint.toUpperCase().match(/../g) ?? []).join(':');
    await page.getByLabel('Fingerprint of the time-stamping authority').fill(printed);
    await page.getByLabel('Organizer’s key, from elsewhere').fill(bundle.public_key);
    await page.getByRole('button', { name: 'Check against these' }).click();
    await page.getByRole('heading', { level: 2, name: 'The result is correct' }).waitFor();
    await page.getByText('Trust A').waitFor();
    await page.getByText('Test Root').waitFor();
    await page.getByLabel('Fingerprint of the time-stamping authority').fill('0'.repeat(64));
    await page.getByRole('button', { name: 'Check against these' }).click();
    await page.getByText('log[2].data.token').waitFor();
    expect(watched.faults).toEqual([]);
    await watched.close();
  });

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
    await page.getByText('The winners follow from this list.').waitFor();
    await page.getByLabel('Merkle root').fill(proof.lock?.root ?? '');
    await page.getByLabel('Organizer’s key').fill(proof.public_key);
    await page.getByRole('button', { name: 'Check against these' }).click();
    await page.getByText('The result is correct.').waitFor();
    const { bundle, root: fingerprint } = await stampedProof();
    await page.getByLabel('Proof of the draw').setInputFiles(fileOf('stamped.json', bundle));
    await page.getByText('Test Stamps').waitFor();
    await page.getByLabel('Merkle root').fill('');
    await page.getByLabel('SHA-256 fingerprint').fill(fingerprint);
    await page.getByRole('button', { name: 'Check against these' }).click();
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

  it('exits with 3 without a witness, and says what needs one', () => {
    const { status, stdout } = run(proofFile);
    expect(status).toBe(3);
    expect(stdout.match(/^\? .*\(needs a witness\)$/gm)).toHaveLength(2);
    expect(stdout).toContain('needs a witness: --root, --head, --key, --authority or --receipt.');
  });

  it('exits with 0 for a proof that holds and is witnessed, and finds an entry and a receipt', () => {
    const entry = proof.entries?.[0] ?? { uuid: '', weight: 0 };
    const { uuid } = entry;
    const receipt = signReceipt(proof.manifest.event_id, entry, 0, testSigner);
    const receiptFile = fileOf('receipt.json', receipt);
    const { status, stdout } = run(
      ...[proofFile, '--root', proof.lock?.root ?? '', '--receipt', receiptFile, '--entry', uuid],
    );
    expect(status).toBe(0);
    expect(stdout).toContain(`Receipt: place 1 of 1000, weight ${entry.weight}, receipt valid`);
    expect(stdout).toContain('The proof holds.');
    expect(stdout).toContain(`Entry ${uuid}: place 1 of 1000`);
    expect(stdout.match(/^ok {6}/gm)).toHaveLength(16);
    expect(stdout).toMatch(/^- {7}notAfter/m);
  });

  it('exits with 0 for a time stamp of a known authority, with 3 for one that nobody knows', async () => {
    const { bundle, root: fingerprint } = await stampedProof();
    const file = fileOf('stamped.json', bundle);
    const known = run(file, '--key', bundle.public_key, '--authority', fingerprint);
    expect(known.status).toBe(0);
    expect(known.stdout).toMatch(/^ok {6}notAfter/m);
    expect(known.stdout).toContain('time stamp: 2023-08-23T15:21:03.000Z, signed by Test Stamps');
    const unknown = run(file, '--key', bundle.public_key);
    expect(unknown.status).toBe(3);
    expect(unknown.stdout).toMatch(/^\? {7}notAfter .*\(needs a witness\)$/m);
  });

  it('exits with 3 for a receipt whose entry is not on the list, and says what that means', () => {
    const dropped = { uuid: '11111111-1111-4111-8111-111111111111', weight: 1 };
    const receipt = signReceipt(proof.manifest.event_id, dropped, 0, testSigner);
    const { status, stdout } = run(
      ...[proofFile, '--root', proof.lock?.root ?? ''],
      ...['--receipt', fileOf('dropped.json', receipt)],
    );
    expect(status).toBe(3);
    expect(stdout).toContain('taken and dropped: nothing in the register says');
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
    ['a root of 63 digits', [proofFile, '--root', '0'.repeat(63)]],
    ['a receipt that is none', [proofFile, '--receipt', proofFile]],
  ])('exits with 2 for %s', (_name, args) => {
    const { status, stderr } = run(...args);
    expect(status).toBe(2);
    expect(stderr).toContain('usage: npm run verify-draw');
  });
});
