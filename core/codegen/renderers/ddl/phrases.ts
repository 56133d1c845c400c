import type { Deferral, IndexPart } from '../../model/key.ts';
import type { Field } from '../../model/model.ts';
import type { DeleteRule } from '../../model/relation.ts';

/** ON DELETE and ON UPDATE, where they are not the usual ones. */
export const referenceRules = (onDelete: DeleteRule, onUpdate: DeleteRule): string =>
  [
    onDelete === 'no action' ? '' : ` ON DELETE ${onDelete.toUpperCase()}`,
    onUpdate === 'no action' ? '' : ` ON UPDATE ${onUpdate.toUpperCase()}`,
  ].join('');

/** When a transaction may break a constraint. */
export const deferralText = (deferrable: Deferral | undefined): string => {
  if (deferrable === undefined) return '';
  return deferrable === 'deferred' ? ' DEFERRABLE INITIALLY DEFERRED' : ' DEFERRABLE';
};

/** A part of an index with its order; `isOwn` where the model was read from the same database. */
export const partText = (
  subject: string,
  { descending = false, nulls, options = '' }: IndexPart,
  isOwn: boolean,
): string =>
  [
    subject,
    isOwn && options !== '' ? `${options.startsWith('(') ? '' : ' '}${options}` : '',
    descending ? ' DESC' : '',
    isOwn && nulls ? ` NULLS ${nulls.toUpperCase()}` : '',
  ].join('');

/** Types that are stored as text. */
const TEXTS: ReadonlySet<Field['type']['kind']> = new Set([
  ...(['text', 'enumeration', 'set', 'json', 'list', 'other'] as const),
]);

/** Whether a column has letters that are compared. */
export const isText = ({ type }: Field): boolean => TEXTS.has(type.kind);

/** The collation of a column whose type has one. */
export const collationText = (field: Field): string =>
  isText(field) ? (field.collation ?? '') : '';

/** Comments on what a database cannot say. */
export const leftOutLines = (database: string, texts: readonly string[]): string[] =>
  texts.map(
    (text) => `-- Left out, since ${database} spells it otherwise: ${text.replaceAll(/\s+/g, ' ')}`,
  );
