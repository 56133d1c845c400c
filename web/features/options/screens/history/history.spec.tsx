import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { dataAnalysisOf } from '../../../../app/use-analyze.ts';
import { textOfFile } from '../../../../test-support/bytes-of.ts';
import type { HistoricalTradeResponse, HistoryResponse } from '../../../../api/generated.ts';
import {
  fakeServer,
  refusal,
  renderOptions,
  type Answers,
} from '../../render-options.spec.helper.tsx';

const HISTORY = 'GET /api/options/history';

const trade = (more: Partial<HistoricalTradeResponse> = {}): HistoricalTradeResponse => ({
  id: 'a',
  name: 'SPY 铁鹰式',
  type: 'iron-condor',
  structure: 'iron-condor',
  status: 'completed',
  underlyingAsset: 'SPY',
  startDate: '2026-01-05',
  endDate: '2026-02-20',
  startingCapital: 800,
  endingCapital: 930,
  returnAmount: 130,
  returnPercentage: 16.25,
  winLoss: 'win',
  daysHeld: 46,
  strategyDirection: 'neutral',
  sample: false,
  version: 3,
  note: '',
  tags: [],
  ...more,
});

const answer = (more: Partial<HistoryResponse> = {}): HistoryResponse => ({
  data: [trade()],
  total: 12,
  page: 1,
  totalPages: 2,
  summary: {
    trades: 12,
    wins: 8,
    losses: 4,
    winRate: 2 / 3,
    totalReturn: 540,
    grossProfit: 960,
    grossLoss: 420,
    averageWin: 120,
    averageLoss: -105,
    expectancy: 45,
    profitFactor: 2.2857,
    maxDrawdown: 210,
    drawdownFrom: 330,
    drawdownTo: 120,
    daysHeld: 246,
    averageDaysHeld: 20.5,
  },
  symbols: ['SPY'],
  tags: [],
  ...more,
});
const EMPTY = answer({ data: [], total: 0, totalPages: 1 });

const open = (given: unknown, route = '/options/history', answers: Answers = {}) =>
  renderOptions(route, { signedIn: true, server: fakeServer({ [HISTORY]: given, ...answers }) });
const table = () => screen.findByRole('table', { name: '已平仓交易' });
const headOf = (name: RegExp) => screen.getByRole('columnheader', { name });

const FILE = new File(['trade,underlying\n'], 'mine.csv', { type: 'text/csv' });
const verdict = { line: 2, name: 'MSFT 买入看涨', symbol: 'MSFT', fills: 2 };
const READ = {
  imported: 1,
  refused: 1,
  trades: [
    { ...verdict, ok: true, returnAmount: 125 },
    { ...verdict, line: 5, ok: false, returnAmount: null, code: 'X', message: '价格有误' },
  ],
};

const BROKER = {
  broker: 'tastytrade',
  imported: 2,
  refused: 1,
  trades: [
    { line: 2, name: 'SPY 铁鹰式', symbol: 'SPY', fills: 4, ok: true, returnAmount: 345.38 },
    {
      ...{ line: 3, name: 'MSFT 备兑股票', symbol: 'MSFT', fills: 2, ok: true },
      ...{ returnAmount: -38_578.55, open: true, continued: true },
    },
  ],
  lines: [
    {
      ...{ line: 2, outcome: 'step', trade: 0, step: 'opened' },
      ...{ symbol: 'SPY240315P00580000', quantity: -2, price: 2.35 },
    },
    {
      ...{ line: 3, outcome: 'step', trade: 1, step: 'assigned' },
      ...{ symbol: 'MSFT', quantity: 100, price: 400 },
    },
    { line: 4, outcome: 'refused', symbol: 'ZZQQ', code: 'X', message: '行情数据中没有该代码' },
    { line: 5, outcome: 'known', symbol: 'MSFT260220P00400000', code: 'Y', message: '已导入过' },
    { line: 6, outcome: 'skipped', symbol: 'Dividend', code: 'Z', message: '不是交易' },
    {
      ...{ line: 7, outcome: 'step', trade: 1, step: 'dividend' },
      ...{ symbol: 'MSFT', quantity: 100, price: 0.83 },
    },
  ],
};

