import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Application } from '../../../../app/application.ts';
import { dataAnalysisOf } from '../../../../app/use-analyze.ts';
import { textOfFile } from '../../../../test-support/bytes-of.ts';
import { APPLE, META, searchAnswer } from '../../test-chain.spec.helper.ts';
import {
  fakeServer,
  refusal,
  renderOptions,
  type Answers,
  type SentCall,
} from '../../render-options.spec.helper.tsx';
import { figuresAnswer, quoteOf } from '../../test-market.spec.helper.ts';
import { watchlistOf } from '../../shared/watchlist/watchlist-of.ts';

const QUOTES = 'GET /api/polygon/quotes';
const FIGURES = 'GET /api/options/figures';
const SEARCH = 'GET /api/polygon/search';
const SYMBOLS = ['MSFT', 'AAPL', 'TSLA'];
const PRICES: Record<string, readonly [number, number]> = {
  MSFT: [342.97, -0.04],
  AAPL: [161.02, 0.29],
  TSLA: [1156.87, 1.74],
};
const quotes = () => ({
  data: { results: Object.entries(PRICES).map(([symbol, answer]) => quoteOf(symbol, ...answer)) },
  meta: META,
});

const callFor = (symbols: string): SentCall => ({
  ...{ key: FIGURES, body: null, headers: {} },
  query: new URLSearchParams({ symbols }),
});

async function open(symbols: readonly string[] = SYMBOLS, answers: Answers = {}, signedIn = false) {
  const opened = await renderOptions('/options/watchlist', {
    signedIn,
    server: fakeServer({ [FIGURES]: figuresAnswer(), [QUOTES]: quotes, ...answers }),
  });
  const watchlist = watchlistOf(opened.application);
  await screen.findByRole('heading', { level: 1, name: '自选股' });
  act(() => symbols.forEach((symbol) => watchlist.toggle(symbol)));
  return { ...opened, watchlist };
}
const table = () => screen.findByRole('table', { name: '自选股列表' });
const order = async () =>
  within(await table())
    .getAllByRole('link')
    .map((link) => link.textContent);
const rowOf = (symbol: string) => screen.getByRole('link', { name: symbol }).closest('tr')!;

