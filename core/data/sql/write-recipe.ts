import { nameKey } from '../column.ts';
import { appliedSteps, checksOfStep, type Recipe, selectOfStep, tablesOf } from '../recipe.ts';
import type { StepCheck } from '../step.ts';
import { identifier, joined, sql, type SqlText } from './sql-text.ts';

/** A step's SELECT under the name by which the next one reads it. */
export interface WrittenStep {
  readonly step: string;
  readonly name: string;
  readonly select: SqlText;
}

/** Every step that is on and fits, as SQL. */
export function writtenSteps(recipe: Recipe): readonly WrittenStep[] {
  const tables = tablesOf(recipe);
  const taken = new Set(recipe.sources.map(({ name }) => nameKey(name)));
  let from = identifier(recipe.sources[0]?.name ?? '');
  return appliedSteps(recipe).flatMap(({ step, before, problem }, index) => {
    if (!step.on || problem) return [];
    let name = `step ${index + 1} ${step.kind}`;
    while (taken.has(nameKey(name))) name = `${name}_`;
    taken.add(nameKey(name));
    const select = selectOfStep(step, from, { columns: before, tables });
    from = identifier(name);
    return [{ step: step.id, name, select }];
  });
}

/**
 * The recipe as one SELECT with one WITH entry a step. Steps that are off or do not fit are left out.
 *
 * @param until id of the last step; all of them without it; null for the source as it is
 */
export function writeRecipe(recipe: Recipe, until?: string | null): SqlText {
  const source = recipe.sources[0];
  if (!source) throw new RangeError('a recipe needs a source');
  const last = recipe.steps.findIndex(({ id }) => id === until);
  const steps =
    until === null ? [] : until === undefined ? recipe.steps : recipe.steps.slice(0, last + 1);
  const written = writtenSteps({ ...recipe, steps });
  const end = written.at(-1);
  if (!end) return sql`select * from ${identifier(source.name)}`;
  const entries = written.map(
    ({ name, select }) => sql`${identifier(name)} as (
  ${select}
)`,
  );
  return sql`with ${joined(entries, ',\n')}
select * from ${identifier(end.name)}`;
}

/** Counts that somebody should know of a step, such as rows without a match. None when it is off or does not fit. */
export function stepChecks(recipe: Recipe, stepId: string): readonly StepCheck[] {
  const at = recipe.steps.findIndex(({ id }) => id === stepId);
  const applied = appliedSteps(recipe)[at];
  if (!applied?.step.on || applied.problem) return [];
  const from = sql`(${writeRecipe(recipe, recipe.steps[at - 1]?.id ?? null)})`;
  return checksOfStep(applied.step, from, { columns: applied.before, tables: tablesOf(recipe) });
}
