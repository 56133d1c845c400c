import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { startApp, temporaryFolder, type AppServer } from '../support/app-server.ts';
import { clippedTexts, launchBrowser, openPage, sidewaysScroll } from '../support/browser.ts';

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
    const buttons = await page.locator('main button').count();
    return [
      ...(sideways > 0 ? [`${screen}: ${sideways} px sideways`] : []),
      ...clipped.map((text) => `${screen}: cut off: ${text}`),
      ...(buttons > 0 ? [`${screen}: a button that does nothing yet`] : []),
    ];
  }

  it.each(LOOKS)(
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
      await cards.nth(3).waitFor();
      expect(await cards.count()).toBe(4);
      faults.push(...(await faultsOf(page, 'list')));
      const back = language === 'zh-CN' ? '全部抽奖' : 'All lotteries';
      for (let i = 0; i < 4; i++) {
        const name = await cards.nth(i).getByRole('heading').innerText();
        await cards.nth(i).getByRole('link').press('Enter');
        await page.locator('h1:focus', { hasText: name }).waitFor();
        faults.push(...(await faultsOf(page, name)));
        await page.getByRole('link', { name: back, exact: true }).press('Enter');
        await page.locator('h1:focus').waitFor();
        await cards.nth(3).waitFor();
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
    await page.getByRole('heading', { name: 'Activity ended' }).waitFor();
    expect(await timer.count()).toBe(0);
    expect(await page.getByText('Ended', { exact: true }).count()).toBe(1);
    expect(watched.faults).toEqual([]);
    await watched.close();
  });
});
