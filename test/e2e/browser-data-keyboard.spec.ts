import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { axeFindings } from '../support/axe.ts';
import { launchBrowser, openPage, sidewaysScroll, untilQuiet } from '../support/browser.ts';
import { focused, tabTo } from '../support/keyboard.ts';
import { prepareSite } from '../support/site-journey.ts';
import { openTestApi, type TestApi } from '../support/test-api.ts';
import { triedLooks } from '../support/test-size.ts';

let api: TestApi;
let browser: Browser;
let session: Awaited<ReturnType<typeof prepareSite>>['session'];

beforeAll(async () => {
  api = await openTestApi();
  browser = await launchBrowser();
  ({ session } = await prepareSite(api.url));
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await api?.close();
});

/** A title above, a value that is no number, dates of either order and a total below. */
const monthOf = (month: number, head: string) =>
  [
    'Monthly export',
    '',
    head,
    ...Array.from({ length: 40 }, (_, at) =>
      [at + 1, `0${(at % 9) + 1}/0${month}/2024`, `Item ${at % 4}`, at * 3, `${at},50`].join(';'),
    ).with(17, `18;09/0${month}/2024;Item 1;about 5;17,50`),
    'Total;;;;800,00',
    '',
  ].join('\n');

const EN = {
  choose: 'Choose a file',
  read: /^How the file was read/,
  units: 'Type of units',
  day: 'Type of day',
  addStep: 'Add a step',
  group: 'Group and summarize',
  column: 'Column',
  apply: 'Apply',
  rows: 'Rows of march.csv',
  undo: 'Undo',
  filter: /Keep rows where “day”/,
  grouped: /^Group by “day”/,
  draw: /^Draw: /,
  chart: 'Charts',
  export: 'Export',
  csv: 'CSV',
  report: 'HTML report',
  save: 'Save the file',
  keep: 'Keep',
  name: 'Name',
  stored: 'Kept',
  sent: (bytes: number) => `${bytes} bytes sent`,
  another: 'Another file',
  run: 'Run on a file: Orders by day',
  ready: '“Orders by day” is ready',
  difference: 'This file and the one before',
  gone: /“amount”/,
};

const ZH: typeof EN = {
  choose: '选择文件',
  read: /^文件的读取方式/,
  units: '“units”的类型',
  day: '“day”的类型',
  addStep: '添加步骤',
  group: '分组汇总',
  column: '列',
  apply: '应用',
  rows: 'march.csv 的数据行',
  undo: '撤销',
  filter: /^保留满足条件的行：“day”/,
  grouped: /^按“day”分组/,
  draw: /^绘制：/,
  chart: '图表',
  export: '导出',
  csv: 'CSV',
  report: 'HTML 报告',
  save: '保存文件',
  keep: '保存',
  name: '名称',
  stored: '已保存',
  sent: (bytes: number) => `已发送 ${bytes} 字节`,
  another: '换一个文件',
  run: '用于文件：Orders by day',
  ready: '“Orders by day”已就绪',
  difference: '此文件与原文件的差异',
  gone: /“amount”/,
};

async function enter(page: Page, name: string | RegExp, key = 'Tab') {
  await tabTo(page, name, key);
  await page.keyboard.press('Enter');
}

async function chooseFile(page: Page, button: string, name: string, text: string) {
  await tabTo(page, button);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    // Under remote control, Enter opens no file dialog.
    page.keyboard.press('Space', { delay: 100 }),
  ]);
  await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

/** Moves down until the focus is on what is called so. */
async function downTo(page: Page, name: string) {
  for (let presses = 0; presses < 30; presses += 1) {
    const at = await focused(page);
    if (at === name) return;
    await page.keyboard.press('ArrowDown');
    // The menu moves the focus in a later task.
    for (let looks = 0; looks < 40 && (await focused(page)) === at; looks += 1)
      await page.waitForTimeout(25);
  }
  throw new Error(`no way down to ${name}`);
}

