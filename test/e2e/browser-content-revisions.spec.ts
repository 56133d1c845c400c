import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { browserSite } from '../support/browser-site.ts';
import { ContentMember, type WireArticle } from '../support/content-api.ts';
import { expectSound } from '../support/expect-sound.ts';
import { tabTo, untilFocused } from '../support/keyboard.ts';

const site = browserSite();

interface View {
  readonly language: string;
  readonly theme: string;
  readonly width: number;
}

/** The page of an article, or one below it, as a member sees it. */
async function openArticle(
  { account }: ContentMember,
  { spaceId, id }: Pick<WireArticle, 'spaceId' | 'id'>,
  below: string,
  { language, theme, width }: View,
): Promise<Page> {
  const page = await site.open({ viewport: { width, height: 900 } });
  await page.addInitScript(
    (values: Record<string, string>) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    },
    { theme, language, userToken: account.token, userInfo: JSON.stringify(account.user) },
  );
  await page.goto(`/tools/content/${spaceId}/articles/${id}${below}`);
  return page;
}

it('by keyboard: schedule, a question after a change, publish, rename, differences, restore', async () => {
  const owner = await ContentMember.of(site.api);
  const space = await owner.space();
  const article = await owner.article(space.id);
  await owner.save(article, 1, { markdown: 'Twice a day, mostly.\n' }).expect(200);
  const wide = { language: 'en', theme: 'light', width: 1440 };
  const page = await openArticle(owner, article, '', wide);
  const enter = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).press('Enter');
  };

  await page.getByRole('button', { name: 'Publication' }).waitFor();
  await tabTo(page, 'Publication');
  await page.keyboard.press('Enter');
  await enter('Schedule');
  await untilFocused(page, 'Publish at');
  const time = page.getByLabel('Publish at');
  await time.fill('2020-02-29T08:30');
  await enter('Set the time');
  await page.getByText('Enter a time in the future').waitFor();
  await untilFocused(page, 'Publish at');
  expect(await time.inputValue()).toBe('Feb 29, 2020, 08:30');
  await time.fill('2050-03-01T08:30');
  await enter('Set the time');
  await page.getByText('Revision 2 will be published on Mar 1, 2050').waitFor();
  await expectSound(page, 'publication');

  await page.getByRole('textbox', { name: 'Text' }).press('Control+End');
  await page.keyboard.type('The moon pulls.');
  await page.getByText('The draft changed after it was scheduled').waitFor();
  await expectSound(page, 'schedule-outdated');
  await enter('Schedule revision 3');
  await page.getByText('Revision 3 will be published on Mar 1, 2050').waitFor();
  await enter('Publish revision 3');
  await page.getByText('Readers see revision 3').waitFor();

  await enter('Change the address');
  const address = page.getByLabel('Last part of the address');
  await address.fill('Moon & tides');
  await page.keyboard.press('Enter');
  await page.locator('[aria-invalid=true]').waitFor();
  expect(await address.inputValue()).toBe('Moon & tides');
  await address.fill('moon-and-tides');
  await page.keyboard.press('Enter');
  await page.getByText(`Address: /s/${space.handle}/doc/moon-and-tides`).waitFor();
  const former = await fetch(`${site.url}/s/${space.handle}/doc/${article.slug}`, {
    redirect: 'manual',
  });
  expect([former.status, former.headers.get('location')]).toEqual([
    301,
    expect.stringContaining(`/s/${space.handle}/doc/moon-and-tides`),
  ]);

  await page.getByRole('link', { name: 'Revisions', exact: true }).press('Enter');
  await page.locator('ins', { hasText: 'The moon pulls.' }).waitFor();
  expect(await page.locator('del').count()).toBe(0);
  await expectSound(page, 'revisions');
  await enter('Restore revision 1');
  await page.getByText('Revision 4', { exact: true }).first().waitFor();
  const draft = await owner.draftOf(article.id);
  expect([draft.revision.markdown, draft.publicRevision]).toEqual(['Twice a day.\n', 3]);
}, 240_000);

it('beside its original: a translation is written, names what changed since, and is up to date again', async () => {
  const owner = await ContentMember.of(site.api);
  const space = await owner.space();
  const original = await owner.article(space.id, {
    markdown: '## Tides\n\nTwice a day.\n\n## Moon\n\nIt pulls.\n',
  });
  const wide = { language: 'en', theme: 'dark', width: 1440 };
  const page = await openArticle(owner, original, '/translation', wide);
  await page.getByRole('button', { name: 'Translate into 中文' }).press('Enter');
  await page.getByText('The original has not changed since.').waitFor();
  await page.getByRole('textbox', { name: 'Text' }).focus();
  await page.keyboard.type('一天两次。');
  await page.getByText(/^Saved \d/).waitFor();
  await expectSound(page, 'translation');
  await owner
    .save(original, 1, {
      markdown: '## Tides\n\nTwice a day, mostly.\n\n## Sun\n\nIt pulls too.\n',
    })
    .expect(200);
  await page.reload();
  await page.getByText('3 sections of the original changed since').waitFor();
  await page.getByText('No longer in the original: moon').waitFor();
  const sections = page.getByRole('region', { name: 'Original' });
  await sections.getByText('Changed since').waitFor();
  await sections.getByText('New since').waitFor();
  await page.getByRole('button', { name: 'The translation is up to date' }).press('Enter');
  await page.getByText('The original has not changed since.').waitFor();
  await page.setViewportSize({ width: 360, height: 900 });
  await expectSound(page, 'translation-360');
  const id = new URL(page.url()).pathname.split('/').at(-2)!;
  const { revision } = await owner.draftOf(id);
  expect(revision).toMatchObject({ title: 'Tides', markdown: '一天两次。' });
}, 240_000);

