import { describe, expect, it } from '@jest/globals';
import type { Column } from '../column.ts';
import { chartProblem } from '../recipe.ts';
import type { Aggregate } from '../step-parameters.ts';
import type { ProposedChart } from './chart-kind-list.ts';

const column = (name: string, type: Column['type']): Column => ({
  name,
  type,
  unit: null,
  currency: null,
});
const context = {
  columns: [column('city', 'text'), column('day', 'date'), column('price', 'decimal')],
  tables: new Map(),
};
const rows: Aggregate = { function: 'rows', column: null, quantile: null, name: 'rows' };
const least = (of: string): Aggregate => ({
  function: 'least',
  column: of,
  quantile: null,
  name: 'least',
});
const key = (name: string) => ({ column: name, part: null });
const problemOf = (chart: ProposedChart) => chartProblem(chart, context)?.parameter ?? null;

describe('a chart does not fit', () => {
  it.each(['bar', 'line', 'area'] as const)('when the figure of a %s is a text', (kind) => {
    const withFigure = (figure: Aggregate): ProposedChart => ({
      kind,
      parameters: { x: key('day'), figure, series: null },
    });
    expect(problemOf(withFigure(least('city')))).toBe('figure');
    expect(problemOf(withFigure(least('price')))).toBeNull();
  });

  it('when the figure of a heat map is a date', () =>
    expect(
      problemOf({
        kind: 'heatmap',
        parameters: { x: key('city'), y: key('day'), figure: least('day') },
      }),
    ).toBe('figure'));

  it.each(['line', 'area'] as const)(
    'when a %s would follow texts, which have no order',
    (kind) => {
      const along = (name: string): ProposedChart => ({
        kind,
        parameters: { x: key(name), figure: rows, series: null },
      });
      expect(problemOf(along('city'))).toBe('x');
      expect(problemOf(along('price'))).toBeNull();
    },
  );

  it('when candles have no dates', () => {
    const prices = { open: 'price', high: 'price', low: 'price', close: 'price' };
    expect(problemOf({ kind: 'candlestick', parameters: { x: key('city'), ...prices } })).toBe('x');
    expect(problemOf({ kind: 'candlestick', parameters: { x: key('day'), ...prices } })).toBeNull();
  });
});
