import { describe, expect, it } from '@jest/globals';
import { DEFAULT_OPTIONS_SETTINGS } from '@toolyard/core/options/settings';
import { screen, waitFor, within } from '@testing-library/react';
import {
  chains,
  fakeServer,
  refusal,
  renderOptions,
  type Answers,
} from '../../render-options.spec.helper.tsx';
import { barsAnswer } from '../../test-chain.spec.helper.ts';

const server = (more: Answers = {}) =>
  fakeServer({
    ...more,
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

async function openedChance(setting: Parameters<typeof renderOptions>[1] = {}) {
  const { user } = await renderOptions('/options/wizard', {
    template: 'vertical-spread',
    server: server(),
    ...setting,
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
    // 200·e^(0.04 · 28/365); a yield of the days to expiry would be none of a year.
    expect(
      screen.getAllByText(/所有行权价用同一波动率 30\.0%，远期价 200\.61，利率 4\.00%。/).length,
    ).toBeGreaterThan(0);
    expect(document.body.textContent).not.toContain('股息率');
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

  it('a target range stands on the chart, and the arrow keys move its ends', async () => {
    const { user, sum } = await openedChance();
    expect(screen.queryByRole('slider', { name: '目标区间下限' })).toBeNull();
    await user.click(within(sum).getByRole('button', { name: '自己的看法：目标区间' }));
    await user.keyboard('{Escape}');
    const lower = await screen.findByRole('slider', { name: '目标区间下限' });
    const upper = screen.getByRole('slider', { name: '目标区间上限' });
    const before = [chance().textContent, Number(upper.getAttribute('aria-valuenow'))] as const;
    lower.focus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(chance().textContent).not.toBe(before[0]));
    expect(Number(lower.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
    // An end stays on its side of the other one.
    for (let i = 0; i < 6; i++) await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(Number(lower.getAttribute('aria-valuenow'))).toBeLessThan(before[1]);
    expect(Number(upper.getAttribute('aria-valuenow'))).toBe(before[1]);
  });

  it('other chances are listed, the maximum profit and the touch of the short strike among them', async () => {
    const { sum } = await openedChance();
    expect(within(sum).getByText('到期获得最大盈利')).toBeTruthy();
    expect(within(sum).getByText('到期前触及 210.00')).toBeTruthy();
  });

  it('touches say when they are exact and when they are by reflection, and a range has none', async () => {
    const { user, sum } = await openedChance();
    expect(within(sum).getByText(/^触及概率对这种价格分布是精确的/)).toBeTruthy();
    await user.click(within(sum).getByRole('button', { name: '自己的看法：目标区间' }));
    expect(await within(sum).findByText(/^目标区间只说明到期价落在哪里/)).toBeTruthy();
    expect(within(sum).queryByText('到期前触及 210.00')).toBeNull();
  });

  it('the stop of the settings has its chance, with what its two ends are', async () => {
    const { sum } = await openedChance({ visitorSettings: { stopLossPerTrade: 2 } });
    const stop = within(sum).getByText(/^到期前亏损达到止损额 \$200/);
    expect(stop.nextElementSibling?.textContent).toMatch(/^\d+\.\d%( – \d+\.\d%)?$/);
  });

  it('the choice of an account is saved in its settings, and stands in force after the next start', async () => {
    const settings = { ...DEFAULT_OPTIONS_SETTINGS, capital: 10_000, version: 2, updatedAt: null };
    const account = server({
      'GET /api/options/settings': { data: settings },
      'PUT /api/options/settings': ({ body }: { readonly body: unknown }) => ({
        data: { ...settings, ...(body as object), version: 3 },
      }),
    });
    const { user, sum } = await openedChance({ signedIn: true, server: account });
    await user.click(within(sum).getByRole('button', { name: '零漂移' }));
    await waitFor(() => expect(account.sent('PUT /api/options/settings')).toHaveLength(1));
    const body = account.sent('PUT /api/options/settings')[0]?.body;
    expect(body).toMatchObject({ measure: 'zeroDrift' });
    // The known capital may be outdated, so that an unchanged one is not sent.
    expect(body).not.toHaveProperty('capital');
  });

  it('the measure of the settings is in force from the start', async () => {
    const { sum } = await openedChance({ visitorSettings: { measure: 'zeroDrift' } });
    expect(within(sum).getByRole('button', { name: '零漂移 · 当前使用' })).toBeTruthy();
    expect(screen.getByText(/概率按零漂移计算/)).toBeTruthy();
  });

  it('a choice that the account refuses is in force, and said not to be saved', async () => {
    const settings = { ...DEFAULT_OPTIONS_SETTINGS, capital: 10_000, version: 2, updatedAt: null };
    const account = server({
      'GET /api/options/settings': { data: settings },
      'PUT /api/options/settings': () => refusal(409, 'VERSION_CONFLICT', 'changed elsewhere'),
    });
    const { user, sum } = await openedChance({ signedIn: true, server: account });
    await user.click(within(sum).getByRole('button', { name: '零漂移' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^部分设置已在此生效，但尚未保存。/,
    );
    expect(within(sum).getByRole('button', { name: '零漂移 · 当前使用' })).toBeTruthy();
  });

  it('past moves need sixty of them, and say how many there are', async () => {
    const { sum } = await openedChance();
    const needed = /^需要至少 60 次为期 \d+ 天的涨跌，现有收盘价只给出 \d+ 次。$/;
    expect(await within(sum).findByText(needed)).toBeTruthy();
  });

  it('past moves have a figure where the closes of the stock give enough of them', async () => {
    const results = Array.from({ length: 700 }, (_, i) => ({
      ...{ t: Date.UTC(2024, 11, 1 + i), o: 190, h: 201, l: 189, c: 190 + (i % 50), v: 1000 },
    }));
    const bars = barsAnswer();
    const { user, sum } = await openedChance({
      server: server({ 'GET /api/polygon/aggregates/AAPL': { ...bars, data: { results } } }),
    });
    expect(await within(sum).findByText(/^现价经历过去 \d+ 次为期 \d+ 天的涨跌/)).toBeTruthy();
    await user.click(within(sum).getByRole('button', { name: '股票过去的涨跌' }));
    await waitFor(() => expect(screen.getByText(/概率按该股票过去的涨跌计算/)).toBeTruthy());
    await waitFor(() => expect(chance().textContent).toMatch(/^\d+\.\d%$/));
  });

  it('a drift that is no number has no figure and cannot be chosen', async () => {
    const { user, sum } = await openedChance();
    const drift = within(sum).getByRole('textbox', { name: '漂移率，每年 %' });
    await user.clear(drift);
    await user.type(drift, 'abc');
    expect(within(sum).getByText('须在 −1,000% 到 1,000% 之间')).toBeTruthy();
    await user.click(within(sum).getByRole('button', { name: '自己的看法：漂移率与波动率' }));
    expect(within(sum).queryByText(/NaN/)).toBeNull();
    expect(within(sum).getByRole('button', { name: '波动率微笑 · 当前使用' })).toBeTruthy();
  });
});
