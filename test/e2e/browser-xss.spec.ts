import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isVisible } from '@toolyard/core/shared';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { fillXssSite, xssCsv, type XssSite } from '../support/xss-site.ts';
import { drawableImages, undrawableImages } from '../support/image-bytes.ts';
import { openConsole, OPERATOR_PASSWORD } from '../support/operators.ts';
import { settle } from '../support/site-journey.ts';
import { bearer, newKey, openTestApi, type TestApi } from '../support/test-api.ts';
import { xssPayloads } from '../support/xss-payloads.ts';
import { FULL_SIZE } from '../support/test-size.ts';

/** `npm run test:xss` writes every payload and opens every screen of each; otherwise one in ten. */
const PAYLOADS = xssPayloads(FULL_SIZE);
/** How many screens of one record each are looked at. */
const [MOST_RECORDS, MOST_NAMES, MOST_ENTRIES] = FULL_SIZE ? [30, 120, 150] : [2, 4, 4];
const LONG = FULL_SIZE ? 1_800_000 : 240_000;

let api: TestApi;
let browser: Browser;
let site: XssSite;

beforeAll(async () => {
  [api, browser] = await Promise.all([openTestApi(), launchBrowser()]);
  site = await fillXssSite(api, PAYLOADS);
}, LONG);
afterAll(async () => {
  await browser?.close();
  await api?.close();
});

interface Watched {
  readonly page: Page;
  /** Programs that ran, reports of the policy, errors of scripts, and calls to anywhere else. */
  readonly faults: string[];
  close(this: void): Promise<void>;
}

