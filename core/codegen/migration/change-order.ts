import type { ChangeOf, ModelChange } from '../difference/model-change.ts';

/** Kinds of changes in the order in which they can be made: what others need goes last and comes first. */
const ORDER: readonly ModelChange['kind'][] = [
  'relationDropped',
  'indexDropped',
  'checkDropped',
  'keyDropped',
  'fieldDropped',
  'entityDropped',
  'entityRenamed',
  'fieldRenamed',
  'constraintRenamed',
  'enumerationRenamed',
  'enumerationAdded',
  'enumerationChanged',
  'aliasAdded',
  'aliasChanged',
  'entityAdded',
  'fieldAdded',
  'fieldChanged',
  'entityOptionsChanged',
  'keyAdded',
  'checkAdded',
  'indexAdded',
  'relationAdded',
  'aliasDropped',
  'enumerationDropped',
  'entityCommentChanged',
];

/** A computed column goes before those that it is made of, and comes after them. */
const computedLast = (change: ModelChange): number => {
  if (change.kind === 'fieldDropped') return change.before.computed ? 0 : 1;
  return change.kind === 'fieldAdded' && change.after.computed ? 1 : 0;
};

/** Rank of a change; computed columns come after the types of others are changed. */
const rankOf = (change: ModelChange): number => {
  const rank = ORDER.indexOf(change.kind);
  return change.kind === 'fieldAdded' && change.after.computed
    ? ORDER.indexOf('fieldChanged') + 0.5
    : rank;
};

/** Changes in the order in which they can be made; a database can have reasons for another place. */
export const inOrder = (
  changes: readonly ModelChange[],
  placeOf: (change: ModelChange) => number | null = () => null,
): readonly ModelChange[] => {
  const rank = (change: ModelChange): number => placeOf(change) ?? rankOf(change);
  return changes.toSorted((a, b) => rank(a) - rank(b) || computedLast(a) - computedLast(b));
};

/** Behind all changes of a kind. */
export const behind = (kind: ModelChange['kind']): number => ORDER.indexOf(kind) + 0.5;

/** Changes of these kinds. */
export const ofKind = <Kind extends ModelChange['kind']>(
  changes: readonly ModelChange[],
  kind: Kind,
): readonly ChangeOf<Kind>[] =>
  changes.filter((change): change is ChangeOf<Kind> => change.kind === kind);
