import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { marketStatusAnswer } from '../../test-chain.spec.helper.ts';
import { fakeServer, refusal, renderOptions } from '../../render-options.spec.helper.tsx';

const META = {
  ...{ provider: 'simulated', asOf: '2026-01-05T15:00:00Z', delayedMinutes: 0, stale: false },
  ...{ simulated: true, partial: false, nextRefresh: null },
};
const report = (symbol: string, date: string, confirmed = true) => ({
  ...{ symbol, date, time: 'beforeOpen', confirmed, name: `${symbol} Inc.`, nameZh: null },
});
const calendar = (...results: readonly unknown[]) => ({ data: { results }, meta: META });
const APPLE = {
  ...{ symbol: 'AAPL', spot: 200, next: report('AAPL', '2026-01-22') },
  straddle: { expiry: '2026-01-23', strike: 200, price: 12, fraction: 0.06 },
  ...{ event: 0.05, ivNow: 0.52, ivWithout: 0.31, usual: 0.04 },
  reactions: [
    {
      report: report('AAPL', '2025-10-23'),
      ...{ move: -0.04, gap: -0.03, ivBefore: 0.5, ivAfter: 0.3 },
    },
  ],
};
/** The Monday of the week of the first report, 10:00 in New York. */
const MONDAY = '2026-01-19T15:00:00.000Z';
const FIGURES = 'GET /api/options/earnings/AAPL';
const LIST = 'GET /api/options/earnings';

const open = (list: unknown, figures: unknown = { data: APPLE, meta: META }, signedIn = false) => {
  const status = marketStatusAnswer(MONDAY);
  const server = fakeServer({
    ...{ [LIST]: list, [FIGURES]: figures },
    'GET /api/polygon/market-status': () => status,
  });
  return renderOptions('/options/earnings', { signedIn, server });
};

describe('the earnings calendar', () => {
  it('CA-01 OM-04 /options/earnings lists reports by day, and what options price in for the first one', async () => {
    await open(calendar(report('AAPL', '2026-01-22'), report('MSFT', '2026-01-27', false)));
    expect(await screen.findByRole('button', { name: /AAPL/, pressed: true })).toBeTruthy();
    expect(screen.getByRole('button', { name: /MSFT.*预计/, pressed: false })).toBeTruthy();
    const facts = await screen.findByRole('region', { name: 'AAPL' });
    for (const figure of ['±6.0%', '±5.0%', '±4.0%', '52.0% → 31.0%'])
      expect(await within(facts).findByText(figure)).toBeTruthy();
    expect(within(facts).getByText(/1\.25 倍/)).toBeTruthy();
    const past = within(facts).getByRole('table', { name: '历史财报' });
    expect(within(past).getByText(/−4\.00%/)).toBeTruthy();
    expect(within(past).getByText('50.0% → 30.0%')).toBeTruthy();
  });

  it('has the days of four weeks from this Monday; a full day opens', async () => {
    const many = ['A', 'B', 'C', 'D', 'E', 'F'].map((symbol) => report(symbol, '2026-01-22'));
    const { user } = await open(calendar(...many));
    const days = await screen.findByRole('list', { name: '财报日历' });
    const cells = [...days.children] as HTMLElement[];
    expect(cells).toHaveLength(20);
    const day = cells.find((cell) => within(cell).queryByRole('button', { name: /^A / }))!;
    expect(within(day).getAllByRole('button')).toHaveLength(5);
    await user.click(within(day).getByRole('button', { name: '还有 2 家' }));
    expect(within(day).getAllByRole('button')).toHaveLength(6);
  });

  it('a report on a weekend brings its days', async () => {
    await open(calendar(report('AAPL', '2026-01-24')));
    const days = await screen.findByRole('list', { name: '财报日历' });
    expect(days.children).toHaveLength(28);
  });

  it('without reports each choice says what is missing; without a calendar the page says who can add one', async () => {
    const { user } = await open(calendar());
    expect(await screen.findByText('这四周没有公司发布财报。')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '自选股' }));
    expect(screen.getByText('这四周自选股中没有公司发布财报。')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '我的持仓' }));
    expect(screen.getByText('这四周你持仓的公司没有发布财报。')).toBeTruthy();
  });

  it('a market without a calendar says so', async () => {
    await open({ data: { results: null }, meta: META });
    expect(await screen.findByText('没有财报日历')).toBeTruthy();
  });

  it('a failure says so and can be tried again, for the list and for one company', async () => {
    const down = () => refusal(502, 'PROVIDER_OUTAGE', '行情服务暂时不可用');
    const { user, server } = await open(down, down);
    expect(await screen.findByText('行情服务暂时不可用')).toBeTruthy();
    server.answers[LIST] = calendar(report('AAPL', '2026-01-22'));
    await user.click(screen.getByRole('button', { name: '重试' }));
    const facts = await screen.findByRole('region', { name: 'AAPL' });
    expect(await within(facts).findByText('行情服务暂时不可用')).toBeTruthy();
    server.answers[FIGURES] = { data: APPLE, meta: META };
    await user.click(within(facts).getByRole('button', { name: '重试' }));
    expect(await within(facts).findByText('±5.0%')).toBeTruthy();
  });
});
