import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import {
  CHAIN,
  cells,
  grid,
  openChain as open,
  row,
  segment,
  showStrikes,
  strikesShown,
} from './chain.spec.helper.ts';
import { refusal } from '../../render-options.spec.helper.tsx';
import { EXPIRIES, STRIKES, chainAnswer } from '../../test-chain.spec.helper.ts';

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

describe('what the option chain shows', () => {
  it('CH-01 shows both sides, or calls or puts alone', async () => {
    const { user } = await open();
    const heads = async () =>
      within(await grid())
        .getAllByRole('columnheader')
        .map((head) => head.textContent);
    expect(await heads()).toEqual(expect.arrayContaining(['▲ 看涨', '▼ 看跌']));
    await user.click(segment('看跌', '显示'));
    expect(await heads()).toEqual(['行权价', '买价', '卖价', 'IV %', 'Delta']);
    expect(screen.queryByRole('button', { name: /^买入 200 看涨/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^买入 200 看跌/ })).toBeTruthy();
    await user.click(segment('看涨', '显示'));
    expect(screen.getByRole('button', { name: /^买入 200 看涨/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^买入 200 看跌/ })).toBeNull();
  });

  it('CH-01 a narrow window offers calls and puts only and begins with calls', async () => {
    narrow();
    await open();
    await grid();
    const sides = within(screen.getByRole('group', { name: '显示' })).getAllByRole('button');
    expect(sides.map((each) => [each.textContent, each.getAttribute('aria-pressed')])).toEqual([
      ['看涨', 'true'],
      ['看跌', 'false'],
    ]);
  });

  it('CH-02 CH-03 CH-04 near shows 7 strikes below and 8 at or above the price, all shows every strike', async () => {
    const { user } = await open();
    expect(await strikesShown()).toEqual(STRIKES.filter((k) => k >= 182.5 && k <= 217.5));
    await showStrikes(user, '全部');
    expect(await strikesShown()).toEqual(STRIKES);
    await showStrikes(user, '平值');
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
    await user.click(segment('看跌', '显示'));
    expect(await strikesShown()).toHaveLength(15);
    await user.click(segment('看涨', '显示'));
    expect(await strikesShown()).toHaveLength(25);
  });

  it('CH-19 CH-20 strikes, expiries and their days are those of the server, none is made here (decision 23)', async () => {
    const { user } = await open({ strikes: [120, 199, 333.5] });
    expect((await screen.findAllByRole('radio')).map((cell) => cell.textContent)).toEqual([
      '11月27日周7 天 · 30.0%',
      '12月18日月28 天 · 30.0%',
      '2027年1月15日月56 天 · 30.0%',
    ]);
    await showStrikes(user, '全部');
    expect(await strikesShown()).toEqual([120, 199, 333.5]);
  });

  it('below the strikes stands what the contracts are, and the dividends until they expire', async () => {
    await open({
      terms: {
        dividends: [
          { exDate: '2026-12-09', amount: 0.27 },
          { exDate: '2026-12-15', proportion: 0.01 },
        ],
      },
    });
    await grid();
    expect(screen.getByText(/^美式：/).textContent).toBe(
      '美式：到期前任何一天都可以行权。以股票交割，每张 100 股。 到期前的分红：12月9日 $0.27，12月15日 1.0%。',
    );
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
      [195, '价格低于内在价值，算不出隐含波动率'],
      [202.5, '价格高于理论上限，算不出隐含波动率'],
      [205, '无买盘'],
      [210, '无卖盘'],
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

  it('decision 27: simulated quotes are marked as such', async () => {
    await open();
    const panel = await screen.findByRole('region', { name: '策略分析' });
    expect(await within(panel).findByText('模拟数据')).toBeTruthy();
  });
});
