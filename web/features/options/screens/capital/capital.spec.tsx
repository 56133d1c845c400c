import { describe, expect, it } from '@jest/globals';
import { DEFAULT_OPTIONS_SETTINGS } from '@toolyard/core/options/settings';
import { strategyAnswer } from '../../test-chain.spec.helper.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { CapitalResponse } from '../../../../api/generated.ts';
import {
  fakeServer,
  refusal,
  renderOptions,
  type Answers,
} from '../../render-options.spec.helper.tsx';

const ROUTE = '/options/capital';
const READ = 'GET /api/options/capital';
const SAVE = 'PUT /api/options/capital';

const ledger = (change: Partial<CapitalResponse> = {}): { data: CapitalResponse } => ({
  data: {
    startingCapital: 10_000,
    entries: [
      { id: 'a', date: '2026-01-05', kind: 'deposit', amount: 5_000 },
      { id: 'b', date: '2026-02-02', kind: 'withdrawal', amount: 2_000 },
    ],
    total: 13_000,
    version: 3,
    updatedAt: '2026-02-02T15:00:00.000Z',
    ...change,
  },
});
const SUMMARY = {
  totalCapital: 13_000,
  allocatedCapital: 0,
  plannedCapital: 0,
  availableCapital: 13_000,
  activeStrategies: 0,
  completedStrategies: 0,
  totalPnL: 0,
  dayPnL: null,
  winRate: null,
  lostThisMonth: 0,
};
const SETTINGS = { ...DEFAULT_OPTIONS_SETTINGS, capital: 13_000, version: 1, updatedAt: null };

