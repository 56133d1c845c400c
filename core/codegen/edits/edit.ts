/** One change that a person makes to a model after it was read. Entities and fields go by the ids that reading gives. */
export type Edit =
  | { readonly kind: 'rename entity'; readonly entity: string; readonly name: string }
  | FieldEdit<'rename field', { readonly name: string }>
  /** `type` as `readType` reads it. */
  | FieldEdit<'retype', { readonly type: string }>
  | FieldEdit<'set optional' | 'set nullable' | 'mark personal', { readonly value: boolean }>
  | FieldEdit<'remove field', object>
  | {
      readonly kind: 'add field';
      readonly entity: string;
      readonly name: string;
      readonly type: string;
    }
  /** `entity` refers to one of `to`, or has many of them. */
  | {
      readonly kind: 'add relation';
      readonly entity: string;
      readonly to: string;
      readonly name: string;
      readonly many: boolean;
    };

export type EditKind = Edit['kind'];

type FieldEdit<Kind extends string, More> = {
  readonly kind: Kind;
  readonly entity: string;
  readonly field: string;
} & More;

/** The id of a field that an edit adds. */
export const addedFieldId = (entity: string, name: string): string => `${entity}/+${name}`;

const targetOf = (edit: Edit): string | null =>
  edit.kind === 'add field' || edit.kind === 'add relation'
    ? null
    : JSON.stringify([edit.kind, edit.entity, 'field' in edit ? edit.field : null]);

/** The edits with one more, which takes the place of an earlier one of the same kind and target. */
export function withEdit(edits: readonly Edit[], edit: Edit): readonly Edit[] {
  if (edit.kind === 'remove field') {
    const isAdded = edits.some(
      (each) => each.kind === 'add field' && addedFieldId(each.entity, each.name) === edit.field,
    );
    // What was only added here leaves no trace.
    if (isAdded)
      return edits.filter((each) =>
        each.kind === 'add field'
          ? addedFieldId(each.entity, each.name) !== edit.field
          : !('field' in each && each.field === edit.field),
      );
  }
  const target = targetOf(edit);
  return [...edits.filter((each) => target === null || targetOf(each) !== target), edit];
}

const PROPERTIES: Readonly<Record<EditKind, Readonly<Record<string, 'string' | 'boolean'>>>> = {
  'rename entity': { entity: 'string', name: 'string' },
  'rename field': { entity: 'string', field: 'string', name: 'string' },
  retype: { entity: 'string', field: 'string', type: 'string' },
  'set optional': { entity: 'string', field: 'string', value: 'boolean' },
  'set nullable': { entity: 'string', field: 'string', value: 'boolean' },
  'mark personal': { entity: 'string', field: 'string', value: 'boolean' },
  'remove field': { entity: 'string', field: 'string' },
  'add field': { entity: 'string', name: 'string', type: 'string' },
  'add relation': { entity: 'string', to: 'string', name: 'string', many: 'boolean' },
};

/** Most edits that are read of what somebody else wrote. */
const MOST_EDITS = 2_000;

function isEdit(value: unknown): value is Edit {
  if (typeof value !== 'object' || value === null) return false;
  const of = value as Readonly<Record<string, unknown>>;
  const properties = PROPERTIES[of['kind'] as EditKind] as
    | (typeof PROPERTIES)[EditKind]
    | undefined;
  return (
    properties !== undefined &&
    Object.entries(properties).every(([name, type]) => typeof of[name] === type)
  );
}

/** Edits in a value of unknown origin; null where it holds anything else. */
export const readEdits = (value: unknown): readonly Edit[] | null =>
  Array.isArray(value) && value.length <= MOST_EDITS && value.every(isEdit) ? value : null;
