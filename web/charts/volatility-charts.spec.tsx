import { describe, expect, it } from '@jest/globals';
import type { TermPoint } from '@toolyard/core/options/chain';
import type { SmilePoint, SmileView } from '@toolyard/core/options/surface';
import type { CalendarDate } from '@toolyard/core/shared';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SmileResiduals } from './smile-residuals.tsx';
import { Smile } from './smile.tsx';
import { TermStructure } from './term-structure.tsx';

const percent = (fraction: number) => `${Math.round(fraction * 100)}%`;
const quote = (
  strike: number,
  type: 'call' | 'put',
  volatility: number,
  fitted: number | null = null,
): SmilePoint => {
  const residual = fitted === null ? null : volatility - fitted;
  return {
    ...{ strike, type, volatility, halfWidth: 0.01, fitted, residual },
    ...{ halfWidths: residual === null ? null : residual / 0.01, contradicts: false },
  };
};
const SMILE: SmilePoint[] = [
  quote(90, 'put', 0.35, 0.34),
  quote(100, 'call', 0.3, 0.32),
  quote(110, 'call', 0.28, 0.28),
  quote(400, 'call', 0.9, 0.6),
];
const FLAT = { a: 0.09, b: 0, rho: 0, m: 0, sigma: 1, years: 1 };
const viewOf = (points: readonly SmilePoint[], smile: SmileView['smile'] = null): SmileView => ({
  ...{ points, smile, refusal: smile ? null : 'tooFewQuotes', error: null },
  leftOut: { crossed: 0, oneSided: 0, noVolatility: 0 },
});
const term = (expiry: string, days: number, iv: number): TermPoint => ({
  expiry: expiry as CalendarDate,
  days,
  iv,
  forwardIv: null,
  earnings: null,
});
const TERM = [
  term('2026-11-27', 7, 0.4),
  term('2026-12-18', 28, 0.35),
  term('2027-06-18', 210, 0.3),
];

const shows = (name: string, text: string) =>
  within(screen.getByRole('img', { name })).queryAllByText(text).length > 0;

const AT = { spot: 101, band: { from: 92, to: 110 } };
const showSmile = (points = SMILE, smile: SmileView['smile'] = null) =>
  render(
    <Smile
      label="Smile"
      view={viewOf(points, smile)}
      {...AT}
      forward={102}
      legs={[{ strike: 100, type: 'call', position: 'short' }]}
      height={240}
      words={{
        spot: '101.00',
        forward: 'forward 102.00',
        read: (point) => [String(point.strike), percent(point.volatility)],
        percent,
      }}
    />,
  );

describe('smile and term structure', () => {
  it('marks the price and reads strike after strike by the arrow keys', async () => {
    const user = userEvent.setup();
    showSmile();
    expect(shows('Smile', '101.00')).toBe(true);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(shows('Smile', '90 · 35%')).toBe(true);
    await user.keyboard('{ArrowRight>9/}');
    expect(shows('Smile', '110 · 28%')).toBe(true);
    await user.keyboard('{Escape}');
    expect(shows('Smile', '110 · 28%')).toBe(false);
  });

  it('strikes beyond three standard deviations do not press the rest together', () => {
    showSmile();
    expect(shows('Smile', '400')).toBe(false);
    expect(shows('Smile', '100')).toBe(true);
  });

  it('marks the forward, and has a curve where there is a fit', () => {
    const { container, unmount } = showSmile();
    expect(shows('Smile', 'forward 102.00')).toBe(true);
    const without = container.querySelectorAll('path').length;
    unmount();
    const fitted = showSmile(SMILE, FLAT);
    expect(fitted.container.querySelectorAll('path')).toHaveLength(without + 1);
  });

  it('residuals are read strike after strike, in points as in half spreads', async () => {
    const user = userEvent.setup();
    const show = (unit: 'points' | 'halfWidths') =>
      render(
        <SmileResiduals
          label="Residuals"
          points={SMILE}
          unit={unit}
          {...AT}
          height={120}
          read={({ strike, halfWidths }) => [String(strike), `${halfWidths?.toFixed(1)} half`]}
          write={(value) => value.toFixed(1)}
        />,
      );
    const { unmount } = show('points');
    expect(shows('Residuals', '-2.0')).toBe(true);
    unmount();
    show('halfWidths');
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(shows('Residuals', '100 · -2.0 half')).toBe(true);
  });

  it('one strike alone is no curve', () => {
    const { container } = showSmile(SMILE.slice(0, 1));
    expect(container.textContent).toBe('');
  });

  it('reads expiry after expiry from the end too', async () => {
    const user = userEvent.setup();
    render(
      <TermStructure
        label="Term"
        points={TERM}
        earnings={null}
        chosen="2026-12-18"
        height={240}
        read={(point) => [point.expiry, percent(point.iv)]}
        percent={percent}
        days={(days) => `${days}d`}
      />,
    );
    for (const mark of ['7d', '30d', '180d']) expect(shows('Term', mark)).toBe(true);
    expect(shows('Term', '365d')).toBe(false);
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(shows('Term', '2027-06-18 · 30%')).toBe(true);
    await user.keyboard('{ArrowLeft}');
    expect(shows('Term', '2026-12-18 · 35%')).toBe(true);
  });
});
