import type { Difference } from '../difference/difference.ts';
import type { EntityPair, ModelChange, Stay } from '../difference/model-change.ts';
import type { Entity } from '../model/model.ts';
import { isText } from '../renderers/ddl/phrases.ts';
import { ofKind } from './change-order.ts';
import type { MysqlNames } from './mysql-names.ts';

/** Foreign keys that must be dropped and added again: their columns change, or an index that they need goes. */
export function recreatedReferences(
  changes: readonly ModelChange[],
  stays: readonly Stay[],
): ModelChange[] {
  const touched = (entity: Entity, fields: readonly string[]): boolean =>
    changes.some((change) => {
      if (change.kind === 'fieldChanged')
        return change.entity.id === entity.id && fields.includes(change.after.name);
      if (change.kind === 'entityOptionsChanged')
        return (
          change.after === entity &&
          entity.fields.some((each) => isText(each) && fields.includes(each.name))
        );
      return false;
    });
  const gone = (entity: Entity, fields: readonly string[]): boolean =>
    changes.some(
      (change) =>
        (change.kind === 'keyDropped' &&
          change.entity === entity &&
          change.before.fields[0] === fields[0]) ||
        (change.kind === 'indexDropped' &&
          change.entity === entity &&
          change.before.parts.some((part) => part.kind === 'field' && part.field === fields[0])),
    );
  return stays.flatMap((stay): ModelChange[] => {
    if (stay.kind !== 'relation') return [];
    const { entity, before, after } = stay;
    const targets = stays.flatMap((each) =>
      each.entity.before.id === before.to ? [each.entity] : [],
    );
    const to: EntityPair | undefined = targets[0];
    const isRecreated =
      touched(entity.after, after.fromFields) ||
      gone(entity.before, before.fromFields) ||
      (to !== undefined && (touched(to.after, after.toFields) || gone(to.before, before.toFields)));
    return isRecreated
      ? [
          { kind: 'relationDropped', entity: entity.before, before },
          { kind: 'relationAdded', entity: entity.after, after },
        ]
      : [];
  });
}

/** All changes, with those of fields whose enumeration has other values. */
export function withChangedEnumerations({ changes, pairs }: Difference): readonly ModelChange[] {
  const changed = ofKind(changes, 'enumerationChanged');
  const added = pairs.entities.flatMap(({ after: entity, fields }) =>
    fields.flatMap(({ before, after }): ModelChange[] => {
      const { type } = after;
      const isChanged =
        (type.kind === 'enumeration' || type.kind === 'set') &&
        changed.some((change) => change.after.id === type.enumeration);
      const isThere = changes.some(
        (change) =>
          (change.kind === 'fieldChanged' && change.after === after) ||
          (change.kind === 'fieldAdded' && change.after === after),
      );
      return isChanged && !isThere
        ? [{ kind: 'fieldChanged', entity, before, after, aspects: ['type'] }]
        : [];
    }),
  );
  return [...changes, ...added];
}

/** Indexes without a name of their own, whose first column has another name now. */
export function renamedIndexes(
  stays: readonly Stay[],
  old: MysqlNames,
  now: MysqlNames,
): readonly ModelChange[] {
  return stays.flatMap((stay): ModelChange[] => {
    if (stay.kind === 'check' || (stay.kind === 'key' && stay.after.kind === 'primary')) return [];
    const { before: first, after: last } = stay.entity;
    const [before, after] =
      stay.kind === 'relation'
        ? [old.ownIndex(first, stay.before), now.ownIndex(last, stay.after)]
        : [old.ofKey(first, stay.before), now.ofKey(last, stay.after)];
    return before === null || after === null || before === after
      ? []
      : [{ kind: 'constraintRenamed', entity: last, of: 'constraint', before, after }];
  });
}
