import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, sidewaysScroll } from '../support/browser.ts';
import {
  bearer,
  confirmAddress,
  openTestApi,
  register,
  type TestApi,
} from '../support/test-api.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

describe('A42: the page /resources/api', () => {
  let api: TestApi;
  let browser: Browser;
  beforeAll(async () => {
    api = await openTestApi();
    browser = await launchBrowser();
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await api?.close();
  });

  it('its first calls work as they stand, its links lead to the document, and a phone has room for it', async () => {
    const watched = await openPage(browser, {
      ...{ baseURL: api.url, viewport: { width: 360, height: 800 } },
    });
    const { page } = watched;
    await page.goto('/resources/api');
    const codeOf = (title: string) =>
      page.getByRole('figure', { name: title }).locator('code').innerText();
    const [curl, script] = [await codeOf('With curl'), await codeOf('With the TypeScript client')];
    await page.getByRole('link', { name: 'OpenAPI document' }).waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('link', { name: 'Browse the operations' }).click();
    await page.waitForURL('**/api/docs');
    expect(watched.faults).toEqual([]);
    await watched.close();

    const draft = {
      ...{ name: 'First call', scopes: ['market:read'] },
      expiresOn: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
    };
    const mei = await register(api);
    await confirmAddress(api, mei);
    const made = await api.call.post('/api/auth/api-keys').set(bearer(mei)).send(draft).expect(201);
    const { key } = made.body as { readonly key: string };

    const [, header = '', url = ''] = /^curl -H "(.+)" \\\n +'(.+)'$/m.exec(curl) ?? [];
    const [name = '', value = ''] = header.replace('$TOOLYARD_API_KEY', key).split(': ');
    const answer = await fetch(url, { headers: { [name]: value } });
    expect(await answer.json()).toMatchObject({ data: { results: [{ symbol: 'AAPL' }] } });

    mkdirSync(join(root, 'reports'), { recursive: true });
    const folder = mkdtempSync(join(root, 'reports', 'first-call-'));
    try {
      writeFileSync(join(folder, 'script.mjs'), script);
      const env = { ...process.env, TOOLYARD_API_KEY: key };
      const { stdout } = await run(process.execPath, [join(folder, 'script.mjs')], { env });
      expect(stdout).toContain("symbol: 'AAPL'");
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 120_000);
});
