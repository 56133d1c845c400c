import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { QueryResult } from '@toolyard/core/data';
import type { DataEngine } from '../../../app/data-in-worker.ts';
import { createFakeServer } from '../../../test-support/fake-server.ts';
import { renderApp } from '../../../test-support/render-app.tsx';
import { openedFile } from '../reading/opened-file.spec.helper.ts';

/** The answer of an engine that holds two cities with three rows. */
function answerTo(select: string): QueryResult {
  const columns = (names: readonly string[], engineType: string) =>
    names.map((name) => ({ name, engineType }));
  // The summary of the one column: rows, values, distinct values, least and greatest.
  if (select.includes('count(distinct'))
    return {
      columns: columns(['a', 'b', 'c', 'd', 'e'], 'VARCHAR'),
      rows: [['9', '9', '2', 'Lyon', 'Oslo']],
    };
  if (select.includes('"x is other"'))
    return {
      columns: [
        { name: 'x', engineType: 'VARCHAR' },
        { name: 'x is other', engineType: 'BOOLEAN' },
        { name: 'figure', engineType: 'BIGINT' },
        { name: 'rows', engineType: 'BIGINT' },
      ],
      rows: [
        ['Oslo', false, '7', '7'],
        ['Lyon', false, '2', '2'],
      ],
    };
  if (select.includes('count(*)')) return { columns: columns(['count'], 'BIGINT'), rows: [['9']] };
  return { columns: columns(['city'], 'VARCHAR'), rows: [['Oslo']] };
}

const queries: string[] = [];
const engine: DataEngine = {
  openFile: () => Promise.resolve(openedFile()),
  query: (select) => {
    queries.push(select);
    return Promise.resolve(answerTo(select));
  },
  write: () => Promise.resolve(new Blob(['city\r\n'])),
  end: () => undefined,
};

async function open(lang: 'en' | 'zh-CN' = 'en') {
  const rendered = renderApp('/tools/data-analysis', {
    server: createFakeServer(),
    lang,
    services: { dataEngine: () => Promise.resolve(engine) },
  });
  const choose = lang === 'en' ? 'Choose a file' : '选择文件';
  await rendered.user.upload(
    await screen.findByLabelText(choose, { selector: 'input' }),
    new File(['city\n'], 'cities.csv'),
  );
  return rendered;
}

beforeAll(async () => {
  await Promise.all([
    import('../data-page.tsx'),
    import('./chart-drawing.ts'),
    import('../../../i18n/data/en.ts'),
    import('../../../i18n/data/zh-CN.ts'),
  ]);
});

