import type { Column } from './row-model.ts';

const NO_FINITE_NUMBERS = new Set(['nan', 'infinity', '-infinity', 'inf', '-inf']);

/** Whether a column is no number whose default is NaN or infinite. */
export const isFiniteOnly = ({ type, field }: Column): boolean => {
  const value = field.default?.kind === 'value' ? field.default.value : null;
  const isNumber = type.kind === 'float' || type.kind === 'decimal';
  return !(isNumber && value?.kind === 'text' && NO_FINITE_NUMBERS.has(value.value.toLowerCase()));
};

/** Whether an entity holds a number in the type that is written below. */
export const isAnyNumber = (column: Column): boolean =>
  column.type.kind === 'float' && !isFiniteOnly(column);

/** A type of MikroORM: its own would take each NaN for a change, and write it as no literal of SQL. */
export const ANY_NUMBER = `/** A number that may be NaN or infinite. */
export class AnyNumber extends Type<number, number | string> {
  override convertToDatabaseValue(value: number): number | string {
    return Number.isFinite(value) ? value : String(value);
  }

  override convertToJSValue(value: number | string): number {
    return Number(value);
  }
}`;
