import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { startApp, temporaryFolder, type AppServer } from '../support/app-server.ts';
import { clippedTexts, launchBrowser, openPage, sidewaysScroll } from '../support/browser.ts';
import { triedLooks } from '../support/test-size.ts';

const DAY = 86_400_000;
const LOOKS = [
  { width: 1440, theme: 'light', language: 'en' },
  { width: 1440, theme: 'dark', language: 'zh-CN' },
  { width: 360, theme: 'light', language: 'zh-CN' },
  { width: 360, theme: 'dark', language: 'en' },
] as const;

describe('the lottery in a browser', () => {
  let browser: Browser;
  let server: AppServer;
  beforeAll(async () => {
    const env = { DATA_DIR: temporaryFolder('toolyard-lottery'), CLOCK: 'manual' };
    [server, browser] = await Promise.all([startApp(env), launchBrowser()]);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const setClock = async (now: number) => {
    const answer = await fetch(`${server.url}/api/test/clock`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ now: new Date(now).toISOString() }),
    });
    expect(answer.status).toBe(204);
  };

  /** What sticks out, is cut off, or leads nowhere on this screen. */
  async function faultsOf(page: Page, screen: string): Promise<string[]> {
    const sideways = await sidewaysScroll(page);
    const clipped = await clippedTexts(page);
    return [
      ...(sideways > 0 ? [`${screen}: ${sideways} px sideways`] : []),
      ...clipped.map((text) => `${screen}: cut off: ${text}`),
    ];
  }

  it.each(triedLooks(LOOKS, 2))(
    'LO-01 LO-02 LO-06 LO-10 by keys from the list to each event and back at $width px, $theme, $language',
    async ({ width, theme, language }) => {
      const watched = await openPage(browser, {
        baseURL: server.url,
        viewport: { width, height: 800 },
      });
      const { page } = watched;
      const faults: string[] = [];
      await page.addInitScript(
        ([look, words]) => {
          localStorage.setItem('theme', look);
          localStorage.setItem('language', words);
        },
        [theme, language] as const,
      );
      await page.goto('/lottery');
      const cards = page.getByRole('article');
      await cards.nth(2).waitFor();
      expect(await cards.count()).toBe(3);
      faults.push(...(await faultsOf(page, 'list')));
      const back = language === 'zh-CN' ? '全部抽奖' : 'All lotteries';
      for (let i = 0; i < 3; i++) {
        const name = await cards.nth(i).getByRole('heading').innerText();
        await cards.nth(i).getByRole('link').press('Enter');
        await page.locator('h1:focus', { hasText: name }).waitFor();
        faults.push(...(await faultsOf(page, name)));
        await page.getByRole('link', { name: back, exact: true }).press('Enter');
        await page.locator('h1:focus').waitFor();
        await cards.nth(2).waitFor();
      }
      await page.goto('/lottery/no-such-event');
      const unknown = language === 'zh-CN' ? '抽奖活动不存在' : 'This lottery event does not exist';
      await page.getByRole('heading', { level: 1, name: unknown }).waitFor();
      faults.push(...(await faultsOf(page, 'unknown')));
      expect([...faults, ...watched.faults]).toEqual([]);
      await watched.close();
    },
    60_000,
  );

  it('LO-04 the countdown runs to the close without moving anything, then the event has ended', async () => {
    const watched = await openPage(browser, { baseURL: server.url });
    const { page } = watched;
    const answer = await fetch(`${server.url}/api/lottery/events?status=active`);
    const { data } = (await answer.json()) as { data: { id: string; endDate: string }[] };
    const [active] = data;
    await setClock(Date.parse(active!.endDate) - DAY - 4000);
    await page.goto(`/lottery/${active!.id}`);
    const timer = page.getByRole('timer');
    await timer.waitFor();
    const box = await timer.boundingBox();
    const shown = () => timer.innerText().then((text) => text.replace(/\s+/g, ' '));
    expect(await shown()).toMatch(/^(1 day 00|0 days 23)/);
    await page.getByText('23', { exact: true }).waitFor();
    expect(await timer.boundingBox()).toEqual(box);

    await setClock(Date.parse(active!.endDate) - 3000);
    await page.reload();
    const ended = page.getByRole('button', { name: 'Activity ended' });
    await ended.waitFor();
    expect(await ended.isDisabled()).toBe(true);
    await page.getByRole('heading', { name: 'Draw in' }).waitFor();
    expect(await page.getByText('Ended', { exact: true }).count()).toBe(1);
    expect(watched.faults).toEqual([]);
    await watched.close();
  });

  const api = async (path: string, { token, method = 'POST', body = {} }: ApiCall = {}) => {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${text}`);
    return (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
  };

  /** A page of a new user, signed in. */
  async function newUser() {
    const body = {
      name: '林梅',
      email: `user-${randomUUID()}@example.com`,
      password: `unguessable ${randomUUID()}`,
    };
    const { token, user } = await api('/api/auth/register', { body });
    const watched = await openPage(browser, { baseURL: server.url });
    await watched.page.addInitScript(
      ([key, value]) => {
        localStorage.setItem('userToken', key);
        localStorage.setItem('userInfo', value);
      },
      [String(token), JSON.stringify(user)] as const,
    );
    return watched;
  }

  it('two users enter, the draw runs, a stranger verifies it, a winner declines and the alternate moves up', async () => {
    const MINUTE = 60_000;
    const start = Date.now() + 30 * DAY;
    await setClock(start);
    const { data } = (await api('/api/admin/auth/login', { body: SAMPLE_ADMIN })) as {
      data: { token: string };
    };
    const newPassword = 'an-operators-own-pass';
    await api('/api/admin/profile/password', {
      method: 'PUT',
      token: data.token,
      body: { currentPassword: SAMPLE_ADMIN.password, newPassword },
    });
    const again = (await api('/api/admin/auth/login', {
      body: { ...SAMPLE_ADMIN, password: newPassword },
    })) as { data: { token: string } };
    const { token } = again.data;
    const text = { en: 'Mug Draw', 'zh-CN': '杯子抽奖' };
    const iso = (minutes: number) => new Date(start + minutes * MINUTE).toISOString();
    const terms = {
      title: text,
      description: text,
      startDate: iso(1),
      endDate: iso(3),
      drawDate: iso(13),
      capacity: null,
      verifiedEmail: false,
      minAccountAge: 0,
      maxWeight: 1,
      daysPerChance: 30,
      withdrawable: true,
      alternates: 1,
      claimDays: 14,
      entropy: 'commit',
      prizes: [{ name: text, description: text, count: 1, image: 'mug' }],
      rules: [text],
    };
    const created = (await api('/api/admin/lottery/events', { token, body: terms })) as {
      data: { id: string };
    };
    const { id } = created.data;
    await api(`/api/admin/lottery/events/${id}/publish`, { token });

    const users = [await newUser(), await newUser()];
    await setClock(start + 2 * MINUTE);
    for (const { page } of users) {
      await page.goto(`/lottery/${id}`);
      await page.getByRole('button', { name: 'Participate' }).click();
      await page.getByRole('heading', { name: 'You have entered' }).waitFor();
    }
    const step = () => api(`/api/admin/lottery/events/${id}/step`, { token });
    await setClock(start + 4 * MINUTE);
    await step().catch(() => undefined); // The background job may have been faster.
    await setClock(start + 13.5 * MINUTE);
    await step().catch(() => undefined);

    const stranger = await openPage(browser, { baseURL: server.url });
    await stranger.page.goto(`/lottery/${id}`);
    await stranger.page.getByRole('link', { name: 'Verify the draw' }).click();
    await stranger.page.waitForURL(`**/lottery/${id}/verify`);
    await stranger.page.getByRole('heading', { level: 1 }).waitFor();

    for (const { page } of users) await page.reload();
    const won = await Promise.race(
      users.map(async ({ page }, place) => {
        await page.getByRole('button', { name: 'Claim the prize' }).waitFor();
        return place;
      }),
    );
    const [winner, alternate] = [users[won]!.page, users[1 - won]!.page];
    await winner.getByRole('button', { name: 'Decline' }).click();
    await winner.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await winner.getByText('Your prize went to an alternate').waitFor();
    await alternate.reload();
    await alternate.getByRole('button', { name: 'Claim the prize' }).click();
    await alternate.getByText('You have claimed: Mug Draw').waitFor();
    await stranger.page.goto('/lottery/winners');
    await stranger.page.getByText('declined', { exact: true }).first().waitFor();
    for (const each of [...users, stranger]) {
      expect(each.faults).toEqual([]);
      await each.close();
    }
  }, 120_000);
});

interface ApiCall {
  readonly token?: string;
  readonly method?: string;
  readonly body?: object;
}

const SAMPLE_ADMIN = { username: 'superadmin', password: 'toolyard-sample-1' };
