import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { sampleStrategies } from '@toolyard/core/options/records';
import { decodePlan } from '@toolyard/core/options/sharing';
import { isNamedStructure } from '@toolyard/core/options/templates';
import { renderOptions } from '../../render-options.spec.helper.tsx';
import { sampleOverview } from '../../shared/strategies/sample-figures.ts';
import { sampleTradeView } from './sample-trade-view.ts';

const NOW = Date.UTC(2026, 10, 24, 16);

describe('a sample of a visitor', () => {
  it('of the overview opens under the name of its row, with its own legs, and plans one like it', async () => {
    const { rows } = sampleOverview('zh-CN', NOW);
    const row = rows.find(({ structure }) => structure === 'bull-put-spread')!;
    await renderOptions(row.to);
    expect(await screen.findByRole('heading', { level: 1, name: row.name })).toBeTruthy();
    const legs = screen.getByRole('table', { name: '合约腿' });
    expect(within(legs).getAllByRole('row')).toHaveLength(1 + row.legs.length);
    const [, first] = within(legs).getAllByRole('row');
    expect(first!.textContent).toMatch(/1\$\d+\.\d\d$/);
    expect(screen.getByText('占用资金').nextSibling!.textContent).toMatch(/^\$\d/);
    const alike = screen.getByRole('link', { name: '规划同样的策略' }).getAttribute('href') ?? '';
    const plan = new URL(alike, 'http://localhost').searchParams.get('plan') ?? '';
    expect(decodePlan(plan)).toMatchObject({
      ok: true,
      value: { symbol: row.symbol, structure: 'bull-put-spread' },
    });
  });

  it('has a structure that the builder can fill, in the overview and in the history', () => {
    let count = 0;
    const history = sampleStrategies('visitor', NOW, () => `sample-${++count}`);
    const ids = [...sampleOverview('en', NOW).rows, ...history].map(({ id }) => id);
    const views = ids.map((id) => sampleTradeView(id, 'en', NOW));
    expect(views.map((view) => view && isNamedStructure(view.structure))).toEqual(
      ids.map(() => true),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(sampleTradeView('example-99', 'en', NOW)).toBeNull();
  });

  it('that there is not asks to sign in', async () => {
    await renderOptions('/options/position/example-99');
    expect(await screen.findByRole('heading', { level: 1, name: '登录后查看此策略' })).toBeTruthy();
  });
});
