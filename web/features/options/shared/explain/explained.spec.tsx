import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { chains, fakeServer, renderOptions } from '../../render-options.spec.helper.tsx';

const server = () =>
  fakeServer({
    'GET /api/options/chain/AAPL': chains({
      strikes: [190, 200, 210],
      calls: { 200: { bid: 6.1, ask: 6.35 }, 210: { bid: 2.5, ask: 2.7 } },
    }),
  });

async function spread() {
  const rendered = await renderOptions('/options/wizard', {
    template: 'vertical-spread',
    server: server(),
  });
  const { user } = rendered;
  await user.click(await screen.findByRole('button', { name: /^买入 200 看涨/ }));
  await user.click(screen.getByRole('button', { name: /^卖出 210 看涨/ }));
  return rendered;
}

const figureOf = (label: string) => {
  const panel = within(screen.getByRole('region', { name: '策略分析' }));
  const value = panel.getByText(label).nextElementSibling as HTMLElement;
  return within(value).getAllByRole('button')[0]!;
};

describe('a figure opens its own sum', () => {
  it('a click shows name, figure, formula, the formula filled in, inputs and the convention', async () => {
    const { user } = await spread();
    await user.click(figureOf('盈亏平衡点'));
    const sum = await screen.findByRole('dialog', { name: '盈亏平衡点' });
    const text = sum.textContent;
    // A plain sentence stands before the sum, the sum before its formula.
    expect(text).toMatch(/在该价位，这笔持仓不赚不亏。.*200\.00 \+.*S₁ \+/);
    expect(text).toContain('S₁ + (S₂ − S₁)·P(S₁) / (P(S₁) − P(S₂))');
    // The line from 200 (−$385) to 210 ($615) crosses zero at 203.85.
    expect(text).toContain('200.00 + (210.00 − 200.00)·(−$385) / (−$385 − $615)');
    expect(text).toContain('= 203.85');
    expect(within(sum).getByText('买入 200 看涨')).toBeTruthy();
    expect(text).toContain('权利金 p₁6.35');
    expect(text).toContain('算法：到期盈亏精确计算');
  });

  it('formula, all inputs and other measures are closed, three inputs and the method are not', async () => {
    const { user } = await spread();
    await user.click(figureOf('盈利概率'));
    const sum = await screen.findByRole('dialog', { name: '盈利概率' });
    const folds = [...sum.querySelectorAll('details')];
    expect(folds.map(({ open }) => open)).toEqual([false, false, false]);
    const [formula, inputs, measures] = folds.map((each) => each.querySelector('summary')!);
    expect(formula!.textContent).toBe('公式');
    const count = inputs!.nextElementSibling!.querySelectorAll('dd').length;
    expect(inputs!.textContent).toBe(`全部输入（${count}）`);
    expect(measures!.textContent).toMatch(/^其他算法：\d+\.\d% 至 \d+\.\d%$/);
    const leading = [...sum.querySelectorAll('dd')].filter((each) => !each.closest('details'));
    expect(leading).toHaveLength(3);
    const method = within(sum).getByText(/^算法：/);
    expect(method.textContent).toContain('含义见术语表');
    expect(method.nextElementSibling).toBeNull();
    await user.click(inputs!);
    expect(folds[1]!.open).toBe(true);
  });

  it('Enter and ? open it, Escape closes it and gives the focus back', async () => {
    const { user } = await spread();
    for (const key of ['{Enter}', '?']) {
      const figure = figureOf('最大盈利');
      figure.focus();
      await user.keyboard(key);
      await screen.findByRole('dialog', { name: '最大盈利' });
      expect(figure.getAttribute('aria-expanded')).toBe('true');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(document.activeElement).toBe(figure);
    }
  });

  it('what is not known says why', async () => {
    const { user } = await renderOptions('/options/wizard', {
      template: 'single-option',
      server: server(),
    });
    await user.click(await screen.findByRole('button', { name: /^卖出 200 看涨/ }));
    await user.click(screen.getByRole('button', { name: 'N/A' }));
    const sum = await screen.findByRole('dialog', { name: '风险回报率' });
    expect(sum.textContent).toContain('最大亏损无限');
    await user.click(within(sum).getByRole('button', { name: '关闭' }));
    await user.click(figureOf('最大亏损'));
    const risk = await screen.findByRole('dialog', { name: '最大亏损' });
    expect(risk.textContent).toContain('−100·∞ = 无限公式m·∞');
  });

  it('the same sum in English, once the language is English', async () => {
    const { user, application } = await spread();
    await user.click(figureOf('最大盈利'));
    await screen.findByRole('dialog', { name: '最大盈利' });
    await act(() => application.texts.switchTo('en'));
    const sum = await screen.findByRole('dialog', { name: 'Max profit' });
    // R31: prices as the card writes them.
    expect(sum.textContent).toContain('Reached at: 210.00 and above');
  });
});
