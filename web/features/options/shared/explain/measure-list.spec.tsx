import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { chains, fakeServer, renderOptions } from '../../render-options.spec.helper.tsx';

const server = () =>
  fakeServer({
    'GET /api/options/chain/AAPL': chains({
      strikes: [190, 200, 210],
      calls: { 200: { bid: 6.1, ask: 6.35 }, 210: { bid: 2.5, ask: 2.7 } },
    }),
  });

const chance = () => {
  const panel = within(screen.getByRole('region', { name: '策略分析' }));
  const value = panel.getByText('盈利概率').nextElementSibling as HTMLElement;
  return within(value).getAllByRole('button')[0]!;
};

async function openedChance() {
  const { user } = await renderOptions('/options/wizard', {
    template: 'vertical-spread',
    server: server(),
  });
  await user.click(await screen.findByRole('button', { name: /^买入 200 看涨/ }));
  await user.click(screen.getByRole('button', { name: /^卖出 210 看涨/ }));
  await user.click(chance());
  return { user, sum: await screen.findByRole('dialog', { name: '盈利概率' }) };
}

describe('the measures of a probability', () => {
  it('stand side by side, and the one that is chosen is in force', async () => {
    const { user, sum } = await openedChance();
    const before = chance().textContent;
    await user.click(within(sum).getByRole('button', { name: '零漂移' }));
    await waitFor(() => expect(chance().textContent).not.toBe(before));
    expect(screen.getByText(/概率按零漂移计算/)).toBeTruthy();
    // In the headline and in the list, in the same words as on the screen.
    expect(within(sum).getAllByText(chance().textContent).length).toBeGreaterThanOrEqual(2);
  });

  it('a chain without a fit says so, and its figures are those of one volatility', async () => {
    const { sum } = await openedChance();
    expect(within(sum).getByText('该到期日报价太少，无法拟合，因此使用单一波动率。')).toBeTruthy();
    expect(screen.getAllByText(/所有行权价用同一波动率/).length).toBeGreaterThan(0);
  });

  it('an own view that leaves nothing possible has no figure and says why', async () => {
    const { user, sum } = await openedChance();
    const lowest = within(sum).getByRole('textbox', { name: '最低价，$' });
    await user.clear(lowest);
    await user.type(lowest, '900');
    await user.click(within(sum).getByRole('button', { name: '自己的看法：目标区间' }));
    await waitFor(() => expect(chance().textContent).toBe('--'));
    expect(
      (await screen.findAllByText('按你的看法没有任何可能的价位，无法估算概率。')).length,
    ).toBe(1);
  });

  it('other chances are listed, the maximum profit and the touch of the short strike among them', async () => {
    const { sum } = await openedChance();
    expect(within(sum).getByText('到期获得最大盈利')).toBeTruthy();
    expect(within(sum).getByText('到期前触及 210.00')).toBeTruthy();
  });
});