beforeEach(() => {
  queries.length = 0;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const TITLE = 'The number of rows by “city”';

describe('charts of an analysis', () => {
  it('are suggested with a reason, drawn at a press, told by a table, taken back and done again', async () => {
    const { user } = await open();
    const panel = within(await screen.findByRole('region', { name: 'Charts' }));
    expect(
      await panel.findByText(
        '“city” has 2 different values, so the number of rows can be compared between them.',
      ),
    ).toBeTruthy();
    await user.click(panel.getByRole('button', { name: 'Draw: the number of rows by “city”' }));
    const picture = await panel.findByRole('img', { name: TITLE });
    await waitFor(() => expect(picture.querySelector('svg')).not.toBeNull());
    // What is drawn is not suggested again.
    expect(panel.queryByRole('button', { name: /^Draw:/ })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Table' }));
    const table = within(panel.getByRole('table', { name: TITLE }));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      '“city”the number of rowsFilter',
      'Oslo7Filter',
      'Lyon2Filter',
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(panel.queryByRole('article')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(panel.getByRole('article', { name: TITLE })).toBeTruthy();
    await user.click(panel.getByRole('button', { name: `Remove: ${TITLE}` }));
    expect(panel.queryByRole('article')).toBeNull();
    expect(panel.getByText('No charts yet')).toBeTruthy();
  });

  /** Draws the suggested bars, and a pie of the same figures. */
  async function openTwo() {
    const rendered = await open();
    const { user } = rendered;
    const panel = within(await screen.findByRole('region', { name: 'Charts' }));
    expect(panel.getByText(/^Draw a suggested chart, or add one/)).toBeTruthy();
    await user.click(await panel.findByRole('button', { name: /^Draw:/ }));
    await user.click(panel.getByRole('button', { name: 'Add a chart' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a chart' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Kind' }), 'Pie chart');
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(panel.getAllByRole('article')).toHaveLength(2));
    const [bars, pie] = panel.getAllByRole('article').map((each) => within(each));
    await user.click(await bars!.findByRole('button', { name: 'Table' }));
    return { user, panel, bars: bars!, pie: pie! };
  }
  const ofCharts = () => queries.filter((select) => select.includes('"x is other"'));

  it('filter each other by a press, which is named, taken away and made a step, without reading the table again', async () => {
    const { user, panel, bars } = await openTwo();
    queries.length = 0;
    const lyon = { name: 'Filter the other charts by: Lyon' };
    await user.click(await bars.findByRole('button', lyon));
    const filter = within(panel.getByRole('region', { name: 'Filter over the charts' }));
    expect(filter.getByRole('listitem').textContent).toBe(
      '“city” is “Lyon”pressed in: The number of rows by “city”',
    );
    // The pressed one still shows all of its bars.
    await waitFor(() => expect(ofCharts()).toHaveLength(1));
    expect(ofCharts()[0]).toContain(`where "city" in ('Lyon')`);
    expect(queries.filter((select) => select.startsWith('select count(*) from'))).toEqual([]);
    await user.click(await bars.findByRole('button', lyon));
    expect(panel.queryByRole('region', { name: 'Filter over the charts' })).toBeNull();
    await user.click(await bars.findByRole('button', lyon));
    await user.click(panel.getByRole('button', { name: 'Take away: “city” is “Lyon”' }));
    expect(panel.queryByRole('region', { name: 'Filter over the charts' })).toBeNull();
    await user.click(await bars.findByRole('button', lyon));
    await user.click(panel.getByRole('button', { name: 'Keep only these rows' }));
    expect(await screen.findByText(/Keep rows where “city” is “Lyon”/)).toBeTruthy();
    expect(panel.queryByRole('region', { name: 'Filter over the charts' })).toBeNull();
    await waitFor(() =>
      expect(queries.findLast((select) => select.startsWith('select count(*)'))).toContain(
        "'Lyon'",
      ),
    );
  });

  it('stand beside each other, are moved by the keyboard, which stays with the chart, and made wide', async () => {
    const { user, panel } = await openTwo();
    const kinds = () =>
      panel.getAllByRole('article').map((each) => within(each).queryByRole('table'));
    expect(kinds().map((table) => table !== null)).toEqual([true, false]);
    const [first] = panel.getAllByRole('article');
    const down = within(first!).getByRole('button', { name: /^Move down:/ });
    expect(within(first!).getByRole('button', { name: /^Move up:/ })).toHaveProperty(
      'disabled',
      true,
    );
    down.focus();
    await user.keyboard('{Enter}');
    expect(kinds().map((table) => table !== null)).toEqual([false, true]);
    // It is the last one now, so that it can be moved up only.
    expect(document.activeElement).toBe(within(first!).getByRole('button', { name: /^Move up:/ }));
    await user.keyboard('{Enter}');
    expect(kinds().map((table) => table !== null)).toEqual([true, false]);
    expect(document.activeElement).toBe(down);
    await user.click(within(first!).getByRole('button', { name: /^Make wide:/ }));
    expect(first!.className).toContain('lg:col-span-2');
    await user.click(within(first!).getByRole('button', { name: /^Make narrow:/ }));
    expect(first!.className).not.toContain('lg:col-span-2');
  });

  it('say at the field what does not fit, and keep what was chosen', async () => {
    const { user } = await open();
    const panel = within(await screen.findByRole('region', { name: 'Charts' }));
    await user.click(panel.getByRole('button', { name: 'Add a chart' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a chart' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Kind' }), 'Line chart');
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    const axis = await dialog.findByRole('combobox', { name: 'Horizontal axis' });
    expect(axis.getAttribute('aria-invalid')).toBe('true');
    expect(dialog.getByText(/“city” has no order that a line could follow/)).toBeTruthy();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Kind' }), 'Bar chart');
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    expect(await panel.findByRole('article', { name: TITLE })).toBeTruthy();
  });

  it('are told in Chinese', async () => {
    const { user } = await open('zh-CN');
    const panel = within(await screen.findByRole('region', { name: '图表' }));
    await user.click(await panel.findByRole('button', { name: /^绘制：/ }));
    expect(await panel.findByRole('article', { name: '按“city”显示行数' })).toBeTruthy();
  });
});
