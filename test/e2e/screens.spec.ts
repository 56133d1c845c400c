import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { startApp, temporaryFolder, type AppServer } from '../support/app-server.ts';
import { clippedTexts, launchBrowser, openPage, sidewaysScroll } from '../support/browser.ts';
import { chainFolder } from '../support/chain-file.ts';
import {
  chooseCondor,
  chooseContracts,
  register,
  savedCondor,
  showStrikes,
  simulatedPlan,
  type Plan,
} from '../support/wizard-journey.ts';

/** `SCREENS=1` keeps these in docs/screens; without it they are only looked at by the machine. */
const PICTURED = ['wizard-1', 'wizard-2', 'wizard-3', 'position'];
const KEEP = process.env['SCREENS'] === '1';
const screens = fileURLToPath(new URL('../../docs/screens', import.meta.url));
const folder = chainFolder();

const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
] as const;

/** Moves over the payoff chart and tells where the read-out misses a word or leaves the drawing. */
async function readOutFaults(page: Page): Promise<string[]> {
  const chart = page.getByRole('img', { name: /^盈亏图/ });
  const box = await chart.boundingBox();
  if (!box) return ['no chart'];
  const faults: string[] = [];
  for (const part of [0.2, 0.35, 0.5, 0.65, 0.8, 0.98]) {
    await page.mouse.move(box.x + box.width * part, box.y + box.height / 2);
    const plate = await chart.locator('.chart-readout-box').boundingBox();
    const words = await chart.locator('.chart-readout text').allTextContents();
    if (words.length !== 6 || words.includes('--'))
      faults.push(`read-out at ${part}: ${words.join()}`);
    if (!plate || plate.x < box.x || plate.x + plate.width > box.x + box.width)
      faults.push(`the read-out leaves the chart at ${part}`);
  }
  return faults;
}

describe('the screens of planning, wide and on a phone, by day and by night', () => {
  let browser: Browser;
  let server: AppServer;
  let plan: Plan;

  beforeAll(async () => {
    const env = {
      DATA_DIR: temporaryFolder('toolyard-screens'),
      ...(folder ? { CHAIN_FILES_DIR: folder } : {}),
    };
    server = await startApp(env);
    browser = await launchBrowser();
    plan = folder
      ? {
          symbol: 'MSFT@2021-11-22',
          expiry: '2021-12-17',
          expiryName: /12月17日/,
          strikes: [315, 325, 360, 370],
        }
      : await simulatedPlan(server.url);
    if (KEEP) mkdirSync(screens, { recursive: true });
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  /** What sticks out or is cut off on this screen. */
  async function looked(page: Page, screen: string, suffix = ''): Promise<string[]> {
    await page.mouse.move(0, 0);
    await page.waitForTimeout(150);
    if (KEEP && PICTURED.includes(screen))
      await pictured(page, join(screens, `${screen}-${suffix}.png`));
    const sideways = await sidewaysScroll(page);
    const clipped = await clippedTexts(page);
    return [
      ...(sideways > 0 ? [`${screen}: ${sideways} px sideways`] : []),
      ...clipped.map((text) => `${screen}: cut off: ${text}`),
    ];
  }

  /** The whole page in a window as tall as it is, so that what sticks to an edge stands at that edge. */
  async function pictured(page: Page, path: string): Promise<void> {
    await page.evaluate(() => scrollTo(0, 0));
    const size = page.viewportSize() ?? SIZES[0];
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...size, height: Math.max(size.height, height) });
    await page.screenshot({ path });
    await page.setViewportSize(size);
  }

  it.each((['light', 'dark'] as const).map((theme, i) => ({ ...(SIZES[i] ?? SIZES[0]), theme })))(
    'nothing sticks out or is cut off at $width px, $theme',
    async ({ width, height, theme }) => {
      const watched = await openPage(browser, {
        baseURL: server.url,
        viewport: { width, height },
        locale: 'zh-CN',
      });
      const { page } = watched;
      const faults: string[] = [];
      const look = async (screen: string) =>
        void faults.push(...(await looked(page, screen, `${theme}-${width}`)));
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      await register(page, {
        name: '林晓',
        email: `screens-${theme}-${width}@example.com`,
        password: 'a-long-pass-1',
      });
      await look('home');

      await chooseCondor(page, plan);
      await page.getByText('盈亏图和金额按').first().waitFor();
      await look('wizard-1');
      await page.getByRole('button', { name: '下一步' }).click();
      await page.getByText('示例：').waitFor();
      await look('wizard-2');
      await page.getByRole('button', { name: '下一步' }).click();
      await chooseContracts(page, plan);
      await showStrikes(page, '平值');
      await look('wizard-3');

      await page.getByRole('button', { name: '保存策略' }).click();
      await page.waitForURL('**/options/strategies');
      await savedCondor(page).waitFor();
      await look('overview');
      await savedCondor(page).click();
      await page.getByLabel('假设股价为').fill('330');
      await look('position');
      faults.push(...(await readOutFaults(page)));
      for (const tab of ['合约腿', '风险分析', '历史']) {
        await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
        await look(tab);
      }
      expect([...faults, ...watched.faults]).toEqual([]);
      await watched.close();
    },
    120_000,
  );

  it('nothing sticks out or is cut off at 360 px in English', async () => {
    const watched = await openPage(browser, { baseURL: server.url, viewport: SIZES[1] });
    const { page } = watched;
    const faults: string[] = [];
    const seen = async (screen: string, text: string) => {
      await page.getByText(text).first().waitFor();
      faults.push(...(await looked(page, `${screen} in English`)));
    };
    const speak = async (language: 'en' | 'zh-CN') => {
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
      await page.reload();
    };
    await page.goto('/auth/register');
    await speak('en');
    await seen('register', 'Confirm');
    await page.goto('/auth/login');
    await seen('sign-in', 'Keep me signed in');
    await speak('zh-CN');
    await register(page, {
      name: 'Lin',
      email: 'screens-en@example.com',
      password: 'a-long-pass-1',
    });
    await chooseCondor(page, plan);
    await speak('en');
    await seen('wizard 1', 'Next');
    await page.getByRole('button', { name: 'Next' }).click();
    await seen('wizard 2', 'Back');
    await page.getByRole('button', { name: 'Next' }).click();
    await speak('zh-CN');
    await chooseContracts(page, plan);
    await speak('en');
    await seen('wizard 3', 'Save');
    await page.getByRole('button', { name: /^Save/ }).click();
    await page.waitForURL('**/options/strategies');
    await seen('overview', 'Iron condor');
    await page.locator('a[data-row]', { hasText: /Iron condor/ }).click();
    await seen('position', 'Gamma');
    expect([...faults, ...watched.faults]).toEqual([]);
    await watched.close();
  }, 120_000);
});
