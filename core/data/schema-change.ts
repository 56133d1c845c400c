import type { Texts } from '../shared/index.ts';
import { type Column, nameKey } from './column.ts';
import {
  type ChangedRecipe,
  type Recipe,
  type RecipeSource,
  type UnfitStep,
  unfitSteps,
  withSources,
} from './recipe.ts';
import { typeInWords } from './step-parameters.ts';

/** One difference between the columns that a recipe knows and those of another file. */
export type SchemaChange =
  | { readonly kind: 'added'; readonly column: Column }
  | { readonly kind: 'gone'; readonly column: Column }
  | { readonly kind: 'renamed'; readonly before: Column; readonly after: Column }
  | { readonly kind: 'type-changed'; readonly before: Column; readonly after: Column };

/** Names without what files of different months write differently: case, spaces, punctuation, accents, widths. */
const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Number of letters to insert, remove or replace (Levenshtein, 1966). */
function editDistance(left: string, right: string): number {
  const [a, b] = [[...left], [...right]];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  a.forEach((letter, index) => {
    const next = [index + 1];
    b.forEach((other, at) => {
      next.push(Math.min(next[at]! + 1, row[at + 1]! + 1, row[at]! + (letter === other ? 0 : 1)));
    });
    row = next;
  });
  return row[b.length]!;
}

/** From 0 to 1: the part of the letters that two names have in common. */
export function likeness(left: string, right: string): number {
  const [a, b] = [plainName(left), plainName(right)];
  const longest = Math.max(a.length, b.length);
  if (longest === 0) return left === right ? 1 : 0;
  return 1 - editDistance(a, b) / longest;
}

/** Names at least as alike as this are taken for the same column, if the types agree. */
const ALIKE = 0.7;

/** What differs, in the order of the columns before and then of the columns after. The order of columns is no difference. */
export function schemaChanges(
  before: readonly Column[],
  after: readonly Column[],
): readonly SchemaChange[] {
  const byName = new Map(after.map((column) => [nameKey(column.name), column]));
  const known = new Set(before.map(({ name }) => nameKey(name)));
  const gone = before.filter(({ name }) => !byName.has(nameKey(name)));
  const added = after.filter(({ name }) => !known.has(nameKey(name)));
  const pairs = gone
    .flatMap((one) => added.map((other) => ({ one, other, alike: likeness(one.name, other.name) })))
    .filter(({ one, other, alike }) => alike >= (one.type === other.type ? ALIKE : 1))
    .toSorted((left, right) => right.alike - left.alike);
  const renamed = new Map<Column, Column>();
  for (const { one, other } of pairs)
    if (!renamed.has(one) && ![...renamed.values()].includes(other)) renamed.set(one, other);
  const taken = new Set(renamed.values());
  return [
    ...before.flatMap((column): SchemaChange[] => {
      const other = renamed.get(column);
      if (other)
        return [
          { kind: 'renamed', before: column, after: other },
          ...(other.type === column.type
            ? []
            : [{ kind: 'type-changed' as const, before: column, after: other }]),
        ];
      const same = byName.get(nameKey(column.name));
      if (!same) return [{ kind: 'gone', column }];
      return same.type === column.type
        ? []
        : [{ kind: 'type-changed', before: column, after: same }];
    }),
    ...added
      .filter((column) => !taken.has(column))
      .map((column): SchemaChange => ({ kind: 'added', column })),
  ];
}

/** A change in words. */
export function schemaChangeInWords(change: SchemaChange): Texts {
  switch (change.kind) {
    case 'added':
      return {
        en: `“${change.column.name}” is new`,
        'zh-CN': `新增列“${change.column.name}”`,
      };
    case 'gone':
      return {
        en: `“${change.column.name}” is no longer there`,
        'zh-CN': `缺少列“${change.column.name}”`,
      };
    case 'renamed':
      return {
        en: `“${change.before.name}” seems to be named “${change.after.name}” now`,
        'zh-CN': `“${change.before.name}”似乎已改名为“${change.after.name}”`,
      };
    case 'type-changed': {
      const [from, to] = [typeInWords(change.before.type), typeInWords(change.after.type)];
      return {
        en: `“${change.after.name}” was ${from.en} and is now ${to.en}`,
        'zh-CN': `“${change.after.name}”由${from['zh-CN']}变为${to['zh-CN']}`,
      };
    }
    default:
      return change satisfies never;
  }
}

/** What another file in the place of a source does to a recipe. */
export interface SchemaReport {
  readonly changes: readonly SchemaChange[];
  /** Steps that do not fit once the file is read as it is. */
  readonly unfit: readonly UnfitStep[];
  /** Steps that still do not fit once the renamed columns have their old names again. */
  readonly unfitAfterRenaming: readonly UnfitStep[];
}

/** The columns of a file under the names that the recipe knows. */
export const withOldNames = (
  columns: readonly Column[],
  changes: readonly SchemaChange[],
): readonly Column[] =>
  columns.map((column) => {
    const renamed = changes.find(
      (change) => change.kind === 'renamed' && change.after.name === column.name,
    );
    return renamed?.kind === 'renamed' ? { ...column, name: renamed.before.name } : column;
  });

export function schemaReport(recipe: Recipe, source: RecipeSource): SchemaReport {
  const known = recipe.sources.find(({ id }) => id === source.id);
  const changes = schemaChanges(known?.columns ?? [], source.columns);
  const replaced = (columns: readonly Column[]) =>
    unfitSteps(
      withSources(
        recipe,
        recipe.sources.map((each) => (each.id === source.id ? { ...source, columns } : each)),
      ).recipe,
    );
  return {
    changes,
    unfit: replaced(source.columns),
    unfitAfterRenaming: replaced(withOldNames(source.columns, changes)),
  };
}

/** What comes of a recipe on other tables. */
export interface RecipeOnTables extends ChangedRecipe {
  /** What differs in the columns of the table that is analyzed. */
  readonly changes: readonly SchemaChange[];
}

/**
 * The recipe on other tables, the first of which is analyzed. Columns that seem to be named otherwise now get their old
 * names by a first step, if steps fit again by that.
 *
 * @param renaming id of the first step
 */
export function recipeOnTables(
  recipe: Recipe,
  tables: readonly RecipeSource[],
  renaming: string,
): RecipeOnTables {
  const changes = schemaChanges(recipe.sources[0]!.columns, tables[0]!.columns);
  const asTheyAre = withSources(recipe, tables);
  const names = changes.flatMap((change) =>
    change.kind === 'renamed' ? [{ from: change.after.name, to: change.before.name }] : [],
  );
  const first = { id: renaming, kind: 'rename', on: true, parameters: { names } } as const;
  const renamed = { ...asTheyAre.recipe, steps: [first, ...recipe.steps] };
  const unfit = unfitSteps(renamed);
  return unfit.length < asTheyAre.unfit.length
    ? { recipe: renamed, unfit, changes }
    : { ...asTheyAre, changes };
}