describe('Data Analysis by keyboard alone', () => {
  it.each(
    triedLooks(
      [
        ['en', 1440, 'dark', EN],
        ['zh-CN', 360, 'dark', ZH],
      ] as const,
      1,
    ),
  )(
    'a faulty file is mended, grouped, drawn, exported, kept and compared with the next month: %s, %i px, %s',
    async (locale, width, colorScheme, words) => {
      const watched = await openPage(browser, {
        baseURL: api.url,
        viewport: { width, height: 900 },
        locale,
        colorScheme,
      });
      const { page, faults } = watched;
      page.setDefaultTimeout(15_000);
      const check = async (name: string) => {
        expect([name, await sidewaysScroll(page)]).toEqual([name, 0]);
        // Scrolled, the head of the site may cover a part of what stands below it.
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        expect([name, await axeFindings(page)]).toEqual([name, []]);
      };
      await page.addInitScript(
        ([token, user, language]) => {
          localStorage.setItem('userToken', token);
          localStorage.setItem('userInfo', user);
          localStorage.setItem('language', language);
        },
        [session.token, JSON.stringify(session.user), locale] as const,
      );
      await page.goto('/tools/data-analysis');
      await untilQuiet(page);
      await check('start');

      await chooseFile(page, words.choose, 'march.csv', monthOf(3, 'id;day;name;units;amount'));
      const table = page.getByRole('table', { name: words.rows });
      await table.waitFor();
      await enter(page, words.read);
      await check('reading');
      await tabTo(page, words.units);
      await page.keyboard.press('ArrowDown');
      await page
        .getByText(/39.*40/)
        .first()
        .waitFor();
      await table.waitFor();
      await tabTo(page, words.day);
      await page.keyboard.press('ArrowDown');
      await table.waitFor();

      await enter(page, words.addStep);
      await downTo(page, words.group);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await tabTo(page, words.column);
      await page.keyboard.press('ArrowDown');
      await check('group');
      await enter(page, words.apply);
      const grid = page.getByRole('grid', { name: words.rows });
      await grid.waitFor();
      await page.getByText(words.grouped).waitFor();

      await tabTo(page, words.rows, 'Shift+Tab');
      await page.keyboard.press('ArrowDown');
      await check('groups');
      await page.keyboard.press('Enter');
      await page.getByText(words.filter).waitFor();
      await page.waitForFunction(
        (name) => document.activeElement?.getAttribute('aria-label') === name,
        words.rows,
      );
      await table.waitFor();
      await enter(page, words.undo);
      await grid.waitFor();

      await enter(page, words.draw);
      await page
        .getByRole('region', { name: words.chart })
        .locator('[role=img] svg path')
        .first()
        .waitFor({ state: 'attached' });
      await check('chart');

      await enter(page, words.export, 'Shift+Tab');
      await page.getByRole('dialog').waitFor();
      await check('export');
      await tabTo(page, words.csv);
      await downTo(page, words.report);
      await tabTo(page, words.save);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.keyboard.press('Enter'),
      ]);
      const report = readFileSync(await download.path(), 'utf8');
      expect(report).toContain(`<html lang="${locale}">`);
      expect(report).toMatch(/<figure\b/);

      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await enter(page, words.keep, 'Shift+Tab');
      await page.getByRole('dialog').waitFor();
      await check('keep');
      await tabTo(page, words.name, 'Shift+Tab');
      await page.keyboard.press('Control+a');
      await page.keyboard.type('Orders by day');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: words.stored, exact: true }).waitFor();
      const bytes = (await sent).postDataBuffer()!.length;
      await page.getByText(words.sent(bytes)).waitFor();

      await enter(page, words.another);
      await enter(page, words.run);
      await page.getByRole('region', { name: words.ready }).waitFor();
      await check('ready');
      await chooseFile(page, words.choose, 'april.csv', monthOf(4, 'id;day;name;units;total'));
      const difference = page.getByRole('region', { name: words.difference });
      await difference.waitFor();
      expect(await difference.innerText()).toMatch(words.gone);
      await page.getByRole('grid').or(page.getByRole('table')).first().waitFor();
      await check('report');
      await watched.close();
      expect(faults).toEqual([]);
    },
    120_000,
  );
});
