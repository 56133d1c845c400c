import { describe, expect, it } from '@jest/globals';
import { plainColumn } from './column.ts';
import type { Condition } from './condition.ts';
import {
  chartFilters,
  chartRows,
  dashboardOf,
  filterCharts,
  moveChart,
  removeChart,
  setChart,
  unfilterCharts,
  widenChart,
} from './dashboard.ts';
import { readRecipe } from './read-recipe.ts';
import { newRecipe, type Recipe, withSources } from './recipe.ts';

const columns = [plainColumn('city', 'text'), plainColumn('units', 'integer')];
const source = { id: 'sales', name: 'sales', columns };

const withChart = (recipe: Recipe, id: string): Recipe => {
  const set = setChart(recipe, { id, kind: 'histogram', parameters: { of: 'units', bins: 20 } });
  if (!set.ok) throw new Error(set.error.texts.en);
  return set.value;
};
const three = ['a', 'b', 'c'].reduce(withChart, newRecipe('r', 'Sales', [source]));

const oslo: Condition = { kind: 'one-of', column: 'city', values: ['Oslo'] };
const many: Condition = { kind: 'compare', column: 'units', operator: '>', value: '3' };
const ids = (recipe: Recipe) => recipe.charts.map(({ id }) => id);

describe('a dashboard', () => {
  it('moves its charts', () => {
    expect(ids(moveChart(three, 'a', 1))).toEqual(['b', 'a', 'c']);
    expect(ids(moveChart(three, 'c', 0))).toEqual(['c', 'a', 'b']);
    expect(ids(moveChart(three, 'b', -1))).toEqual(['b', 'a', 'c']);
    expect(moveChart(three, 'unknown', 0)).toEqual(three);
  });

  it('has wide charts', () => {
    const wide = widenChart(widenChart(three, 'a', true), 'a', true);
    expect(dashboardOf(wide).wide).toEqual(['a']);
    expect(widenChart(wide, 'a', false)).toEqual(three);
  });

  it('filters every chart but the one that was pressed, by all that was pressed', () => {
    const once = filterCharts(three, 'a', oslo);
    expect(chartRows(once, 'a')).toBe('select * from "sales"');
    expect(chartRows(once, 'b')).toBe(
      `select * from (select * from "sales") where "city" in ('Oslo')`,
    );
    const twice = filterCharts(once, 'b', many);
    expect(chartRows(twice, 'a')).toBe('select * from (select * from "sales") where "units" > 3');
    expect(chartRows(twice, 'c')).toMatch(/'Oslo'.* and "units" > 3\)$/);
    // What is pressed next in a chart takes the place of what was.
    expect(dashboardOf(filterCharts(once, 'a', many)).filters).toEqual([
      { chart: 'a', where: many },
    ]);
  });

  it('loses its filter part by part, as a whole, and with the chart', () => {
    const both = filterCharts(filterCharts(three, 'a', oslo), 'b', many);
    expect(dashboardOf(filterCharts(both, 'a', null)).filters).toEqual([
      { chart: 'b', where: many },
    ]);
    expect(unfilterCharts(both)).toEqual(three);
    expect(unfilterCharts(widenChart(both, 'c', true))).toEqual(widenChart(three, 'c', true));
    expect(removeChart(removeChart(both, 'a'), 'b')).toEqual({
      ...three,
      charts: three.charts.slice(2),
    });
    expect(withChart(filterCharts(three, 'a', oslo), 'a')).toEqual(three);
  });

  it('passes over a part that no longer fits the columns', () => {
    const { recipe } = withSources(filterCharts(three, 'a', oslo), [
      { ...source, columns: columns.slice(1) },
    ]);
    expect(chartFilters(recipe)).toEqual([]);
    expect(chartRows(recipe, 'b')).toBe('select * from "sales"');
    expect(dashboardOf(recipe).filters).toHaveLength(1);
  });

  it('is stored with its recipe; a recipe without one is read, and parts of unknown or repeated charts are refused', () => {
    const full = filterCharts(widenChart(three, 'c', true), 'a', oslo);
    expect(readRecipe(JSON.parse(JSON.stringify(full)))).toEqual({ ok: true, value: full });
    expect(readRecipe(JSON.parse(JSON.stringify(three)))).toEqual({ ok: true, value: three });
    const part = { chart: 'a', where: oslo };
    for (const dashboard of [
      null,
      'wide',
      { filters: [] },
      { filters: [part, part], wide: [] },
      { filters: [{ ...part, chart: 'd' }], wide: [] },
      { filters: [{ ...part, where: { kind: 'one-of' } }], wide: [] },
      { filters: [], wide: ['a', 'a'] },
      { filters: [], wide: ['d'] },
    ])
      expect([dashboard, readRecipe({ ...three, dashboard }).ok]).toEqual([dashboard, false]);
  });
});
