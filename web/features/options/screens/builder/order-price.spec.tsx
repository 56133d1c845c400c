import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { contract, marketStatusAnswer } from '../../test-chain.spec.helper.ts';
import {
  SPREAD,
  button,
  field,
  figure,
  openBuilder,
  shared,
  openLeg,
} from './render-builder.spec.helper.tsx';

const open = () => {
  const { data, meta } = marketStatusAnswer();
  return { data: { results: { ...data.results, market: 'open' } }, meta };
};
const OPEN = { 'GET /api/polygon/market-status': open };
const order = () => within(screen.getByRole('group', { name: '整单价格' }));
const pressed = (name: RegExp) =>
  order().getByRole('button', { name }).getAttribute('aria-pressed');

describe('the price of the whole order', () => {
  it('is natural or mid with one press, each with its amount; the legs follow', async () => {
    const { user } = await openBuilder(SPREAD);
    // 6.20 − 2.50 = 3.70 at ask and bid; 6.10 − 2.60 = 3.50 at the mids.
    expect(await figure('净支出')).toBe('−$370');
    expect(pressed(/^对手价 3\.70/)).toBe('true');
    await user.click(order().getByRole('button', { name: /^中间价 3\.50/ }));
    expect(await figure('净支出')).toBe('−$350');
    expect(field(/^整单价格/).value).toBe('3.50');
    expect([field('买入 200 看涨 的价格').value, field('卖出 210 看涨 的价格').value]).toEqual([
      '6.10',
      '2.60',
    ]);
    await user.keyboard('{Control>}z{/Control}');
    expect(await figure('净支出')).toBe('−$370');
  });

  it('is typed and stepped by the cent; the prices of the legs add up to it', async () => {
    const { user } = await openBuilder(SPREAD);
    expect(await figure('净支出')).toBe('−$370');
    await user.clear(field(/^整单价格/));
    await user.type(field(/^整单价格/), '3.63{Enter}');
    expect(await figure('净支出')).toBe('−$363');
    const [bought, sold] = ['买入 200 看涨 的价格', '卖出 210 看涨 的价格'].map((name) =>
      Math.round(Number(field(name).value) * 100),
    );
    expect(bought! - sold!).toBe(363);
    await user.click(button('整单价格加一跳'));
    expect(await figure('净支出')).toBe('−$364');
    await user.click(button('整单价格减一跳'));
    await user.click(button('整单价格减一跳'));
    expect(await figure('净支出')).toBe('−$362');
    expect(pressed(/^对手价/)).toBe('false');
    for (const leg of ['买入 200 看涨', '卖出 210 看涨']) {
      await openLeg({ user }, leg);
      expect(screen.getAllByText('自定价格，不随报价变动')).toHaveLength(1);
    }
  });

  it('a price that the legs cannot have says so and stays typed', async () => {
    const legs = [SPREAD.legs[0]!];
    const { user } = await openBuilder({ ...SPREAD, legs });
    await figure('净支出');
    await user.clear(field(/^整单价格/));
    await user.type(field(/^整单价格/), '-3{Enter}');
    expect(screen.getByText('各合约腿合计达不到这个价格')).toBeTruthy();
    expect(field(/^整单价格/).value).toBe('-3');
  });

  it('R7 while the market is open legs follow their quotes; a price of the user’s own stands still', async () => {
    const rendered = await openBuilder(
      {
        ...SPREAD,
        legs: [
          shared(contract('call', 200), 'long', 5),
          { ...shared(contract('call', 210), 'short', 2.4), priceSource: 'own' },
        ],
      },
      { answers: OPEN },
    );
    // 6.20 at the ask of now, less 2.40 of the user's own.
    expect(await screen.findByText('价格随报价更新')).toBeTruthy();
    expect(await figure('净支出')).toBe('−$380');
    await openLeg(rendered, '卖出 210 看涨');
    expect(screen.getByText('自定价格，不随报价变动')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '刷新价格' })).toBeNull();
    expect(button('撤销').hasAttribute('disabled')).toBe(true);
  });

  it('R7 while the market is closed prices stand still and say since when', async () => {
    await openBuilder(SPREAD);
    expect(await screen.findByText(/^休市：价格为 .+ 的报价$/)).toBeTruthy();
  });

  it('new legs take the mid where the settings say so', async () => {
    await openBuilder(
      { symbol: 'AAPL', templateId: 'single-option', legs: [] },
      { visitorSettings: { defaultFill: 'mid' } },
    );
    await figure('净支出');
    expect(pressed(/^中间价/)).toBe('true');
  });

  it('a new leg takes a strike that no other leg has, so that the two do not cancel out', async () => {
    const { user } = await openBuilder({ ...SPREAD, legs: [SPREAD.legs[0]!] });
    await figure('净支出');
    await user.click(button('添加合约腿'));
    await user.click(await screen.findByRole('menuitem', { name: '卖出看涨' }));
    await waitFor(() =>
      expect(screen.getAllByRole('textbox', { name: /的行权价$/ })).toHaveLength(2),
    );
    const strikes = screen.getAllByRole<HTMLInputElement>('textbox', { name: /的行权价$/ });
    expect(new Set(strikes.map(({ value }) => value)).size).toBe(2);
  });

  it('one less of a short contract is one more short; one more of it turns it long', async () => {
    const { user } = await openBuilder(SPREAD);
    await figure('净支出');
    await openLeg({ user }, '卖出 210 看涨');
    await user.click(button(/^数量减一：卖出 210/));
    expect(field(/卖出 210 看涨 的数量/).value).toBe('−2');
    await user.click(button(/^数量加一：卖出 210/));
    await user.click(button(/^数量加一：卖出 210/));
    expect(field(/买入 210 看涨 的数量/).value).toBe('+1');
  });
});

describe('R9 the sliders move every figure', () => {
  const thumb = (name: string) => screen.getByRole('slider', { name });
  const greek = (name: string) =>
    within(screen.getByRole('region', { name: '希腊字母' })).getByText(name).nextElementSibling
      ?.textContent;

  it('chance, expected profit and greeks follow, and say what they are counted at', async () => {
    const { user } = await openBuilder(SPREAD);
    const figures = async () => [
      await figure('盈利概率'),
      await figure('期望盈亏'),
      greek('Theta'),
      greek('Vega'),
    ];
    const before = await figures();
    expect(before).not.toContain('--');
    act(() => thumb('隐含波动率').focus());
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(thumb('隐含波动率').getAttribute('aria-valuetext')).toMatch(/^[\d.]+% → [\d.]+%$/);
    await waitFor(async () => expect(await figures()).not.toEqual(before));
    const raised = await figures();
    expect(screen.getAllByText('按 IV +5.0% 计算')).toHaveLength(2);
    act(() => thumb('日期').focus());
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(async () =>
      (await figures()).forEach((each, i) => expect(each).not.toBe(raised[i])),
    );
    expect(await figure('净支出')).toBe('−$370');
    await user.click(button('重置日期'));
    await user.click(button('重置隐含波动率'));
    await waitFor(async () => expect(await figures()).toEqual(before));
    expect(screen.queryByText(/^按 .* 计算$/)).toBeNull();
  });
});
