import { familyOf, type Column, type ColumnFamily, type StepParameter } from '@toolyard/core/data';
import type { Choice } from '../../../ui/select.tsx';

export const choicesOf = (columns: readonly Column[]): readonly Choice[] =>
  columns.map(({ name }) => ({ value: name, label: name }));

/** The columns that a parameter takes; all where none does, so that it is said what is missing. */
export function fittingColumns(
  parameter: StepParameter<unknown>,
  columns: readonly Column[],
): readonly Column[] {
  const { families } = parameter as { readonly families?: readonly ColumnFamily[] | null };
  const fitting = columns.filter(({ type }) => families?.includes(familyOf(type)) ?? true);
  return fitting.length > 0 ? fitting : columns;
}
