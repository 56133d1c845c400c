import { ok, readParameters, refuse, type Result, type Texts } from '../shared/index.ts';
import { CHART_KINDS, type Chart } from './charts/chart-kind-list.ts';
import { readCondition } from './condition.ts';
import {
  type ChartFilter,
  chartKindOf,
  type Dashboard,
  type Recipe,
  RECIPE_VERSION,
  type RecipeSource,
  type RecipeStep,
  stepKindOf,
} from './recipe.ts';
import { nameProblem, readColumns, repeatedName } from './step-parameters.ts';
import { STEP_KINDS } from './steps/step-list.ts';

/** Limits of a recipe that somebody else wrote. */
const MOST = { sources: 20, steps: 200, charts: 50, name: 200, id: 100 } as const;

const isText = (value: unknown): value is string => typeof value === 'string';

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const isId = (value: unknown): value is string =>
  isText(value) && value.length > 0 && value.length <= MOST.id;

/** Why a text is no recipe, by the place in it. */
const unread = (place: string): Result<never, Texts> =>
  refuse({
    en: `This is not a recipe that can be read: ${place}`,
    'zh-CN': `无法读取该分析步骤：${place}`,
  });

const readOrNone = <T>(value: unknown, most: number, read: (each: unknown) => T | undefined) => {
  if (!Array.isArray(value) || value.length > most) return { failed: 0 };
  const all: T[] = [];
  for (const [index, each] of value.entries()) {
    const one = read(each);
    if (one === undefined) return { failed: index };
    all.push(one);
  }
  return { all };
};

function readSource(value: unknown): RecipeSource | undefined {
  const { id, name, columns: given } = record(value);
  const columns = readColumns(given);
  if (!isId(id) || !isText(name) || nameProblem(name) || !columns) return undefined;
  const names = columns.map((column) => column.name);
  return names.some((each) => nameProblem(each)) || repeatedName(names)
    ? undefined
    : { id, name, columns };
}

function readStep(value: unknown): RecipeStep | undefined {
  const { id, kind, on, parameters } = record(value);
  const known = STEP_KINDS.find((each) => each.kind === kind)?.kind;
  if (!isId(id) || !known || typeof on !== 'boolean') return undefined;
  const read = readParameters(stepKindOf(known).parameters, parameters);
  return 'values' in read
    ? ({ id, kind: known, on, parameters: read.values } as unknown as RecipeStep)
    : undefined;
}

function readChart(value: unknown): Chart | undefined {
  const { id, kind, parameters } = record(value);
  const known = CHART_KINDS.find((each) => each.kind === kind)?.kind;
  if (!isId(id) || !known) return undefined;
  const read = readParameters(chartKindOf(known).parameters, parameters);
  return 'values' in read
    ? ({ id, kind: known, parameters: read.values } as unknown as Chart)
    : undefined;
}

/** Undefined where it is none of the charts: each is filtered and widened at most once. */
function readDashboard(value: unknown, charts: readonly Chart[]): Dashboard | undefined {
  const { filters: given, wide: ids } = record(value);
  const known = new Set(charts.map(({ id }) => id));
  const isKnown = (id: unknown): id is string => isText(id) && known.has(id);
  const filters = readOrNone(given, MOST.charts, (each): ChartFilter | undefined => {
    const { chart, where } = record(each);
    const read = readCondition(where);
    return read && isKnown(chart) ? { chart, where: read } : undefined;
  });
  const wide = readOrNone(ids, MOST.charts, (id) => (isKnown(id) ? id : undefined));
  if (!filters.all || !wide.all) return undefined;
  const isRepeated =
    new Set(wide.all).size < wide.all.length ||
    new Set(filters.all.map(({ chart }) => chart)).size < filters.all.length;
  return isRepeated ? undefined : { filters: filters.all, wide: wide.all };
}

const areUnique = (ids: readonly { readonly id: string }[]): boolean =>
  new Set(ids.map(({ id }) => id)).size === ids.length;

/**
 * A recipe of unknown origin, such as a shared link. Nothing but known kinds with parameters of the right form passes, and
 * every property is copied by name. Whether a step fits the columns is said by `appliedSteps`, step by step.
 */
export function readRecipe(value: unknown): Result<Recipe, Texts> {
  const {
    version,
    id,
    name,
    sources: from,
    steps: done,
    charts: shown,
    dashboard: arranged,
  } = record(value);
  if (version !== RECIPE_VERSION) return unread('version');
  if (!isId(id)) return unread('id');
  if (!isText(name) || name.length > MOST.name) return unread('name');
  const sources = readOrNone(from, MOST.sources, readSource);
  if (!sources.all || sources.all.length === 0 || !areUnique(sources.all))
    return unread(`sources[${sources.failed ?? 0}]`);
  if (repeatedName(sources.all.map((source) => source.name))) return unread('sources');
  const steps = readOrNone(done, MOST.steps, readStep);
  if (!steps.all) return unread(`steps[${steps.failed}]`);
  if (!areUnique(steps.all)) return unread('steps');
  const charts = readOrNone(shown, MOST.charts, readChart);
  if (!charts.all) return unread(`charts[${charts.failed}]`);
  if (!areUnique(charts.all)) return unread('charts');
  const dashboard = arranged === undefined ? undefined : readDashboard(arranged, charts.all);
  if (arranged !== undefined && !dashboard) return unread('dashboard');
  return ok({
    version,
    id,
    name,
    sources: sources.all,
    steps: steps.all,
    charts: charts.all,
    ...(dashboard && { dashboard }),
  });
}

/** A recipe as text, for a link or a file. */
export const recipeText = (recipe: Recipe): string => JSON.stringify(recipe);

/** A recipe from such a text. */
export function parseRecipe(text: string): Result<Recipe, Texts> {
  try {
    return readRecipe(JSON.parse(text));
  } catch {
    return unread('JSON');
  }
}
