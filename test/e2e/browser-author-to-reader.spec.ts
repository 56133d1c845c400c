import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { browserSite } from '../support/browser-site.ts';
import { expectSound } from '../support/expect-sound.ts';
import { press, tabTo, untilFocused } from '../support/keyboard.ts';
import { prepareSite } from '../support/site-journey.ts';
import { triedLooks } from '../support/test-size.ts';

const site = browserSite();

const EN = {
  first: 'Start with a sample',
  settings: 'Settings',
  visibility: 'Who reads what is published',
  save: 'Save',
  settingsSaved: 'The settings were saved',
  articles: 'Articles',
  newArticle: 'New article',
  title: 'Title',
  create: 'Create',
  text: 'Text',
  preview: 'Preview',
  saved: /^Saved \d\d:\d\d/,
  offline: /offline, stored on this device/,
  publication: 'Publication',
  publish: /^Publish revision \d+$/,
  published: 'Published',
  slug: 'how-tides-work',
  heading: 'How tides work',
  missing: 'This page was not found',
  nothing: /^Nothing was found for/,
  transfer: 'Import and export',
  download: 'Download the archive',
  file: 'Zip archive or Markdown file',
  same: 'Already there, unchanged',
  unpublish: 'Unpublish',
  unpublished: '1 article unpublished',
};

const ZH: typeof EN = {
  first: '从示例开始',
  settings: '设置',
  visibility: '谁可以阅读已发布的内容',
  save: '保存',
  settingsSaved: '设置已保存',
  articles: '文章',
  newArticle: '新建文章',
  title: '标题',
  create: '创建',
  text: '正文',
  preview: '预览',
  saved: /^已于 \d\d:\d\d 保存/,
  offline: /已离线，内容暂存在本设备/,
  publication: '发布设置',
  publish: /^发布版本 \d+$/,
  published: '已发布',
  slug: 'chao-xi',
  heading: '潮汐',
  missing: '没有找到这个页面',
  nothing: /^没有找到/,
  transfer: '导入与导出',
  download: '下载压缩包',
  file: 'zip 文件或 Markdown 文件',
  same: '已存在，内容相同',
  unpublish: '撤下',
  unpublished: '已撤下 1 篇文章',
};

const enter = async (page: Page, name: string | RegExp, key = 'Tab') => {
  await tabTo(page, name, key);
  await page.keyboard.press('Enter');
};

describe.each(
  triedLooks(
    [
      ['en', 'dark', 1440, EN],
      ['zh-CN', 'light', 360, ZH],
    ] as const,
    1,
  ),
)('from author to reader, %s, %s, %i px', (language, theme, width, words) => {
  const open = async (values: Readonly<Record<string, string>> = {}) => {
    const page = await site.open({ viewport: { width, height: 900 } });
    await page.addInitScript(
      (stored: Readonly<Record<string, string>>) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      },
      { theme, language, ...values },
    );
    return page;
  };

  it('an article is written, loses nothing offline, is published, read, exported and withdrawn', async () => {
    const { session } = await prepareSite(site.url);
    const page = await open({ userToken: session.token, userInfo: JSON.stringify(session.user) });
    const shot = (name: string) => expectSound(page, `${name}-${language}-${width}`);
    const status = (text: RegExp) =>
      page.getByRole('status').filter({ hasText: text }).first().waitFor();

    await page.goto('/tools/content');
    await page.getByRole('button', { name: words.first }).waitFor();
    await enter(page, words.first);
    await page.getByRole('button', { name: words.newArticle }).waitFor();
    await page.getByRole('link', { name: words.settings, exact: true }).click();
    await page.getByLabel(words.visibility).selectOption('link');
    const shownHandle = await page.locator('input[readonly]').inputValue();
    await page.getByRole('button', { name: words.save, exact: true }).press('Enter');
    await page.getByText(words.settingsSaved).first().waitFor();
    await page.getByRole('link', { name: words.articles, exact: true }).press('Enter');
    await page.getByRole('button', { name: words.newArticle }).press('Enter');
    await untilFocused(page, words.title);
    await page.keyboard.type(words.heading);
    await page.keyboard.press('Enter');

    const text = page.getByRole('textbox', { name: words.text, exact: true });
    await text.waitFor();
    // On a phone the choice of what is shown has the same name and comes first.
    for (let stop = width === 360 ? 0 : 1; stop < 2; stop++) await tabTo(page, words.text);
    await page.keyboard.type('The sea rises ');
    await press(page, 'Control+b');
    await page.keyboard.type('twice');
    await press(page, 'ArrowRight', 'ArrowRight');
    await page.keyboard.type(' a day.');
    await status(words.saved);
    await page.context().setOffline(true);
    await page.keyboard.type(' The moon pulls.');
    await status(words.offline);
    await page.context().setOffline(false);
    await status(words.saved);
    if (width === 360) await page.getByRole('button', { name: words.preview }).press('Enter');
    const preview = page.getByRole('region', { name: words.preview });
    await preview.locator('strong', { hasText: 'twice' }).waitFor();
    await preview.getByText('The moon pulls.').waitFor();
    await shot('editor');
    await page.getByRole('button', { name: words.publication }).press('Enter');
    await page.getByRole('button', { name: words.publish }).press('Enter');
    await page.getByText(words.published, { exact: true }).first().waitFor();

    const visitor = await open();
    const path = `/s/${shownHandle}/page/${words.slug}`;
    const found = `/s/${shownHandle}?q=pulls&lang=${language}`;
    const feed = async () => (await visitor.request.get(`/s/${shownHandle}/atom.xml`)).text();
    await visitor.goto(path);
    await visitor.getByRole('heading', { level: 1, name: words.heading }).waitFor();
    await visitor.getByText('The moon pulls.').waitFor();
    await expectSound(visitor, `reader-${language}-${width}`);
    expect(await feed()).toContain('The moon pulls.');
    await visitor.goto(found);
    await visitor.getByRole('link', { name: words.heading }).waitFor();

    await page.goto(page.url().replace(/\/articles\/.*/, ''));
    await page.getByRole('link', { name: words.transfer, exact: true }).press('Enter');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words.download }).press('Enter');
    const archive = await (await download).path();
    const names = Object.keys(unzipSync(readFileSync(archive)));
    expect(names).toContain(`${language}/pages/${words.slug}.md`);
    const zip = { name: 'space.zip', mimeType: 'application/zip', buffer: readFileSync(archive) };
    await page.getByLabel(words.file).setInputFiles(zip);
    await page.getByText(words.same).first().waitFor();
    await shot('transfer');

    await page.getByRole('link', { name: words.articles, exact: true }).press('Enter');
    await page.getByRole('link', { name: words.heading, exact: true }).waitFor();
    await press(page, 'j', 'x');
    await page.getByRole('button', { name: words.unpublish, exact: true }).press('Enter');
    await page.getByText(words.unpublished).first().waitFor();
    expect((await visitor.goto(path))?.status()).toBe(404);
    await visitor.getByRole('heading', { level: 1, name: words.missing }).waitFor();
    expect(await feed()).not.toContain('The moon pulls.');
    await visitor.goto(found);
    await visitor.getByText(words.nothing).first().waitFor();
  }, 240_000);
});