async function own(answers: Answers = {}) {
  let stored = ledger();
  const server = fakeServer({
    [READ]: () => stored,
    'GET /api/options/summary': { data: SUMMARY },
    'GET /api/options/strategies': { data: [], nextCursor: null },
    'GET /api/options/settings': { data: SETTINGS },
    [SAVE]: ({ body }: { readonly body: Partial<CapitalResponse> }) =>
      (stored = ledger({ ...body, version: stored.data.version + 1 })),
    ...answers,
  });
  const rendered = await renderOptions(ROUTE, { signedIn: true, server });
  await screen.findByRole('table', { name: '存入与取出' });
  return rendered;
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const button = (name: string) => screen.getByRole('button', { name });
const rows = () =>
  within(screen.getByRole('table', { name: '存入与取出' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(0, 4).map((cell) => cell.textContent));
const limitOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;

describe('the capital of a visitor', () => {
  it('CA-03 is the sample of the spec: 10,000 dollars, 5 % a trade, 20 % in all, stop-losses of 15, 25 and 10 %', async () => {
    await renderOptions(ROUTE);
    expect((await screen.findAllByText('示例')).length).toBeGreaterThan(3);
    expect(region('资金概况').getByText('$10,000')).toBeTruthy();
    expect(['单笔风险', '总敞口', '单笔止损', '总账户止损', '月度止损'].map(limitOf)).toEqual([
      '5',
      '20',
      '15',
      '25',
      '10',
    ]);
    expect(screen.queryByRole('button', { name: '添加记录' })).toBeNull();
  });

  it('shows the exposure by underlying, expiry and direction, and the losses beside the stop-losses', async () => {
    await renderOptions(ROUTE);
    const exposure = within(await screen.findByRole('region', { name: '持仓敞口' }));
    const symbols = within(exposure.getByRole('region', { name: '按标的' })).getAllByRole(
      'listitem',
    );
    expect(symbols.map((row) => /^[A-Z]+/.exec(row.textContent)?.[0]).sort()).toEqual([
      'AAPL',
      'F',
      'MSFT',
    ]);
    expect(exposure.getByRole('region', { name: '按到期日' })).toBeTruthy();
    expect(exposure.getByRole('region', { name: '按方向' }).textContent).toContain('中性');
    expect(region('亏损与止损线').getAllByRole('listitem')).toHaveLength(3);
  });

  it('the limits are saved in this browser', async () => {
    const { user, application } = await renderOptions(ROUTE);
    const risk = await screen.findByRole('textbox', { name: '单笔风险' });
    await user.clear(risk);
    await user.type(risk, '8');
    await user.click(button('保存限额'));
    await waitFor(() =>
      expect(
        JSON.parse(application.services.storage.at().getItem('optionsSettings') ?? '{}'),
      ).toMatchObject({ riskPerTrade: 8 }),
    );
  });
});

describe('the capital of an account', () => {
  it('a put that expired worthless takes no capital, although it is not settled yet', async () => {
    const put = strategyAnswer().legs[0]!;
    const [symbol, contracts] = ['AAPL261113P00190000', -1];
    const expired = (outcome: 'expire' | 'assign') =>
      strategyAnswer({
        id: outcome,
        status: 'active',
        capital: outcome === 'expire' ? 3_000 : 700,
        underlyingAsset: outcome === 'expire' ? 'MU' : 'F',
        legs: [{ ...put, symbol, type: 'put', position: 'short', expiration: '2026-11-13' }],
        due: [{ symbol, contracts, outcome, settlementPrice: 195, settlementSource: 'sample' }],
      });
    await own({
      'GET /api/options/strategies': {
        data: [expired('expire'), expired('assign')],
        nextCursor: null,
      },
    });
    const exposure = within(screen.getByRole('region', { name: '持仓敞口' }));
    const symbols = within(exposure.getByRole('region', { name: '按标的' }));
    expect(symbols.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^F\$700/),
    ]);
  });

  it('losses say how many open trades they leave out, whose profit waits for a price', async () => {
    const waiting = strategyAnswer({ status: 'active', pnl: null, awaitingSettlementPrice: true });
    await own({
      'GET /api/options/strategies': {
        data: [waiting, strategyAnswer({ id: 'b', status: 'active', pnl: -100 })],
        nextCursor: null,
      },
    });
    const losses = within(await screen.findByRole('region', { name: '亏损与止损线' }));
    expect(losses.getByText('未计入 1 笔盈亏暂不可知的持仓')).toBeTruthy();
  });

  it('lists its start and its entries with the capital after each', async () => {
    await own();
    expect(rows().map(([, kind, amount, after]) => [kind, amount, after])).toEqual([
      ['起始资金', '$10,000.00', '$10,000.00'],
      ['存入', '+$5,000.00', '$15,000.00'],
      ['取出', '−$2,000.00', '$13,000.00'],
    ]);
    expect(region('资金概况').getAllByText('$13,000').length).toBeGreaterThan(0);
    expect(button('载入示例交易')).toBeTruthy();
  });

  it('CA-02 an entry is typed in plain fields and saved under the version that was seen', async () => {
    const { user, server } = await own();
    await user.click(button('添加记录'));
    const amount = screen.getByRole<HTMLInputElement>('textbox', { name: '金额' });
    expect([amount.inputMode, amount.type]).toEqual(['decimal', 'text']);
    await user.type(amount, '1,500.25');
    await user.click(button('保存记录'));
    await waitFor(() => expect(server.sent(SAVE)).toHaveLength(1));
    const [sent] = server.sent(SAVE);
    expect(sent!.headers['If-Match']).toBe('"3"');
    expect(sent!.body).toMatchObject({
      startingCapital: 10_000,
      entries: [{ id: 'a' }, { id: 'b' }, { kind: 'deposit', amount: 1_500.25 }],
    });
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '金额' })).toBeNull());
  });

  it.each([
    ['capital of zero', '0', null, '金额须大于 0 且不超过 100,000,000 美元'],
    ['a word', 'much', null, '金额须大于 0 且不超过 100,000,000 美元'],
    ['a withdrawal beyond the capital', '13000', '取出', '取出金额须小于取出前的资金 $13,000.00'],
  ])('%s is refused at its field, and what is typed stays', async (_name, typed, kind, message) => {
    const { user, server } = await own();
    await user.click(button('添加记录'));
    if (kind) await user.click(within(screen.getByRole('group', { name: '类型' })).getByText(kind));
    const amount = screen.getByRole<HTMLInputElement>('textbox', { name: '金额' });
    await user.type(amount, typed);
    await user.click(button('保存记录'));
    expect(screen.getByText(message)).toBeTruthy();
    expect([amount.value, amount.getAttribute('aria-invalid')]).toEqual([typed, 'true']);
    expect(document.activeElement).toBe(amount);
    expect(server.sent(SAVE)).toEqual([]);
  });

  it('a date after today is refused at its field', async () => {
    const { user, server } = await own();
    await user.click(button('添加记录'));
    const date = screen.getByLabelText<HTMLInputElement>('日期');
    await user.clear(date);
    await user.type(date, '2099-01-01');
    await user.type(screen.getByRole('textbox', { name: '金额' }), '1');
    await user.click(button('保存记录'));
    expect(screen.getByText(/^日期不能晚于今天/)).toBeTruthy();
    expect(date.value).toBe('2099年1月1日');
    expect(server.sent(SAVE)).toEqual([]);
  });

  it('the start is corrected, an entry removed; one that another depends on stays', async () => {
    const { user, server } = await own();
    await user.click(screen.getAllByRole('button', { name: '修改' })[0]!);
    const start = screen.getByRole<HTMLInputElement>('textbox', { name: '起始资金' });
    expect(start.value).toBe('10000');
    await user.clear(start);
    await user.type(start, '1000');
    await user.click(button('保存记录'));
    await waitFor(() => expect(server.sent(SAVE)).toHaveLength(1));
    expect(server.sent(SAVE)[0]!.body).toMatchObject({ startingCapital: 1_000 });
    await waitFor(() => expect(rows()[2]?.[3]).toBe('$4,000.00'));
    await user.click(screen.getAllByRole('button', { name: '删除' })[0]!);
    expect(screen.getByRole('alert').textContent).toContain('另一笔记录依赖它');
    expect(server.sent(SAVE)).toHaveLength(1);
    await user.click(screen.getAllByRole('button', { name: '删除' })[1]!);
    await waitFor(() => expect(server.sent(SAVE)).toHaveLength(2));
    expect(server.sent(SAVE)[1]!.body).toMatchObject({ entries: [{ id: 'a' }] });
  });

  it('a refusal keeps what was typed and says so', async () => {
    const { user } = await own({
      [SAVE]: () => refusal(409, 'VERSION_CONFLICT', 'changed', { current: ledger().data }),
    });
    await user.click(button('添加记录'));
    const amount = screen.getByRole<HTMLInputElement>('textbox', { name: '金额' });
    await user.type(amount, '77');
    await user.click(button('保存记录'));
    expect((await screen.findByRole('alert')).textContent).toContain('资金已在别处被修改');
    expect(amount.value).toBe('77');
  });

  it('a limit above 100 % is refused at its field', async () => {
    const { user, server } = await own();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: '总敞口' });
    await waitFor(() => expect(field.matches(':disabled')).toBe(false));
    await user.clear(field);
    await user.type(field, '101');
    await user.click(button('保存限额'));
    expect(screen.getByText('百分比须在 0.01 到 100 之间')).toBeTruthy();
    expect(field.value).toBe('101');
    expect(server.sent('PUT /api/options/settings')).toEqual([]);
  });

  it('says when it cannot be loaded, and loads again', async () => {
    const server = fakeServer({ [READ]: () => refusal(500, 'INTERNAL', 'broken') });
    const { user } = await renderOptions(ROUTE, { signedIn: true, server });
    expect(await screen.findByRole('alert')).toBeTruthy();
    Object.assign(server.answers, {
      [READ]: ledger(),
      'GET /api/options/summary': { data: SUMMARY },
      'GET /api/options/strategies': { data: [], nextCursor: null },
    });
    await user.click(button('重试'));
    expect(await screen.findByRole('table', { name: '存入与取出' })).toBeTruthy();
  });
});

