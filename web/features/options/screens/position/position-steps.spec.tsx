import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { StrategyResponse, StrategyStepResponse } from '../../../../api/generated.ts';
import { button, loaded, openPosition as open } from './position.spec.helper.ts';
import { refusal, type SentCall } from '../../render-options.spec.helper.tsx';
import { contract, optionLeg, STRATEGY_ID, strategyAnswer } from '../../test-chain.spec.helper.ts';

const CALL = `POST /api/options/strategies/${STRATEGY_ID}`;

const fill = (id: string, side: 'buy' | 'sell', strike: number, price: number, cash: number) => ({
  ...{ id, side, price, cash, strike, symbol: contract('call', strike) },
  ...{ kind: 'option' as const, type: 'call' as const, expiration: '2026-12-18' },
  ...{
    multiplier: 100,
    deliverable: null,
    contracts: 1,
    commission: 0,
    cause: 'trade' as const,
    replaces: null,
  },
});
const OPENED: StrategyStepResponse = {
  ...{
    id: 's1',
    at: '2026-11-19T15:30:00.000Z',
    kind: 'opened',
    settlementSource: null,
    action: null,
    spot: 199,
    cash: -400,
    note: '',
  },
  fills: [fill('f1', 'buy', 200, 7, -700), fill('f2', 'sell', 210, 3, 300)],
};
const ADDED: StrategyStepResponse = {
  ...{
    id: 's2',
    at: '2026-11-19T16:30:00.000Z',
    kind: 'added',
    settlementSource: null,
    action: null,
    spot: 201,
    cash: -650,
    note: '',
  },
  fills: [fill('f3', 'buy', 200, 6.5, -650)],
};
const ACTIVE: Partial<StrategyResponse> = {
  status: 'active',
  legs: [optionLeg('call', 'long', 200, 7), optionLeg('call', 'short', 210, 3)],
  cash: -1_050,
  steps: [OPENED, ADDED],
  openedAt: OPENED.at,
};

const dialog = async () => within(await screen.findByRole('dialog'));
const history = async (strategy = ACTIVE, answers = {}) => {
  const rendered = await open(strategy, answers);
  await loaded();
  await rendered.user.click(screen.getByRole('tab', { name: /历史/ }));
  return rendered;
};
const set = (form: Awaited<ReturnType<typeof dialog>>, label: RegExp, value: string) =>
  fireEvent.change(form.getByLabelText(label), { target: { value } });

describe('the time of a fill', () => {
  it('is now unless an earlier one is stated, which is checked on New York’s calendar', async () => {
    const { user, server } = await open(ACTIVE, {
      [`${CALL}/close`]: () => ({ data: strategyAnswer({ version: 4 }) }),
    });
    await loaded();
    await user.click(button('平仓'));
    const form = await dialog();
    await user.click(form.getByRole('button', { name: '更早' }));
    set(form, /成交日期/, '2026-11-14');
    expect(form.getByText('2026-11-14 休市：周末')).toBeTruthy();
    set(form, /成交日期/, '2026-11-18');
    expect(form.getByText(/前一步在纽约时间 2026-11-19 11:30/)).toBeTruthy();
    set(form, /成交日期/, '2026-11-20');
    set(form, /纽约时间（/, '08:00');
    expect(form.getByText(/当时不在交易时段/)).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>(/纽约时间（/).value).toBe('08:00');
    await user.click(form.getByRole('switch', { name: '在常规交易时段以外成交' }));
    for (const price of form.getAllByLabelText(/的价格$/))
      fireEvent.change(price, { target: { value: '1' } });
    await user.click(form.getByRole('button', { name: '平仓' }));
    await waitFor(() => expect(server.sent(`${CALL}/close`)).toHaveLength(1));
    expect(server.sent(`${CALL}/close`)[0]?.body).toMatchObject({
      at: '2026-11-20T13:00:00.000Z',
      outsideHours: true,
    });
  });

  it('of a position whose contracts have expired is before their expiry', async () => {
    const { user } = await open({
      ...ACTIVE,
      legs: [{ ...optionLeg('call', 'long', 200, 7), expiration: '2026-11-20' }],
      due: [
        {
          symbol: contract('call', 200),
          contracts: 1,
          outcome: 'expire',
          settlementPrice: 199,
          settlementSource: 'polygon',
        },
      ],
    });
    await loaded();
    await user.click(button('平仓'));
    const form = await dialog();
    expect(form.getByLabelText<HTMLInputElement>(/成交日期/).value).toBe('2026年11月20日');
    expect(form.getByLabelText<HTMLInputElement>(/纽约时间（/).value).toBe('15:59');
    expect(form.getByRole<HTMLButtonElement>('button', { name: '现在' }).disabled).toBe(true);
  });
});

