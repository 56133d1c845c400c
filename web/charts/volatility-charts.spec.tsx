import { describe, expect, it } from '@jest/globals';
import type { SmilePoint, TermPoint } from '@toolyard/core/options/chain';
import type { CalendarDate } from '@toolyard/core/shared';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Smile } from './smile.tsx';
import { TermStructure } from './term-structure.tsx';

const percent = (fraction: number) => `${Math.round(fraction * 100)}%`;
const SMILE: SmilePoint[] = [
  { strike: 90, iv: 0.35, type: 'put' },
  { strike: 100, iv: 0.3, type: 'call' },
  { strike: 110, iv: 0.28, type: 'call' },
  { strike: 400, iv: 0.9, type: 'call' },
];
const term = (expiry: string, days: number, iv: number): TermPoint => ({
  expiry: expiry as CalendarDate,
  days,
  iv,
  forwardIv: null,
});
const TERM = [
  term('2026-11-27', 7, 0.4),
  term('2026-12-18', 28, 0.35),
  term('2027-06-18', 210, 0.3),
];

const shows = (name: string, text: string) =>
  within(screen.getByRole('img', { name })).queryAllByText(text).length > 0;

const showSmile = (points = SMILE) =>
  render(
    <Smile
      label="Smile"
      points={points}
      spot={101}
      spotText="101.00"
      band={{ from: 92, to: 110 }}
      height={240}
      read={(point) => [String(point.strike), percent(point.iv)]}
      percent={percent}
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
