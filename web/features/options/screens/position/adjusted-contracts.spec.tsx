import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { StrategyLegResponse, StrategyResponse } from '../../../../api/generated.ts';
import { META, optionLeg } from '../../test-chain.spec.helper.ts';
import { button, loaded, openPosition } from './position.spec.helper.ts';

const SYMBOL = 'AAPL1261218C00002000';

/** A call of 2 that delivers 12 shares and 8.18 dollars. */
const adjusted = (more: Partial<StrategyLegResponse> = {}) =>
  optionLeg('call', 'long', 2, 0.25, {
    symbol: SYMBOL,
    deliverable: { shares: [{ symbol: 'AAPL', shares: 12 }], cash: 8.18 },
    ...more,
  });

const active = (leg: StrategyLegResponse): Partial<StrategyResponse> => ({
  status: 'active',
  legs: [leg],
  cash: -25,
  openedAt: '2026-11-20T21:00:00.000Z',
  mark: {
    at: META.asOf,
    spot: 20,
    stale: false,
    legs: [
      {
        ...{ symbol: leg.symbol, contracts: 1, cost: 0.25, bid: null, ask: null, mid: null },
        ...{ mark: null, iv: null, delta: null, value: null, pnl: null },
      },
    ],
  },
});

describe('a position in an adjusted contract', () => {
  it('says what it delivers, and that it has no quotes', async () => {
    await openPosition(active(adjusted()));
    await loaded();
    const legs = within(screen.getAllByRole('table')[0]!);
    expect(legs.getByText('每张交割 12 股 AAPL 和 $8.18 · 暂不估值：该合约没有报价')).toBeTruthy();
  });

  it('a contract as listed that nobody quotes says so too, unless it waits for something else', async () => {
    const listed = adjusted({ deliverable: null });
    await openPosition(active(listed));
    await loaded();
    expect(screen.getAllByText('暂不估值：该合约没有报价')).toHaveLength(1);
    cleanup();
    await openPosition({ ...active(listed), corporateActionsKnown: false });
    await loaded();
    expect(screen.queryByText('暂不估值：该合约没有报价')).toBeNull();
  });

  it('the breakeven is that of its deliverable', async () => {
    await openPosition(active(adjusted()));
    await loaded();
    // (200 + 25 − 8.18) / 12 = 18.0683
    expect(screen.getAllByText(/18\.0683/).length).toBeGreaterThan(0);
  });

  it('the ticket that closes it says what it delivers', async () => {
    const { user } = await openPosition(active(adjusted()));
    await loaded();
    await user.click(button('平仓'));
    const form = within(await screen.findByRole('dialog'));
    expect(form.getByText('每张交割 12 股 AAPL 和 $8.18')).toBeTruthy();
  });

  it('exercise by the value of what is delivered: a stated price of 35.50 lets a call of 2 on 5 shares expire', async () => {
    const leg = adjusted({ deliverable: { shares: [{ symbol: 'AAPL', shares: 5 }], cash: 0 } });
    const due = {
      ...{ symbol: leg.symbol, contracts: 1, outcome: 'expire' as const },
      ...{ settlementPrice: 35.5, settlementSource: 'polygon' },
    };
    const { user } = await openPosition({ ...active(leg), due: [due] });
    await loaded();
    const banner = within(screen.getByRole('region', { name: '已到期，待结算' }));
    expect(banner.getByText('每张交割 5 股 AAPL')).toBeTruthy();
    expect(banner.getByRole('button', { name: '到期作废', pressed: true })).toBeTruthy();
    await user.click(banner.getByRole('button', { name: '行权' }));
    expect(banner.getByText(/收到 5 股 AAPL，/)).toBeTruthy();
    expect(banner.getByText('−$200')).toBeTruthy();
  });

  it('that delivers cash alone is settled without a price of the company, and none is asked for', async () => {
    const leg = adjusted({ deliverable: { shares: [], cash: 7_150 } });
    const due = {
      ...{ symbol: leg.symbol, contracts: 1, outcome: 'exercise' as const },
      ...{ settlementPrice: null, settlementSource: null },
    };
    await openPosition({ ...active(leg), mark: null, due: [due] });
    await loaded();
    const banner = within(screen.getByRole('region', { name: '已到期，待结算' }));
    expect(banner.getByText('每张交割 $7,150')).toBeTruthy();
    expect(banner.queryByRole('textbox')).toBeNull();
    expect(banner.queryByText(/尚未公布/)).toBeNull();
    // 7,150 for 100 times 2.
    expect(banner.getByText('+$6,950')).toBeTruthy();
  });

  it('with shares of another company it is not valued, and the page says why', async () => {
    const shares = [
      { symbol: 'AAPL', shares: 100 },
      { symbol: 'ECG', shares: 25 },
    ];
    await openPosition(active(adjusted({ deliverable: { shares, cash: 0 } })));
    await loaded();
    expect(screen.getByText(/每张交割 100 股 AAPL 和 25 股 ECG/)).toBeTruthy();
    expect(
      screen.getByText('部分持仓的价值还取决于 AAPL 以外的价格，因此不显示风险和概率。'),
    ).toBeTruthy();
    expect(screen.queryByText('最大盈利')).toBeNull();
  });
});