describe('recorded steps', () => {
  it('a price is corrected with its reason; the cash is seen before it is sent', async () => {
    const { user, server } = await history(ACTIVE, {
      [`${CALL}/correct`]: () => ({ data: strategyAnswer({ version: 4 }) }),
    });
    await user.click(screen.getByRole('button', { name: /^更正：添加合约腿/ }));
    const form = await dialog();
    expect(form.getByRole<HTMLButtonElement>('button', { name: '更正' }).disabled).toBe(true);
    set(form, /的价格$/, '6.2');
    set(form, /^原因/, '看错了');
    expect(form.getByRole('status', { name: '现金流' }).textContent).toBe('−$620');
    await user.click(form.getByRole('button', { name: '更正' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [sent] = server.sent(`${CALL}/correct`) as readonly SentCall[];
    expect(sent?.body).toEqual({
      stepId: 's2',
      fills: [{ fillId: 'f3', price: 6.2 }],
      reason: '看错了',
    });
    expect(sent?.headers['If-Match']).toBe('"3"');
  });

  it('a refused correction keeps what was typed, with the words at its line', async () => {
    const { user } = await history(ACTIVE, {
      [`${CALL}/correct`]: () =>
        refusal(400, 'STEP_IMPOSSIBLE', '其他步骤将无法成立', [
          { field: 'fills.0.contracts', message: '届时只持有 1 份' },
        ]),
    });
    await user.click(screen.getByRole('button', { name: /^更正：开仓/ }));
    const form = await dialog();
    set(form, /200 看涨期权 的数量|200.*数量/, '3');
    await user.click(form.getByRole('button', { name: '更正' }));
    expect(await form.findByText('届时只持有 1 份')).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>(/200.*数量/).value).toBe('3');
  });

  it('a step is taken back after it is confirmed; a refusal says what depends on it', async () => {
    const answers = [
      () =>
        refusal(400, 'STEP_IMPOSSIBLE', '其他步骤将无法成立', [
          { message: '第 2 步平掉 2 份，但届时只持有 1 份' },
        ]),
      () => ({ data: strategyAnswer({ version: 4 }) }),
    ];
    const { user, server } = await history(ACTIVE, {
      [`${CALL}/take-back`]: () => answers.shift()?.(),
    });
    await user.click(screen.getByRole('button', { name: /^撤销：开仓/ }));
    const form = await dialog();
    await user.click(form.getByRole('button', { name: '撤销' }));
    expect(await form.findByText('第 2 步平掉 2 份，但届时只持有 1 份')).toBeTruthy();
    await user.click(form.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sent(`${CALL}/take-back`)[1]?.body).toEqual({ stepId: 's1' });
  });

  it('the history has what was, what is, when and why', async () => {
    const before = { ...OPENED, cash: -380, fills: [fill('f1', 'buy', 200, 6.8, -680)] };
    await history({
      ...ACTIVE,
      steps: [OPENED],
      corrections: [
        { id: 'c1', at: '2026-11-20T16:00:00.000Z', reason: '看错了', before, after: OPENED },
        { id: 'c2', at: '2026-11-20T17:00:00.000Z', reason: '', before: ADDED, after: null },
      ],
    });
    const card = within(screen.getByRole('region', { name: '操作记录' }));
    expect(card.getByText('已撤销')).toBeTruthy();
    expect(card.getByText(/更正于.*看错了/)).toBeTruthy();
    expect(card.getByText('1 × 6.80')).toBeTruthy();
    expect(card.getByText('1 × 7.00')).toBeTruthy();
    expect(card.getAllByRole('button')).toHaveLength(2);
  });
});

describe('what if', () => {
  it('date and volatility sliders move curve, figures and the price asked for, and are reset', async () => {
    const { user } = await open(ACTIVE);
    await loaded();
    const today = () => screen.getByRole('status', { name: '今日盈亏' }).textContent;
    const before = today();
    const [date, volatility] = screen.getAllByRole('slider');
    date?.focus();
    await user.keyboard('{End}');
    // On the expiry the model has the payoff: at the spot 200.00 all calls end worthless, and 1,050 were paid.
    expect(screen.getByRole('status', { name: '到期日（模型）' }).textContent).toBe('−$1,050');
    volatility?.focus();
    await user.keyboard('{ArrowRight}');
    expect(volatility?.getAttribute('aria-valuetext')).toMatch(/^[\d.]+% → [\d.]+%$/);
    await user.click(screen.getByRole('button', { name: '重置日期' }));
    await user.click(screen.getByRole('button', { name: '重置隐含波动率' }));
    expect(today()).toBe(before);
  });

  it('an adjustment shows bounds, breakeven and cash before and after', async () => {
    const { user } = await open({ ...ACTIVE, cash: -400, steps: [OPENED] });
    await loaded();
    await user.click(button('调整策略'));
    const form = await dialog();
    await user.click(form.getByRole('button', { name: '平掉一条合约腿' }));
    await user.selectOptions(form.getByRole('combobox'), contract('call', 210));
    set(form, /的价格$/, '2.5');
    const table = within(await form.findByRole('table', { name: '调整前后' }));
    const rows = table
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    // The sold call is bought back for 250: 650 are paid for a call of 200.
    expect(rows).toContainEqual(['最大盈利', '+$600', '无限']);
    expect(rows).toContainEqual(['最大亏损', '−$400', '−$650']);
    expect(rows).toContainEqual(['盈亏平衡点', '204.00', '206.50']);
    expect(rows).toContainEqual(['净现金流', '−$400', '−$650']);
  });
});
