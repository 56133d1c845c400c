import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { coneArea, coneTicks } from './cone-geometry.ts';
import { ProbabilityCone } from './probability-cone.tsx';

const point = (days: number, half: number) => ({
  days,
  prices: [100 - 2 * half, 100 - half, 100, 100 + half, 100 + 2 * half],
});
const POINTS = [point(0, 0), point(10, 5), point(20, 7)];

const draw = () =>
  render(
    <ProbabilityCone
      words={{
        label: 'Where the price may go',
        price: (dollars) => dollars.toFixed(2),
        day: (days) => `day ${days}`,
        bands: ['68%', '95%'],
      }}
      points={POINTS}
      levels={[95]}
      height={200}
    />,
  );
const says = (text: string) =>
  screen.queryByText((_, element) => element?.tagName === 'P' && element.textContent === text) !==
  null;

describe('the probability cone', () => {
  it('says its bands at the expiry, and at any day that keys walk to', async () => {
    const user = userEvent.setup();
    draw();
    expect(says('day 20 · 68%: 93.00 – 107.00 · 95%: 86.00 – 114.00')).toBe(true);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(says('day 10 · 68%: 95.00 – 105.00 · 95%: 90.00 – 110.00')).toBe(true);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(says('day 0 · 68%: 100.00 – 100.00 · 95%: 100.00 – 100.00')).toBe(true);
    await user.keyboard('{Escape}');
    expect(says('day 20 · 68%: 93.00 – 107.00 · 95%: 86.00 – 114.00')).toBe(true);
  });

  it('the pointer asks the day nearest to it', () => {
    draw();
    const chart = screen.getByRole('img', { name: 'Where the price may go' });
    // 416 wide with 52 left and 8 right of the plot: the middle is day 10.
    fireEvent(chart, new MouseEvent('pointermove', { clientX: 232, bubbles: true }));
    expect(says('day 10 · 68%: 95.00 – 105.00 · 95%: 90.00 – 110.00')).toBe(true);
  });

  it('an area goes along its upper edge and back along its lower one', () =>
    expect(coneArea(POINTS.slice(1), 1, 3, { x: ({ days }) => days, y: (price) => price })).toBe(
      'M10.0 105.0L20.0 107.0L20.0 93.0L10.0 95.0Z',
    ));

  it('the first and the last day end at the edges of the plot', () => {
    draw();
    const anchorOf = (text: string) => screen.getByText(text).getAttribute('text-anchor');
    expect(['day 0', 'day 10', 'day 20'].map(anchorOf)).toEqual(['start', 'middle', 'end']);
    expect(screen.getByText('day 20').getAttribute('x')).toBe('408');
  });

  it('first and last day are always written', () => {
    expect(coneTicks(POINTS, 100).map(({ days }) => days)).toEqual([0, 20]);
    expect(coneTicks(POINTS, 900).map(({ days }) => days)).toEqual([0, 10, 20]);
  });
});