describe('the size of a position', () => {
  const typed = async (loss: string, profit = '', chance = '') => {
    const rendered = await own();
    const { user } = rendered;
    await user.type(screen.getByRole('textbox', { name: '每份最大亏损' }), loss);
    if (profit) await user.type(screen.getByRole('textbox', { name: '每份最大盈利' }), profit);
    if (chance) await user.type(screen.getByRole('textbox', { name: '盈利概率' }), chance);
    return region('仓位大小');
  };
  const sizes = (card: Awaited<ReturnType<typeof typed>>) =>
    card.getAllByRole('definition').map(({ textContent }) => textContent);

  it('of a typed maximum loss: 5 % of 13,000 dollars, 130 a unit', async () => {
    const card = await typed('130');
    expect(sizes(card)).toEqual(['5 份', '--', '--', '--']);
    expect(card.getByText('建议：5 份')).toBeTruthy();
  });

  it('with chances Kelly 52 % − 48 %, half of it and CVaR', async () => {
    const card = await typed('130', '130', '52');
    // 4 % of 13,000 dollars are 520.
    expect(sizes(card)).toEqual(['5 份', '4 份', '2 份', '5 份']);
    expect(card.getByText('建议：2 份')).toBeTruthy();
  });

  it('a negative Kelly says: do not trade this', async () => {
    const card = await typed('130', '130', '40');
    expect(card.getByText('不要做这笔交易')).toBeTruthy();
  });

  it('a loss of nothing and a chance of 100 % are refused at their fields', async () => {
    const card = await typed('0', '', '100');
    expect(card.getByText('金额须大于 0 且不超过 100,000,000 美元')).toBeTruthy();
    expect(card.getByText('百分比须大于 0 且小于 100')).toBeTruthy();
    expect(card.queryByText(/^建议/)).toBeNull();
  });

  it('of the sample plan it leads to the builder with that size', async () => {
    const { user } = await renderOptions(ROUTE);
    await screen.findByRole('region', { name: '仓位大小' });
    const card = region('仓位大小');
    expect(card.getByRole('combobox', { name: '计划' })).toBeTruthy();
    expect(card.getAllByRole('definition')).toHaveLength(4);
    await user.click(card.getByRole('button', { name: '自行填写' }));
    expect(card.getByText('填写每份最大亏损后显示仓位。')).toBeTruthy();
  });
});
