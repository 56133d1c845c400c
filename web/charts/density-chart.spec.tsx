import { describe, expect, it } from '@jest/globals';
import type { PriceDensity } from '@toolyard/core/options/analysis';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DensityChart } from './density-chart.tsx';

const DENSITY: PriceDensity = {
  points: [
    { price: 80, density: 0, below: 0 },
    { price: 100, density: 0.04, below: 0.5 },
    { price: 120, density: 0, below: 1 },
  ],
  zones: [
    { from: 0, to: 105, result: 'loss', probability: 0.6 },
    { from: 105, to: 'unlimited', result: 'profit', probability: 0.4 },
  ],
};

const show = (density = DENSITY) =>
  render(
    <DensityChart
      label="Density"
      density={density}
      breakevens={[105]}
      spot={100}
      height={240}
      words={{
        spot: (dollars) => dollars.toFixed(2),
        zone: ({ result, probability }) => `${result} ${probability}`,
        read: ({ price, below }) => [String(price), `below ${below}`],
      }}
    />,
  );

describe('the density of the price', () => {
  it('says the probability of each zone in words, and marks breakeven and spot', () => {
    show();
    const chart = within(screen.getByRole('img', { name: 'Density' }));
    for (const text of ['loss 0.6', 'profit 0.4', '105.00', '100.00'])
      expect(chart.getByText(text)).toBeTruthy();
  });

  it('reads price after price by the arrow keys', async () => {
    const user = userEvent.setup();
    show();
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByText('100 · below 0.5')).toBeTruthy();
  });

  it('without zones the curve stays and no zone is named', () => {
    show({ ...DENSITY, zones: [] });
    const chart = within(screen.getByRole('img', { name: 'Density' }));
    expect(chart.queryByText('loss 0.6')).toBeNull();
    expect(chart.getByText('105.00')).toBeTruthy();
  });
});
