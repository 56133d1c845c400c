import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  fakeServer,
  refusal,
  renderOptions,
  type Answers,
} from '../../render-options.spec.helper.tsx';
import { APPLE, marketStatusAnswer, META, searchAnswer } from '../../test-chain.spec.helper.ts';
import {
  figuresAnswer,
  MARKET_ANSWERS,
  newsAnswer,
  newsItem,
  outage,
  quotesAnswer,
  tickerAnswer,
} from '../../test-market.spec.helper.ts';

const open = (answers: Answers = {}, signedIn = false) =>
  renderOptions('/options/market', {
    signedIn,
    server: fakeServer({ ...MARKET_ANSWERS, ...answers }),
  });
const region = (name: string | RegExp) => screen.findByRole('region', { name });
const ticker = async (symbol: string) =>
  (await within(await region('热门股票')).findByRole('link', { name: symbol })).closest('li')!;

describe('the market page', () => {
  it('MK-01 holds search, watchlist, status, popular stocks, news, SPY and trades', async () => {
    await open();
    expect(await screen.findByRole('search')).toBeTruthy();
    for (const name of ['自选股', '市场状态', '热门股票', '市场新闻', 'SPY 近 30 天', '交易思路'])
      expect(await region(name)).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 }).map((h) => h.textContent)).toEqual([
      '市场分析',
    ]);
  });

  it('MK-05 the status names the market, nasdaq and nyse, and says once that they are closed; it counts down to the open', async () => {
    await open();
    const status = within(await region('市场状态'));
    expect((await status.findByRole('term')).textContent).toBe('美股 · 纳斯达克 · 纽交所');
    expect(status.getAllByRole('definition').map((each) => each.textContent)).toEqual(['休市']);
    // The foot of the area says it too, on every page.
    expect(screen.getAllByText('休市').filter(({ tagName }) => tagName === 'SPAN')).toHaveLength(1);
    // Friday 16:00 to Monday 9:30 in New York.
    expect(screen.getByRole('timer').textContent).toMatch(/^距开盘 2 天 17 小时/);
  });

  it('MK-05 an exchange that differs has a state of its own', async () => {
    const answer = marketStatusAnswer();
    answer.data.results.exchanges.nyse.status = 'halted';
    await open({ 'GET /api/polygon/market-status': answer });
    const status = within(await region('市场状态'));
    await waitFor(() =>
      expect(status.getAllByRole('definition').map((each) => each.textContent)).toEqual([
        '休市',
        '休市',
        'halted',
      ]),
    );
  });

  it('MK-06 MK-07 five popular stocks, each with its details and last close', async () => {
    const { server } = await open();
    const list = within(await region('热门股票'));
    await waitFor(() =>
      expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
        'AAPL',
        'SPY',
        'TSLA',
        'MSFT',
        'NVDA',
      ]),
    );
    const apple = await ticker('AAPL');
    await waitFor(() => expect(apple.textContent).toBe('AAPL市值 2.64万亿200.00▲ +$3.00 (+1.52%)'));
    for (const symbol of ['AAPL', 'SPY', 'TSLA', 'MSFT', 'NVDA'])
      await waitFor(() => {
        expect(server.sent(`GET /api/polygon/ticker/${symbol}`)).toHaveLength(1);
        expect(server.sent(`GET /api/polygon/previous-close/${symbol}`)).toHaveLength(1);
      });
  });

  it('MK-18 a market capitalisation below a trillion is in billions', async () => {
    await open({ 'GET /api/polygon/ticker/NVDA': tickerAnswer('NVDA', 798.9e9) });
    await waitFor(async () => expect((await ticker('NVDA')).textContent).toContain('7989亿'));
  });

  it('a live quote stands over the last close', async () => {
    await open({ 'GET /api/polygon/quotes': quotesAnswer });
    await waitFor(async () =>
      expect((await ticker('TSLA')).textContent).toContain('201.00▲ +$1.00 (+0.50%)'),
    );
  });

  it('R8 price and change of SPY are the same in its tile and over its chart', async () => {
    await open({ 'GET /api/polygon/quotes': quotesAnswer });
    const trend = await region('SPY 近 30 天');
    await waitFor(() => expect(trend.textContent).toContain('201.00▲ +$1.00 (+0.50%)'));
    expect((await ticker('SPY')).textContent).toContain('201.00▲ +$1.00 (+0.50%)');
  });

  it('MK-11 MK-12 a stock that fails stands empty with a sample price in grey; the rest goes on', async () => {
    const gone = refusal(404, 'SYMBOL_UNKNOWN', '找不到该代码');
    await open({
      'GET /api/polygon/ticker/TSLA': gone,
      'GET /api/polygon/previous-close/TSLA': gone,
      'GET /api/polygon/aggregates/TSLA': gone,
    });
    const tesla = await ticker('TSLA');
    await waitFor(() => expect(tesla.textContent).toMatch(/^TSLA[\d,]+\.00示例 --$/));
    expect(within(tesla).getByTitle('示例价格，真实价格加载失败').className).toContain(
      'text-ink-3',
    );
    await waitFor(async () => expect((await ticker('AAPL')).textContent).toContain('200.00'));
    expect(screen.queryByText('数据加载错误')).toBeNull();
  });

  it('MK-08 five pieces of news with title, publisher, age, link, description and tickers', async () => {
    const { address, user, server } = await open();
    const card = within(await region('市场新闻'));
    const rows = await card.findAllByRole('listitem');
    expect(server.sent('GET /api/polygon/news')[0]?.query.get('limit')).toBe('5');
    expect(rows.map((row) => row.textContent)).toEqual([
      '新闻 1详情 1SPY模拟财经 · 40 分钟前',
      '新闻 2详情 2SPY模拟财经 · 1 小时前',
      '新闻 3详情 3SPY模拟财经 · 2 小时前',
      '新闻 4详情 4SPY模拟财经 · 2 小时前',
      '新闻 5详情 5SPY模拟财经 · 3 小时前',
    ]);
    const link = card.getByRole('link', { name: '新闻 1' });
    expect(link.getAttribute('href')).toBe('/options/stock/SPY');
    await user.click(link);
    await waitFor(() => expect(address()).not.toBe('/options/market'));
  });

  it('MK-08 news without a page of its own is text, and never more than five', async () => {
    const many = Array.from({ length: 7 }, (_, i) => newsItem(i + 1, { article_url: null }));
    await open({ 'GET /api/polygon/news': newsAnswer(...many) });
    const card = within(await region('市场新闻'));
    expect(await card.findAllByRole('listitem')).toHaveLength(5);
    expect(card.queryByRole('link', { name: '新闻 1' })).toBeNull();
  });

  it('MK-09 without news it says so', async () => {
    await open({ 'GET /api/polygon/news': newsAnswer() });
    expect(await screen.findByText('暂无市场新闻')).toBeTruthy();
  });

  it('MK-10 the SPY trend is thirty days of daily bars, and longer when asked for', async () => {
    const { server, user } = await open();
    const sent = () =>
      server
        .sent('GET /api/polygon/aggregates/SPY')
        .map(({ query }) => [query.get('from'), query.get('to'), query.get('timespan')].join(' '));
    await waitFor(() => expect(sent()).toContain('2026-10-21 2026-11-20 day'));
    const card = await region('SPY 近 30 天');
    expect((await within(card).findByRole('img')).getAttribute('aria-label')).toContain('30 天');
    await user.click(within(card).getByRole('button', { name: '1 年' }));
    await waitFor(() => expect(sent()).toContain('2025-11-20 2026-11-20 day'));
    expect(await region('SPY 近 1 年')).toBeTruthy();
  });

  it('MK-17 blocks load, and one that fails says so alone and comes after a retry', async () => {
    let answer: unknown = refusal(502, 'PROVIDER_FAILED', '行情源暂时不可用');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const { user } = await open({
      'GET /api/polygon/news': () =>
        held.then(() => (answer instanceof Response ? answer.clone() : answer)),
    });
    const card = within(await region('市场新闻'));
    expect(card.getByRole('status', { name: '加载中...' })).toBeTruthy();
    answer = refusal(403, 'FORBIDDEN', '现在不行');
    release();
    const box = await card.findByRole('alert');
    expect(box.textContent).toContain('市场新闻：加载失败');
    expect(box.textContent).toContain('现在不行');
    await waitFor(async () => expect((await ticker('AAPL')).textContent).toContain('200.00'));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    answer = newsAnswer(newsItem(1));
    await user.click(within(box).getByRole('button', { name: '重试' }));
    expect(await card.findByText('新闻 1')).toBeTruthy();
  });

  it('MK-17 while the provider accepts no calls it says so calmly, and the figures come by themselves', async () => {
    const waiting = () =>
      new Response(
        JSON.stringify({ code: 'PROVIDER_RATE', message: '行情服务商的调用次数已用完' }),
        {
          status: 202,
          headers: { 'Content-Type': 'application/json', 'Retry-After': '1' },
        },
      );
    const { server } = await open(
      Object.fromEntries(Object.keys(MARKET_ANSWERS).map((route) => [route, waiting])),
    );
    const note = await screen.findByText(/正在等待行情服务商/);
    expect(note.closest('[role=status]')?.textContent).toMatch(/约 [12] 秒后更新/);
    expect(screen.queryByRole('alert')).toBeNull();
    expect((await ticker('AAPL')).textContent).not.toContain('示例');
    Object.assign(server.answers, fakeServer(MARKET_ANSWERS).answers);
    await waitFor(async () => expect((await ticker('AAPL')).textContent).toContain('200.00'));
    await waitFor(() => expect(screen.queryByText(/正在等待行情服务商/)).toBeNull());
  });

  it('MK-13 MK-14 MK-15 when nothing comes one panel says what may be wrong', async () => {
    const { server, user } = await open(outage());
    const panel = await screen.findByText('数据加载错误');
    const box = panel.closest<HTMLElement>('[role=alert]')!;
    expect(box.textContent).toContain('获取数据失败，请检查API连接或稍后再试');
    expect(
      within(box)
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual(['后端服务运行在端口 5001', '已配置市场数据密钥', '网络连接正常']);
    for (const symbol of ['AAPL', 'SPY', 'TSLA', 'MSFT', 'NVDA'])
      expect((await ticker(symbol)).textContent).toContain('示例');
    Object.assign(server.answers, fakeServer(MARKET_ANSWERS).answers);
    await user.click(within(box).getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.queryByText('数据加载错误')).toBeNull());
    expect(await region('市场新闻')).toBeTruthy();
  });

  it('trades that are expected to lose are not offered, but can be shown: outlook, chance, gain and risk, why, and the builder', async () => {
    const { user } = await open();
    const card = within(await region('交易思路'));
    expect(await card.findByText('今天没有值得承担风险的思路')).toBeTruthy();
    expect(card.queryByRole('article')).toBeNull();
    await user.click(card.getByRole('button', { name: '仍然查看' }));
    const trade = await card.findByRole('article');
    expect(trade.textContent).toContain('上涨，IV 排名 80%');
    expect(trade.getAttribute('aria-label')).toBe('SPY 牛市看跌价差');
    expect(trade.textContent).toContain(
      'IV 排名 80%，不低于 50%：期权偏贵，适合卖出权利金。趋势向上：收盘价 200.00 高于 20 日均线 195.00，且 20 日均线高于 50 日均线 190.00。',
    );
    const figures = within(trade).getAllByRole('definition');
    expect(figures.map((each) => each.textContent.slice(0, 2)).slice(1)).toEqual(['+$', '−$']);
    expect(figures[0]?.textContent).toMatch(/^\d+\.\d%$/);
    expect(trade.textContent).toMatch(/期望盈亏.*−\$[\d,.]+/);
    expect(within(trade).getByRole('link').getAttribute('href')).toMatch(
      /^\/options\/builder\?plan=.+/,
    );
  });

  it('where no rule holds no trade is proposed, and it says so', async () => {
    await open({ 'GET /api/options/figures': figuresAnswer() });
    expect(await screen.findByText('目前没有规则给出交易思路。')).toBeTruthy();
  });

  it('movers rise, fall or are the most active; percent stands beside dollars', async () => {
    const { user } = await open();
    const card = within(await region('涨跌榜'));
    const rows = () => card.getAllByRole('listitem').map((row) => row.textContent);
    await card.findAllByRole('listitem');
    expect(rows()).toEqual([
      'NVDANVDA Inc.200.00▲ +$6.00 (+3.00%)',
      'AAPLAAPL Inc.200.00▲ +$2.00 (+1.00%)',
      'TSLATSLA Inc.200.00▼ −$4.00 (−2.00%)',
    ]);
    await user.click(card.getByRole('button', { name: '成交活跃' }));
    expect(rows()).toEqual(['SPYSPY Inc.4210万200.00▲ +$1.00 (+0.50%)']);
  });

  it('sectors say how many stocks and that each counts alike; indices have QQQ and VIX', async () => {
    await open();
    const sectors = await region('板块');
    await within(sectors).findAllByRole('listitem');
    expect(sectors.textContent).toContain('信息技术 2 只股票▲ +2.00%');
    expect(sectors.textContent).toContain('等权平均');
    const indices = within(await region('指数与基金'));
    expect(indices.getAllByRole('link').map((link) => link.textContent)).toEqual(['QQQ', 'VIX']);
  });

  it('a source that lists nothing says so', async () => {
    const nothing = { gainers: [], losers: [], mostActive: [], sectors: [], benchmarks: [] };
    await open({ 'GET /api/market/overview': { data: nothing, meta: META } });
    expect(await screen.findAllByText('数据源没有股票列表。')).toHaveLength(4);
  });

  it('OM-06 the side menu marks the page', async () => {
    await open();
    const menu = within(screen.getByRole('navigation', { name: '期权' }));
    expect(menu.getByRole('link', { current: 'page' }).getAttribute('href')).toBe(
      '/options/market',
    );
  });
});

