import type { ModelChange } from '../difference/model-change.ts';
import type { Entity, Field } from '../model/model.ts';
import { behind } from './change-order.ts';

/** Whether a column stops to be counted. */
export const stopsCounting = (before: Field, after: Field): boolean =>
  before.default?.kind === 'generated' && after.default?.kind !== 'generated';

/** A column that counts must be the first of a key at all times. */
export function mysqlPlace(change: ModelChange): number | null {
  const isCounted = ({ fields }: Entity, name: string | undefined): boolean =>
    fields.some((field) => field.name === name && field.default?.kind === 'generated');
  switch (change.kind) {
    case 'fieldChanged':
      if (stopsCounting(change.before, change.after)) return behind('relationDropped');
      return stopsCounting(change.after, change.before) ? behind('indexAdded') + 0.2 : null;
    case 'keyAdded':
      return change.after.kind === 'primary' ? behind('indexAdded') : null;
    case 'keyDropped':
      return isCounted(change.entity, change.before.fields[0]) ? behind('indexAdded') + 0.1 : null;
    case 'indexDropped': {
      const [first] = change.before.parts;
      const name = first?.kind === 'field' ? first.field : undefined;
      const { keys } = change.entity;
      // Another key that begins with the column goes late by itself.
      const isNeeded =
        isCounted(change.entity, name) && !keys.some(({ fields }) => fields[0] === name);
      return isNeeded ? behind('indexAdded') + 0.1 : null;
    }
    default:
      return null;
  }
}
