import { describe, expect, it } from '@jest/globals';
import { I18nProvider } from '@lingui/react';
import { fromDollars } from '@toolyard/core/shared';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createApplication } from '../../../../app/application.ts';
import { ApplicationContext } from '../../../../app/use-application.ts';
import { testServices } from '../../../../test-support/render-app.tsx';
import { fakeServer } from '../../render-options.spec.helper.tsx';
import { contract, EXPIRIES, META, marketStatusAnswer } from '../../test-chain.spec.helper.ts';
import type { BuilderLeg } from './builder-state.ts';
import { builderSlice, selectBuilder } from './builder.slice.ts';
import { useResultView } from './result-view.ts';
import { ResultTabs } from './result-tabs.tsx';
import { useBuilderAnalysis } from './use-builder-analysis.ts';

const { planOpened, dayChosen, volatilityShifted } = builderSlice.actions;

const call = (
  id: string,
  position: 'long' | 'short',
  strike: number,
  price: number,
): BuilderLeg => ({
  id,
  enabled: true,
  priceSource: 'own',
  leg: {
    kind: 'option',
    symbol: contract('call', strike),
    type: 'call',
    position,
    strike: fromDollars(strike),
    expiry: EXPIRIES[1],
    premium: fromDollars(price),
    quantity: 1,
    multiplier: 100,
    iv: 0.3,
    delta: null,
  },
});

/** 200 / 210 for 4.00: gain 600, risk 400, breakeven 204. */
const SPREAD = [call('a', 'long', 200, 7), call('b', 'short', 210, 3)];

function Shown() {
  const built = useBuilderAnalysis();
  const view = useResultView(built);
  return view && <ResultTabs built={built} view={view} compared={[]} />;
}

async function shown(legs: readonly BuilderLeg[] = SPREAD, now = META.asOf) {
  const server = fakeServer({
    'GET /api/polygon/market-status': () => marketStatusAnswer(now),
  });
  const services = testServices(server, {
    now: () => Date.parse(now),
    languages: () => ['zh-CN'],
  });
  const application = createApplication(services);
  const { store, texts } = application;
  await Promise.all([
    texts.loadArea('options'),
    texts.loadArea('optionsBuilder'),
    texts.loadArea('optionsWhatIf'),
  ]);
  const stock = { symbol: 'AAPL', name: 'Apple Inc.', nameZh: '苹果' };
  store.dispatch(planOpened({ stock, legs, commission: null }));
  render(
    <ApplicationContext value={application}>
      <Provider store={store}>
        <I18nProvider i18n={texts.i18n}>
          <Shown />
        </I18nProvider>
      </Provider>
    </ApplicationContext>,
  );
  await screen.findByRole('tab', { name: '图表' });
  const state = () => selectBuilder(store.getState());
  return { user: userEvent.setup(), store, state };
}

const chart = () => screen.getByRole('img', { name: /^盈亏图/ });
const handle = (name: RegExp) => screen.getByRole('slider', { name });
const cells = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('gridcell')
    .map((cell) => cell.textContent);

