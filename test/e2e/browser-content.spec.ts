import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { browserSite } from '../support/browser-site.ts';
import { expectSound } from '../support/expect-sound.ts';
import { press, tabTo, untilFocused } from '../support/keyboard.ts';
import { prepareSite } from '../support/site-journey.ts';
import { triedLooks } from '../support/test-size.ts';

const site = browserSite();

const EN = {
  first: 'Start with a sample',
  sample: 'Welcome',
  status: 'Status',
  published: 'published',
  none: 'No article matches these filters',
  views: 'Views',
  saveView: 'Save as new view…',
  viewName: 'Name',
  reset: 'Reset filters',
  search: 'Search drafts',
  words: 'footnote',
  found: '1 article',
  back: 'All spaces',
  create: 'Create a space',
  title: 'Title',
  address: 'Address',
  settings: 'Settings',
  save: 'Save',
  saved: 'The settings were saved',
  members: 'Members',
};

const ZH: typeof EN = {
  first: '从示例开始',
  sample: '欢迎',
  status: '状态',
  published: 'published',
  none: '没有符合筛选条件的文章',
  views: '视图',
  saveView: '另存为新视图…',
  viewName: '名称',
  reset: '清除筛选',
  search: '搜索草稿',
  words: '脚注',
  found: '1 篇文章',
  back: '所有空间',
  create: '新建空间',
  title: '标题',
  address: '地址',
  settings: '设置',
  save: '保存',
  saved: '设置已保存',
  members: '成员',
};

const enter = async (page: Page, name: string | RegExp, key = 'Tab') => {
  await tabTo(page, name, key);
  await page.keyboard.press('Enter');
};

/** As `expectSound`, once what moved has come to rest. */
async function expectStillSound(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(300);
  await expectSound(page, name);
}

describe.each(
  triedLooks(
    [
      ['en', 'light', 1440, EN],
      ['zh-CN', 'dark', 360, ZH],
    ] as const,
    0,
  ),
)('spaces, %s, %s, %i px', (language, theme, width, words) => {
  it('by keyboard: a first space with its sample, filters, a search, a second space, settings', async () => {
    const { session } = await prepareSite(site.url);
    const page = await site.open({ viewport: { width, height: 900 } });
    await page.addInitScript(
      (values: Record<string, string>) => {
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
      },
      { theme, language, userToken: session.token, userInfo: JSON.stringify(session.user) },
    );
    const shot = (name: string) => expectStillSound(page, `${name}-${language}-${width}`);

    await page.goto('/tools/content');
    await page.getByRole('button', { name: words.first }).waitFor();
    await shot('no-spaces');
    await enter(page, words.first);
    await page.getByRole('link', { name: words.sample, exact: true }).waitFor();
    await shot('articles');

    await page.getByLabel(words.status, { exact: true }).selectOption(words.published);
    await page.getByText(words.none).waitFor();
    await page.getByRole('button', { name: words.views, exact: true }).press('Enter');
    // The keyboard passes it over until the views are there.
    await page.getByRole('menuitem', { name: words.saveView, disabled: false }).press('Enter');
    await untilFocused(page, words.viewName);
    await page.keyboard.type('Readers see it');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Readers see it', exact: true }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await shot('views');
    await enter(page, words.reset);
    await page.getByRole('link', { name: words.sample, exact: true }).waitFor();
    await press(page, 'j', 'x');
    await page.getByRole('group', { name: /Selection|已选/ }).waitFor();
    await shot('selected');
    await press(page, 'x');

    await tabTo(page, words.search, 'Shift+Tab');
    await page.keyboard.type(words.words);
    await page.getByText(words.found, { exact: true }).waitFor();
    await shot('found');

    await enter(page, words.back, 'Shift+Tab');
    await page.getByRole('article').first().waitFor();
    await shot('spaces');
    await enter(page, words.create);
    await untilFocused(page, words.title);
    await page.keyboard.type('Deep sea');
    await page.keyboard.press('Tab');
    await untilFocused(page, words.address);
    await page.keyboard.press('End');
    await page.keyboard.type(` ${width}`);
    await page.locator('[aria-invalid=true]').waitFor();
    await shot('dialog');
    await press(page, ...Array.from({ length: `${width}`.length + 1 }, () => 'Backspace'));
    await page.keyboard.type(`-${width}`);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Deep sea' }).waitFor();

    await page.getByRole('link', { name: words.members, exact: true }).click();
    await page.getByRole('region', { name: words.members, exact: true }).waitFor();
    await shot('members');
    await page.getByRole('link', { name: words.settings, exact: true }).click();
    const title = page.getByLabel(words.title, { exact: true });
    await title.fill('Deeper sea');
    await shot('settings');
    await page.getByRole('button', { name: words.save, exact: true }).press('Enter');
    await page.getByText(words.saved).first().waitFor();
    await page.getByRole('heading', { level: 1, name: 'Deeper sea' }).waitFor();
  }, 240_000);
});

it('a visitor reads what the tool is and tries the editor; the draft is added to the first space', async () => {
  const page = await site.open({ viewport: { width: 360, height: 900 } });
  await page.goto('/tools/content');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await expectStillSound(page, 'visitor');
  await page.getByRole('link', { name: 'Try the editor' }).press('Enter');
  await page.getByRole('textbox', { name: 'Text' }).focus();
  await page.keyboard.type('Rain falls.');
  await page.getByRole('button', { name: 'Insert a figure' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Payoff chart' }).press('Enter');
  await untilFocused(page, 'Text');
  await page.keyboard.type('\n::field{name=none}');
  await page.getByRole('button', { name: 'Preview' }).press('Enter');
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByText('Rain falls.').waitFor();
  await preview.getByText(/^Line 5: field: name must be a term of the glossary/).waitFor();
  await preview.locator('figure svg').getByText('$92.61').waitFor();
  await expectStillSound(page, 'trial');
  const { session } = await prepareSite(site.url);
  await page.evaluate(
    ({ token, user }) => {
      localStorage.setItem('userToken', token);
      localStorage.setItem('userInfo', JSON.stringify(user));
    },
    { token: session.token, user: session.user },
  );
  await page.goto('/tools/content/try');
  await page.getByText('Your draft “Untitled” waits on this device').waitFor();
  await page.getByRole('button', { name: 'Start with a sample' }).press('Enter');
  await page.getByRole('button', { name: 'Add it to this space' }).press('Enter');
  await page.getByRole('textbox', { name: 'Text' }).getByText('Rain falls.').waitFor();
  await page.goto('/tools/content');
  await page.getByRole('article').first().waitFor();
  expect(await page.getByText('waits on this device').count()).toBe(0);
}, 120_000);