describe('the watchlist page', () => {
  it('WL-02 a row shows symbol, name, price, changes and what options say of it', async () => {
    await open();
    await table();
    await waitFor(() =>
      expect([...rowOf('TSLA').children].map((cell) => cell.textContent)).toEqual([
        '',
        'TSLATSLA Inc.IV 30.0% · 排名 42% · ±16.62 (8.3%) · 28 天',
        '',
        '1,156.87',
        '▲ +$19.79',
        '▲ +1.74%',
        '30.0%',
        '42%',
        '±16.62 (8.3%)28 天',
        '26.0%',
        '24.0%',
        '1.25',
        '4210万',
        '12月18日 –2027年1月29日',
      ]),
    );
    expect(await order()).toEqual(SYMBOLS);
  });

  it('a row leads to its stock; its star takes it off', async () => {
    const { user } = await open();
    await table();
    expect(screen.getByRole('link', { name: 'MSFT' }).getAttribute('href')).toBe(
      '/options/stock/MSFT',
    );
    await user.click(screen.getByRole('button', { name: '将 MSFT 移出自选' }));
    expect(await order()).toEqual(['AAPL', 'TSLA']);
  });

  it('columns sort: largest first, smallest first, one’s own order again', async () => {
    const { user } = await open();
    await waitFor(() => expect(rowOf('TSLA').textContent).toContain('1,156.87'));
    const head = screen.getByRole('columnheader', { name: '价格' });
    const press = () => user.click(within(head).getByRole('button'));
    await press();
    expect([await order(), head.getAttribute('aria-sort')]).toEqual([
      ['TSLA', 'MSFT', 'AAPL'],
      'descending',
    ]);
    await press();
    expect([await order(), head.getAttribute('aria-sort')]).toEqual([
      ['AAPL', 'MSFT', 'TSLA'],
      'ascending',
    ]);
    await press();
    expect([await order(), head.getAttribute('aria-sort')]).toEqual([SYMBOLS, 'none']);
    await user.click(screen.getByRole('button', { name: '代码' }));
    expect(await order()).toEqual(['AAPL', 'MSFT', 'TSLA']);
  });

  it('WL-03 clearing asks first; cancelling keeps, confirming empties', async () => {
    const { user } = await open();
    await table();
    await user.click(screen.getByRole('button', { name: '清空' }));
    const dialog = await screen.findByRole('dialog', { name: '清空自选股？' });
    expect(dialog.textContent).toContain('将移出全部 3 只股票');
    await user.click(within(dialog).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await order()).toEqual(SYMBOLS);
    await user.click(screen.getByRole('button', { name: '清空' }));
    await user.click(await screen.findByRole('button', { name: '清空' }));
    expect(await screen.findByText('暂无自选股票')).toBeTruthy();
  });

  it('WL-04 refreshing asks for the data again', async () => {
    const { user, server } = await open();
    await waitFor(() => expect(rowOf('AAPL').textContent).toContain('161.02'));
    const before = server.sent(FIGURES).length;
    const answer = quotes();
    answer.data.results[1] = quoteOf('AAPL', 170, 5.6);
    server.answers[QUOTES] = answer;
    server.answers[FIGURES] = figuresAnswer({ AAPL: { ivRank: 0.77 } });
    await user.click(screen.getByRole('button', { name: '刷新' }));
    await waitFor(() => expect(rowOf('AAPL').textContent).toContain('170.00'));
    await waitFor(() => expect(rowOf('AAPL').textContent).toContain('77%'));
    expect(server.sent(FIGURES).length).toBeGreaterThan(before);
  });

  it('a live price stands beside its own change, not beside that of the figures', async () => {
    const { data, meta } = quotes();
    const results = data.results.map((quote) => ({ ...quote, change: null, changePercent: null }));
    await open(SYMBOLS, { [QUOTES]: { data: { results }, meta } });
    await waitFor(() => expect(rowOf('AAPL').textContent).toContain('161.02'));
    expect(rowOf('AAPL').textContent).not.toMatch(/[▲▼]/);
  });

  it('WL-05 a refresh that fails says so, keeps the prices, and goes after a retry', async () => {
    const { user, server } = await open();
    await waitFor(() => expect(rowOf('AAPL').textContent).toContain('161.02'));
    server.answers[QUOTES] = refusal(404, 'NOT_FOUND', 'x');
    await user.click(screen.getByRole('button', { name: '刷新' }));
    const box = await screen.findByRole('alert');
    expect(box.textContent).toContain('获取数据失败，请检查API连接或稍后再试');
    expect(rowOf('AAPL').textContent).toContain('161.02');
    server.answers[QUOTES] = quotes;
    await user.click(within(box).getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  }, 15_000);

  it('WL-06 an empty list leads to the market page', async () => {
    await open([]);
    expect(await screen.findByText('暂无自选股票')).toBeTruthy();
    expect(screen.getByRole('link', { name: '前往市场分析' }).getAttribute('href')).toBe(
      '/options/market',
    );
    expect(screen.queryByRole('button', { name: '清空' })).toBeNull();
  });

  it('a stock that nobody knows, and a source that lacks a figure, show --', async () => {
    const lacking = {
      ...{ impliedVolatility: null, ivRank: null, expectedMove: null, volume: null },
      ...{ realisedVolatility20: null, realisedVolatility30: null, nextEarnings: null },
    };
    await open(['SPY', 'GONE'], {
      [QUOTES]: { data: { results: [] }, meta: META },
      [FIGURES]: () => ({
        data: { results: [{ ...figuresAnswer({ SPY: lacking })(callFor('SPY')).data.results[0] }] },
        meta: META,
      }),
    });
    await table();
    const figures = (symbol: string) =>
      [...rowOf(symbol).children].slice(6).map((cell) => cell.textContent);
    await waitFor(() => expect(figures('SPY')).toEqual(Array(8).fill('--')));
    expect(figures('GONE')).toEqual(Array(8).fill('--'));
    // Lists on the device are not carried over to a company's new symbol.
    expect(rowOf('GONE').textContent).toContain('暂无数据，公司可能已更换代码');
    expect(rowOf('SPY').textContent).not.toContain('暂无数据');
    expect(rowOf('GONE').children[3]!.textContent).toBe('--');
  });

  it('a report has the day and time of the calendar; without one, the expiries around it', async () => {
    const reportOn = (confirmed: boolean, time: 'beforeOpen' | 'afterClose' | null) => ({
      nextReport: { date: '2026-12-20', time, confirmed },
    });
    await open(['SPY', 'AAPL', 'MSFT', 'TSLA'], {
      [FIGURES]: figuresAnswer({
        SPY: reportOn(true, 'beforeOpen'),
        AAPL: reportOn(false, 'afterClose'),
        MSFT: reportOn(true, null),
      }),
    });
    await waitFor(() => expect(rowOf('TSLA').textContent).toContain('30.0%'));
    const earnings = (symbol: string) => rowOf(symbol).lastElementChild!.textContent;
    expect(['SPY', 'AAPL', 'MSFT', 'TSLA'].map(earnings)).toEqual([
      '12月20日盘前',
      '12月20日（预计）盘后',
      '12月20日时间未公布',
      '12月18日 –2027年1月29日',
    ]);
  });

  it('figures that fail say so in their rows and come after a retry there', async () => {
    const { user, server } = await open(['AAPL'], { [FIGURES]: refusal(403, 'X', 'no') });
    const retry = await within(await table()).findByRole('button', { name: '加载失败，重试' });
    server.answers[FIGURES] = figuresAnswer();
    await user.click(retry);
    await waitFor(() => expect(rowOf('AAPL').textContent).toContain('30.0%'));
  });

  it('many stocks take one call for 25 of them, and one more stock loses no figure', async () => {
    const many = Array.from({ length: 30 }, (_, i) => `S${String(i).padStart(2, '0')}`);
    const { server, watchlist } = await open(many);
    await waitFor(() => expect(rowOf('S29').textContent).toContain('30.0%'));
    const calls = server.sent(FIGURES).map(({ query }) => query.get('symbols')!.split(',').length);
    expect(calls.slice(-2)).toEqual([25, 5]);
    server.answers[FIGURES] = () => new Promise(() => undefined);
    act(() => watchlist.toggle('A00'));
    expect(rowOf('S29').textContent).toContain('30.0%');
    expect(within(rowOf('A00')).getAllByRole('status').length).toBeGreaterThan(0);
  });

  it('sorts by a figure of options, unknown ones last', async () => {
    const { user } = await open(SYMBOLS, {
      [FIGURES]: figuresAnswer({ MSFT: { ivRank: 0.1 }, TSLA: { ivRank: null } }),
    });
    await waitFor(() => expect(rowOf('MSFT').textContent).toContain('10%'));
    const rank = within(screen.getByRole('columnheader', { name: 'IV 排名' })).getByRole('button');
    await user.click(rank);
    expect(await order()).toEqual(['AAPL', 'MSFT', 'TSLA']);
    await user.click(rank);
    expect(await order()).toEqual(['MSFT', 'AAPL', 'TSLA']);
  });

  it('J and K move through the rows, Enter opens one', async () => {
    const { user, address } = await open();
    await table();
    await user.keyboard('jj');
    expect(document.activeElement?.textContent).toBe('AAPL');
    await user.keyboard('k{Enter}');
    await waitFor(() => expect(address()).toBe('/options/stock/MSFT'));
  });

  it('columns are chosen, and the choice stays in this browser', async () => {
    const { user, application } = await open();
    await table();
    await user.click(screen.getByRole('button', { name: '列设置' }));
    const dialog = within(await screen.findByRole('dialog', { name: '列设置' }));
    await user.click(dialog.getByRole('checkbox', { name: /市值/ }));
    await user.click(dialog.getByRole('checkbox', { name: /^20 日实波/ }));
    await user.click(dialog.getByRole('button', { name: '完成' }));
    expect(await screen.findByRole('columnheader', { name: '市值' })).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: '20 日实波' })).toBeNull();
    expect(application.services.storage.at().getItem('watchlistColumns')).toContain('marketCap');
  });

  it('a stock that is searched is put on the list by Enter and a press', async () => {
    const { user } = await open(['TSLA'], { [SEARCH]: searchAnswer(APPLE) });
    await user.keyboard('/');
    await user.keyboard('apple{Enter}');
    await user.click(await screen.findByRole('button', { name: /^将 AAPL .*加入此列表$/ }));
    await waitFor(async () => expect(await order()).toEqual(['TSLA', 'AAPL']));
  });
});