describe('importing trades', () => {
  const begin = async (answers: Answers) => {
    const opened = await open(answer(), '/options/history', answers);
    await table();
    await opened.user.click(screen.getByRole('button', { name: '导入 CSV' }));
    const input = await screen.findByLabelText('CSV 文件', { selector: 'input' });
    await opened.user.upload(input, FILE);
    return opened;
  };

  it('shows what becomes of each trade before it is done, then what was refused', async () => {
    const { user } = await begin({ 'POST /api/options/history/import': { data: READ } });
    const list = await screen.findByRole('region', { name: '每笔交易的检查结果' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual(['第 2 行MSFT 买入看涨2 笔成交+$125.00', '第 5 行MSFT 买入看涨2 笔成交价格有误']);
    expect(within(list).getByRole('status').textContent).toBe('可导入 1 笔，未通过 1 笔。');
    await user.click(screen.getByRole('button', { name: '导入 1 笔交易' }));
    await screen.findByText('已导入 1 笔，未通过 1 笔。');
  });

  it('a broker’s file tells what becomes of each line, before and after it is done', async () => {
    const { user } = await begin({ 'POST /api/options/history/import': { data: BROKER } });
    const list = await screen.findByRole('region', { name: '每笔交易的检查结果' });
    expect(within(list).getByRole('status').textContent).toBe(
      'tastytrade：2 笔交易，其中 1 笔未平仓。各行：未通过 1，已导入过 1，跳过 1。',
    );
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual([
      'SPY 铁鹰式4 笔成交+$345.38',
      'MSFT 备兑股票2 笔成交持仓中接续之前导入的交易净现金流 −$38,578.55',
    ]);
    const lines = within(list).getByRole('table', { name: '文件各行' });
    const rows = () =>
      within(lines)
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows()).toEqual([
      ['2', '卖出 2 张 SPY 2024年3月15日 580 看跌，价格 2.35', '开仓 SPY 铁鹰式'],
      ['3', '买入 100 股 MSFT，价格 400.00', '指派 MSFT 备兑股票'],
      ['4', 'ZZQQ', '行情数据中没有该代码'],
      ['5', 'MSFT260220P00400000', '已导入过'],
      ['6', 'Dividend', '不是交易'],
      ['7', 'MSFT 股息 $0.83 × 100', '股息 MSFT 备兑股票'],
    ]);
    await user.click(within(list).getByRole('button', { name: '未通过 1' }));
    expect(rows().map(([line]) => line)).toEqual(['4']);
    await user.click(screen.getByRole('button', { name: '导入 2 笔交易' }));
    const link = await screen.findByRole('link', { name: '查看持仓' });
    expect(within(list).getByRole('status').textContent).toMatch(/^tastytrade：已导入 2 笔交易/);
    expect(link.getAttribute('href')).toBe('/options/strategies');
    await user.click(link);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('a refused file says why, and another can be chosen', async () => {
    const why = refusal(400, 'TRADES_COLUMNS', '第一行有误');
    const { user } = await begin({ 'POST /api/options/history/import': why });
    await screen.findByText('第一行有误');
    const action = screen.getByRole<HTMLButtonElement>('button', { name: '导入交易' });
    expect(action.disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the history of closed trades', () => {
  it('HI-03 HI-09 a row tells the whole trade and leads to its position', async () => {
    const { user, address } = await open(answer());
    const [, row] = within(await table()).getAllByRole('row');
    const cells = [...(row?.children ?? [])].map((cell) => cell.textContent.trim());
    expect(cells).toEqual([
      'SPY 铁鹰式已完成, 盈利',
      '铁鹰式',
      'SPY',
      '2026-01-05 → 2026-02-20',
      '46 天',
      '$800.00 → $930.00',
      '+$130.00',
      '▲ +16.25%',
      '中性',
      '',
    ]);
    await user.click(screen.getByRole('link', { name: 'SPY 铁鹰式' }));
    await waitFor(() => expect(address()).toBe('/options/position/a'));
  });

  it('HI-02 the figures of all that fits stand above the table', async () => {
    await open(answer());
    const summary = await screen.findByRole('region', { name: '汇总' });
    const before = summary.compareDocumentPosition(await table());
    expect(before & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const figure = (name: string) =>
      within(summary).getByText(name).nextElementSibling?.firstElementChild?.textContent;
    const names = ['已平仓交易', '胜率', '总盈亏', '每笔期望盈亏', '获利因子', '最大回撤'];
    expect(names.map(figure)).toEqual(['12', '66.7%', '+$540', '+$45', '2.29', '$210']);
  });

  it('HI-05 HI-06 HI-07 HI-08 a column sorts down, then up, then down; another one begins down', async () => {
    const { user, address, server } = await open(answer());
    await table();
    expect(headOf(/平仓/).getAttribute('aria-sort')).toBe('descending');
    const shown: unknown[] = [];
    for (const name of ['盈亏', '盈亏', '盈亏', '资金']) {
      await user.click(screen.getByRole('button', { name }));
      shown.push([address(), headOf(new RegExp(name)).getAttribute('aria-sort')]);
    }
    expect(shown).toEqual([
      ['/options/history?sort=return', 'descending'],
      ['/options/history?sort=return&order=asc', 'ascending'],
      ['/options/history?sort=return', 'descending'],
      ['/options/history?sort=capital', 'descending'],
    ]);
    expect(headOf(/盈亏/).getAttribute('aria-sort')).toBe('none');
    await waitFor(() => expect(server.sent(HISTORY).at(-1)?.query.get('sort')).toBe('capital'));
  });

  it('HI-01 HI-11 filters go to the address and to the server; where nothing fits it is said, and they can be cleared', async () => {
    const narrowed = ({ query }: { query: URLSearchParams }) =>
      query.get('result') ? EMPTY : answer();
    const { user, address, server } = await open(narrowed, '/options/history?page=2');
    await table();
    await user.click(screen.getByRole('button', { name: '3 个月' }));
    await user.click(screen.getByRole('button', { name: '筛选' }));
    await user.selectOptions(screen.getByRole('combobox', { name: '类型' }), '铁鹰式');
    await user.selectOptions(screen.getByRole('combobox', { name: '标的' }), 'SPY');
    await user.selectOptions(screen.getByRole('combobox', { name: '方向' }), '中性');
    await user.selectOptions(screen.getByRole('combobox', { name: '结果' }), '亏损');
    await user.type(screen.getByRole('searchbox', { name: '名称、标的、笔记或标签' }), '鹰');
    expect(await screen.findByText('没有找到符合条件的交易记录')).toBeTruthy();
    await waitFor(() => expect(address()).toContain('search='));
    const sent = server.sent(HISTORY).at(-1)?.query;
    expect(Object.fromEntries(sent ?? [])).toMatchObject({
      period: '3m',
      type: 'iron-condor',
      symbol: 'SPY',
      direction: 'neutral',
      result: 'loss',
      search: '鹰',
      page: '1',
    });
    await user.click(screen.getByRole('button', { name: '取消筛选 方向：中性' }));
    await waitFor(() => expect(address()).not.toContain('direction'));
    await user.click(screen.getByRole('button', { name: '清除筛选' }));
    expect(address()).toBe('/options/history');
    expect(await table()).toBeTruthy();
  });

  it('HI-10 the range stands below, and pages have addresses; one past the last leads back', async () => {
    const paged = ({ query }: { query: URLSearchParams }) => {
      const page = Number(query.get('page'));
      return answer(page > 2 ? { data: [], page } : { page });
    };
    const { user, address } = await open(paged);
    await table();
    expect(screen.getByText('第 1–10 笔，共 12 笔')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: '下一页' }));
    expect(await screen.findByText('第 11–12 笔，共 12 笔')).toBeTruthy();
    expect(address()).toBe('/options/history?page=2');
    await open(paged, '/options/history?page=9');
    await waitFor(() => expect(screen.getAllByText('第 11–12 笔，共 12 笔')).toHaveLength(2));
  });

  it('who has closed nothing is offered samples, and can remove them again', async () => {
    let loaded = false;
    const { user } = await open(
      () =>
        loaded ? answer({ data: [trade({ sample: true })] }) : answer({ ...EMPTY, symbols: [] }),
      '/options/history',
      {
        'POST /api/options/samples': () => {
          loaded = true;
          return { data: { samples: 12 } };
        },
        'DELETE /api/options/samples': () => {
          loaded = false;
          return new Response(null, { status: 204 });
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: '载入示例交易' }));
    await table();
    expect(screen.getAllByText('示例数据')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '移除示例' }));
    expect(await screen.findByText('还没有已平仓的交易')).toBeTruthy();
  });

  it('the trades that fit are exported as a file, whatever page is shown; a refusal is told', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file) => (files.push(file as Blob), 'blob:file');
    URL.revokeObjectURL = () => undefined;
    const csv = () => new Response('trade,cash', { headers: { 'content-type': 'text/csv' } });
    const { user, server, application } = await open(
      answer(),
      '/options/history?type=iron-condor&page=2',
      {
        'GET /api/options/history/export': csv,
      },
    );
    await user.click(await screen.findByRole('button', { name: '导出 CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const [sent] = server.sent('GET /api/options/history/export');
    const expected = { period: 'all', type: 'iron-condor', sort: 'date', order: 'desc' };
    expect(Object.fromEntries(sent?.query ?? [])).toEqual(expected);
    server.answers['GET /api/options/history/export'] = () => refusal(403, 'X', '导出暂停');
    await user.click(screen.getByRole('button', { name: '导出 CSV' }));
    await waitFor(() => expect(JSON.stringify(application.store.getState())).toContain('导出暂停'));
  });

  it('the trades that fit are handed to Data Analysis in the columns of the export, and not without any', async () => {
    let text = 'trade,cash\n';
    const csv = () => new Response(text, { headers: { 'content-type': 'text/csv' } });
    const { user, server, application, address } = await open(
      answer(),
      '/options/history?type=iron-condor&page=2',
      { 'GET /api/options/history/export': csv },
    );
    const notified = (title: string) =>
      waitFor(() => expect(application.toasts.list().map((each) => each.title)).toContain(title));
    const analyze = await screen.findByRole('button', { name: '分析' });
    await user.click(analyze);
    await notified('没有列出任何交易，无可分析的内容');
    expect(address()).toBe('/options/history?type=iron-condor&page=2');
    server.answers['GET /api/options/history/export'] = () => refusal(403, 'X', '导出暂停');
    await user.click(analyze);
    await notified('导出暂停');
    server.answers['GET /api/options/history/export'] = csv;
    text = 'trade,cash\nSPY,12.5\n';
    await user.click(analyze);
    await waitFor(() =>
      expect(address()).toBe(dataAnalysisOf('/options/history?type=iron-condor&page=2')),
    );
    const { file, from } = application.handedData()!;
    expect(from).toBe('/options/history?type=iron-condor&page=2');
    expect(file.name).toMatch(/^toolyard-trades-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(await textOfFile(file)).toBe(text);
  });

  it('a history that fails says why, and comes after Retry', async () => {
    const { user, server } = await open(() => refusal(403, 'X', '历史暂停'));
    expect((await screen.findByRole('alert')).textContent).toContain('历史暂停');
    server.answers[HISTORY] = answer();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await table()).toBeTruthy();
  });

  it('a visitor sees samples, marked once, and no call is made for them', async () => {
    const { server, user } = await renderOptions('/options/history');
    const rows = within(await table())
      .getAllByRole('row')
      .slice(1);
    expect(rows).toHaveLength(10);
    expect(screen.getAllByText('示例数据')).toHaveLength(1);
    expect(screen.getByText('登录后查看你自己的交易')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '筛选' }));
    await user.selectOptions(screen.getByRole('combobox', { name: '标的' }), 'TSLA');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
    expect(server.sent(HISTORY)).toEqual([]);
  });
});
