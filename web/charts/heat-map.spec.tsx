import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HEAT_SCALE, heatColumns, heatStep } from './heat-geometry.ts';
import { HeatMap, type HeatMapProps } from './heat-map.tsx';

const PROPS: HeatMapProps = {
  label: 'Profit by price and date',
  summary: 'From −813 at 300 to +187 at the expiry',
  corner: 'Price',
  columns: [
    { key: '0', head: '11/22', note: 'today', chosen: true },
    { key: '25', head: '12/17', note: 'expiry' },
  ],
  rows: [
    { key: '360', head: '360', note: '+5.0%', values: [-176, 187] },
    { key: '342.97', head: '342.97', note: 'Spot', spot: true, values: [-14, 187] },
    { key: '300', head: '300', note: '−12.5%', values: [-585, -813] },
  ],
  least: -813,
  greatest: 187,
  write: (value) => `${value}`,
};

const at = () => document.activeElement?.textContent;

describe('the heat map', () => {
  it('a Chinese date in a head breaks after its year only', () => {
    const columns = [
      { key: '53', head: '2027年1月15日', note: '53 天' },
      ...PROPS.columns.slice(1),
    ];
    render(<HeatMap {...PROPS} columns={columns} />);
    const head = screen.getAllByRole('columnheader')[1];
    expect(head?.innerHTML).toContain('2027年<wbr>1月15日');
  });

  it('is a table with a head a price and a date, described in words', () => {
    render(<HeatMap {...PROPS} />);
    const grid = screen.getByRole('grid', { name: PROPS.label });
    expect(grid.getAttribute('aria-describedby')).toBe(screen.getByText(PROPS.summary).id);
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Price',
      '11/22today',
      '12/17expiry',
    ]);
    expect(screen.getAllByRole('rowheader')).toHaveLength(3);
    expect(screen.getAllByRole('gridcell')).toHaveLength(6);
  });

  it('is entered at the spot, and arrow keys walk it to its ends', async () => {
    const user = userEvent.setup();
    render(<HeatMap {...PROPS} />);
    await user.tab();
    expect(at()).toBe('-14');
    await user.keyboard('{ArrowRight}{ArrowUp}{ArrowUp}');
    expect(at()).toBe('187');
    await user.keyboard('{PageDown}{Home}');
    expect(at()).toBe('-585');
    await user.keyboard('{ArrowLeft}{End}');
    expect(at()).toBe('-813');
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('a cell that was pressed is where the keys go on', async () => {
    const user = userEvent.setup();
    render(<HeatMap {...PROPS} />);
    await user.click(screen.getByText('-176'));
    await user.keyboard('{ArrowDown}');
    expect(at()).toBe('-14');
  });
});

describe('the tints', () => {
  it('have the sign of the profit and grow with its share of the bound', () => {
    const steps = [-813, -606, -585, -363, -348, -129, -114, 0, 5, 62, 115, 187];
    expect(steps.map((value) => heatStep(value, PROPS))).toEqual([
      -4, -4, -3, -3, -2, -2, -1, 0, 1, 2, 3, 4,
    ]);
  });

  it('every step of the scale is reached', () => {
    const all = Array.from({ length: 1001 }, (_, i) => heatStep(i - 813, PROPS));
    expect([...new Set(all)].filter((step) => step !== 0)).toEqual(HEAT_SCALE);
  });

  it('dates are as many as have room; on a phone eight, which scroll', () => {
    expect([heatColumns(820), heatColumns(300), heatColumns(0)]).toEqual([12, 8, 8]);
  });
});