it('on a phone: somebody else than the writer comments on a passage, approves, and cannot publish', async () => {
  const owner = await ContentMember.of(site.api);
  const space = await owner.space();
  const article = await owner.article(space.id);
  await owner.save(article, 1, { markdown: 'Twice a day, mostly.\n' }).expect(200);
  const reviewer = await ContentMember.of(site.api);
  await reviewer.join(owner, space, 'reviewer');
  await owner.change(article.id, 'review', { inReview: true });
  const phone = { language: 'zh-CN', theme: 'dark', width: 360 };
  const page = await openArticle(reviewer, article, '/revisions', phone);
  const approve = page.getByRole('button', { name: '通过版本 2' });
  await approve.waitFor();
  await page.locator('ins').first().waitFor();
  await expectSound(page, 'review');
  await approve.press('Enter');
  await page.getByText('版本 2 已通过审核').waitFor();
  expect(await page.getByRole('button', { name: /^(发布|定时|撤下|恢复)/ }).count()).toBe(0);

  await page.getByRole('link', { name: '返回文章' }).press('Enter');
  const text = page.getByRole('textbox', { name: '正文' });
  await text.press('Control+a');
  await page.getByRole('button', { name: '评论', exact: true }).press('Enter');
  await page.getByRole('button', { name: '评论选中的文字' }).press('Enter');
  await untilFocused(page, '评论内容');
  await page.getByRole('button', { name: '添加评论' }).press('Enter');
  await page.locator('[aria-invalid=true]').waitFor();
  await page.getByLabel('评论内容').fill('总是吗？');
  await page.getByRole('button', { name: '添加评论' }).press('Enter');
  await page.getByRole('button', { name: '评论（1）' }).waitFor();
  await expectSound(page, 'comments');
  await page.getByRole('button', { name: '在正文中查看' }).press('Enter');
  await untilFocused(page, '正文');
  await page.getByRole('button', { name: '回复' }).press('Enter');
  await untilFocused(page, '回复内容');
  await page.keyboard.type('请说明');
  await page.getByRole('button', { name: '回复' }).press('Enter');
  await page.getByText('请说明').waitFor();
  await page.getByRole('button', { name: '标为已解决' }).press('Enter');
  await page.getByText('没有待处理的评论').waitFor();
}, 120_000);

it('two editors at once, one of them offline for a while: the later sees three columns, and no text is lost', async () => {
  const [owner, mate] = [await ContentMember.of(site.api), await ContentMember.of(site.api)];
  const space = await owner.space();
  await mate.join(owner, space, 'editor');
  const article = await owner.article(space.id);
  const markdown = 'Twice a day.\n\nThe moon pulls.\n\nWinds push.\n';
  await owner.save(article, 1, { markdown }).expect(200);
  const wide = await openArticle(owner, article, '', {
    language: 'en',
    theme: 'light',
    width: 1440,
  });
  const phone = await openArticle(mate, article, '', {
    language: 'zh-CN',
    theme: 'dark',
    width: 360,
  });
  const status = (page: Page, text: RegExp) =>
    page.getByRole('status').filter({ hasText: text }).first().waitFor();
  const replaceFirstLine = async (page: Page, label: string, line: string) => {
    await page.getByRole('textbox', { name: label, exact: true }).press('Control+Home');
    await page.keyboard.press('Shift+End');
    await page.keyboard.type(line);
  };

  await phone.getByRole('textbox', { name: '正文', exact: true }).waitFor();
  await phone.context().setOffline(true);
  await replaceFirstLine(phone, '正文', '一天两次。');
  await status(phone, /已离线，内容暂存在本设备/);
  await replaceFirstLine(wide, 'Text', 'Once a day.');
  await status(wide, /^Saved \d\d:\d\d/);
  await phone.context().setOffline(false);

  const columns = phone.getByRole('listitem').filter({ hasText: 'Once a day.' });
  await columns.waitFor();
  expect(await columns.locator('p').allInnerTexts()).toEqual([
    'Twice a day.',
    '一天两次。',
    'Once a day.',
  ]);
  await expectSound(phone, 'conflict');
  await phone.getByRole('button', { name: '保存选择' }).press('Enter');
  await status(phone, /^已于 \d\d:\d\d 保存/);
  await wide.getByRole('textbox', { name: 'Text', exact: true }).press('Control+End');
  await wide.keyboard.type('Rivers rise.');
  await wide.getByText('一天两次。').first().waitFor();
  const written = async () => (await owner.draftOf(article.id)).revision.markdown;
  while (!(await written()).includes('Rivers rise.')) await wide.waitForTimeout(200);
  const text = await written();
  for (const sentence of [
    '一天两次。',
    'Once a day.',
    'The moon pulls.',
    'Winds push.',
    'Rivers rise.',
  ])
    expect(text).toContain(sentence);
}, 240_000);
