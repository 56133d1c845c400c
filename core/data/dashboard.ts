import { ok, refuse, type Result } from '../shared/index.ts';
import type { Chart } from './charts/chart-kind-list.ts';
import { type Condition, conditionColumns, conditionProblem, conditionSql } from './condition.ts';
import { type Column, columnNamed } from './column.ts';
import {
  type ChartFilter,
  chartProblem,
  type Dashboard,
  type Recipe,
  resultColumns,
  tablesOf,
} from './recipe.ts';
import { sql, type SqlText } from './sql/sql-text.ts';
import { writeRecipe } from './sql/write-recipe.ts';
import type { StepProblem } from './step.ts';

const PLAIN: Dashboard = { filters: [], wide: [] };

export const dashboardOf = ({ dashboard }: Recipe): Dashboard => dashboard ?? PLAIN;

/** The recipe with another dashboard, which names its charts only. */
function withDashboard(recipe: Recipe, { filters, wide }: Dashboard): Recipe {
  const { dashboard: _, ...others } = recipe;
  const isThere = (id: string) => recipe.charts.some((chart) => chart.id === id);
  const dashboard = {
    filters: filters.filter(({ chart }) => isThere(chart)),
    wide: wide.filter(isThere),
  };
  return dashboard.filters.length + dashboard.wide.length === 0 ? others : { ...others, dashboard };
}

/**
 * A chart at the end, or in the place of the one with its id, whose part of the filter is taken away. Refused when it does
 * not fit the result.
 */
export function setChart(recipe: Recipe, chart: Chart): Result<Recipe, StepProblem> {
  const problem = chartProblem(chart, {
    columns: resultColumns(recipe),
    tables: tablesOf(recipe),
  });
  if (problem) return refuse(problem);
  if (!recipe.charts.some(({ id }) => id === chart.id))
    return ok({ ...recipe, charts: [...recipe.charts, chart] });
  const charts = recipe.charts.map((each) => (each.id === chart.id ? chart : each));
  return ok(filterCharts({ ...recipe, charts }, chart.id, null));
}

export const removeChart = (recipe: Recipe, id: string): Recipe =>
  withDashboard(
    { ...recipe, charts: recipe.charts.filter((chart) => chart.id !== id) },
    dashboardOf(recipe),
  );

/** A chart at another place, 0 being the first. */
export function moveChart(recipe: Recipe, id: string, to: number): Recipe {
  const moved = recipe.charts.filter((chart) => chart.id === id);
  const others = recipe.charts.filter((chart) => chart.id !== id);
  return { ...recipe, charts: others.toSpliced(Math.max(0, to), 0, ...moved) };
}

/** A chart as wide as the page, or half of that. */
export function widenChart(recipe: Recipe, id: string, isWide: boolean): Recipe {
  const { filters, wide } = dashboardOf(recipe);
  const others = wide.filter((each) => each !== id);
  return withDashboard(recipe, { filters, wide: isWide ? [...others, id] : others });
}

/** What was pressed in a chart, in the place of what was pressed there before; null takes that away. */
export function filterCharts(recipe: Recipe, chart: string, where: Condition | null): Recipe {
  const { filters, wide } = dashboardOf(recipe);
  const others = filters.filter((each) => each.chart !== chart);
  return withDashboard(recipe, {
    filters: where === null ? others : [...others, { chart, where }],
    wide,
  });
}

/** The recipe without its filter over the charts. */
export const unfilterCharts = (recipe: Recipe): Recipe =>
  withDashboard(recipe, { ...dashboardOf(recipe), filters: [] });

const fits = (where: Condition, columns: readonly Column[]): boolean =>
  conditionColumns(where).every((name) => columnNamed(columns, name)) &&
  conditionProblem(where, columns) === null;

/** The parts of the filter over the charts that fit the result of the steps. The others are passed over. */
export function chartFilters(recipe: Recipe): readonly ChartFilter[] {
  const columns = resultColumns(recipe);
  return dashboardOf(recipe).filters.filter(({ where }) => fits(where, columns));
}

/** The rows that a chart shows: those of the result that the filters of the other charts leave. */
export function chartRows(recipe: Recipe, id: string): SqlText {
  const all = writeRecipe(recipe);
  const of = chartFilters(recipe).flatMap(({ chart, where }) => (chart === id ? [] : [where]));
  if (of.length === 0) return all;
  return sql`select * from (${all}) where ${conditionSql({ kind: 'and', of }, resultColumns(recipe))}`;
}
