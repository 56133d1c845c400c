import { familyOf, type Column, type ColumnFamily, type StepParameter } from '@toolyard/core/data';

/** The columns that a parameter takes; all where none does, so that it is said what is missing. */
export function fittingColumns(
  parameter: StepParameter<unknown>,
  columns: readonly Column[],
): readonly Column[] {
  const { families } = parameter as { readonly families?: readonly ColumnFamily[] | null };
  const fitting = columns.filter(({ type }) => families?.includes(familyOf(type)) ?? true);
  return fitting.length > 0 ? fitting : columns;
}

/** What a form begins with: values of the right form, which the user changes. */
export function newValue(parameter: StepParameter<unknown>, columns: readonly Column[]): unknown {
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
