import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { DEFAULT_OPTIONS_SETTINGS } from '@toolyard/core/options/settings';
import { decodePlan } from '@toolyard/core/options/sharing';
import { fromDollars } from '@toolyard/core/shared';
import { quoteOf } from '../../test-market.spec.helper.ts';
import { chains, refusal } from '../../render-options.spec.helper.tsx';
import {
  APPLE,
  META,
  contract,
  expiriesAnswer,
  searchAnswer,
  type ChainChanges,
} from '../../test-chain.spec.helper.ts';
import type { BuilderState } from './builder-state.ts';
import { builderSlice, selectBuilder } from './builder.slice.ts';
import { chooseStock } from './choose-stock.ts';
import {
  SPREAD,
  button,
  field,
  figure,
  openBuilder,
  shared,
  saveButton,
  openLeg,
} from './render-builder.spec.helper.tsx';

const { legRemoved, quotesFollowed } = builderSlice.actions;
const BOUGHT = '买入 200 看涨';
const SOLD = '卖出 210 看涨';
const chip = (name: string) => screen.findByRole('slider', { name: new RegExp(`^${name}，`) });
const legs = () =>
  within(screen.getByRole('region', { name: '合约腿' }))
    .getAllByRole('listitem')
    .map((row) => row.getAttribute('aria-label'));

/** The market of SPY, with expiries and prices of its own. */
const spyMarket = (changes: ChainChanges = {}) => ({
  'GET /api/polygon/search': () => searchAnswer({ ...APPLE, ticker: 'SPY' }),
  'GET /api/options/expiries/SPY': () => expiriesAnswer(),
  'GET /api/options/chain/SPY': chains(changes),
});

async function chooseSpy(answers: Record<string, unknown>) {
  const { user } = await openBuilder(SPREAD, { answers });
  await user.click(await screen.findByRole('button', { name: /^股票：AAPL/ }));
  await user.click(await screen.findByRole('button', { name: 'SPY' }));
  return user;
}

