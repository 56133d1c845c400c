import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { temporaryFolder } from '../support/app-server.ts';
import { browserSite } from '../support/browser-site.ts';
import { ContentMember } from '../support/content-api.ts';
import { expectSound } from '../support/expect-sound.ts';
import { untilFocused } from '../support/keyboard.ts';
import { signInOperator } from '../support/operators.ts';

const folder = temporaryFolder('toolyard-pages');
mkdirSync(join(folder, 'en'));
writeFileSync(
  join(folder, 'en', 'moon.md'),
  '---\ntitle: The moon\ntype: doc\n---\n\nIt shines.\n',
);
const site = browserSite({ settings: { productPagesDir: folder } });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const WIDE = { language: 'en', theme: 'light', width: 1440 };
const PHONE = { language: 'zh-CN', theme: 'dark', width: 360 };

/** A page of somebody who has these values in his browser. */
async function openAs(
  stored: Readonly<Record<string, string>>,
  { language, theme, width }: typeof WIDE,
): Promise<Page> {
  const page = await site.open({ viewport: { width, height: 900 } });
  await page.addInitScript(
    (values: Record<string, string>) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    },
    { theme, language, ...stored },
  );
  return page;
}

it('by keyboard: a visitor reports an article, an operator hides it, its owner answers, it is shown again', async () => {
  const owner = await ContentMember.of(site.api);
  const space = await owner.space();
  const article = await owner.article(space.id);
  await owner.change(article.id, 'publish');
  const address = `/s/${space.handle}/doc/${article.slug}`;
  const status = async () => (await fetch(site.url + address)).status;

  const reader = await openAs({}, PHONE);
  await reader.goto(address);
  await reader.getByRole('button', { name: '举报此页面' }).press('Enter');
  await untilFocused(reader, '这个页面有什么问题？');
  await reader.getByRole('button', { name: '发送举报' }).press('Enter');
  await reader.getByText('请说明问题').waitFor();
  await untilFocused(reader, '这个页面有什么问题？');
  await reader.keyboard.type('Copied from a book');
  await expectSound(reader, 'report');
  await reader.getByRole('button', { name: '发送举报' }).press('Enter');
  await reader.getByText('已举报此页面', { exact: true }).waitFor();

  const { token, admin } = await signInOperator(site.api, 'admin');
  const session = { adminToken: token, adminData: JSON.stringify(admin) };
  const operator = await openAs(session, WIDE);
  await operator.goto('/admin/content');
  await operator.getByText('Copied from a book', { exact: true }).waitFor();
  await expectSound(operator, 'reports');
  await operator.getByRole('button', { name: /Tides/ }).press('Enter');
  await untilFocused(operator, 'Hide…');
  await operator.keyboard.press('Enter');
  await untilFocused(operator, 'Reason');
  await operator.keyboard.type('Not your text');
  await expectSound(operator, 'hide');
  await operator.getByRole('button', { name: 'Hide article' }).press('Enter');
  await operator.getByText('Hidden', { exact: true }).waitFor();
  expect(await status()).toBe(404);

  const { account } = owner;
  const member = { userToken: account.token, userInfo: JSON.stringify(account.user) };
  const writer = await openAs(member, PHONE);
  await writer.goto(`/tools/content/${space.id}/articles/${article.id}`);
  await writer.getByText('Not your text').last().waitFor();
  await writer.getByRole('button', { name: '回复运营人员' }).press('Enter');
  await writer.getByRole('button', { name: '发送回复' }).press('Enter');
  await writer.getByText('请填写回复').waitFor();
  await untilFocused(writer, '回复');
  await writer.keyboard.type('I wrote the book');
  await expectSound(writer, 'answer');
  await writer.getByRole('button', { name: '发送回复' }).press('Enter');
  await writer.getByText('运营人员可以看到您的回复', { exact: true }).waitFor();
  await writer.getByText('I wrote the book', { exact: true }).waitFor();

  await operator.getByRole('tab', { name: 'Hidden articles' }).press('Enter');
  await operator.getByText('I wrote the book', { exact: true }).waitFor();
  await operator.setViewportSize({ width: 360, height: 900 });
  await expectSound(operator, 'hidden');
  await operator.getByRole('button', { name: /Tides/ }).press('Enter');
  await untilFocused(operator, 'Show again');
  await operator.keyboard.press('Enter');
  await operator.getByRole('dialog').getByRole('button', { name: 'Show again' }).press('Enter');
  await operator.getByRole('heading', { name: 'No hidden articles' }).waitFor();
  expect(await status()).toBe(200);

  await writer.goto(address);
  const edit = writer.getByRole('link', { name: '编辑', exact: true });
  expect(await edit.getAttribute('href')).toBe(`/tools/content/${space.id}/articles/${article.id}`);
  await expectSound(writer, 'edit');
  await reader.goto(address);
  await reader.getByRole('button', { name: '举报此页面' }).waitFor();
  expect(await reader.getByRole('link', { name: '编辑', exact: true }).count()).toBe(0);
}, 240_000);

it('an operator writes a page of the product in the console, and readers see it', async () => {
  const { token, admin } = await signInOperator(site.api, 'admin');
  const session = { adminToken: token, adminData: JSON.stringify(admin) };
  const address = '/resources/docs/moon';
  const page = await openAs(session, WIDE);
  await page.goto('/admin/content');
  await page.getByRole('link', { name: 'The site’s own pages' }).press('Enter');
  await page.getByRole('link', { name: 'The moon', exact: true }).waitFor();
  await expectSound(page, 'own-pages');
  await page.getByRole('link', { name: 'The moon', exact: true }).press('Enter');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.press('Control+End');
  await page.keyboard.type('At night.');
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Publication' }).press('Enter');
  await page.getByRole('button', { name: /^Publish revision \d+$/ }).press('Enter');
  await page.getByText('Published', { exact: true }).first().waitFor();
  await expectSound(page, 'own-editor');
  expect(await (await fetch(site.url + address)).text()).toContain('At night.');

  const phone = await openAs(session, PHONE);
  await phone.goto('/admin/content/own');
  await phone.getByRole('link', { name: 'The moon', exact: true }).waitFor();
  await expectSound(phone, 'own-pages-360');
  await phone.getByRole('link', { name: 'The moon', exact: true }).press('Enter');
  await phone.getByRole('link', { name: '历史版本', exact: true }).press('Enter');
  await phone.getByText('Toolyard').first().waitFor();
  await expectSound(phone, 'own-revisions-360');
  await phone.goto(address);
  await phone.getByRole('link', { name: '编辑', exact: true }).press('Enter');
  await phone.getByRole('textbox', { name: '正文', exact: true }).waitFor();
}, 240_000);
