import type { Column, StepParameter } from '@toolyard/core/data';

/** What a form begins with: values of the right form, which the user changes. */
export function newValue(parameter: StepParameter<unknown>, columns: readonly Column[]): unknown {
  const first = columns[0]?.name ?? '';
  switch (parameter.kind) {
    case 'column':
      return first;
    case 'columns':
      return columns.map(({ name }) => name);
    case 'condition':
      return { kind: 'compare', column: first, operator: '=', value: '' };
    case 'sort-keys':
      return [{ column: first, direction: 'ascending' }];
    case 'group-keys':
      return [{ column: first, part: null }];
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
