import { ok, refuse, type Language, type Result } from '../shared/index.ts';
import { type Column, columnNamed } from './column.ts';
import {
  CHART_KINDS,
  type Chart,
  type ChartKindName,
  type ProposedChart,
} from './charts/chart-kind-list.ts';
import type { ChartKind, ChartPoints } from './charts/chart.ts';
import type { Condition } from './condition.ts';
import type { SqlText } from './sql/sql-text.ts';
import { type Step, STEP_KINDS, type StepKindName } from './steps/step-list.ts';
import type {
  StepCheck,
  StepContext,
  StepKind,
  StepParameters,
  StepProblem,
  Table,
} from './step.ts';

/** Version of the stored form of a recipe. */
export const RECIPE_VERSION = 1;

/** A table that the recipe is for: its name in SQL and its columns, by which another file is compared. Never its rows. */
export interface RecipeSource extends Table {
  readonly id: string;
}

/** A step and whether it is applied. */
export type RecipeStep = Step & { readonly on: boolean };

/** What is done with the first of the sources, step by step. Of the data it holds the values that steps compare with, no rows. */
export interface Recipe {
  readonly version: typeof RECIPE_VERSION;
  readonly id: string;
  readonly name: string;
  /** The first is analyzed; the others can be joined. */
  readonly sources: readonly RecipeSource[];
  readonly steps: readonly RecipeStep[];
  /** Drawn from the result of all steps, in this order. */
  readonly charts: readonly Chart[];
  /** Absent where no chart is wide and nothing is filtered. */
  readonly dashboard?: Dashboard;
}

/** What was pressed in a chart: the others show these rows only. */
export interface ChartFilter {
  /** Id of the chart. */
  readonly chart: string;
  readonly where: Condition;
}

/** How the charts stand beside each other, and the filter over all of them. */
export interface Dashboard {
  /** All of them apply. At most one a chart, which itself still shows all rows that the others leave. */
  readonly filters: readonly ChartFilter[];
  /** Ids of the charts that are as wide as the page. */
  readonly wide: readonly string[];
}

/** A step that does not fit, and why. */
export interface UnfitStep {
  readonly step: string;
  readonly problem: StepProblem;
}

/** A recipe after a change, with the steps behind it that no longer fit. They stay until somebody mends or removes them. */
export interface ChangedRecipe {
  readonly recipe: Recipe;
  readonly unfit: readonly UnfitStep[];
}

type AnyKind = StepKind<StepKindName, StepParameters>;
type AnyChartKind = ChartKind<ChartKindName, StepParameters>;

/** The kind of a step with its types forgotten, for code that treats all kinds alike. */
export const stepKindOf = (kind: StepKindName): AnyKind =>
  STEP_KINDS.find((each) => each.kind === kind) as unknown as AnyKind;

export const chartKindOf = (kind: ChartKindName): AnyChartKind =>
  CHART_KINDS.find((each) => each.kind === kind) as unknown as AnyChartKind;

export const tablesOf = ({ sources }: Recipe): StepContext['tables'] =>
  new Map(sources.map((source) => [source.id, source]));

/** What of the values of parameters does not fit the columns; null when all of it does. */
function parametersProblem(
  parameters: StepParameters,
  values: Readonly<Record<string, unknown>>,
  context: StepContext,
): StepProblem | null {
  for (const [parameter, rule] of Object.entries(parameters)) {
    const value = values[parameter];
    const missing = rule.columnsOf?.(value).find((name) => !columnNamed(context.columns, name));
    if (missing !== undefined)
      return {
        parameter,
        column: missing,
        texts: {
          en: `there is no column “${missing}” here`,
          'zh-CN': `此处没有“${missing}”列`,
        },
      };
    const problem = rule.problem(value, context);
    if (problem) return { ...problem, parameter };
  }
  return null;
}

/** The columns after a step, or what does not fit. */
export function columnsAfterStep(
  step: Step,
  context: StepContext,
): Result<readonly Column[], StepProblem> {
  const kind = stepKindOf(step.kind);
  const problem = parametersProblem(kind.parameters, step.parameters, context);
  return problem ? refuse(problem) : kind.columnsAfter(step.parameters, context);
}

/** What of a chart does not fit; null when it can be drawn. */
export function chartProblem(chart: ProposedChart, context: StepContext): StepProblem | null {
  const kind = chartKindOf(chart.kind);
  return (
    parametersProblem(kind.parameters, chart.parameters, context) ??
    kind.problem?.(chart.parameters, context) ??
    null
  );
}

/** The points of a chart that fits. */
export const chartPoints = (
  chart: ProposedChart,
  from: SqlText,
  context: StepContext,
): ChartPoints => chartKindOf(chart.kind).query(chart.parameters, from, context);

/** What a chart shows, in words. */
export const explainChart = (chart: ProposedChart, language: Language): string =>
  chartKindOf(chart.kind).explain(chart.parameters)[language];

