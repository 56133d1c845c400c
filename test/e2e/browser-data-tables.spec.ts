import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFindings } from '../support/axe.ts';
import { browserSite } from '../support/browser-site.ts';
import { sidewaysScroll } from '../support/browser.ts';
import { triedLooks } from '../support/test-size.ts';

const csv = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\n')}\n`),
});
const ORDERS = csv(
  'orders.csv',
  'city,month,units',
  ...['Oslo,January,3', 'Oslo,February,4', 'Rome,January,5', 'Rome,January,6', 'Nice,February,7'],
);
const CITIES = csv('cities.csv', 'city,country', 'Oslo,Norway', 'Rome,Italy', 'Kyoto,Japan');
const MORE_ORDERS = csv('more.csv', 'city,month,units', 'Oslo,March,8');

const site = browserSite();
let page: Page;

/** The names of the columns and the cells of the pivot table that is shown, row by row. */
async function shownRows() {
  const grid = page.getByRole('grid');
  const heads = await grid.getByRole('columnheader').allInnerTexts();
  const rows = await grid.getByRole('row').all();
  const cells = await Promise.all(rows.map((row) => row.getByRole('gridcell').allInnerTexts()));
  return [heads.map((head) => head.split('\n')[0]), ...cells.filter((row) => row.length > 0)];
}

const addStep = async (name: string) => {
  await page.getByRole('button', { name: /^(Add a step|添加步骤)$/ }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

describe.each(
  triedLooks(
    [
      ['en', 1440, 'light'],
      ['zh-CN', 360, 'dark'],
    ] as const,
    0,
  ),
)('several tables: %s, %i px', (locale, width, colorScheme) => {
  const t = (en: string, zh: string) => (locale === 'en' ? en : zh);
  const shot = async (name: string) => {
    const folder = process.env['SHOTS'];
    if (folder) await page.screenshot({ path: `${folder}/tables-${name}-${width}.png` });
  };

  it('are joined with a count of what has no match, appended, and summed up crosswise with totals', async () => {
    page = await site.open({ locale, colorScheme, viewport: { width, height: 900 } });
    await page.goto('/tools/data-analysis');
    const chooser = page.locator('input[type=file]');
    await chooser.setInputFiles(ORDERS);
    await page.getByText(t('5 rows, 3 columns', '5 行，3 列')).waitFor();
    const apply = page.getByRole('button', { name: t('Apply', '应用'), exact: true });

    // With one table there is nothing to join.
    await addStep(t('Join another table', '关联另一张表'));
    await page.getByText(t('Only one table is open', '目前只打开了一张表')).waitFor();
    await page.getByRole('button', { name: t('Cancel', '取消'), exact: true }).click();
    await page
      .getByLabel(t('Add a file', '添加文件'), { exact: true })
      .and(chooser)
      .setInputFiles([CITIES, MORE_ORDERS]);
    await page.getByLabel(t('Table', '数据表'), { exact: true }).waitFor();

    await addStep(t('Join another table', '关联另一张表'));
    // The column that both have is proposed.
    await shot('join');
    expect(await axeFindings(page)).toEqual([]);
    await apply.click();
    await page.getByText(t('5 rows, 4 columns', '5 行，4 列')).waitFor();
    const searched = page.getByRole('searchbox', { name: t('Search the table', '在表中查找') });
    await searched.fill('norw');
    await page.getByText(t('2 rows, 4 columns', '2 行，4 列')).waitFor();
    await searched.fill('nowhere');
    await page.getByText(t('0 rows, 4 columns', '0 行，4 列')).waitFor();
    await searched.fill('');
    await page.getByText(t('5 rows, 4 columns', '5 行，4 列')).waitFor();
    await page
      .getByText(
        t(
          'rows of this table without a match: 1 · rows of the other table without a match: 1 · rows of this table with several matches: 0',
          '本表中未匹配的行：1 · 另一张表中未匹配的行：1 · 本表中匹配多行的行：0',
        ),
      )
      .waitFor();
    await page.getByRole('button', { name: /^(Remove|移除|删除)[:：] ?(Join|按)/ }).click();

    await addStep(t('Append rows of another table', '追加另一张表的行'));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('Table', '表'), { exact: true }).selectOption({ label: 'more.csv' });
    await apply.click();
    await page.getByText(t('6 rows, 3 columns', '6 行，3 列')).waitFor();

    await addStep(t('Pivot table', '数据透视表'));
    await dialog.getByLabel(t('Columns', '列'), { exact: true }).last().selectOption('month');
    const values = dialog.getByRole('group', { name: t('Values as columns', '作为列的值') });
    await values.getByText('March').waitFor();
    expect(await values.getByRole('checkbox').count()).toBe(3);
    await dialog.getByLabel(t('Column of totals', '合计列名'), { exact: true }).check();
    await dialog.getByLabel(t('Row of totals', '合计行名'), { exact: true }).check();
    await shot('pivot');
    expect(await axeFindings(page)).toEqual([]);
    await apply.click();
    await page.getByText(t('4 rows, 5 columns', '4 行，5 列')).waitFor();
    // Two orders of Rome in January; a cell without orders is no 0. A phone soon draws the columns in view alone.
    const none = t('missing', '缺失');
    const pivot = [
      ['city', 'February', 'January', 'March', t('Total', '合计')],
      ['Nice', '1', none, none, '1'],
      ['Oslo', '1', '1', '1', '3'],
      ['Rome', none, '2', none, '2'],
      [t('Total', '合计'), '2', '3', '1', '6'],
    ];
    const inView = (row: readonly (string | undefined)[]) => (width < 1000 ? row.slice(0, 3) : row);
    expect((await shownRows()).map(inView)).toEqual(pivot.map(inView));
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
