import { columnRequirements } from '../../sql/column-requirements.ts';
import type { SqlNode, SqlScalar } from '../../sql/sql-condition.ts';

/** What the conditions of a table say of one field. */
export interface FieldHint {
  /** The values that are allowed. */
  values?: readonly SqlScalar[];
  least?: number;
  most?: number;
  shortest?: number;
  longest?: number;
  pattern?: string;
  /** The value must not be null. */
  isSet?: boolean;
  /** The column has a character set of one byte. */
  isLatin?: boolean;
}

/** A number a little beyond a limit that is left out. */
const STEP = 0.01;

function limit(hint: FieldHint, operator: string, value: number, isLength: boolean): void {
  const step = isLength ? 1 : Number.isInteger(value) ? 1 : STEP;
  const [least, most] = isLength
    ? (['shortest', 'longest'] as const)
    : (['least', 'most'] as const);
  if (operator === '>=' || operator === '=') hint[least] = Math.max(hint[least] ?? value, value);
  if (operator === '<=' || operator === '=') hint[most] = Math.min(hint[most] ?? value, value);
  if (operator === '>') hint[least] = Math.max(hint[least] ?? value + step, value + step);
  if (operator === '<') hint[most] = Math.min(hint[most] ?? value - step, value - step);
}

function allow(hint: FieldHint, values: readonly (SqlScalar | undefined)[]): void {
  const given = values.filter((value) => value !== undefined && value !== null);
  if (given.length > 0)
    hint.values = hint.values?.filter((value) => given.some((each) => each === value)) ?? given;
}

/** Collects what conditions say of each field. */
export class FieldHints {
  private readonly hints = new Map<string, FieldHint>();

  of(field: string): FieldHint {
    const found = this.hints.get(field) ?? {};
    this.hints.set(field, found);
    return found;
  }

  add(condition: SqlNode): void {
    for (const each of columnRequirements(condition)) {
      const hint = this.of(each.column);
      if (each.kind === 'not null') hint.isSet = true;
      else if (each.kind === 'pattern') hint.pattern = each.pattern;
      else if (each.kind === 'one of') allow(hint, each.values);
      else if (typeof each.value === 'number')
        limit(hint, each.operator, each.value, each.of === 'length');
      else if (each.operator === '=') allow(hint, [each.value]);
    }
  }
}