/** SELECT of a step that fits. */
export const selectOfStep = (step: Step, from: SqlText, context: StepContext): SqlText =>
  stepKindOf(step.kind).select(step.parameters, from, context);

/** What a step does, in words. */
export const explainStep = (
  step: Step,
  language: Language,
  tables: StepContext['tables'],
): string => stepKindOf(step.kind).explain(step.parameters, tables)[language];

/** Counts that somebody should know of a step that fits. */
export const checksOfStep = (
  step: Step,
  from: SqlText,
  context: StepContext,
): readonly StepCheck[] => stepKindOf(step.kind).checks?.(step.parameters, from, context) ?? [];

/** A step with the columns before and after it. A step that is off or does not fit is passed over. */
export interface AppliedStep {
  readonly step: RecipeStep;
  readonly before: readonly Column[];
  readonly after: readonly Column[];
  readonly problem: StepProblem | null;
}

/** Every step in turn. */
export function appliedSteps(recipe: Recipe): readonly AppliedStep[] {
  const tables = tablesOf(recipe);
  let columns = recipe.sources[0]?.columns ?? [];
  return recipe.steps.map((step) => {
    const before = columns;
    if (!step.on) return { step, before, after: before, problem: null };
    const after = columnsAfterStep(step, { columns, tables });
    if (after.ok) columns = after.value;
    return { step, before, after: columns, problem: after.ok ? null : after.error };
  });
}

/** Columns after a step; of the source without one. */
export function columnsAt(recipe: Recipe, stepId: string | null): readonly Column[] {
  if (stepId === null) return recipe.sources[0]?.columns ?? [];
  return appliedSteps(recipe).find(({ step }) => step.id === stepId)?.after ?? [];
}

/** Columns after all steps. */
export const resultColumns = (recipe: Recipe): readonly Column[] =>
  appliedSteps(recipe).at(-1)?.after ?? columnsAt(recipe, null);

/** Steps that are on and do not fit. */
export const unfitSteps = (recipe: Recipe): readonly UnfitStep[] =>
  appliedSteps(recipe).flatMap(({ step, problem }) =>
    problem ? [{ step: step.id, problem }] : [],
  );

export const newRecipe = (id: string, name: string, sources: readonly RecipeSource[]): Recipe => ({
  version: RECIPE_VERSION,
  id,
  name,
  sources,
  steps: [],
  charts: [],
});

const withSteps = (recipe: Recipe, steps: readonly RecipeStep[]): ChangedRecipe => {
  const changed = { ...recipe, steps };
  return { recipe: changed, unfit: unfitSteps(changed) };
};

const problemOf = (unfit: readonly UnfitStep[], id: string): StepProblem | undefined =>
  unfit.find(({ step }) => step === id)?.problem;

/** A step behind another one, or at the end. Refused when it does not fit there. */
export function addStep(
  recipe: Recipe,
  step: Step,
  after: string | null = recipe.steps.at(-1)?.id ?? null,
): Result<ChangedRecipe, StepProblem> {
  const at = recipe.steps.findIndex(({ id }) => id === after) + 1;
  const changed = withSteps(recipe, recipe.steps.toSpliced(at, 0, { ...step, on: true }));
  const problem = problemOf(changed.unfit, step.id);
  return problem ? refuse(problem) : ok(changed);
}

/** Another step in the place of the one with its id. Refused when it does not fit there. */
export function replaceStep(recipe: Recipe, step: Step): Result<ChangedRecipe, StepProblem> {
  const changed = withSteps(
    recipe,
    recipe.steps.map((each) => (each.id === step.id ? { ...step, on: each.on } : each)),
  );
  const problem = problemOf(changed.unfit, step.id);
  return problem ? refuse(problem) : ok(changed);
}

/** A step at another place, 0 being the first. */
export function moveStep(recipe: Recipe, id: string, to: number): ChangedRecipe {
  const step = recipe.steps.find((each) => each.id === id);
  if (!step) return withSteps(recipe, recipe.steps);
  const others = recipe.steps.filter((each) => each.id !== id);
  return withSteps(recipe, others.toSpliced(Math.max(0, to), 0, step));
}

/** A step switched on or off. */
export const switchStep = (recipe: Recipe, id: string, on: boolean): ChangedRecipe =>
  withSteps(
    recipe,
    recipe.steps.map((each) => (each.id === id ? { ...each, on } : each)),
  );

export const removeStep = (recipe: Recipe, id: string): ChangedRecipe =>
  withSteps(
    recipe,
    recipe.steps.filter((each) => each.id !== id),
  );

/** The same recipe for other tables, each in the place of the source with its id. */
export const withSources = (recipe: Recipe, sources: readonly RecipeSource[]): ChangedRecipe => {
  const changed = { ...recipe, sources };
  return { recipe: changed, unfit: unfitSteps(changed) };
};