async function chooseFrom(
  user: Awaited<ReturnType<typeof openBuilder>>['user'],
  leg: string,
  item: string,
) {
  await user.click(button(`${leg} 的操作`));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe('the builder', () => {
  it('OM-03 OM-06 stands at /options/builder in the side menu and begins with a stock', async () => {
    const { user } = await openBuilder(null);
    expect(await screen.findByRole('heading', { level: 1, name: '策略构建器' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '策略构建器' }).getAttribute('aria-current')).toBe(
      'page',
    );
    await user.click(await screen.findByRole('button', { name: 'AAPL' }));
    expect(await screen.findByText('还没有合约腿', { selector: 'h3' })).toBeTruthy();
  });

  it('R8 the change beside the price counts from the previous close to that price', async () => {
    const quote = { ...quoteOf('AAPL', 200.2), change: -0.3 };
    await openBuilder(SPREAD, {
      answers: { 'GET /api/polygon/quotes': () => ({ data: { results: [quote] }, meta: META }) },
    });
    // The chain stands at 200.00, the last tick at 200.20, the previous close at 200.50.
    expect(await screen.findByText('▼ −$0.50')).toBeTruthy();
  });

  it('a strategy of the gallery is filled from the chain, one undo away', async () => {
    const { user } = await openBuilder({ symbol: 'AAPL', legs: [], templateId: null });
    await user.click(await screen.findByRole('tab', { name: /价差/ }));
    await user.click(await screen.findByRole('button', { name: /^垂直价差/ }));
    await waitFor(() => expect(legs()).toHaveLength(2));
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^策略：/);
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.queryByRole('listitem', { name: /看涨/ })).toBeNull();
  });

  it('a structure is found by the name that traders use, filled, and recognised under it', async () => {
    const { user } = await openBuilder({ symbol: 'AAPL', legs: [], templateId: null });
    await user.click(await screen.findByRole('button', { name: /^策略：/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('textbox', { name: '按名称搜索策略' }), 'bull put');
    await user.click(await screen.findByRole('button', { name: '牛市看跌价差' }));
    await waitFor(() => expect(legs()).toHaveLength(2));
    expect(screen.getByRole('button', { name: /^策略：牛市看跌价差/ })).toBeTruthy();
  });

  it('another stock keeps the structure and fits its strikes; undo goes back', async () => {
    const user = await chooseSpy(spyMarket());
    expect(await screen.findByRole('button', { name: /^股票：SPY/ })).toBeTruthy();
    await waitFor(() => expect(legs()).toHaveLength(2));
    expect(screen.getByRole('button', { name: /^策略：牛市看涨价差/ })).toBeTruthy();
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(legs()).toEqual([BOUGHT, SOLD]));
  });

  it.each([
    [
      'a quote ticks',
      (state: BuilderState) =>
        quotesFollowed(
          state.plan.legs.map((each) => ({
            ...each,
            leg: { ...each.leg, premium: fromDollars(6.3) },
          })),
        ),
      2,
    ],
    ['a leg is removed', (state: BuilderState) => legRemoved(state.plan.legs[1]!.id), 1],
  ] as const)(
    'the choice of another stock ends when %s meanwhile',
    async (_what, change, count) => {
      let answer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      const expiries = async () => {
        await held;
        return expiriesAnswer();
      };
      const { user, application } = await openBuilder(SPREAD, {
        answers: { ...spyMarket(), 'GET /api/options/expiries/SPY': expiries },
      });
      await user.click(await screen.findByRole('button', { name: /^股票：AAPL/ }));
      await user.click(await screen.findByRole('button', { name: 'SPY' }));
      expect(await screen.findByText('正在把策略移到 SPY...')).toBeTruthy();
      const { store } = application;
      act(() => void store.dispatch(change(selectBuilder(store.getState()))));
      answer();
      expect(await screen.findByRole('button', { name: /^股票：SPY/ })).toBeTruthy();
      expect(legs()).toHaveLength(count);
      expect(screen.queryByText('正在把策略移到 SPY...')).toBeNull();
    },
  );

  it('of two stocks chosen one after the other the last one stays', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const expiries = async () => {
      await held;
      return expiriesAnswer();
    };
    const { application } = await openBuilder(SPREAD, {
      answers: {
        ...spyMarket(),
        'GET /api/options/expiries/SPY': expiries,
        'GET /api/options/expiries/QQQ': () => refusal(404, 'NOT_FOUND', 'unknown'),
      },
    });
    await waitFor(() => expect(legs()).toHaveLength(2));
    const { store } = application;
    const choose = (symbol: string) =>
      store.dispatch(chooseStock({ symbol, name: symbol, nameZh: null }, 'natural'));
    await act(async () => {
      const first = choose('SPY');
      await choose('QQQ');
      answer();
      await first;
    });
    expect(await screen.findByText('无法读取 QQQ 的期权链')).toBeTruthy();
    expect(legs()).toEqual([BOUGHT, SOLD]);
  });

  it('a stock without enough strikes says why it cannot carry the structure, and nothing is lost', async () => {
    const user = await chooseSpy(spyMarket({ strikes: [] }));
    expect(await screen.findByText('SPY 无法承接这个策略')).toBeTruthy();
    expect(screen.getByText('这个到期日可成交的报价不足，无法自动填入该策略')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '返回 AAPL' }));
    await waitFor(() => expect(legs()).toEqual([BOUGHT, SOLD]));
    expect(screen.queryByText('SPY 无法承接这个策略')).toBeNull();
  });

  it('a stock whose chain cannot be read leaves the plan as it is', async () => {
    await chooseSpy({
      ...spyMarket(),
      'GET /api/options/expiries/SPY': () => refusal(404, 'NOT_FOUND', 'unknown'),
    });
    expect(await screen.findByText('无法读取 SPY 的期权链')).toBeTruthy();
    expect(legs()).toEqual([BOUGHT, SOLD]);
  });

  it('BU-01 BU-03 a leg has type, side, strike, expiry, price and quantity; a contract is 100 shares', async () => {
    const rendered = await openBuilder(SPREAD);
    expect(await figure('净支出')).toBe('−$370');
    // R2: the measure in force is said where its chance stands.
    expect(screen.getByText(/^微笑无法拟合 · σ/).title).toMatch(/^所有行权价用同一波动率/);
    expect(legs()).toEqual([BOUGHT, SOLD]);
    expect(screen.getByText('买看涨')).toBeTruthy();
    expect(field(`${BOUGHT} 的行权价`).value).toBe('200');
    expect(field(`${BOUGHT} 的价格`).value).toBe('6.20');
    expect(screen.queryByRole('textbox', { name: `${BOUGHT} 的数量` })).toBeNull();
    await openLeg(rendered, BOUGHT);
    expect(field(`${BOUGHT} 的数量`).value).toBe('+1');
    expect(screen.getByRole('combobox', { name: `${BOUGHT} 的到期日` })).toHaveProperty(
      'value',
      '2026-12-18',
    );
  });

  it('BU-02 a leg that is added is one contract at the money', async () => {
    const { user } = await openBuilder({ symbol: 'AAPL', legs: [], templateId: null });
    await waitFor(() => expect(button('添加合约腿').hasAttribute('disabled')).toBe(false));
    await user.click(button('添加合约腿'));
    await user.click(await screen.findByRole('menuitem', { name: '卖出看涨' }));
    expect(await figure('净收入')).toBe('+$600');
    expect(field('卖出 200 看涨 的数量').value).toBe('−1');
  });

  it('arrows on the ruler move a leg to the next listed strike, Escape goes back, Enter keeps', async () => {
    const { user } = await openBuilder(SPREAD);
    const handle = await chip(BOUGHT);
    act(() => handle.focus());
    await user.keyboard('{ArrowRight}');
    expect(handle.getAttribute('aria-valuenow')).toBe('202.5');
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(handle.getAttribute('aria-valuenow')).toBe('190');
    await user.keyboard('{Escape}');
    expect(handle.getAttribute('aria-valuenow')).toBe('200');
    expect(await figure('净支出')).toBe('−$370');
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(legs()[0]).toBe('买入 197.5 看涨');
    await user.click(button('撤销'));
    expect(legs()[0]).toBe(BOUGHT);
    await user.click(button('重做'));
    expect(legs()[0]).toBe('买入 197.5 看涨');
  });

  it('a typed strike is the way without dragging: it takes the nearest listed one', async () => {
    const { user } = await openBuilder(SPREAD);
    await figure('净支出');
    await user.clear(field(`${BOUGHT} 的行权价`));
    await user.type(field(`${BOUGHT} 的行权价`), '206{Enter}');
    expect(legs()[0]).toBe('买入 205 看涨');
    await user.click(button('更高行权价：买入 205 看涨'));
    expect(legs()[0]).toBe('买入 207.5 看涨');
  });

  it('prices come from bid, mid or ask, or are the user’s own; the source is kept', async () => {
    const { user } = await openBuilder(SPREAD);
    await figure('净支出');
    await openLeg({ user }, BOUGHT);
    const source = () =>
      screen.getByRole<HTMLSelectElement>('combobox', { name: `${BOUGHT} 的价格来源` });
    await user.selectOptions(source(), 'mid');
    expect(field(`${BOUGHT} 的价格`).value).toBe('6.10');
    await user.clear(field(`${BOUGHT} 的价格`));
    await user.type(field(`${BOUGHT} 的价格`), '5.5{Enter}');
    expect(source().value).toBe('own');
    expect(await figure('净支出')).toBe('−$300');
  });

  it('a price of the wrong sign stays typed, says what the field takes, and keeps Save closed', async () => {
    const { user } = await openBuilder(SPREAD, { signedIn: true });
    await figure('净支出');
    await user.clear(field(`${BOUGHT} 的价格`));
    await user.type(field(`${BOUGHT} 的价格`), '-1{Tab}');
    expect(field(`${BOUGHT} 的价格`).value).toBe('-1');
    expect(field(`${BOUGHT} 的价格`).getAttribute('aria-invalid')).toBe('true');
    expect(await figure('净支出')).toBe('−$370');
    expect(saveButton('保存策略').hasAttribute('disabled')).toBe(true);
  });

  it('commissions a contract are counted in every figure', async () => {
    const { user } = await openBuilder(SPREAD);
    await figure('净支出');
    await user.clear(field('每张佣金'));
    await user.type(field('每张佣金'), '0.65{Enter}');
    expect(await figure('净支出')).toBe('−$371.30');
    expect(await figure('最大亏损')).toBe('−$371.30');
    expect(await figure('最大盈利')).toBe('+$628.70');
    expect(await figure('盈亏平衡点')).toBe('203.713');
  });

  it('a commission per trade is counted once, however many legs there are', async () => {
    const { user } = await openBuilder(SPREAD);
    await figure('净支出');
    await user.clear(field('每张佣金'));
    await user.type(field('每张佣金'), '0.65{Enter}');
    await user.clear(field('每笔佣金'));
    await user.type(field('每笔佣金'), '1{Enter}');
    // By hand: 370.00 + 2 × 0.65 + 1.00.
    expect(await figure('净支出')).toBe('−$372.30');
    expect(await figure('最大亏损')).toBe('−$372.30');
    expect(await figure('最大盈利')).toBe('+$627.70');
  });

  it('a new plan begins with the commissions of the settings, and the link has them', async () => {
    const { user } = await openBuilder(
      { symbol: SPREAD.symbol, templateId: SPREAD.templateId, legs: SPREAD.legs },
      {
        visitorSettings: {
          ...DEFAULT_OPTIONS_SETTINGS,
          commissionPerContract: fromDollars(0.65),
          commissionPerTrade: fromDollars(1),
        },
      },
    );
    expect(await figure('净支出')).toBe('−$372.30');
    expect([field('每张佣金').value, field('每笔佣金').value]).toEqual(['0.65', '1.00']);
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(button('分享'));
    await user.click(await screen.findByRole('menuitem', { name: '复制链接' }));
    await waitFor(() => expect(write).toHaveBeenCalled());
    const text = new URL(write.mock.calls[0]![0]).searchParams.get('plan') ?? '';
    const rates = { perContract: fromDollars(0.65), perTrade: fromDollars(1) };
    expect(decodePlan(text)).toMatchObject({ ok: true, value: { commission: rates } });
  });

  it('a leg is turned, copied, left out and removed; shares count as a leg', async () => {
    const { user } = await openBuilder(SPREAD);
    await figure('净支出');
    await chooseFrom(user, SOLD, '买卖对调');
    expect(legs()).toEqual([BOUGHT, '买入 210 看涨']);
    expect(await figure('净支出')).toBe('−$890');
    await chooseFrom(user, '买入 210 看涨', '看涨看跌对调');
    expect(legs()).toEqual([BOUGHT, '买入 210 看跌']);
    await chooseFrom(user, BOUGHT, '复制');
    expect(legs()).toHaveLength(3);
    await user.click(button('撤销'));
    await chooseFrom(user, '买入 210 看跌', '不计入');
    expect(await figure('净支出')).toBe('−$620');
    await chooseFrom(user, '买入 210 看跌', '移除');
    expect(legs()).toEqual([BOUGHT]);
    await user.click(button('添加合约腿'));
    await user.click(await screen.findByRole('menuitem', { name: '买入 100 股' }));
    expect(await figure('净支出')).toBe('−$20,620');
    // 206.20 of the share: the spread of 6.20 and the stock at 200.00.
    const results = await screen.findByRole('region', { name: '结果' });
    expect(results.textContent).toContain('每股 206.20');
  });

  it('European exercise can be chosen for comparison, and the figures say which is in force', async () => {
    const { user } = await openBuilder(SPREAD);
    const results = await screen.findByRole('region', { name: '结果' });
    const chance = [...results.querySelectorAll('dt')].find((dt) => dt.textContent === '盈利概率');
    await user.click(within(chance!.parentElement!).getByRole('button'));
    const exercise = await screen.findByRole('group', { name: '行权方式' });
    expect(results.textContent).toContain('期权按美式行权定价。');
    await user.click(within(exercise).getByRole('button', { name: '欧式' }));
    await waitFor(() => expect(results.textContent).toContain('欧式期权模型定价。'));
    await user.click(within(exercise).getByRole('button', { name: '按合约' }));
    await waitFor(() => expect(results.textContent).toContain('期权按美式行权定价。'));
  });

  it('the max loss of a sold calendar is unlimited, as its later call is left after the front expiry', async () => {
    const { user } = await openBuilder({
      ...SPREAD,
      legs: [
        shared(contract('call', 200), 'long', null),
        shared(contract('call', 200), 'short', null),
      ],
    });
    const results = await screen.findByRole('region', { name: '结果' });
    expect(results.textContent).not.toContain('未到期');
    await openLeg({ user }, '卖出 200 看涨');
    await user.selectOptions(
      await screen.findByRole('combobox', { name: '卖出 200 看涨 的到期日' }),
      '2027-01-15',
    );
    await waitFor(() =>
      expect(results.textContent).toContain(
        '最大亏损已计入 12月18日 之后仍未到期的合约：2027年1月15日 200.00 看涨空头 1 张。其余数字只算到 12月18日。',
      ),
    );
    expect(await figure('最大亏损')).toBe('无限');
  });

  it('a leg of its own expiry makes a calendar; the strip takes the others along', async () => {
    const { user } = await openBuilder({
      ...SPREAD,
      legs: [
        shared(contract('call', 200), 'long', null),
        shared(contract('call', 200), 'short', null),
      ],
    });
    await openLeg({ user }, BOUGHT);
    await user.selectOptions(
      await screen.findByRole('combobox', { name: `${BOUGHT} 的到期日` }),
      '2027-01-15',
    );
    expect(await screen.findByRole('button', { name: /^策略：看涨日历价差/ })).toBeTruthy();
    const results = screen.getByRole('region', { name: '结果' });
    await waitFor(() =>
      expect(results.textContent).toContain('远月合约在近月到期时按美式期权模型估值'),
    );
    await user.click(screen.getByRole('radio', { name: /11月27日/ }));
    await openLeg({ user }, '卖出 200 看涨');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: '卖出 200 看涨 的到期日' })).toHaveProperty(
        'value',
        '2026-11-27',
      ),
    );
    await openLeg({ user }, BOUGHT);
    expect(screen.getByRole('combobox', { name: `${BOUGHT} 的到期日` })).toHaveProperty(
      'value',
      '2027-01-15',
    );
  });

  it('what is typed into the stock field replaces the symbol there', async () => {
    const { user } = await openBuilder(SPREAD);
    await user.click(await screen.findByRole('button', { name: /AAPL/ }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')));
    await user.keyboard('spy');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'spy');
  });

  it('several pinned strategies are compared figure by figure, named, opened and unpinned', async () => {
    const { user } = await openBuilder(SPREAD);
    await figure('净支出');
    const pin = button('对比');
    const price = async (dollars: string) => {
      await user.clear(field(`${BOUGHT} 的价格`));
      await user.type(field(`${BOUGHT} 的价格`), `${dollars}{Enter}`);
    };
    await user.click(pin);
    expect(pin.getAttribute('aria-pressed')).toBe('true');
    await price('5.2');
    expect(pin.getAttribute('aria-pressed')).toBe('false');
    await user.click(pin);
    await price('4.2');
    const cells = async (name: RegExp) =>
      within(await screen.findByRole('row', { name }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(await cells(/^净支出/)).toEqual(['−$170', '−$370−$200', '−$270−$100']);
    const [, ratio] = await cells(/^风险回报率/);
    expect(ratio).toMatch(/%−\d+\.\d 个百分点$/);

    const [name] = screen.getAllByRole('textbox', {
      name: /^固定方案“牛市看涨价差 200\/210”的名称$/,
    });
    await user.clear(name!);
    await user.type(name!, '按卖价{Enter}');
    // Chart, comparison and scenarios call it by its name.
    expect(screen.getAllByText('按卖价').length).toBeGreaterThan(0);
    await user.click(button('打开“按卖价”'));
    expect(await figure('净支出')).toBe('−$370');
    await user.click(button('取消固定“按卖价”'));
    await user.click(button(/^取消固定/));
    expect(screen.queryByRole('table', { name: '对比' })).toBeNull();
  });

  it('four strategies are the most that are pinned', async () => {
    const { user } = await openBuilder(SPREAD);
    await figure('净支出');
    await openLeg({ user }, BOUGHT);
    for (const more of [1, 2, 3, 4]) {
      await user.click(button('对比'));
      await user.click(button(`数量加一：${BOUGHT}`));
      expect(screen.getAllByRole('button', { name: /^取消固定/ })).toHaveLength(more);
    }
    expect(button('对比')).toHaveProperty('disabled', true);
    expect(button('对比').title).toBe('已固定四个方案，移除一个后才能再固定。');
  });

  it('named scenarios say what the plan and the pinned one come to, in dollars or percent, and survive a reload', async () => {
    const { user } = await openBuilder(SPREAD);
    await figure('净支出');
    await user.click(button('对比'));
    await openLeg({ user }, BOUGHT);
    await user.click(button(`数量加一：${BOUGHT}`));
    await user.click(screen.getByRole('tab', { name: '情景' }));
    await user.click(button('添加情景'));
    const set = async (name: string, value: string) => {
      await user.clear(field(name));
      await user.type(field(name), `${value}{Enter}`);
    };
    await set('情景“情景 1”的名称', '暴跌');
    await set('“暴跌”的股价变动百分比', '-50');
    await set('“暴跌”距今天数', '1100');
    await set('“暴跌”的 IV 变动百分比', '100');
    const table = screen.getByRole('table', { name: '情景' });
    // At expiry below all strikes: what was paid is lost, 2 × 620 − 250 and 620 − 250.
    const profits = () =>
      within(table)
        .getAllByRole('cell')
        .slice(4, 6)
        .map((cell) => cell.textContent);
    expect(profits()).toEqual(['−$990', '−$370']);
    await user.click(screen.getByRole('button', { name: '%' }));
    expect(profits()).toEqual(['−100.0%', '−100.0%']);
    await set('“暴跌”的股价变动百分比', '-100');
    expect(screen.getByText('请输入 −99 到 300 的百分比')).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(button('把日期和 IV 滑块设为“暴跌”'));
    expect(screen.getByRole('slider', { name: '隐含波动率' }).getAttribute('aria-valuenow')).toBe(
      '100',
    );
    expect(JSON.parse(localStorage.getItem('builderScenarios') ?? '')).toMatchObject([
      { name: '暴跌', move: -0.5, ivShift: 1, days: 1100 },
    ]);
    await user.click(button('移除情景“暴跌”'));
    expect(screen.getByText('还没有情景')).toBeTruthy();
  });

  it('the chain that cannot be had says so, and is asked for again', async () => {
    const { user, server } = await openBuilder(null, {
      answers: {
        'GET /api/options/expiries/AAPL': Response.json(
          { code: 'X', message: 'x' },
          { status: 503 },
        ),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'AAPL' }));
    expect(await screen.findByText('期权链加载失败')).toBeTruthy();
    const requested = server.sent('GET /api/options/expiries/AAPL').length;
    await user.click(button('重试'));
    await waitFor(() =>
      expect(server.sent('GET /api/options/expiries/AAPL').length).toBeGreaterThan(requested),
    );
  });
});
