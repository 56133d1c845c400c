import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { StrategyResponse } from '../../../../api/generated.ts';
import { fakeServer, renderOptions, type Rendered } from '../../render-options.spec.helper.tsx';
import { VOLATILITY, openStock } from '../../stock-answers.spec.helper.ts';
import { META, STRATEGY_ID, strategyAnswer } from '../../test-chain.spec.helper.ts';

const CREATE = 'POST /api/options/alerts';

/** The page of a saved strategy, as its owner sees it. */
async function openPosition(status: StrategyResponse['status']): Promise<Rendered> {
  const strategy = strategyAnswer({ status, pnl: 12, openedAt: META.asOf });
  const opened = await renderOptions(`/options/position/${STRATEGY_ID}`, {
    signedIn: true,
    server: fakeServer({
      [`GET /api/options/strategies/${STRATEGY_ID}`]: { data: strategy },
      'GET /api/options/strategies': { data: [strategy], nextCursor: null },
      [CREATE]: ({ body }: { readonly body: unknown }) => ({ data: body }),
    }),
  });
  await screen.findByRole('heading', { level: 1, name: 'AAPL 牛市看涨价差' });
  return opened;
}

/** Opens the sum of the first figure of this name. */
async function sumOf({ user }: Rendered, figure: string, name: string) {
  const shown = document.querySelector<HTMLElement>(`[data-figure="${figure}"]`);
  await user.click(shown!);
  return within(await screen.findByRole('dialog', { name }));
}

const chosen = (form: HTMLElement, label: string) =>
  within(form).getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.textContent;

describe('OS-05 an explained figure offers an alert', () => {
  it.each([
    ['pnl', '盈亏', '持仓盈亏', '计量方式', '美元', { kind: 'profit', unit: 'dollars' }],
    [
      'maxProfit',
      '最大盈利',
      '持仓盈亏',
      '计量方式',
      '占最大盈利的百分比',
      { kind: 'profit', unit: 'maxProfit' },
    ],
    ['delta', 'Delta', '希腊字母', '希腊字母', '净 Delta（股）', { kind: 'greek', greek: 'delta' }],
    [
      'theta',
      '每日 Theta',
      '希腊字母',
      '希腊字母',
      'Theta（美元/天）',
      { kind: 'greek', greek: 'theta' },
    ],
  ])(
    '%s of an open position: the form is about that figure of that position',
    async (figure, name, kind, which, choice, condition) => {
      const opened = await openPosition('active');
      const sum = await sumOf(opened, figure, name);
      await opened.user.click(sum.getByRole('button', { name: '设置提醒…' }));
      const form = await screen.findByRole('dialog', { name: '新建提醒' });
      expect(chosen(form, '监控内容')).toBe(kind);
      await waitFor(() => expect(chosen(form, '持仓')).toBe('AAPL 牛市看涨价差'));
      expect(chosen(form, which)).toBe(choice);
      await opened.user.type(within(form).getByLabelText('设定值'), '50');
      await opened.user.click(within(form).getByRole('button', { name: '保存' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(opened.server.sent(CREATE)[0]!.body).toEqual({
        condition: { ...condition, strategyId: STRATEGY_ID, direction: 'above', threshold: 50 },
        repeat: 'each',
        paused: false,
      });
    },
  );

  it('a plan has nothing to watch yet', async () => {
    const sum = await sumOf(await openPosition('planning'), 'maxProfit', '最大盈利');
    expect(sum.queryByRole('button', { name: '设置提醒…' })).toBeNull();
  });

  it('a visitor is offered none', async () => {
    const opened = await openStock({
      'GET /api/options/volatility/AAPL': { data: VOLATILITY, meta: META },
    });
    await waitFor(() => expect(document.querySelector('[data-figure="ivRank"]')).toBeTruthy());
    const sum = await sumOf(opened, 'ivRank', 'IV 排名');
    expect(sum.queryByRole('button', { name: '设置提醒…' })).toBeNull();
  });
});

describe('an explained figure leads to its term', () => {
  it('the breakeven to the breakeven in the glossary, which is marked there', async () => {
    const opened = await openPosition('planning');
    const sum = await sumOf(opened, 'breakeven', '盈亏平衡点');
    await opened.user.click(sum.getByRole('link', { name: '含义见术语表' }));
    await screen.findByRole('heading', { level: 1, name: '术语表' });
    const term = await screen.findByText('盈亏平衡点', { selector: '#breakeven dt' });
    expect(opened.address()).toBe('/options/learn/glossary');
    expect(term.parentElement!.className).toContain('bg-accent-tint');
  });

  it('a figure whose idea the glossary lacks has no link', async () => {
    const sum = await sumOf(await openPosition('planning'), 'maxLoss', '最大亏损');
    expect(sum.queryByRole('link', { name: '含义见术语表' })).toBeNull();
  });
});
