import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { FillResponse, StrategyResponse } from '../../../../api/generated.ts';
import { EXPIRIES, contract } from '../../test-chain.spec.helper.ts';
import { button, loaded, openPosition } from './position.spec.helper.ts';

const fill = (strike: number, side: 'buy' | 'sell', price: number): FillResponse => ({
  id: `${side} ${strike}`,
  symbol: contract('call', strike),
  kind: 'option',
  type: 'call',
  strike,
  expiration: EXPIRIES[1],
  multiplier: 100,
  deliverable: null,
  side,
  contracts: 4,
  price,
  commission: 2.6,
  cash: (side === 'buy' ? -1 : 1) * price * 400 - 2.6,
  cause: 'trade',
  replaces: null,
});

const OPENED = '2026-11-02T15:30:00.000Z';
const CLOSED = '2026-11-16T16:30:00.000Z';

/** Four spreads 200 / 210 bought for 4.00 and sold for 5.50 a share: 4 × 150 less four commissions of 2.60. */
const TRADE: Partial<StrategyResponse> = {
  status: 'completed',
  legs: [],
  capital: 1605.2,
  pnl: 589.6,
  returns: (589.6 / 1605.2) * 100,
  cash: 589.6,
  openedAt: OPENED,
  closedAt: CLOSED,
  steps: [
    {
      id: 'a',
      at: OPENED,
      kind: 'opened',
      settlementSource: null,
      action: null,
      spot: 201,
      cash: -1605.2,
      note: 'only for me',
      fills: [fill(200, 'buy', 7), fill(210, 'sell', 3)],
    },
    {
      id: 'b',
      at: CLOSED,
      kind: 'closed',
      settlementSource: null,
      action: null,
      spot: 207.5,
      cash: 2194.8,
      note: '',
      fills: [fill(200, 'sell', 9), fill(210, 'buy', 3.5)],
    },
  ],
};

const picture = async () =>
  within(await screen.findByRole('dialog', { name: '分享为图片' })).getByRole('img').textContent;

async function openPicture(strategy: Partial<StrategyResponse>) {
  const { user } = await openPosition(strategy);
  await loaded();
  await user.click(button('分享'));
  await user.click(await screen.findByRole('menuitem', { name: '保存或复制图片...' }));
  return user;
}

describe('the picture of a closed trade', () => {
  it('shows the result, prices in and out, and the payoff as it was opened', async () => {
    await openPicture(TRADE);
    const words = await picture();
    for (const said of [
      '已实现盈亏+$589.60',
      '+36.7%',
      '4 × 买入 200 看涨',
      '7.00 → 9.00',
      '3.00 → 3.50',
      // 4 × 600 and 4 × 400 with the commissions of the opening; even at 204.013.
      '最大盈利+$2,394.80',
      '最大亏损−$1,605.20',
      '盈亏平衡点204.013',
      '平仓时 207.50',
      '平仓于纽约时间 2026/11/16 11:30',
    ])
      expect(words).toContain(said);
  });

  it('in percent shows neither an amount nor how many contracts there were', async () => {
    const user = await openPicture(TRADE);
    await user.click(button('仅百分比'));
    const words = await picture();
    expect(words).toContain('已实现盈亏+36.7%');
    expect(words).toContain('最大亏损−100.0%');
    expect(words).toContain('1 × 买入 200 看涨');
    expect(words).not.toMatch(/\$|4 ×|589|1,?605/);
    await user.click(button('全部合约腿和数据'));
    expect(await picture()).not.toMatch(/\$|589|1,?605/);
  });

  it('never shows whose it is, notes or capital', async () => {
    const user = await openPicture(TRADE);
    for (const size of ['社交卡片', '全部合约腿和数据']) {
      await user.click(button(size));
      expect(await picture()).not.toMatch(/@|only for me|占用资金/);
    }
  });

  it('without a bound on what was at risk has no percent, and says why', async () => {
    await openPicture({ ...TRADE, capital: null, returns: null });
    expect(button('仅百分比')).toHaveProperty('disabled', true);
    expect(screen.getByText(/无法按百分比显示/)).toBeTruthy();
  });

  it('has no link, since nothing is held any more', async () => {
    const { user } = await openPosition(TRADE);
    await loaded();
    await user.click(button('分享'));
    const link = await screen.findByRole('menuitem', { name: '复制链接' });
    expect(link.getAttribute('aria-disabled')).toBe('true');
  });
});
