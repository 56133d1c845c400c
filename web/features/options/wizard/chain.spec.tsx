import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { chains, fakeServer, refusal, renderOptions } from '../render-options.tsx';
import { EXPIRIES, STRIKES, chainAnswer, contract, type ChainChanges } from '../test-chain.ts';

const CHAIN = 'GET /api/options/chain/AAPL';

const grid = () => screen.findByRole('grid', { name: /期权链$/ });
const strikesShown = async () =>
  within(await grid())
    .getAllByRole('rowheader')
    .map((head) => Number(head.textContent));
const row = async (strike: number) => {
  const head = within(await grid()).getByRole('rowheader', { name: String(strike) });
  return head.closest('tr')!;
};
const cells = async (strike: number) =>
  [...(await row(strike)).children].map((cell) => cell.textContent);
const segment = (name: string, group: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name });
const legsTable = () => screen.queryByRole('table', { name: '已选合约' });

/** Step 3 of the vertical spread on this chain. */
const open = (changes: ChainChanges = {}, answers = {}) =>
  renderOptions('/options/wizard', {
    template: 'vertical-spread',
    server: fakeServer({ [CHAIN]: chains(changes), ...answers }),
  });

/** A window with room for one side only. */
const narrow = () =>
  Object.assign(window, {
    matchMedia: () => ({
      matches: false,
      addEventListener: jest.fn(),
      removeEventListener: jest.fn(),
    }),
  });

afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));

/** Scrolls the chain to so many pixels below its top; the box is 384 px high. */
const scrollTo = async (top: number, content: number) => {
  const box = (await grid()).parentElement!;
  Object.defineProperty(box, 'clientHeight', { configurable: true, value: 384 });
  Object.defineProperty(box, 'scrollHeight', { configurable: true, value: content });
  box.scrollTop = top;
  fireEvent.scroll(box);
  return box;
};

