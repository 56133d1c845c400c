import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import request from 'supertest';
import { browserSite } from '../support/browser-site.ts';
import { expectSound } from '../support/expect-sound.ts';
import { pngOf } from '../support/image-bytes.ts';
import { prepareSite } from '../support/site-journey.ts';
import { bearer, newKey } from '../support/test-api.ts';
import { triedLooks } from '../support/test-size.ts';

const site = browserSite();

const EN = {
  text: 'Text',
  alt: 'Alternative text',
  insert: 'Insert',
  missing: 'Choose a file, or one of the pictures of the space',
  altMissing: 'Say in 1 to 300 characters',
  svg: 'SVG is not accepted',
  preview: 'Preview',
  pictures: 'Pictures',
  upload: 'Upload a picture',
  send: 'Upload',
  remove: 'Remove',
  unused: 'No article shows it',
};

const ZH: typeof EN = {
  text: '正文',
  alt: '替代文字',
  insert: '插入',
  missing: '请选择文件，或选用空间中已有的图片',
  altMissing: '请用 1–300 个字',
  svg: 'SVG 可能包含脚本',
  preview: '预览',
  pictures: '图片',
  upload: '上传图片',
  send: '上传',
  remove: '移除',
  unused: '没有文章使用',
};

/** Files as a clipboard or a drag hands them over. */
const handOver = (page: Page, type: 'paste' | 'drop', png: Buffer): Promise<void> =>
  page.locator('.cm-content').evaluate(
    (element, [kind, base64]) => {
      const bytes = Uint8Array.from(atob(base64!), (character) => character.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], 'a.png', { type: 'image/png' }));
      const box = element.getBoundingClientRect();
      const place = { clientX: box.left + 1, clientY: box.top + 12 };
      const terms = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...terms, clipboardData: data })
          : new DragEvent('drop', { ...terms, ...place, dataTransfer: data }),
      );
    },
    [type, png.toString('base64')],
  );

describe.each(
  triedLooks(
    [
      ['en', 'light', 1440, EN],
      ['zh-CN', 'dark', 360, ZH],
    ] as const,
    0,
  ),
)('pictures of a space, %s, %s, %i px', (language, theme, width, words) => {
  it('chosen, pasted and dropped, each with its text; in the list, and removed when unused', async () => {
    const { session } = await prepareSite(site.url);
    const call = request(site.url);
    const own = () => ({ ...bearer(session), ...newKey() });
    const opened = await call
      .post('/api/content/spaces')
      .set(own())
      .send({ handle: `sea-${width}`, title: 'Sea', languages: [language], visibility: 'private' })
      .expect(201);
    const { id: spaceId } = (opened.body as { data: { id: string } }).data;
    const begun = await call
      .post('/api/content/articles')
      .set(own())
      .send({ spaceId, type: 'doc', locale: language, title: 'Tides', markdown: '' })
      .expect(201);
    const { id } = (begun.body as { data: { id: string } }).data;

    const page = await site.open({ viewport: { width, height: 900 } });
    await page.addInitScript(
      (values: Record<string, string>) => {
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
      },
      { theme, language, userToken: session.token, userInfo: JSON.stringify(session.user) },
    );
    const shot = (name: string) => expectSound(page, `${name}-${language}-${width}`);
    const text = page.locator('.cm-content');
    const alt = page.getByLabel(words.alt, { exact: true });
    const dialog = page.getByRole('dialog');

    await page.goto(`/tools/content/${spaceId}/articles/${id}`);
    await text.click();
    await page.keyboard.press('Control+Alt+p');
    await alt.press('Enter');
    await page.getByText(words.missing).waitFor();
    await page.getByText(words.altMissing).waitFor();
    await alt.fill('A tide [2]');
    const chooser = dialog.locator('input[type=file]');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await chooser.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: svg });
    await page.getByText(words.svg).waitFor();
    expect(await alt.inputValue()).toBe('A tide [2]');
    const buffer = await pngOf(90, 60);
    await chooser.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
    await dialog.locator('img').waitFor();
    await shot('picture-dialog');
    await alt.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(await text.innerText()).toMatch(
      /^!\[A tide \\\[2\\\]\]\(\/media\/[0-9a-f]{64}\.webp\)$/,
    );

    for (const kind of ['paste', 'drop'] as const) {
      await handOver(page, kind, await pngOf(kind === 'paste' ? 50 : 51));
      await dialog.locator('img').waitFor();
      await alt.fill(kind);
      await alt.press('Enter');
      await dialog.waitFor({ state: 'detached' });
    }
    expect(await text.innerText()).toContain('![drop](/media/');
    if (width < 1024) await page.getByRole('button', { name: words.preview }).click();
    const shown = page.getByRole('region', { name: words.preview }).getByRole('img');
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll<HTMLImageElement>('.article-body img')].filter(
          ({ naturalWidth }) => naturalWidth >= 50,
        ).length === 3,
    );
    expect(await shown.first().getAttribute('src')).toMatch(/^data:image\/webp/);
    await page
      .getByText(language === 'en' ? /^Saved/ : /^已(保存|于)/)
      .first()
      .waitFor();

    await page.goto(`/tools/content/${spaceId}/media`);
    await page.getByRole('link', { name: 'Tides' }).nth(2).waitFor();
    await page.getByRole('button', { name: words.upload }).click();
    await alt.fill('Spare');
    const spare = await pngOf(52);
    await chooser.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: spare });
    await dialog.getByRole('button', { name: words.send, exact: true }).click();
    await page.getByText(words.unused, { exact: true }).waitFor();
    await shot('pictures');
    await page.getByRole('button', { name: /Spare/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.remove, exact: true }).click();
    await page.getByText(words.unused, { exact: true }).waitFor({ state: 'detached' });
  });
});
