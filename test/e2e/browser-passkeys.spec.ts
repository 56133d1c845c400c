import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { startApp, temporaryFolder, type AppServer } from '../support/app-server.ts';
import { launchBrowser, openPage, sidewaysScroll } from '../support/browser.ts';
import { findInOutbox } from '../support/outbox.ts';
import { account, forgetHere, person } from '../support/visitor.ts';
import { register } from '../support/wizard-journey.ts';

const AUTHENTICATOR = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

let browser: Browser;
let server: AppServer;
let site: string;
const dataDir = temporaryFolder('toolyard-passkeys');

beforeAll(async () => {
  server = await startApp({ DATA_DIR: dataDir, CLOCK: 'manual' });
  // An address is no domain, so passkeys of a development server belong to localhost.
  site = `http://localhost:${new URL(server.url).port}`;
  browser = await launchBrowser();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Gives the page an authenticator that answers at once. */
async function plugIn(page: Page): Promise<{ client: CDPSession; id: string }> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId: id } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: AUTHENTICATOR,
  });
  return { client, id };
}

/** Sets the server's clock so many minutes on. */
async function later(minutes: number): Promise<void> {
  const set = await fetch(`${server.url}/api/test/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ now: new Date(Date.now() + minutes * 60_000).toISOString() }),
  });
  expect(set.status).toBe(204);
}

describe('a passkey', () => {
  it('is made in the settings, signs in without password, stands for it again, is renamed and removed', async () => {
    const watched = await openPage(browser, { baseURL: site, locale: 'zh-CN' });
    const { page, faults } = watched;
    const { client, id } = await plugIn(page);
    const mei = person('keyholder');
    await register(page, mei);
    const link = /\/auth\/confirm-email\?token=[\w-]{43}/;
    await page.goto(await findInOutbox(dataDir, mei.email, link));
    await page.getByRole('button', { name: '验证邮箱' }).click();
    await page.getByRole('heading', { name: '邮箱已验证' }).waitFor();

    await page.goto('/settings?tab=account');
    const panel = page.getByRole('region', { name: '通行密钥' });
    const add = async (name: string) => {
      await panel.getByRole('button', { name: '添加通行密钥' }).click();
      await page.getByLabel('名称').fill(name);
      await page.getByRole('button', { name: '继续' }).click();
    };
    await add('我的笔记本');
    await panel.getByText('我的笔记本').waitFor();
    await findInOutbox(dataDir, mei.email, /添加了一个通行密钥/);
    await add('再来一个');
    await page.getByText('此设备已有你账户的通行密钥').waitFor();
    await page.getByRole('button', { name: '取消' }).click();

    await forgetHere(page);
    await page.goto('/auth/login');
    const signIn = page.getByRole('button', { name: '使用通行密钥' });
    await client.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: false });
    await signIn.click();
    await page.getByText('未使用通行密钥。可以重试，或使用密码登录').waitFor();
    await client.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: true });
    await signIn.click();
    await account(page).waitFor();

    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/settings?tab=account');
    await panel.getByText(/^上次使用/).waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    await panel.getByRole('button', { name: '重命名“我的笔记本”' }).click();
    await page.getByLabel('名称').fill('旧电脑');
    await page.keyboard.press('Enter');
    await panel.getByRole('button', { name: '移除“旧电脑”' }).click();
    await later(11);
    await page.getByRole('button', { name: '移除', exact: true }).last().click();
    const again = page.getByRole('dialog', { name: '请确认是你本人' });
    await again.getByRole('button', { name: '使用通行密钥' }).click();
    await panel.getByText('还没有通行密钥').waitFor();
    expect(faults).toEqual([]);
    await watched.close();
  });
});
