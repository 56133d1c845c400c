import {
  columnNamed,
  familyOf,
  type Column,
  type GroupKey,
  type JoinKey,
  type RecipeSource,
  type StepParameter,
} from '@toolyard/core/data';
import type { ChoiceParameter } from '@toolyard/core/shared';
import { fittingColumns } from './column-choices.ts';

/** The first column of both tables that has one name and one kind of values; the first of each without one. */
export function likelyJoinKeys(
  columns: readonly Column[],
  other: readonly Column[],
): readonly JoinKey[] {
  const shared = columns.find(({ name, type }) => {
    const there = columnNamed(other, name);
    return there && familyOf(there.type) === familyOf(type);
  });
  const left = (shared ?? columns[0])?.name ?? '';
  return [{ left, right: (shared && columnNamed(other, left)?.name) ?? other[0]?.name ?? '' }];
}

/** What goes across where the first column goes down: the next one with names rather than numbers, else the next one. */
export function keyAcross(columns: readonly Column[]): GroupKey {
  const [first, ...others] = columns;
  const named = others.find(({ type }) => ['text', 'boolean'].includes(familyOf(type)));
  return { column: (named ?? others[0] ?? first)?.name ?? '', part: null };
}

/** What a form begins with: values of the right form, which the user changes. `others`: tables that a step can take. */
export function newValue(
  parameter: StepParameter<unknown>,
  columns: readonly Column[],
  others: readonly RecipeSource[] = [],
): unknown {
  const first = columns[0]?.name ?? '';
  switch (parameter.kind) {
    case 'column':
      return fittingColumns(parameter, columns)[0]?.name ?? first;
    case 'columns':
      return columns.map(({ name }) => name);
    case 'condition':
      return { kind: 'compare', column: first, operator: '=', value: '' };
    case 'sort-keys':
      return [{ column: first, direction: 'ascending' }];
    case 'group-keys':
      return [{ column: first, part: null }];
    case 'group-key':
      return { column: first, part: null };
    case 'aggregate':
      return { function: 'rows', column: null, quantile: null, name: 'rows' };
    case 'aggregates':
      return [{ function: 'rows', column: null, quantile: null, name: 'rows' }];
    case 'renames':
      return [{ from: first, to: first }];
    case 'source':
      return others[0]?.id ?? '';
    case 'join-keys':
      return likelyJoinKeys(columns, others[0]?.columns ?? []);
    case 'column-values':
      return [];
    case 'choice':
      return (parameter as unknown as ChoiceParameter<string>).choices[0]!.value;
    case 'number':
      return 1;
    case 'flag':
      return false;
    case 'optional':
      return null;
    default:
      return '';
  }
}