/** A page in whose every frame `hit()` is noticed. */
async function watched(stored: Record<string, string> = {}): Promise<Watched> {
  // Not `newContext`: documents that are no pages of the site are never taken over.
  const context = await browser.newContext({ baseURL: api.url, reducedMotion: 'reduce' });
  await context.addInitScript((values: Record<string, string>) => {
    Object.assign(window, { hit: () => console.info('HIT') });
    // Frames without an origin have no storage.
    if (window.origin !== 'null')
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
  const page = await context.newPage();
  return { page, faults: noticed(context, page), close: () => context.close() };
}

function noticed(context: BrowserContext, page: Page): string[] {
  const faults: string[] = [];
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => faults.push(`script error: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (text === 'HIT') faults.push(`a program ran at ${page.url()}`);
    if (/content security policy|trusted ?type/i.test(text)) faults.push(text);
  });
  context.on('request', (request) => {
    const to = request.url();
    if (!to.startsWith(api.url) && !/^(data|blob|about):/.test(to)) faults.push(`call to ${to}`);
  });
  return faults;
}

const asMember = async () => {
  const profile = await api.call.get('/api/auth/profile').set(bearer(site.member));
  const { user } = profile.body as { user: unknown };
  return watched({ userToken: site.member.token, userInfo: JSON.stringify(user) });
};

const asOperator = async () => {
  const { token, admin } = await openConsole(api, site.operator.username, OPERATOR_PASSWORD);
  return watched({ adminToken: token, adminData: JSON.stringify(admin), language: 'en' });
};

const textOf = (page: Page) => page.locator('body').innerText();

describe('texts that contain scripts', () => {
  it(
    'the list is alive: on a page without our policy most of them run',
    async () => {
      const { page, close } = await watched();
      let hits = 0;
      page.on('console', (message) => message.text() === 'HIT' && hits++);
      await page.goto('about:blank');
      for (const payload of PAYLOADS) {
        await page.setContent(`<div>${payload}</div>`).catch(() => undefined);
        await page.waitForTimeout(FULL_SIZE ? 60 : 100);
      }
      expect(hits).toBeGreaterThan(PAYLOADS.length / 3);
      await close();
    },
    LONG,
  );

  it('every field keeps them or gives a reason; colours and usernames are never one, icons only in eight characters', () => {
    const stored = Object.fromEntries([...site.outcomes].map(([field, of]) => [field, of.stored]));
    const visible = PAYLOADS.filter(isVisible).length;
    const short = PAYLOADS.filter(({ length }) => length <= 8).length;
    expect(stored).toMatchObject({ 'tool color': 0, 'admin username': 0, 'tool icon': short });
    for (const field of ['tool description', 'user name', 'admin name', 'strategy name'])
      expect(stored[field]).toBeGreaterThan(visible * 0.9);
    console.log(JSON.stringify(Object.fromEntries(site.outcomes)));
  });

  it('no address of a card leads to a program or to another site', async () => {
    const answer = await api.call.get('/api/home/tools');
    const { data } = answer.body as { data: { url: string | null }[] };
    for (const { url } of data) {
      const to = new URL(url ?? '/', api.url);
      expect(['http:', 'https:']).toContain(to.protocol);
      if (url?.startsWith('/')) expect(to.origin).toBe(api.url);
      expect(to.hostname).not.toContain('evil');
    }
  });

  it(
    'the site shows them as texts',
    async () => {
      const { page, faults, close } = await asMember();
      for (const path of ['/', '/tools', '/options/strategies', '/profile', '/settings'])
        await settle(page, path);
      for (const id of site.strategyIds.slice(0, MOST_RECORDS))
        await settle(page, `/options/position/${id}`);
      await settle(page, '/tools');
      expect(await textOf(page)).toContain(PAYLOADS[0]);
      await settle(page, '/options/strategies');
      expect(await textOf(page)).toContain(PAYLOADS[0]);
      expect(faults).toEqual([]);
      await close();
    },
    LONG,
  );

  it(
    'names of users, one after the other, in header and profile',
    async () => {
      const { page, faults, close } = await asMember();
      for (const name of PAYLOADS.slice(0, MOST_NAMES)) {
        const put = api.call.put('/api/auth/profile').set(bearer(site.member)).set(newKey());
        const answer = await put.send({ name });
        if (answer.status !== 200) continue;
        const { user } = answer.body as { user: unknown };
        await page.addInitScript(
          (info) => localStorage.setItem('userInfo', info),
          JSON.stringify(user),
        );
        await settle(page, '/profile');
      }
      expect(faults).toEqual([]);
      await close();
    },
    LONG,
  );

  it(
    'the console shows them as texts, in lists, forms, dialogs and the audit log',
    async () => {
      const { page, faults, close } = await asOperator();
      for (const path of ['dashboard', 'tools', 'users?limit=100', 'admins', 'outbox', 'profile'])
        await settle(page, `/admin/${path}`);
      await settle(page, '/admin/users?search=named');
      await settle(page, '/admin/admins');
      expect(await textOf(page)).toContain(PAYLOADS[0]);
      for (const id of site.adminIds.slice(0, MOST_RECORDS))
        await settle(page, `/admin/admins/${id}/edit`);
      await settle(page, '/admin/audit');
      const last = Number((await lastSequence()) ?? 1);
      const step = Math.ceil(last / MOST_ENTRIES);
      for (let entry = last; entry > 0; entry -= step)
        await settle(page, `/admin/audit?entry=${entry}`);
      expect(faults).toEqual([]);
      await close();
    },
    LONG,
  );

  it(
    'the dialog of a tool shows them in its preview before anything is saved',
    async () => {
      const { page, faults, close } = await asOperator();
      await settle(page, '/admin/tools');
      await page.getByRole('button', { name: 'Add Tool' }).click();
      const dialog = page.getByRole('dialog');
      const texts = [
        ['EN', 'Title', 'Description'],
        ['中', 'Title in Chinese', 'Description in Chinese'],
      ] as const;
      for (const payload of PAYLOADS) {
        for (const [language, ...labels] of texts) {
          await dialog.getByRole('button', { name: language, exact: true }).click();
          for (const label of labels) await dialog.getByLabel(label, { exact: true }).fill(payload);
        }
        await dialog.getByLabel('URL').fill(payload);
      }
      expect(faults).toEqual([]);
      await close();
    },
    LONG,
  );

  it(
    'a file of users shows them in its dry run',
    async () => {
      const { page, faults, close } = await asOperator();
      await settle(page, '/admin/users/import');
      const file = {
        name: 'users.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(xssCsv(PAYLOADS)),
      };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByText('named-0@example.com').first().waitFor();
      expect(faults).toEqual([]);
      await close();
    },
    LONG,
  );
});

async function lastSequence(): Promise<number | undefined> {
  const answer = await api.call.get('/api/admin/audit?limit=1').set(bearer(site.operator));
  return (answer.body as { data: { sequence: number }[] }).data[0]?.sequence;
}

describe('uploaded files that would be programs', () => {
  it(
    'as image they are drawn anew, as page and as script they are nothing',
    async () => {
      const uploads: string[] = [];
      for (const { fileName, type, bytes } of [
        ...(await drawableImages()),
        ...(await undrawableImages()),
      ]) {
        const answer = await api.call
          .post('/api/admin/upload/image')
          .set(bearer(site.operator))
          .set(newKey())
          .attach('image', bytes, { filename: fileName, contentType: type });
        const { data } = answer.body as { data?: { url: string } };
        if (data) uploads.push(data.url);
        else expect(answer.body).toMatchObject({ success: false, code: expect.any(String) });
      }
      expect(uploads.length).toBeGreaterThan(5);
      const { page, faults, close } = await watched();
      await page.route('**/plain', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Plain</title>' }),
      );
      for (const url of new Set(uploads)) {
        const shown = await page.goto(url);
        expect(shown?.headers()).toMatchObject({
          'content-type': 'image/webp',
          'x-content-type-options': 'nosniff',
        });
        // A page of the same site without any policy: what is not an image there would run.
        await page.goto('/plain');
        const became = await page.evaluate(
          (src) =>
            Promise.all(
              (['img', 'script', 'iframe'] as const).map(
                (tag) =>
                  new Promise<string>((resolve) => {
                    const element = Object.assign(document.createElement(tag), { src });
                    element.onload = () => resolve(`${tag} loads`);
                    element.onerror = () => resolve(`${tag} refused`);
                    document.body.append(element);
                  }),
              ),
            ),
          url,
        );
        expect(became.slice(0, 2)).toEqual(['img loads', 'script refused']);
      }
      for (const path of [
        '/uploads/../api/openapi.json',
        '/uploads/x.html',
        '/uploads/%2e%2e/a.js',
      ])
        expect((await api.call.get(path)).headers['content-type']).not.toMatch(/html|javascript/);
      expect(faults).toEqual([]);
      await close();
    },
    LONG,
  );
});
