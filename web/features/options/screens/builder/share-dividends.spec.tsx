import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fromDollars } from '@toolyard/core/shared';
import type { SharedLeg, SharedPlan } from '@toolyard/core/options/sharing';
import { chains } from '../../render-options.spec.helper.tsx';
import { contract } from '../../test-chain.spec.helper.ts';
import { CALLS, figure, openBuilder, shared } from './render-builder.spec.helper.tsx';

/** 100 shares at 200.00 and a sold 210 call at 2.50. */
const covered = (position: 'long' | 'short'): SharedPlan => {
  const stock: SharedLeg = {
    ...{ kind: 'stock', symbol: 'AAPL', position, quantity: 100, priceSource: 'own' },
    price: fromDollars(200),
  };
  const call = shared(contract('call', 210), position === 'long' ? 'short' : 'long', 2.5);
  return { symbol: 'AAPL', templateId: 'custom', legs: [stock, call] };
};

const DIVIDENDS = [
  { exDate: '2026-12-09', amount: 0.27 },
  { exDate: '2026-12-15', amount: 0.5 },
];

const open = (position: 'long' | 'short', dividends?: typeof DIVIDENDS) =>
  openBuilder(covered(position), {
    answers: {
      'GET /api/options/chain/AAPL': chains({
        calls: CALLS,
        terms: dividends ? { dividends } : {},
      }),
    },
  });

const results = () => screen.findByRole('region', { name: '结果' });

describe('shares with dividends in the builder', () => {
  it('the results count them and name them', async () => {
    await open('long', DIVIDENDS);
    // 200 − 2.50 − 0.77; 210 − 200 + 2.50 + 0.77 times 100.
    expect(await figure('盈亏平衡点')).toBe('196.73');
    expect(await figure('最大盈利')).toBe('+$1,327');
    expect((await results()).textContent).toContain(
      '盈亏已计入持股的股息：每股 $0.27 + $0.50 = $0.77，除息日截至 12月15日。',
    );
  });

  it('an explanation adds them up in words', async () => {
    const { user } = await open('long', DIVIDENDS);
    const card = within(await results());
    await user.click(card.getByRole('button', { name: '196.73' }));
    const sum = await screen.findByRole('dialog', { name: '盈亏平衡点' });
    expect(sum.textContent).toContain(
      '截至 2026-12-18 的每股股息：0.27 + 0.50 = 0.77。持股收取，卖空股票则支付。',
    );
    expect(sum.textContent).toContain('2026-12-09 除息 · 每股股息 Div₁0.27');
  });

  it('shares sold short owe them', async () => {
    await open('short', DIVIDENDS);
    // 200 − 2.50 − 0.77 breaks even; the call is bought.
    expect(await figure('盈亏平衡点')).toBe('196.73');
    expect((await results()).textContent).toContain('盈亏已计入卖空股票应付的股息');
  });

  it('where only a yield is known none is counted, and the card says so', async () => {
    await open('long');
    expect(await figure('盈亏平衡点')).toBe('197.50');
    expect((await results()).textContent).toContain('股票在到期前的股息未知，因此未计入。');
  });
});