describe('the search of the market page', () => {
  const SEARCH = 'GET /api/polygon/search';
  const field = () => screen.findByRole('searchbox', { name: '搜索股票' });

  it('MK-02 MK-03 neither blank text nor two characters are searched; Enter and the button search at once', async () => {
    const { user, server } = await open();
    await user.type(await field(), '   {Enter}');
    await user.click(screen.getByRole('button', { name: '立即搜索' }));
    await user.clear(await field());
    await user.type(await field(), 'ap');
    expect(within(screen.getByRole('search')).getByRole('link', { name: /^AAPL/ })).toBeTruthy();
    expect(server.sent(SEARCH)).toHaveLength(0);
    await user.keyboard('ple{Enter}');
    expect(await screen.findByText('“apple”有 1 个结果')).toBeTruthy();
    await user.clear(await field());
    await user.type(await field(), 'F');
    await user.click(screen.getByRole('button', { name: '立即搜索' }));
    await waitFor(() =>
      expect(server.sent(SEARCH).map(({ query }) => query.get('query'))).toEqual(['apple', 'F']),
    );
  });

  it('MK-04 at most five are asked for and shown; one leads to its page', async () => {
    const hits = Array.from({ length: 8 }, (_, i) => ({ ...APPLE, ticker: `AA${i}` }));
    const { user, server } = await open({ [SEARCH]: searchAnswer(...hits) });
    await user.type(await field(), 'aa{Enter}');
    const form = within(screen.getByRole('search'));
    await waitFor(() => expect(form.getAllByRole('listitem')).toHaveLength(5));
    expect(server.sent(SEARCH)[0]?.query.get('limit')).toBe('5');
    expect(form.getAllByRole('link')[0]?.getAttribute('href')).toBe('/options/stock/AA0');
  });

  it('`/` leads to the field; Escape closes what was found', async () => {
    const { user } = await open();
    const search = await field();
    await user.keyboard('/');
    expect(document.activeElement).toBe(search);
    await user.keyboard('a/b{Enter}');
    expect((search as HTMLInputElement).value).toBe('a/b');
    expect(await screen.findByText('“a/b”有 1 个结果')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('“a/b”有 1 个结果')).toBeNull();
  });

  it.each([
    ['nothing found', searchAnswer(), '没有找到“zz”'],
    ['a failure', refusal(404, 'NOT_FOUND', 'x'), '搜索失败'],
  ])('%s is said', async (_what, answer, text) => {
    const { user } = await open({ [SEARCH]: answer });
    await user.type(await field(), 'zz{Enter}');
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('MK-16 the star of a hit puts it on the watchlist and takes it off', async () => {
    const { user } = await open({ 'GET /api/polygon/quotes': quotesAnswer });
    await user.type(await field(), 'apple{Enter}');
    await user.click(await screen.findByRole('button', { name: '将 AAPL 加入自选' }));
    const rail = within(await region('自选股'));
    expect(await rail.findByRole('link', { name: 'AAPL' })).toBeTruthy();
    await user.click(rail.getByRole('button', { name: '将 AAPL 移出自选' }));
    expect(await rail.findByText('暂无自选股票')).toBeTruthy();
  });
});
