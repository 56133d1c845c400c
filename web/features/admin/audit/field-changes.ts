import type { AuditState } from '@toolyard/core/audit';

export type ChangeKind = 'added' | 'removed' | 'changed' | 'same';

/** What became of one field. */
export interface FieldChange {
  readonly field: string;
  readonly kind: ChangeKind;
  /** Undefined where the field was not there. */
  readonly before: unknown;
  readonly after: unknown;
}

/** Field by field, in the order in which the states name them. */
export function fieldChanges(before: AuditState | null, after: AuditState | null): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field) => {
    const [was, is] = [before?.[field], after?.[field]];
    return { field, kind: kindOf(was, is), before: was, after: is };
  });
}

function kindOf(was: unknown, is: unknown): ChangeKind {
  if (was === undefined) return 'added';
  if (is === undefined) return 'removed';
  return JSON.stringify(was) === JSON.stringify(is) ? 'same' : 'changed';
}

/** A value as it is read: texts as they are, lists of words with commas, the rest as JSON. */
export function shownValue(value: unknown, yesOrNo: (value: boolean) => string): string {
  if (typeof value === 'boolean') return yesOrNo(value);
  if (value === undefined || value === null || value === '') return '--';
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
    return value.length === 0 ? '--' : value.join(', ');
  return JSON.stringify(value, null, 1);
}