describe('the results of the builder', () => {
  it('the chart names gain, risk and breakeven, and has a handle for every strike', async () => {
    await shown();
    expect(chart().getAttribute('aria-label')).toBe(
      '盈亏图。最大盈利 +$600，最大亏损 −$400，盈亏平衡点 204.00',
    );
    expect(handle(/买入 200 看涨/).getAttribute('aria-valuenow')).toBe('200');
    expect(handle(/卖出 210 看涨/).getAttribute('aria-valuenow')).toBe('210');
  });

  it('XA-06 arrow keys walk over all tabs, with and without a choice of unit, and the focus stays on them', async () => {
    const { user } = await shown();
    act(() => screen.getByRole('tab', { name: '图表' }).focus());
    const walked = [];
    for (let i = 0; i < 7; i += 1) {
      await user.keyboard('{ArrowRight}');
      walked.push(document.activeElement?.textContent);
    }
    expect(walked).toEqual(['热图', '表格', '情景', '希腊字母', '概率', '微笑', '图表']);
  });

  it('the probability tab has the density of the price with its zones as picture and table', async () => {
    const { user } = await shown();
    await user.click(screen.getByRole('tab', { name: '概率' }));
    const density = await screen.findByRole('region', { name: '价格密度' });
    const chances = within(density).getByText(/^盈利 [\d.]+% · 亏损 [\d.]+%$/).textContent;
    expect(
      within(density).getByRole('img', { name: `到期价格的概率密度与盈亏区间：${chances}` }),
    ).toBeTruthy();
    await user.click(within(density).getByRole('button', { name: '表格' }));
    const [, profit, loss] = /盈利 (.*) · 亏损 (.*)/.exec(chances ?? '') ?? [];
    expect(within(density).getByRole('row', { name: `低于 204.00 亏损 ${loss}` })).toBeTruthy();
    expect(within(density).getByRole('row', { name: `高于 204.00 盈利 ${profit}` })).toBeTruthy();
  });

  it('the greeks tab says at which prices exercise of each leg is worth it today', async () => {
    const { user } = await shown();
    await user.click(screen.getByRole('tab', { name: '希腊字母' }));
    const early = await screen.findByRole('table', { name: '提前行权' });
    const rows = within(early).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row.textContent).toMatch(/不(低于 [\d.]+|值得).*\d\.\d\d$/);
  });

  it('the smile tab shows the quotes of the expiry with their fit, and why there is none', async () => {
    const { user } = await shown();
    await user.click(screen.getByRole('tab', { name: '微笑' }));
    const smile = await screen.findByRole('region', { name: '波动率微笑' });
    expect(within(smile).getByText(/^拟合曲线（SVI）平均偏离|^无法拟合/)).toBeTruthy();
    await user.click(within(smile).getByRole('button', { name: '表格' }));
    expect(within(smile).getByRole('row', { name: /^200 看/ })).toBeTruthy();
  });

  it('a strike dragged over the axis snaps to listed strikes at every move, and is kept when let go', async () => {
    const { state } = await shown();
    const grip = handle(/卖出 210 看涨/);
    grip.setPointerCapture = () => undefined;
    const pointer = (type: string, clientX: number) =>
      fireEvent(grip, new MouseEvent(type, { clientX, bubbles: true }));
    pointer('pointerdown', 0);
    // jsdom lays nothing out: 416 wide, its plot from 52 to 408, the pointer at its right end.
    pointer('pointermove', 300);
    const moving = Number(handle(/卖出/).getAttribute('aria-valuenow'));
    expect(moving).toBeGreaterThan(210);
    expect(moving % 2.5).toBe(0);
    // Beyond the prices that are shown the handle would be lost.
    pointer('pointermove', 4000);
    expect(Number(handle(/卖出/).getAttribute('aria-valuenow'))).toBeGreaterThan(moving);
    pointer('pointermove', 300);
    expect(state().undoable).toHaveLength(0);
    pointer('pointerup', 300);
    expect(state().undoable).toHaveLength(1);
    expect(handle(/卖出/).getAttribute('aria-valuenow')).toBe(String(moving));
  });

  it('arrow keys move a strike by one, with Shift by five, and Escape takes it back', async () => {
    const { user, state } = await shown();
    act(() => handle(/卖出 210/).focus());
    await user.keyboard('{ArrowRight}');
    expect(handle(/卖出/).getAttribute('aria-valuenow')).toBe('212.5');
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(handle(/卖出/).getAttribute('aria-valuenow')).toBe('225');
    await user.keyboard('{Escape}');
    expect(handle(/卖出/).getAttribute('aria-valuenow')).toBe('210');
    expect(state().undoable).toHaveLength(0);
  });

  it('the heat map ends in the payoff, and has the asked day outlined', async () => {
    const { user, store } = await shown();
    await user.click(screen.getByRole('tab', { name: '热图' }));
    expect(cells()).toContain('+600');
    expect(cells()).toContain('−400');
    expect(screen.getByRole('columnheader', { name: /今日/ }).className).toContain('accent');
    act(() => void store.dispatch(dayChosen(10)));
    expect(screen.getByRole('columnheader', { name: /10 天/ }).className).toContain('accent');
    expect(screen.getByRole('columnheader', { name: /今日/ }).className).not.toContain('accent');
  });

  it('cells change to percents of the risk, where it has a bound', async () => {
    const { user } = await shown();
    await user.click(screen.getByRole('tab', { name: '热图' }));
    await user.click(screen.getByRole('button', { name: '%' }));
    expect(cells()).toContain('+150.0%');
    expect(cells()).toContain('−100.0%');
  });

  it('without a bound of the risk there are no percents, and the map says why', async () => {
    const { user } = await shown([call('a', 'short', 200, 7)]);
    await user.click(screen.getByRole('tab', { name: '热图' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '%' }).disabled).toBe(true);
    expect(screen.getByText('最大亏损无限，无法显示百分比。')).toBeTruthy();
  });

  it('the table has the same profits with the chance of a lower price', async () => {
    const { user } = await shown();
    await user.click(screen.getByRole('tab', { name: '表格' }));
    const row = screen.getByRole('row', { name: /^200\.00 现价/ });
    expect(within(row).getAllByRole('cell')[2]?.textContent).toBe('−$400');
    expect(within(row).getAllByRole('cell')[3]?.textContent).toBe('−100.0%');
    expect(within(row).getAllByRole('cell')[4]?.textContent).toMatch(/^5\d\.\d%$/);
  });

  it('greeks are read at the spot, and by keys at any other price', async () => {
    const { user } = await shown();
    await user.click(screen.getByRole('tab', { name: '希腊字母' }));
    const line = screen.getByRole('img', { name: '整个持仓的 Delta 随股价的变化' });
    expect(within(line).getByText(/^现价 200\.\d\d \+\d/)).toBeTruthy();
    act(() => line.focus());
    await user.keyboard('{ArrowRight}');
    expect(within(line).queryByText(/^现价/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Vega' }));
    expect(screen.getByRole('img', { name: '整个持仓的 Vega 随股价的变化' })).toBeTruthy();
  });
});

describe('the sliders', () => {
  const thumb = (name: string) => screen.getByRole('slider', { name });

  it('ask for a day, a volatility and prices, by keys too, and each has its own reset', async () => {
    const { user, state } = await shown();
    expect(screen.queryByRole('button', { name: /^重置/ })).toBeNull();
    act(() => thumb('日期').focus());
    await user.keyboard('{ArrowRight}{ArrowRight}');
    act(() => thumb('隐含波动率').focus());
    await user.keyboard('{ArrowRight}');
    act(() => thumb('显示的最高股价').focus());
    await user.keyboard('{ArrowRight}');
    const { whatIf } = state();
    expect([whatIf.dateOffsetDays, whatIf.ivShift]).toEqual([2, 0.01]);
    expect(whatIf.priceRange?.to).toBeGreaterThan(210);
    const { priceRange } = whatIf;
    await user.click(screen.getByRole('button', { name: '重置日期' }));
    expect(state().whatIf).toEqual({ dateOffsetDays: 0, ivShift: 0.01, priceRange });
    await user.click(screen.getByRole('button', { name: '重置隐含波动率' }));
    await user.click(screen.getByRole('button', { name: '重置股价范围' }));
    expect(state().whatIf).toEqual({ dateOffsetDays: 0, ivShift: 0, priceRange: null });
  });

  it('over a weekend days count from today and not from the quotes', async () => {
    const { user } = await shown(SPREAD, '2026-11-22T21:00:00.000Z');
    expect(thumb('日期').getAttribute('aria-valuetext')).toBe('今日 · 剩余 26 天');
    expect(screen.getByText('今日（模型）', { selector: 'span' })).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: '热图' }));
    expect(screen.getByRole('columnheader', { name: /11月22日/ }).textContent).toContain('今日');
  });

  it('the last day is the expiry: one line is left', async () => {
    const { user } = await shown();
    expect(screen.getByText('今日（模型）', { selector: 'span' })).toBeTruthy();
    act(() => thumb('日期').focus());
    await user.keyboard('{End}');
    expect(thumb('日期').getAttribute('aria-valuetext')).toBe('到期 · 剩余 0 天');
    expect(screen.queryByText('今日（模型）', { selector: 'span' })).toBeNull();
  });

  it('a higher volatility moves the day and leaves the expiry', async () => {
    const { user, store } = await shown([call('a', 'long', 200, 7)]);
    await user.click(screen.getByRole('tab', { name: '表格' }));
    const figures = () =>
      within(screen.getByRole('row', { name: /^200\.00 现价/ }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    const [, day, expiry] = figures();
    act(() => void store.dispatch(volatilityShifted(1)));
    const [, dayThen, expiryThen] = figures();
    expect(dayThen).not.toBe(day);
    expect(expiryThen).toBe(expiry);
  });
});
