import { describe, expect, it } from '@jest/globals';
import { decodePlan } from '@toolyard/core/options/sharing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  fakeServer,
  refusal,
  renderOptions,
  type SentCall,
} from '../../render-options.spec.helper.tsx';
import { quotesAnswer } from '../../test-market.spec.helper.ts';
import { APPLE, EXPIRIES, META, contract, searchAnswer } from '../../test-chain.spec.helper.ts';
import { DAYS, DETAILS, VOLATILITY, openStock, results } from '../../stock-answers.spec.helper.ts';

const block = (name: string) => screen.findByRole('region', { name });
const value = (region: HTMLElement, label: string) =>
  within(region).getByText(label).closest('div')?.querySelector('dd')?.textContent;
const trend = () => screen.findByRole('img', { name: /^AAPL 价格走势/ });
const refused = () => refusal(502, 'PROVIDER_FAILED', 'the provider does not answer');

describe('the page of a stock', () => {
  it('SD-01 OM-03 shows price trend, option chain, stock info, news and option stats', async () => {
    await openStock();
    for (const name of ['价格走势', '期权链', '股票信息', '相关新闻', '期权统计'])
      expect(await block(name)).toBeTruthy();
    expect(await screen.findByRole('grid', { name: `AAPL ${EXPIRIES[1]} 期权链` })).toBeTruthy();
  });

  it('SD-02 SD-03 asks for details, previous close and 3 news, then for 6 months of days', async () => {
    const { server } = await openStock();
    await trend();
    await waitFor(() => expect(server.sent('GET /api/polygon/news')).not.toEqual([]));
    await waitFor(() =>
      expect(server.sent('GET /api/polygon/previous-close/AAPL')).not.toEqual([]),
    );
    const keys = server.calls.map(({ key }) => key);
    const bars = keys.indexOf('GET /api/polygon/aggregates/AAPL');
    expect(keys.indexOf('GET /api/polygon/ticker/AAPL')).toBeLessThan(bars);
    const requested = server.sent('GET /api/polygon/aggregates/AAPL').map(({ query }) => query);
    expect(requested.map((query) => query.get('from'))).toContain('2026-05-21');
    for (const query of requested) {
      expect(query.get('to')).toBe('2026-11-20');
      expect(query.get('timespan')).toBe('day');
    }
    const [news] = server.sent('GET /api/polygon/news');
    expect([news!.query.get('symbol'), news!.query.get('limit')]).toEqual(['AAPL', '3']);
  });

  it('RT-14 an unknown symbol is said to be one, without another try', async () => {
    await openStock({
      'GET /api/polygon/ticker/AAPL': () => refusal(404, 'SYMBOL_UNKNOWN', 'not known'),
    });
    expect(await screen.findByText(/^没有代码为“AAPL”的股票。/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('an unknown symbol has those that begin like it, and the way to a search by name', async () => {
    const { server, user, address } = await openStock({
      'GET /api/polygon/ticker/AAPL': () => refusal(404, 'SYMBOL_UNKNOWN', 'not known'),
      'GET /api/polygon/search': () => searchAnswer({ ...APPLE, ticker: 'AAL' }),
    });
    const near = await screen.findByRole('link', { name: 'AAL' });
    const [search] = server.sent('GET /api/polygon/search').map(({ query }) => query);
    expect([search?.get('query'), search?.get('limit')]).toEqual(['AA', '5']);
    expect(screen.getByRole('link', { name: '按名称搜索' }).getAttribute('href')).toBe(
      '/options/market',
    );
    await user.click(near);
    await waitFor(() => expect(address()).toBe('/options/stock/AAL'));
  });

  it('the header has name, price and the change against the close before', async () => {
    await openStock();
    expect(await screen.findByRole('heading', { level: 1, name: /^AAPL\s*苹果$/ })).toBeTruthy();
    expect(await screen.findByText('▲ +$4.00 (+2.04%)')).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('AAPL 股票详情 · Toolyard'));
  });

  it('the badge of the header tells the source of the live price, not of the older figures', async () => {
    const meta = { ...META, provider: 'polygon', simulated: false, delayedMinutes: 15 };
    await openStock({
      'GET /api/polygon/quotes': (call: SentCall) => ({ ...quotesAnswer(call), meta }),
    });
    const heading = await screen.findByRole('heading', { level: 1 });
    const header = heading.parentElement!;
    expect(await within(header).findByText(/15 分钟/)).toBeTruthy();
    expect(within(header).queryByText('模拟数据')).toBeNull();
  });

  it('WL-01 the star puts the stock on the watchlist and takes it off', async () => {
    const { user } = await openStock();
    await user.click(await screen.findByRole('button', { name: '将 AAPL 加入自选' }));
    const star = screen.getByRole('button', { name: '将 AAPL 移出自选' });
    expect(star.hasAttribute('aria-pressed')).toBe(false);
    await user.click(star);
    expect(screen.getByRole('button', { name: '将 AAPL 加入自选' })).toBeTruthy();
  });

  it('SD-05 MK-18 R23 stock info, with the close before that of the shown price: name, market cap, 52 weeks, shares, dividend yield, exchange', async () => {
    await openStock();
    const info = await block('股票信息');
    await within(info).findByText('2.5万亿');
    const labels = ['名称', '52 周最低', '52 周最高', '总股本', '股息率', '交易所', '昨收'];
    await waitFor(() => expect(value(info, '昨收')).not.toBe('获取中...'));
    expect(labels.map((label) => value(info, label))).toEqual([
      '苹果',
      '150.00',
      '250.00',
      '150亿',
      '0.50%',
      'NASDAQ',
      '196.00',
    ]);
  });

  it('SD-07 what is on its way says 获取中..., what a stock does not have N/A, a price that is unknown --', async () => {
    let release: (answer: unknown) => void = () => undefined;
    const details = new Promise((resolve) => (release = resolve));
    await openStock({
      'GET /api/polygon/ticker/AAPL': () => details,
      'GET /api/polygon/previous-close/AAPL': () => results([]),
      'GET /api/polygon/aggregates/AAPL': () => results([]),
    });
    const info = await block('股票信息');
    expect(value(info, '市值')).toBe('获取中...');
    expect(await screen.findByText(/跨式的中间价/)).toBeTruthy();
    expect(screen.queryByText(/^--.*跨式/)).toBeNull();
    release(results({ ...DETAILS, market_cap: null, dividend_yield: null, min_52_week: null }));
    await waitFor(() => expect(value(info, '市值')).toBe('N/A'));
    expect(value(info, '股息率')).toBe('N/A');
    expect(value(info, '52 周最低')).toBe('--');
    await waitFor(() => expect(value(info, '昨收')).toBe('--'));
  });

  it('R22 a chain file marks all it lacks with --, offers no chart kinds and says nothing of the market', async () => {
    const none = { market_cap: null, dividend_yield: null, min_52_week: null, max_52_week: null };
    const lacking = { weighted_shares_outstanding: null, primary_exchange: null, name_zh: null };
    const unknown = { current: null, rank: null, percentile: null, low: null, high: null };
    const file = 'MSFT@2021-11-22';
    await renderOptions(`/options/stock/${file}`, {
      server: fakeServer({
        [`GET /api/polygon/ticker/${file}`]: () =>
          results({ ...DETAILS, ...none, ...lacking, ticker: file, name: file }),
        [`GET /api/polygon/previous-close/${file}`]: () => results([]),
        [`GET /api/polygon/aggregates/${file}`]: () => results([]),
        [`GET /api/options/volatility/${file}`]: () => ({
          data: { ...VOLATILITY, ...unknown, symbol: file },
          meta: META,
        }),
        'GET /api/polygon/news': () => results([]),
        'GET /api/polygon/quotes': quotesAnswer,
      }),
    });
    expect(await screen.findByText('期权链文件没有历史价格')).toBeTruthy();
    expect(within(await block('价格走势')).queryByText('表格')).toBeNull();
    const info = await block('股票信息');
    await waitFor(() => expect(value(info, '市值')).toBe('--'));
    expect(info.textContent).not.toContain('N/A');
    expect(screen.getAllByText('--').length).toBeGreaterThan(0);
    expect(screen.queryByText(/-- – --|-- \(--\)/)).toBeNull();
    expect(screen.queryByText('休市')).toBeNull();
    expect(screen.queryByText(/报价截至/)).toBeNull();
  });

  it('SD-06 a stock that cannot be loaded says so, with a way back and another try', async () => {
    let answer: () => unknown = refused;
    const { user } = await openStock({ 'GET /api/polygon/ticker/AAPL': () => answer() });
    const box = await screen.findByRole('alert');
    expect(box.textContent).toContain('获取AAPL数据失败，请稍后再试');
    expect(within(box).getByRole('button', { name: '返回' })).toBeTruthy();
    answer = () => results(DETAILS);
    await user.click(within(box).getByRole('button', { name: '重试' }));
    expect(await block('股票信息')).toBeTruthy();
  }, 15_000);

  it('the way back of a page that was opened directly leads to the market', async () => {
    const fails = () => refusal(400, 'VALIDATION', 'not now');
    const { user, address } = await openStock({ 'GET /api/polygon/ticker/AAPL': fails });
    const box = await screen.findByRole('alert');
    await user.click(within(box).getByRole('button', { name: '返回' }));
    await waitFor(() => expect(address()).toBe('/options/market'));
  });

  it('SD-04 shows 3 news, and says when there are none', async () => {
    await openStock();
    const shown = within(await block('相关新闻'));
    expect((await shown.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^新闻 1模拟财经 · /),
      expect.stringContaining('新闻 2'),
      expect.stringContaining('新闻 3'),
    ]);
  });

  it('a block that fails leaves the others standing', async () => {
    await openStock({
      'GET /api/polygon/news': () => refusal(404, 'SYMBOL_UNKNOWN', 'none'),
      'GET /api/options/volatility/AAPL': () => refusal(404, 'SYMBOL_UNKNOWN', 'none'),
    });
    expect(await screen.findByText('新闻加载失败')).toBeTruthy();
    expect(await screen.findByText('波动率数据加载失败')).toBeTruthy();
    expect(await trend()).toBeTruthy();
    expect(await screen.findByRole('grid')).toBeTruthy();
  });

  it('MK-16 no news is told', async () => {
    await openStock({ 'GET /api/polygon/news': () => results([]) });
    expect(await within(await block('相关新闻')).findByText('暂无市场新闻')).toBeTruthy();
  });
});

describe('the price trend', () => {
  const choose = async (
    user: Awaited<ReturnType<typeof openStock>>['user'],
    group: string,
    name: string,
  ) =>
    user.click(
      within(await screen.findByRole('group', { name: group })).getByRole('button', { name }),
    );

  it('SD-03 tells six months from the first day to the last, and asks anew for another range', async () => {
    const { user, server } = await openStock();
    expect((await trend()).getAttribute('aria-label')).toBe(
      'AAPL 价格走势，6 个月: 2026年11月18日 198.00 → 2026年11月20日 200.00, 193.00 – 201.00',
    );
    await choose(user, '时间范围', '1 年');
    await waitFor(() =>
      expect(
        server.sent('GET /api/polygon/aggregates/AAPL').map(({ query }) => query.get('from')),
      ).toContain('2025-11-19'),
    );
  });

  it('minutes show the last session alone, by the clock of the exchange', async () => {
    const { user } = await openStock();
    await choose(user, '周期', '1 分');
    const name =
      'AAPL 价格走势，1 天: 11月20日 09:30 198.00 → 11月20日 09:31 199.00, 196.00 – 200.00';
    expect(await screen.findByRole('img', { name })).toBeTruthy();
    expect(screen.queryByRole('group', { name: '时间范围' })).toBeNull();
  });

  it('on a phone one menu has period and kind, beside the range', async () => {
    const media = { matches: false, addEventListener: () => 0, removeEventListener: () => 0 };
    Object.assign(window, { matchMedia: () => media });
    try {
      const { user } = await openStock();
      const card = within((await trend()).closest('section')!);
      expect(card.getAllByRole('group').map((each) => each.getAttribute('aria-label'))).toEqual([
        '时间范围',
      ]);
      const menu = () => user.click(card.getByRole('button', { name: '周期, 图表类型' }));
      await menu();
      await user.click(await screen.findByRole('menuitemradio', { name: '表格' }));
      expect(await card.findByRole('table', { name: /价格走势/ })).toBeTruthy();
      await menu();
      await user.click(await screen.findByRole('menuitemradio', { name: '1 分' }));
      expect(card.queryByRole('group', { name: '时间范围' })).toBeNull();
    } finally {
      Reflect.deleteProperty(window, 'matchMedia');
    }
  });

  it('the table has the same figures, newest first', async () => {
    const { user } = await openStock();
    await trend();
    await choose(user, '图表类型', '表格');
    const [, newest] = within(screen.getByRole('table', { name: /价格走势/ })).getAllByRole('row');
    expect([...newest!.children].map((cell) => cell.textContent)).toEqual([
      '2026年11月20日',
      '196.00',
      '201.00',
      '195.00',
      '200.00',
      '1,000',
    ]);
  });

  it('a stretch without prices is told', async () => {
    await openStock({ 'GET /api/polygon/aggregates/AAPL': () => results([]) });
    expect(await screen.findByText('该时间范围内没有价格数据')).toBeTruthy();
    expect(DAYS).toHaveLength(3);
  });
});

describe('option stats and curves', () => {
  it('put and call volume and open interest, IV rank and percentile, expected moves by both conventions', async () => {
    await openStock();
    const stats = await block('期权统计');
    await within(stats).findByText('62%');
    // 41 strikes with 120 contracts traded and 900 open on each side.
    expect(await within(stats).findAllByText(/4,920/)).toHaveLength(2);
    expect(within(stats).getAllByText(/36,900/)).toHaveLength(2);
    expect(value(stats, '30 日隐含波动率')).toBe('30.0%');
    expect(value(stats, '一年区间')).toBe('20.0% – 40.0%');
    // 200 × 0.3 × √(28 / 365)
    expect(stats.textContent).toContain('±16.62');
  });

  it('the skew stands against its past year, in points', async () => {
    const history = [-0.05, -0.04, -0.03, 0.01].map((skew, i) => ({
      ...{ date: `2026-11-1${i + 1}`, iv: 0.3, skew },
    }));
    const { user } = await openStock({
      'GET /api/options/volatility/AAPL': () => ({ data: { ...VOLATILITY, history }, meta: META }),
    });
    const card = await block('偏斜与历史');
    expect(await within(card).findByText(/^当前 .+ 点，一年内为 −5\.0 至 \+1\.0。/)).toBeTruthy();
    await user.click(within(card).getByRole('button', { name: '表格' }));
    expect(within(card).getByRole('row', { name: '2026-11-14 +1.0' })).toBeTruthy();
  });

  it('a source without a past of the skew says so', async () => {
    await openStock();
    expect(await screen.findByText('此数据源没有偏斜的历史')).toBeTruthy();
  });

  it('the surface is fetched when it is asked for, and says which quotes contradict each other', async () => {
    const smile = { a: 0.01, b: 0.02, rho: -0.3, m: 0, sigma: 0.1, years: 0.1 };
    const slice = (expiry: string, crossing: object | null) => ({
      ...{ expiry, daysToExpiry: 30, forward: 200, smile, slice: smile, refusal: null },
      ...{ error: 0.002, crossing },
    });
    const few = { smile: null, slice: null, error: null, refusal: 'tooFewQuotes' };
    const { user, server } = await openStock({
      'GET /api/options/surface/AAPL': () => ({
        data: {
          parameters: { rho: -0.3, eta: 1, gamma: 0.4 },
          slices: [
            slice(EXPIRIES[0], null),
            slice(EXPIRIES[1], { strike: 205, by: 'quotes' }),
            { ...slice(EXPIRIES[2], null), ...few },
          ],
        },
        meta: META,
      }),
    });
    const card = await block('波动率曲面');
    expect(server.sent('GET /api/options/surface/AAPL')).toHaveLength(0);
    await user.click(within(card).getByRole('button', { name: '显示曲面' }));
    const shown = await screen.findByRole('img', { name: /^AAPL 共 2 个到期日各行权价的波动率/ });
    expect(shown.getAttribute('aria-label')).toContain('报价在 205.00 附近相互矛盾');
    const surface = await block('波动率曲面');
    expect(within(surface).getByText(/无法拟合：可用报价不足五个/)).toBeTruthy();
    await user.click(within(surface).getByRole('button', { name: '表格' }));
    expect(within(surface).getAllByRole('row', { name: /0\.20$/ })).toHaveLength(2);
  });

  it('a surface that cannot be had says so and can be tried again', async () => {
    const { user } = await openStock({
      'GET /api/options/surface/AAPL': () => refusal(502, 'PROVIDER_FAILED', '行情暂不可用'),
    });
    await user.click(within(await block('波动率曲面')).getByRole('button', { name: '显示曲面' }));
    expect(await screen.findByText('获取曲面失败')).toBeTruthy();
    expect(within(await block('波动率曲面')).getByRole('button', { name: '重试' })).toBeTruthy();
  });

  it('the term structure names the move that the next earnings report is priced at', async () => {
    const expiry = (date: string, daysToExpiry: number, earnings: number) => ({
      ...{ expiry: date, daysToExpiry, kind: 'monthly', earnings },
      volatilityAtForward: Math.sqrt(0.04 + (earnings * 0.05 ** 2 * 365) / daysToExpiry),
    });
    const { user } = await openStock({
      'GET /api/options/expiries/AAPL': () => ({
        data: [
          expiry(EXPIRIES[0], 7, 0),
          expiry(EXPIRIES[1], 28, 0),
          expiry(EXPIRIES[2], 56, 1),
          expiry('2027-03-19', 119, 1),
          expiry('2027-06-18', 210, 2),
        ],
        meta: META,
      }),
    });
    const term = await block('期限结构');
    expect(
      await within(term).findByText(
        '下一次财报在 12月18日 之后、不晚于 2027年1月15日 公布。期权价格为其计入了 ±5.0% 的波动（一个标准差）。',
      ),
    ).toBeTruthy();
    await user.click(within(term).getByRole('button', { name: '表格' }));
    expect(within(term).getByRole('row', { name: /^2027年1月15日 56 .+ 1 20\.0%$/ })).toBeTruthy();
  });

  it('the term structure names the day and time of the report that the calendar knows', async () => {
    const { server } = await openStock({
      'GET /api/options/expiries/AAPL': () => ({
        data: [
          [EXPIRIES[0], 7, 0] as const,
          [EXPIRIES[1], 28, 0] as const,
          [EXPIRIES[2], 56, 1] as const,
          ['2027-03-19', 119, 1] as const,
          ['2027-06-18', 210, 2] as const,
        ].map(([expiry, daysToExpiry, earnings]) => ({
          ...{ expiry, daysToExpiry, kind: 'monthly', earnings },
          volatilityAtForward: Math.sqrt(0.04 + (earnings * 0.05 ** 2 * 365) / daysToExpiry),
        })),
        meta: META,
      }),
      'GET /api/options/earnings': {
        data: {
          results: [
            {
              ...{ symbol: 'AAPL', date: '2027-01-07', time: 'afterClose', confirmed: false },
              ...{ name: 'Apple Inc.', nameZh: '苹果' },
            },
          ],
        },
        meta: META,
      },
    });
    expect(
      await within(await block('期限结构')).findByText(
        '预计 2027年1月7日发布财报，盘后。期权价格为其计入了 ±5.0% 的波动（一个标准差）。',
      ),
    ).toBeTruthy();
    expect(server.sent('GET /api/options/earnings').length).toBeGreaterThan(0);
  });

  it('the smile and the term structure have a table each', async () => {
    const { user } = await openStock();
    const smile = await block('波动率微笑');
    expect(
      within(smile).getByRole('img', { name: /^AAPL 12月18日 各行权价的隐含波动率/ }),
    ).toBeTruthy();
    await user.click(within(smile).getByRole('button', { name: '表格' }));
    expect(within(smile).getByRole('row', { name: /^200 看跌 30.0%/ })).toBeTruthy();
    const term = await block('期限结构');
    await user.click(within(term).getByRole('button', { name: '表格' }));
    expect(
      within(term)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['11月27日730.0%--', '12月18日2830.0%30.0%', '2027年1月15日5630.0%30.0%']);
  });
});

describe('the chain of the stock page', () => {
  it('CH-13 CH-14 chosen contracts lie in the tray, which opens the builder with them', async () => {
    const { user } = await openStock();
    (await screen.findByRole('button', { name: /^买入 200 看涨/ })).focus();
    await user.keyboard('b');
    await user.keyboard('b');
    await user.keyboard('{ArrowDown}s');
    const tray = await screen.findByRole('region', { name: '已选合约' });
    expect(within(tray).getAllByRole('listitem')).toHaveLength(2);
    expect(tray.textContent).toContain('×2');
    const to = within(tray).getByRole('link', { name: '在构建器中打开' }).getAttribute('href')!;
    const plan = decodePlan(new URL(to, 'http://here').searchParams.get('plan')!);
    const legs = plan.ok ? plan.value.legs : [];
    expect(legs.map(({ symbol, position, quantity }) => [symbol, position, quantity])).toEqual([
      [contract('call', 200, EXPIRIES[1]), 'long', 2],
      [contract('call', 202.5, EXPIRIES[1]), 'short', 1],
    ]);
    await user.click(within(tray).getByRole('button', { name: '清空' }));
    expect(screen.queryByRole('region', { name: '已选合约' })).toBeNull();
  });

  it('O opens the contract under the focus', async () => {
    const { user, address } = await openStock({
      'GET /api/polygon/option-contract': () => ({ data: {}, meta: META }),
    });
    (await screen.findByRole('button', { name: /^买入 200 看涨/ })).focus();
    await user.keyboard('o');
    const opened = `/options/option/${contract('call', 200, EXPIRIES[1])}`;
    await waitFor(() => expect(address()).toBe(opened));
  });

  it('shows volume and open interest of each contract on wide screens', async () => {
    await openStock();
    const grid = within(await screen.findByRole('grid'));
    expect(grid.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(
      expect.arrayContaining(['成交量', '持仓量']),
    );
  });
});
