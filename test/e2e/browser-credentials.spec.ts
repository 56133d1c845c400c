import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { startApp, temporaryFolder, type AppServer } from '../support/app-server.ts';
import { launchBrowser, openPage, sidewaysScroll, type WatchedPage } from '../support/browser.ts';
import { findInOutbox } from '../support/outbox.ts';
import { account, forgetHere, person } from '../support/visitor.ts';
import { register, signIn } from '../support/wizard-journey.ts';

const STEP = 30_000;

let browser: Browser;
let server: AppServer;
/** The address that the server names in its mails. */
let site: string;
let watched: WatchedPage;
let page: Page;
const dataDir = temporaryFolder('toolyard-credentials');

beforeAll(async () => {
  server = await startApp({ DATA_DIR: dataDir });
  site = server.url.replace('127.0.0.1', 'localhost');
  browser = await launchBrowser();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

beforeEach(async () => {
  watched = await openPage(browser, { baseURL: site, locale: 'zh-CN' });
  page = watched.page;
});

afterEach(async () => {
  const { faults } = watched;
  await watched.close();
  expect(faults).toEqual([]);
});

describe('the sign-in page that was drawn at build', () => {
  it('takes no word before it is taken over, and never puts one into the address', async () => {
    const still = await openPage(browser, { baseURL: site, javaScriptEnabled: false });
    await still.page.goto('/auth/login');
    const form = still.page.locator('form');
    expect(await form.getAttribute('method')).toBe('post');
    const controls = form.locator('input, button[type=submit]');
    expect(await controls.count()).toBe(4);
    for (const control of await controls.all()) expect(await control.isDisabled()).toBe(true);
    await still.close();
  });
});

describe('a forgotten password', () => {
  it('LI-04 from the link of the sign-in page over the mail to a new password', async () => {
    const mei = person('forgetful');
    await register(page, mei);
    await forgetHere(page);
    await page.goto('/auth/login');
    await page.getByRole('link', { name: '忘记密码？' }).click();
    // The sign-in page, which has a field of this name too, stands until this one is loaded.
    const send = page.getByRole('button', { name: '发送链接' });
    await send.waitFor();
    await page.getByLabel('邮箱').fill(mei.email);
    await send.click();
    await page.getByRole('heading', { name: '请查收邮件' }).waitFor();

    const link = await findInOutbox(dataDir, mei.email, /http:\S+\/auth\/reset\?token=[\w-]{43}/);
    expect(new URL(link).origin).toBe(site);
    const token = new URL(link).searchParams.get('token') ?? '';
    const sent: string[] = [];
    page.on('request', (request) => {
      const { referer = '' } = request.headers();
      if (!request.isNavigationRequest()) sent.push(request.url(), referer);
    });
    await page.goto(link);
    await page.getByLabel('新密码', { exact: true }).fill('fresh-grass-42');
    await page.getByLabel('确认新密码').fill('fresh-grass-42');
    expect(page.url()).toBe(`${site}/auth/reset`);
    sent.length = 0;
    await page.getByRole('button', { name: '保存密码' }).click();
    await page.getByRole('heading', { name: '密码已修改' }).waitFor();
    expect(sent.join('\n')).not.toContain(token);

    await page.getByRole('link', { name: '登录' }).click();
    await signIn(page, { ...mei, password: 'fresh-grass-42' });
    await page.getByRole('heading', { name: '还有什么能打开你的账户' }).waitFor();
    await page.getByRole('link', { name: '继续' }).click();
    await account(page).waitFor();
    await findInOutbox(dataDir, mei.email, /密码已于 .* 修改/);
    expect(server.output()).not.toContain(token);

    await page.goto(link);
    await page.getByLabel('新密码', { exact: true }).fill('another-try-7');
    await page.getByLabel('确认新密码').fill('another-try-7');
    await page.getByRole('button', { name: '保存密码' }).click();
    await page.getByRole('heading', { name: '链接无效' }).waitFor();
  });
});

describe('a changed password', () => {
  it('ends the other session, keeps this one, and is the one that signs in', async () => {
    const mei = person('changer');
    await register(page, mei);
    const other = await openPage(browser, { baseURL: site, locale: 'zh-CN' });
    await other.page.goto('/auth/login');
    await signIn(other.page, mei);
    await account(other.page).waitFor();

    await page.goto('/profile');
    const panel = page.getByRole('region', { name: '密码', exact: true });
    await panel.getByLabel('当前密码').fill('not this one');
    await panel.getByLabel('新密码', { exact: true }).fill('fresh-grass-42');
    await panel.getByLabel('确认新密码').fill('fresh-grass-42');
    await panel.getByRole('button', { name: '修改密码' }).click();
    await panel.getByText('密码不正确').waitFor();
    await panel.getByLabel('当前密码').fill(mei.password);
    await panel.getByRole('button', { name: '修改密码' }).click();
    await page.getByText('密码已修改', { exact: true }).waitFor();
    await page.reload();
    await account(page).waitFor();

    await other.page.goto('/profile');
    await other.page.waitForURL('**/auth/login');
    await signIn(other.page, { ...mei, password: 'fresh-grass-42' });
    await account(other.page).waitFor();
    await other.close();
  });
});

/** Opens the mailed link, in the Chinese page. */
async function verifyEmail(email: string): Promise<void> {
  const link = /http:\S+\/auth\/confirm-email\?token=[\w-]{43}/;
  await page.goto(await findInOutbox(dataDir, email, link));
  await page.getByRole('button', { name: '验证邮箱' }).click();
  await page.getByRole('heading', { name: '邮箱已验证' }).waitFor();
}

describe('a second factor', () => {
  it('is switched on with a code, asked for at the next sign-in, and a recovery code works once', async () => {
    const mei = person('careful');
    await register(page, mei);
    await verifyEmail(mei.email);
    await page.goto('/profile');
    const panel = page.getByRole('region', { name: '两步验证' });
    await panel.getByRole('button', { name: '开始设置' }).click();
    await panel.getByRole('img', { name: '含设置密钥的二维码' }).waitFor();
    const secret = (await panel.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(
      ' ',
      '',
    );
    const app = new TOTP({ secret });
    await panel.getByLabel('验证码').fill(app.generate());
    await panel.getByRole('button', { name: '开启', exact: true }).click();
    const stored = panel.getByRole('button', { name: '我已保存' });
    await stored.waitFor();
    const codes = await panel.getByRole('list').getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    await stored.click();
    await panel.getByText('还有 10 个恢复码').waitFor();
    await findInOutbox(dataDir, mei.email, /开启两步验证/);

    const secondStep = async (code: string) => {
      await page.goto('/auth/login');
      await signIn(page, mei);
      await page.getByRole('heading', { name: '两步验证' }).waitFor();
      await page.getByLabel('验证码').fill(code);
      await page.getByRole('button', { name: '登录', exact: true }).click();
    };
    await forgetHere(page);
    // The code that switched it on is spent; that of the next step is good already.
    await secondStep(app.generate({ timestamp: Date.now() + STEP }));
    await account(page).waitFor();
    await forgetHere(page);
    const [recovery = ''] = codes;
    await secondStep(recovery);
    await account(page).waitFor();
    await forgetHere(page);
    await secondStep(recovery);
    await page.getByText('验证码不正确或已被使用').waitFor();
    expect(server.output()).not.toContain(secret);
  });

  it('fits a phone, in English as well', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const mei = person('pocket');
    await register(page, mei);
    await verifyEmail(mei.email);
    await page.evaluate(() => localStorage.setItem('language', 'en'));
    await page.goto('/profile');
    const panel = page.getByRole('region', { name: 'Two-step verification' });
    await panel.getByRole('button', { name: 'Set up' }).click();
    await panel.getByRole('img', { name: 'QR code with the setup key' }).waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    const secret = (await panel.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(
      ' ',
      '',
    );
    await panel.getByLabel('Verification code').fill(new TOTP({ secret }).generate());
    await panel.getByRole('button', { name: 'Turn on' }).click();
    await panel.getByRole('list', { name: 'Recovery codes' }).waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
