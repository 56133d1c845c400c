import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { META } from '../../test-chain.spec.helper.ts';
import {
  fakeServer,
  refusal,
  renderOptions,
  type Answers,
} from '../../render-options.spec.helper.tsx';
import { quoteOf, stockAnswers } from '../../test-market.spec.helper.ts';
import { watchlistOf } from '../../shared/watchlist/watchlist-of.ts';

const QUOTES = 'GET /api/polygon/quotes';
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

async function open(symbols: readonly string[] = SYMBOLS, answers: Answers = {}, signedIn = false) {
  const opened = await renderOptions('/options/watchlist', {
    signedIn,
    server: fakeServer({ ...stockAnswers(SYMBOLS), [QUOTES]: quotes, ...answers }),
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
  it('WL-02 a row shows symbol, name, price, changes, bid, ask and size', async () => {
    await open();
    await table();
    await waitFor(() =>
      expect([...rowOf('TSLA').children].map((cell) => cell.textContent)).toEqual([
        '',
        'TSLATSLA Inc.',
        '',
        '1,156.87',
        '▲ +$19.79',
        '▲ +1.74%',
        '1,156.86',
        '1,156.88',
        '2.64T',
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
    const before = server.sent('GET /api/polygon/previous-close/AAPL').length;
    const answer = quotes();
    answer.data.results[1] = quoteOf('AAPL', 170, 5.6);
    server.answers[QUOTES] = answer;
    await user.click(screen.getByRole('button', { name: '刷新' }));
    await waitFor(() => expect(rowOf('AAPL').textContent).toContain('170.00'));
    expect(server.sent('GET /api/polygon/previous-close/AAPL').length).toBeGreaterThan(before);
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

  it('a price that has not come is waited for, and is -- where there is none', async () => {
    const gone = refusal(404, 'SYMBOL_UNKNOWN', '找不到该代码');
    await open(['GONE'], {
      [QUOTES]: { data: { results: [] }, meta: META },
      'GET /api/polygon/ticker/GONE': gone,
      'GET /api/polygon/previous-close/GONE': gone,
    });
    await table();
    await waitFor(() =>
      expect([...rowOf('GONE').children].map((cell) => cell.textContent)).toEqual([
        '',
        'GONE',
        '',
        '--',
        ' --',
        ' --',
        '--',
        '--',
        '--',
      ]),
    );
  });
});

describe('the watchlist and the account', () => {
  const LIST = 'GET /api/options/watchlist';
  const SAVE = 'PUT /api/options/watchlist';
  const list = (symbols: readonly string[], version: number) => ({
    data: { symbols, version, updatedAt: null },
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
    expect(save!.body).toEqual({ symbols: ['AAPL', 'TSLA'] });
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
});
