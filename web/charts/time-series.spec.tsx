import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nProvider } from '@lingui/react';
import { SITE_TEXTS } from '../i18n/site-texts.ts';
import { createTexts } from '../i18n/texts.ts';
import { axisRange } from './time-series-data.ts';
import { TimeSeries, type TimeBar } from './time-series.tsx';

const BARS: TimeBar[] = [
  { at: '2026-11-18', open: 198, high: 203, low: 197, close: 202, volume: 10 },
  { at: '2026-11-19', open: 202, high: 204, low: 195, close: 196, volume: 12 },
  { at: '2026-11-20', open: 196, high: 201, low: 196, close: 200, volume: 11 },
];

const show = (data: readonly TimeBar[] = BARS) =>
  render(
    <I18nProvider i18n={createTexts('en', SITE_TEXTS).i18n}>
      <TimeSeries label="AAPL, 3 days" kind="candlestick" data={data} height={300} />
    </I18nProvider>,
  );

describe('a series over time', () => {
  it('tells both ends, the lowest and the highest to those who do not see it', () => {
    show();
    expect(
      screen.getByRole('img', {
        name: 'AAPL, 3 days: Nov 18, 2026 202.00 → Nov 20, 2026 200.00, 195.00 – 204.00',
      }),
    ).toBeTruthy();
  });

  it('R18 the axis has room around a single value, and shows zero under gains and losses', () => {
    expect(axisRange(9_900, 9_900, false)).toEqual([9_801, 9_999]);
    expect(axisRange(-127.2, -127.2, true)).toEqual([-127.2, 0]);
    expect(axisRange(0, 0, true)).toEqual([-1, 1]);
    expect(axisRange(195, 204, false)).toEqual([195, 204]);
  });

  it('an empty series has its label alone', () => {
    show([]);
    expect(screen.getByRole('img', { name: 'AAPL, 3 days' })).toBeTruthy();
  });

  it('instants are told by the clock of the exchange', () => {
    const at = Date.parse('2026-11-20T14:30:00Z');
    show([{ at, open: 1, high: 3, low: 1, close: 2 }]);
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('Nov 20, 09:30 2.00');
  });

  it('XA-06 arrows read one datum after another from the last, Home and End the ends, Escape none', async () => {
    const user = userEvent.setup();
    const { container } = show();
    const read = () => container.querySelector('[aria-live]')?.textContent ?? null;
    await user.tab();
    expect(read()).toBeNull();
    await user.keyboard('{ArrowLeft}');
    expect(read()).toBe('Nov 19, 2026O 202.00H 204.00L 195.00C 196.00');
    await user.keyboard('{Home}{ArrowLeft}');
    expect(read()).toContain('Nov 18, 2026');
    await user.keyboard('{End}');
    expect(read()).toContain('C 200.00');
    await user.keyboard('{Escape}');
    expect(read()).toBeNull();
  });

  it('names the maker of the chart with a link', () => {
    show();
    expect(screen.getByRole('link', { name: /TradingView/ }).getAttribute('href')).toBe(
      'https://www.tradingview.com/',
    );
  });
});