describe('the option chain of step 3', () => {
  it('CH-01 shows both sides, or calls or puts alone', async () => {
    const { user } = await open();
    const heads = async () =>
      within(await grid())
        .getAllByRole('columnheader')
        .map((head) => head.textContent);
    expect(await heads()).toEqual(expect.arrayContaining(['▲ 看涨', '▼ 看跌']));
    await user.click(segment('看跌', '买卖侧'));
    expect(await heads()).toEqual(['行权价', '买价', '卖价', 'IV %', 'Delta']);
    expect(screen.queryByRole('button', { name: /^买入 200 看涨/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^买入 200 看跌/ })).toBeTruthy();
    await user.click(segment('看涨', '买卖侧'));
    expect(screen.getByRole('button', { name: /^买入 200 看涨/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^买入 200 看跌/ })).toBeNull();
  });

  it('CH-01 a narrow window offers calls and puts only and begins with calls', async () => {
    narrow();
    await open();
    await grid();
    const sides = within(screen.getByRole('group', { name: '买卖侧' })).getAllByRole('button');
    expect(sides.map((each) => [each.textContent, each.getAttribute('aria-pressed')])).toEqual([
      ['看涨', 'true'],
      ['看跌', 'false'],
    ]);
  });

  it('CH-02 CH-03 CH-04 near shows 7 strikes below and 8 at or above the price, all shows every strike', async () => {
    const { user } = await open();
    expect(await strikesShown()).toEqual(STRIKES.filter((k) => k >= 182.5 && k <= 217.5));
    await user.click(segment('全部', '行权价范围'));
    expect(await strikesShown()).toEqual(STRIKES);
    await user.click(segment('附近', '行权价范围'));
    expect(await strikesShown()).toHaveLength(15);
  });

  it('CH-05 CH-09 CH-10 within 50 px of the top 10 lower strikes come, without a jump, down to the last', async () => {
    await open();
    const box = await scrollTo(50, 640);
    expect(await strikesShown()).toEqual(STRIKES.filter((k) => k >= 157.5 && k <= 217.5));
    expect(screen.getByText('又加载了 10 个行权价')).toBeTruthy();
    expect(box.scrollTop).toBe(50 + 10 * 40);
    await scrollTo(0, 1040);
    expect((await strikesShown())[0]).toBe(STRIKES[0]);
    await scrollTo(0, 1160);
    expect(await strikesShown()).toEqual(STRIKES.filter((k) => k <= 217.5));
  });

  it('CH-06 CH-10 within 100 px of the bottom 10 higher strikes come, up to the last', async () => {
    await open();
    await scrollTo(640 - 384 - 100, 640);
    expect(await strikesShown()).toEqual(STRIKES.filter((k) => k >= 182.5 && k <= 242.5));
    await scrollTo(1040 - 384, 1040);
    expect((await strikesShown()).at(-1)).toBe(STRIKES.at(-1));
    await scrollTo(1160 - 384, 1160);
    expect(await strikesShown()).toEqual(STRIKES.filter((k) => k >= 182.5));
  });

  it('CH-07 at 51 px from the top and 101 px from the bottom nothing comes', async () => {
    await open();
    await scrollTo(51, 640);
    await scrollTo(640 - 384 - 101, 640);
    expect(await strikesShown()).toHaveLength(15);
  });

  it('CH-08 the other tab keeps its own strikes, and this one finds its own again', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '看涨', pressed: false }));
    await scrollTo(50, 640);
    expect(await strikesShown()).toHaveLength(25);
    await user.click(segment('看跌', '买卖侧'));
    expect(await strikesShown()).toHaveLength(15);
    await user.click(segment('看涨', '买卖侧'));
    expect(await strikesShown()).toHaveLength(25);
  });

  it('CH-19 CH-20 strikes, expiries and their days are those of the server, none is made here (decision 23)', async () => {
    const { user } = await open({ strikes: [120, 199, 333.5] });
    expect((await screen.findAllByRole('radio')).map((cell) => cell.textContent)).toEqual([
      '11月27日7 天 · 30.0%',
      '12月18日28 天 · 30.0%',
      '1月15日56 天 · 30.0%',
    ]);
    await user.click(segment('全部', '行权价范围'));
    expect(await strikesShown()).toEqual([120, 199, 333.5]);
  });

  it('CH-12 a row shows strike, bid, ask, IV and delta of both contracts', async () => {
    const quote = { bid: 6.1, ask: 6.35, iv: 0.3125, delta: 0.53 };
    await open({
      calls: { 200: quote },
      puts: { 200: { ...quote, bid: 5.4, ask: 5.6, delta: -0.47 } },
    });
    expect(await cells(200)).toEqual([
      '0.53',
      '31.3',
      '6.10',
      '6.35',
      '200',
      '5.40',
      '5.60',
      '31.3',
      '−0.47',
    ]);
  });

  it('CH-12 the table has column and row headers', async () => {
    await open();
    const table = within(await grid());
    const columns = table.getAllByRole('columnheader').map((head) => head.getAttribute('scope'));
    expect(new Set(columns)).toEqual(new Set(['col', 'colgroup']));
    expect(table.getAllByRole('rowheader')).toHaveLength(15);
  });

  it('CH-13 pressing an ask adds a long leg at the ask price', async () => {
    const { user } = await open({ calls: { 200: { bid: 6.1, ask: 6.35, delta: 0.53, iv: 0.31 } } });
    await user.click(await screen.findByRole('button', { name: '买入 200 看涨 6.35' }));
    const leg = within(legsTable()!).getByRole('row', { name: /买入 200 看涨/ });
    expect(within(leg).getByRole('textbox', { name: '买入 200 看涨 的数量' })).toHaveProperty(
      'value',
      '+1',
    );
    expect(within(leg).getByRole('textbox', { name: '买入 200 看涨 的权利金' })).toHaveProperty(
      'value',
      '6.35',
    );
    expect(leg.textContent).toContain('0.53');
  });

  it('CH-14 pressing a bid adds a short leg at the bid with its delta negated', async () => {
    const { user } = await open({
      calls: { 200: { bid: 6.1, ask: 6.35, delta: 0.53 } },
      puts: { 200: { bid: 5.4, ask: 5.6, delta: -0.47 } },
    });
    await user.click(await screen.findByRole('button', { name: '卖出 200 看涨 6.10' }));
    await user.click(screen.getByRole('button', { name: '卖出 200 看跌 5.40' }));
    const [call, put] = within(legsTable()!).getAllByRole('row').slice(1);
    expect(within(call!).getByRole('textbox', { name: /数量$/ })).toHaveProperty('value', '−1');
    expect(within(call!).getByRole('textbox', { name: /权利金$/ })).toHaveProperty('value', '6.10');
    expect(call!.textContent).toContain('−0.53');
    expect(put!.textContent).toContain('0.47');
    expect(put!.textContent).not.toContain('−0.47');
  });

  it('CH-13 CH-14 B buys and S sells the contract that has the focus', async () => {
    const { user } = await open();
    const ask = await screen.findByRole('button', { name: /^买入 205 看涨/ });
    ask.focus();
    await user.keyboard('b');
    await user.keyboard('S');
    const names = within(legsTable()!)
      .getAllByRole('rowheader')
      .map((head) => head.textContent);
    expect(names).toEqual(['买入 205 看涨', '卖出 205 看涨']);
  });

  it('CH-14 Ctrl+S and Ctrl+B stay the browser’s own', async () => {
    const { user } = await open();
    (await screen.findByRole('button', { name: /^买入 205 看涨/ })).focus();
    await user.keyboard('{Control>}s{/Control}{Meta>}b{/Meta}');
    expect(legsTable()).toBeNull();
  });

  it('XA-06 arrows walk over the quotes, and one of them can always be reached by Tab', async () => {
    const { user } = await open();
    const reachable = async () =>
      within(await grid())
        .getAllByRole('button')
        .filter((each) => each.tabIndex === 0);
    const [first] = await reachable();
    expect(await reachable()).toHaveLength(1);
    first!.focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^买入 202.5 看涨/);
    expect(await reachable()).toEqual([document.activeElement]);
    await user.click(segment('看跌', '买卖侧'));
    expect(await reachable()).toHaveLength(1);
  });

  it('XA-06 arrows pass over quotes that cannot be traded on, and Tab reaches the next that can', async () => {
    const none = { bid: null, ask: null };
    const { user } = await open({ calls: { 200: none, 202.5: none } });
    const first = await screen.findByRole('button', { name: /^卖出 200 看跌/ });
    expect(first.tabIndex).toBe(0);
    screen.getByRole('button', { name: /^卖出 197.5 看涨/ }).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^卖出 205 看涨/);
  });

  it('CH-15 a leg records symbol, type, strike, premium, expiry, position, IV and delta', async () => {
    const { user } = await open({ puts: { 195: { bid: 3.2, ask: 3.4, delta: -0.31, iv: 0.345 } } });
    await user.click(await screen.findByRole('radio', { name: /12月18日/ }));
    await user.click(await screen.findByRole('button', { name: '卖出 195 看跌 3.20' }));
    const leg = within(legsTable()!).getAllByRole('row')[1]!;
    const texts = [...leg.children].map((cell) => cell.textContent);
    expect(texts.slice(0, 2)).toEqual(['卖出 195 看跌', '12月18日']);
    expect(texts.slice(4, 6)).toEqual(['34.5', '+0.31']);
    expect(contract('put', 195, EXPIRIES[1])).toBe('AAPL261218P00195000');
  });

  it('CH-22 a chosen contract is marked in the chain', async () => {
    const { user } = await open();
    const ask = await screen.findByRole('button', { name: /^买入 200 看涨/ });
    expect(ask.getAttribute('aria-pressed')).toBe('false');
    await user.click(ask);
    expect(ask.getAttribute('aria-pressed')).toBe('true');
    expect(
      screen.getByRole('button', { name: /^卖出 200 看涨/ }).getAttribute('aria-pressed'),
    ).toBe('false');
  });

  it('CH-22 the spot stands on a line of its own between the strikes around it', async () => {
    await open({ strikes: STRIKES.filter((strike) => strike !== 200) });
    const line = within(await grid()).getByRole('row', { name: '现价 200.00' });
    expect(line.previousElementSibling?.textContent).toContain('197.5');
    expect(line.nextElementSibling?.textContent).toContain('202.5');
  });

  it('CH-22 cells in the money (calls below, puts above the price) look unlike the others', async () => {
    await open();
    const looks = async (strike: number, column: number) =>
      (await row(strike)).children[column]!.className;
    for (const call of [0, 1, 2, 3]) {
      expect(await looks(195, call)).not.toBe(await looks(205, call));
      expect(await looks(200, call)).toBe(await looks(205, call));
    }
    for (const put of [5, 6, 7, 8]) {
      expect(await looks(205, put)).not.toBe(await looks(195, put));
      expect(await looks(200, put)).toBe(await looks(195, put));
    }
  });

  it('CH-18 a marked quote says why in its own row', async () => {
    const none = { iv: null, delta: null };
    await open({
      calls: {
        190: { bid: 12.5, ask: 12.1, ...none, flaw: 'crossed' },
        195: { ...none, flaw: 'belowIntrinsic' },
        202.5: { ...none, flaw: 'aboveMaximum' },
        205: { bid: 0, ask: 0.05, flaw: 'zeroBid' },
      },
      puts: { 210: { bid: 0, ask: 0, ...none, flaw: 'zeroAsk' } },
    });
    const words: [number, string][] = [
      [190, '买价高于卖价'],
      [195, '价格低于内在价值，没有隐含波动率'],
      [202.5, '价格高于理论上限，没有隐含波动率'],
      [205, '没有买盘'],
      [210, '没有卖盘'],
    ];
    for (const [strike, text] of words) {
      expect(within(await row(strike)).getByText(text)).toBeTruthy();
      expect(within(await grid()).getAllByText(text)).toHaveLength(1);
    }
  });

  it('CH-18 missing figures are -- and a missing or zero price cannot be traded on', async () => {
    await open({
      calls: { 205: { bid: null, ask: null, iv: null, delta: null } },
      puts: { 205: { bid: 0, ask: 7 } },
    });
    expect((await cells(205)).slice(0, 4)).toEqual(['--', '--', '--', '--']);
    const disabled = within(await row(205))
      .getAllByRole('button')
      .map((each) => each.hasAttribute('disabled'));
    expect(disabled).toEqual([true, true, true, false]);
  });

  it('CH-17 an empty chain says 无可用期权数据', async () => {
    await open({ strikes: [] });
    expect(await screen.findByText('无可用期权数据')).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('CH-17 RT-14 a chain loads, fails with the reason, and comes after Retry', async () => {
    let answer: () => unknown = () => refusal(404, 'EXPIRY_UNKNOWN', 'none');
    let release: () => void = () => undefined;
    const first = new Promise<void>((resolve) => (release = resolve));
    const { user } = await open({}, { [CHAIN]: () => first.then(() => answer()) });
    expect(await screen.findByRole('status', { name: '加载中...' })).toBeTruthy();
    release();
    const box = await screen.findByRole('alert');
    expect(box.textContent).toContain('无可用期权数据');
    expect(box.textContent).toContain('期权链加载失败，请重试或换一个到期日。');
    answer = () => chainAnswer(EXPIRIES[0]);
    await user.click(within(box).getByRole('button', { name: '重试' }));
    expect(await grid()).toBeTruthy();
  });

  it('WZ-16 another expiry shows its own chain and says that legs stand elsewhere', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^买入 200 看涨/ }));
    await user.click(screen.getByRole('radio', { name: /12月18日/ }));
    expect(await screen.findByRole('grid', { name: `AAPL ${EXPIRIES[1]} 期权链` })).toBeTruthy();
    expect(screen.getByText('另有 1 条腿在其他到期日')).toBeTruthy();
  });

  it('WZ-16 arrows walk along the expiries', async () => {
    const { user } = await open();
    (await screen.findByRole('radio', { name: /11月27日/ })).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: /12月18日/ }).getAttribute('aria-checked')).toBe(
      'true',
    );
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /12月18日/ }));
  });

  it('decision 27: simulated quotes are marked as such', async () => {
    await open();
    const panel = await screen.findByRole('region', { name: '策略分析' });
    expect(await within(panel).findByText('模拟数据')).toBeTruthy();
  });
});
