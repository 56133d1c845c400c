import { groupKeyColumn, groupKeyName, groupKeySql } from './aggregate-sql.ts';
import { nameKey, type Column } from './column.ts';
import type { Condition } from './condition.ts';
import { keyCondition, otherKeyCondition } from './key-condition.ts';
import type { Cell } from './ports/query-engine.ts';
import { appliedSteps, type AppliedStep, type Recipe } from './recipe.ts';
import { sql, type SqlText } from './sql/sql-text.ts';
import { writeRecipe } from './sql/write-recipe.ts';
import { pivotHeads, totalRowName } from './steps/pivot.ts';
import type { StepKindName } from './steps/step-list.ts';
import type { GroupKey } from './step-parameters.ts';
import { valueOf } from './values.ts';

/** Steps behind which every row is still one of the rows before. */
const KEEPING: readonly StepKindName[] = ['filter', 'search', 'sort', 'drop-missing', 'sample'];

/** The step that makes the groups which the rows of a result are; null where they are no groups. */
export function groupingStep(recipe: Recipe): AppliedStep | null {
  const last = appliedSteps(recipe).findLast(
    ({ step, problem }) => step.on && problem === null && !KEEPING.includes(step.kind),
  );
  return last && ['group', 'pivot'].includes(last.step.kind) ? last : null;
}

/** SQL of the name that the row of totals has; null where there is none, or where no row can be named so too. */
export function totalRowQuery(recipe: Recipe): SqlText | null {
  const grouping = groupingStep(recipe);
  if (grouping?.step.kind !== 'pivot') return null;
  const { rows, totalRow } = grouping.step.parameters;
  const { type } = groupKeyColumn(rows[0]!, grouping.before);
  if (totalRow === null || !valueOf(type, totalRow)) return null;
  const at = recipe.steps.findIndex(({ id }) => id === grouping.step.id);
  const from = writeRecipe(recipe, recipe.steps[at - 1]?.id ?? null);
  return sql`select ${totalRowName(groupKeySql(rows[0]!), type, totalRow)} as name from (${from})`;
}

/**
 * What the rows of a cell have in common: an empty list for all rows.
 *
 * @returns null where no condition can name them
 */
function conditionsOf(
  { step, before }: AppliedStep,
  cellOf: (name: string) => Cell,
  column: string,
  totalName: string | null,
): readonly Condition[] | null {
  const conditions = (keys: readonly GroupKey[]) =>
    keys.map((key) => keyCondition(cellOf(groupKeyName(key)), key, before));
  const all = (found: readonly (Condition | null)[]) => {
    const known = found.filter((condition) => condition !== null);
    return known.length < found.length ? null : known;
  };
  if (step.kind === 'group') return all(conditions(step.parameters.keys));
  if (step.kind !== 'pivot') return null;
  const { rows, columns: across, values, totalRow } = step.parameters;
  const [first, ...others] = rows.map((key) => cellOf(groupKeyName(key)));
  const isTotal =
    totalRow !== null && first === (totalName ?? totalRow) && others.every((cell) => cell === null);
  const down = isTotal ? [] : conditions(rows);
  const head = pivotHeads(step.parameters, before).find(
    ({ name }) => nameKey(name) === nameKey(column),
  );
  switch (head?.kind) {
    case undefined:
    case 'total':
      return all(down);
    case 'value':
      return all([...down, keyCondition(head.value, across, before)]);
    case 'other':
      return all([
        ...down,
        ...(values.length === 0 ? [] : [otherKeyCondition(values, across, before)]),
      ]);
    default:
      return head satisfies never;
  }
}

/**
 * The recipe that shows the rows behind a cell of groups: a filter stands before the grouping step, which is switched off
 * with all steps behind it.
 *
 * @param id of the filter
 * @param row a row of the result, with its columns
 * @param column the name of the cell's column
 * @param totalName the name of the row of totals, as `totalRowQuery` gives it
 * @returns null where the rows of the result are no groups, or where no condition can name those of the cell
 */
export function recipeBehind(
  recipe: Recipe,
  id: string,
  row: { readonly columns: readonly Column[]; readonly cells: readonly Cell[] },
  column: string,
  totalName: string | null = null,
): Recipe | null {
  const grouping = groupingStep(recipe);
  if (!grouping) return null;
  const cellOf = (name: string) =>
    row.cells[row.columns.findIndex((each) => nameKey(each.name) === nameKey(name))] ?? null;
  const of = conditionsOf(grouping, cellOf, column, totalName);
  if (of === null) return null;
  const at = recipe.steps.findIndex((step) => step.id === grouping.step.id);
  const where: Condition = of.length === 1 ? of[0]! : { kind: 'and', of };
  return {
    ...recipe,
    steps: [
      ...recipe.steps.slice(0, at),
      ...(of.length === 0
        ? []
        : [{ id, kind: 'filter' as const, parameters: { where }, on: true }]),
      ...recipe.steps.slice(at).map((step) => ({ ...step, on: false })),
    ],
  };
}