describe('several watchlists', () => {
  const bar = () => within(screen.getByRole('group', { name: '自选列表' }));
  const names = () =>
    bar()
      .getAllByRole('button')
      .map((each) => each.textContent);
  const create = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) => {
    await user.click(screen.getByRole('button', { name: '新建列表' }));
    await user.type(await screen.findByRole('textbox', { name: '名称' }), `${name}{Enter}`);
  };
  const press = async (user: Awaited<ReturnType<typeof open>>['user'], item: string) => {
    await user.click(screen.getByRole('button', { name: /的操作$/ }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };

  it('a new list is shown at once; its stars are its own', async () => {
    const { user, watchlist } = await open(['TSLA']);
    await create(user, '财报');
    await waitFor(() => expect(names()).toEqual(['自选股 1', '财报 0']));
    expect(await screen.findByText('暂无自选股票')).toBeTruthy();
    act(() => watchlist.toggle('MSFT'));
    expect(await order()).toEqual(['MSFT']);
    await user.click(bar().getByRole('button', { name: /自选股/ }));
    expect(await order()).toEqual(['TSLA']);
    expect(screen.getByRole('button', { name: '将 TSLA 移出“自选股”' })).toBeTruthy();
  });

  it.each([
    ['blank', '   ', '请输入名称，最多 40 个可见字符'],
    ['too long', 'x'.repeat(41), '请输入名称，最多 40 个可见字符'],
    ['taken', 'watchlist', '已有同名的自选列表'],
  ])('a name that is %s is told at the field and stays there', async (_what, name, words) => {
    const { user } = await open(['TSLA']);
    await create(user, name);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: '名称' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect([screen.getByText(words) !== null, field.value]).toEqual([true, name]);
  });

  it('is renamed, moved and deleted; a deletion can be undone', async () => {
    const { user, application } = await open(['TSLA']);
    await create(user, '财报');
    await press(user, '重命名');
    const field = await screen.findByRole('textbox', { name: '名称' });
    await user.clear(field);
    await user.type(field, '芯片{Enter}');
    await waitFor(() => expect(names()).toEqual(['自选股 1', '芯片 0']));
    await press(user, '左移');
    await waitFor(() => expect(names()).toEqual(['芯片 0', '自选股 1']));
    await user.click(bar().getByRole('button', { name: /自选股/ }));
    await press(user, '删除');
    await waitFor(() => expect(names()).toEqual(['芯片 0']));
    const [toast] = application.toasts.list();
    expect(toast!.title).toBe('已删除“自选股”');
    act(() => toast!.action!.onClick());
    await waitFor(() => expect(names()).toEqual(['芯片 0', '自选股 1']));
    expect(await order()).toEqual(['TSLA']);
  });

  it('the last list cannot be deleted', async () => {
    const { user } = await open(['TSLA']);
    await user.click(screen.getByRole('button', { name: /的操作$/ }));
    const item = await screen.findByRole('menuitem', { name: '删除' });
    expect(item.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('the watchlist and the account', () => {
  const LIST = 'GET /api/options/watchlist';
  const SAVE = 'PUT /api/options/watchlists';
  const list = (symbols: readonly string[], version: number) => ({
    data: {
      symbols,
      lists: [{ id: 'default', name: 'Watchlist', symbols }],
      version,
      updatedAt: null,
    },
  });

  it('a visitor asks nothing of the account and reads where the list is stored', async () => {
    const { server } = await open();
    await table();
    expect(screen.getByText(/仅保存在此浏览器中/)).toBeTruthy();
    expect([server.sent(LIST), server.sent(SAVE)]).toEqual([[], []]);
  });

  it('signing in adds the visitor’s list to the account’s, under its version', async () => {
    const { server, application } = await open(['TSLA'], {
      [LIST]: list(['AAPL'], 4),
      [SAVE]: list(['AAPL', 'TSLA'], 5),
    });
    await table();
    act(() =>
      application.signedIn('a token', {
        id: 'u1',
        name: 'Reader',
        email: 'reader@toolyard.example',
        role: 'user',
        language: 'auto',
        createdAt: '2026-01-02T03:04:05.000Z',
      }),
    );
    await waitFor(() => expect(server.sent(SAVE)).toHaveLength(1));
    const [save] = server.sent(SAVE);
    expect(save!.body).toEqual({
      lists: [{ id: 'default', name: 'Watchlist', symbols: ['AAPL', 'TSLA'] }],
    });
    expect(save!.headers).toMatchObject({ 'If-Match': '"4"' });
    expect(save!.headers['Idempotency-Key']).toBeTruthy();
    await waitFor(async () => expect(await order()).toEqual(['AAPL', 'TSLA']));
  });

  it('a star that the account does not take is undone, and a toast says so', async () => {
    const { application } = await open(
      [],
      { [LIST]: list(['AAPL'], 4), [SAVE]: refusal(403, 'FORBIDDEN', '现在不行') },
      true,
    );
    expect(await order()).toEqual(['AAPL']);
    act(() => watchlistOf(application).toggle('TSLA'));
    expect(watchlistOf(application).list()).toEqual(['AAPL', 'TSLA']);
    await waitFor(() =>
      expect(application.toasts.list()).toMatchObject([
        { title: '自选股保存失败', description: '现在不行', variant: 'destructive' },
      ]),
    );
    expect(await order()).toEqual(['AAPL']);
  });

  const BARS = [
    { t: Date.UTC(2026, 10, 19, 5), o: 10, h: 12.5, l: 9, c: 11, v: 100 },
    { t: Date.UTC(2026, 10, 20, 5), o: 11, h: 13, l: 10, c: 12, v: 200 },
  ];
  const notified = ({ toasts }: Application, title: string) =>
    waitFor(() => expect(toasts.list().map((each) => each.title)).toContain(title));
  const barsOf = (results: readonly object[]) => () => ({ data: { results }, meta: META });

  it('the daily bars of the listed symbols are handed to Data Analysis; symbols without any are named', async () => {
    const { user, server, application, address } = await open(['MSFT', 'AAPL'], {
      'GET /api/polygon/aggregates/MSFT': barsOf(BARS),
      'GET /api/polygon/aggregates/AAPL': barsOf([]),
    });
    await user.click(await screen.findByRole('button', { name: '分析' }));
    await waitFor(() => expect(address()).toBe(dataAnalysisOf('/options/watchlist')));
    await notified(application, '1 个标的没有 K 线：AAPL');
    const { file, from } = application.handedData()!;
    expect([file.name, from]).toEqual(['bars.csv', '/options/watchlist']);
    // Midnight in New York is 05:00 UTC in November.
    expect((await textOfFile(file)).trim().split('\r\n')).toEqual([
      'symbol,day,open,high,low,close,volume',
      'MSFT,2026-11-19,10,12.5,9,11,100',
      'MSFT,2026-11-20,11,13,10,12,200',
    ]);
    const [sent] = server.sent('GET /api/polygon/aggregates/MSFT');
    expect(sent?.query.get('timespan')).toBe('day');
  });

  it('bars that cannot be read, and a list without any, open nothing and say so', async () => {
    const { user, server, application, address } = await open(['MSFT'], {
      'GET /api/polygon/aggregates/MSFT': () => refusal(403, 'X', '行情暂停'),
    });
    const analyze = await screen.findByRole('button', { name: '分析' });
    await user.click(analyze);
    await notified(application, '行情暂停');
    server.answers['GET /api/polygon/aggregates/MSFT'] = barsOf([]);
    await user.click(analyze);
    await notified(application, '这些标的都没有日 K 线');
    expect(address()).toBe('/options/watchlist');
    expect(application.handedData()).toBeNull();
  });
});
