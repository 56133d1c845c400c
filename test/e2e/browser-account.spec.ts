import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { startApp, temporaryFolder, type AppServer } from '../support/app-server.ts';
import { launchBrowser, openPage, type WatchedPage } from '../support/browser.ts';
import { tabTo } from '../support/keyboard.ts';
import { forgetHere, PASSWORD, person } from '../support/visitor.ts';
import { register, signIn } from '../support/wizard-journey.ts';

const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

let browser: Browser;
let server: AppServer;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  server = await startApp({ DATA_DIR: temporaryFolder('toolyard-account'), CLOCK: 'manual' });
  browser = await launchBrowser();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

beforeEach(async () => {
  watched = await openPage(browser, { baseURL: server.url, locale: 'zh-CN' });
  page = watched.page;
});

afterEach(async () => {
  const { faults } = watched;
  await watched.close();
  expect(faults).toEqual([]);
});

describe('the profile', () => {
  it('by keyboard alone: PR-06 RT-10 sign in, come back, PR-03 save another name', async () => {
    await register(page, person('keys'));
    await forgetHere(page);
    await page.goto('/profile');
    await page.waitForURL('**/auth/login');
    await page.getByLabel('邮箱').waitFor();
    await tabTo(page, '邮箱');
    await page.keyboard.type('keys@example.com');
    await tabTo(page, '密码');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/profile');
    await page.getByLabel('用户名').waitFor();
    await tabTo(page, '用户名');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Keyboard Mei');
    await tabTo(page, '保存');
    await page.keyboard.press('Enter');
    await page.getByText('个人资料已更新').waitFor();
    await page.getByRole('button', { name: 'Keyboard Mei 的账户' }).waitFor();
    // Whoever pressed it finds the focus where it was.
    await page.waitForFunction(() => document.activeElement?.textContent === '保存');
  });

  it('the new name stands in another tab too', async () => {
    await register(page, person('tabs'));
    const second = await page.context().newPage();
    await second.goto('/profile');
    await page.goto('/profile');
    await page.getByLabel('用户名').fill('新名字');
    await button(page, '保存').click();
    await second.getByRole('button', { name: '新名字 的账户' }).waitFor();
    expect(await second.getByLabel('用户名').inputValue()).toBe('新名字');
  });
});

describe('the brokerage', () => {
  it('ST-12 ST-16 ST-14 connect, allow, connected, disconnect; ST-17 then deny', async () => {
    await register(page, person('broker'));
    await page.goto('/settings');
    await page.getByText('未连接', { exact: true }).waitFor();

    await button(page, '连接 IBKR 账户').click();
    await page.getByRole('heading', { name: '模拟券商' }).waitFor();
    const account = (await page.getByText(/^DU\d{7}$/).textContent()) ?? '';
    await button(page, '允许').click();
    await page.getByText('已成功连接IBKR账户').waitFor();
    await page.getByText(account, { exact: true }).waitFor();
    expect(await pathOf(page)).toBe('/settings');

    await page.reload();
    await page.getByText(account, { exact: true }).waitFor();
    expect(await page.getByText('已成功连接IBKR账户').count()).toBe(0);

    await button(page, '断开连接').click();
    await page.getByText('已断开IBKR账户').waitFor();
    await page.reload();
    await page.getByText('未连接', { exact: true }).waitFor();

    await button(page, '连接 IBKR 账户').click();
    await button(page, '拒绝').click();
    await page.getByText('你在券商页面拒绝了 IBKR 账户的授权').waitFor();
    await page.getByText('未连接', { exact: true }).waitFor();
    expect(await pathOf(page)).toBe('/settings');
  });

  it('a user denies, connects, imports the positions, imports nothing twice, and disconnects', async () => {
    await register(page, person('import'));
    await page.goto('/settings');
    await button(page, '连接 IBKR 账户').click();
    await button(page, '拒绝').click();
    await page.getByText('你在券商页面拒绝了 IBKR 账户的授权').waitFor();
    await button(page, '连接 IBKR 账户').click();
    await button(page, '允许').click();
    await page.getByText('已成功连接IBKR账户').waitFor();

    await page.getByRole('link', { name: '导入持仓' }).click();
    await page.waitForURL('**/options/broker-positions');
    await page.getByText('绝不会下单、改单或撤单', { exact: false }).waitFor();
    await page.getByText('来自模拟券商，而非真实账户', { exact: false }).waitFor();
    const rows = page.getByRole('table', { name: '券商账户持仓' }).getByRole('row');
    expect(await rows.count()).toBe(1 + 9);
    await page.getByText('只能导入美元交易').waitFor();
    await button(page, '导入 3 笔交易').click();
    await page.getByRole('link', { name: '查看持仓' }).click();
    await page.waitForURL('**/options/strategies');
    for (const symbol of ['AAPL', 'SPY', 'MSFT'])
      await page.getByText(symbol, { exact: false }).first().waitFor();

    await page.goto('/options/broker-positions');
    await page.getByText('已导入过 7', { exact: false }).first().waitFor();
    expect(await button(page, '导入交易').isDisabled()).toBe(true);

    await page.goto('/settings');
    await button(page, '断开连接').click();
    await page.getByText('已断开IBKR账户').waitFor();
    await page.goto('/options/broker-positions');
    await page.getByRole('link', { name: '前往设置' }).waitFor();
  });

  it('ST-18 after the return, Back and reload know nothing of the flag', async () => {
    await register(page, person('back'));
    await page.goto('/settings?ibkrConnected=false');
    await page.getByText('连接IBKR账户失败').waitFor();
    await page.goto('/profile');
    await page.getByLabel('用户名').waitFor();
    await page.goBack();
    await page.getByText('未连接', { exact: true }).waitFor();
    expect(await pathOf(page)).toBe('/settings');
    expect(await page.getByText('连接IBKR账户失败').count()).toBe(0);
  });
});

describe('the account', () => {
  it('export after the password once more, deletion, and nobody signs in any more', async () => {
    const leaving = person('leaving');
    await register(page, leaving);
    await page.goto('/settings?tab=account');
    await later(11);
    await button(page, '导出数据').click();
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.keyboard.press('Enter'),
    ]);
    expect(download.suggestedFilename()).toMatch(/^toolyard-export-\d{4}-\d\d-\d\d\.json$/);
    const exported = readFileSync(await download.path(), 'utf8');
    expect(JSON.parse(exported)).toMatchObject({
      account: { email: leaving.email },
      sessions: [{ current: true }],
      strategies: [],
      brokerage: { connected: false },
    });
    expect(exported).not.toContain(PASSWORD);

    await button(page, '删除账户').click();
    const dialog = page.getByRole('dialog', { name: '确定删除账户？' });
    await dialog.getByRole('textbox').fill(leaving.email);
    await dialog.getByRole('button', { name: '永久删除' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByText('你的账户已删除', { exact: true }).waitFor();
    await page.getByRole('link', { name: '登录', exact: true }).first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();

    await page.goto('/auth/login');
    await signIn(page, leaving);
    await page.getByRole('alert').waitFor();
    expect(await pathOf(page)).toBe('/auth/login');
    await register(page, leaving);
  });
});

/** Sets the server's clock so many minutes on. */
async function later(minutes: number): Promise<void> {
  const now = new Date(Date.now() + minutes * 60_000).toISOString();
  const set = await fetch(`${server.url}/api/test/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ now }),
  });
  expect(set.status).toBe(204);
}
