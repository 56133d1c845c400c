import type { Check, Index, Key } from '../model/key.ts';
import type { Alias, Entity, Enumeration, Field } from '../model/model.ts';
import type { Relation } from '../model/relation.ts';

/** What can change of a field that stays. */
export type FieldAspect = 'type' | 'nullable' | 'default' | 'onUpdate' | 'comment';

interface Added<Kind extends string, Part> {
  readonly kind: `${Kind}Added`;
  /** As it is afterwards; of a part, the entity that holds it. */
  readonly entity: Entity;
  readonly after: Part;
}

interface Dropped<Kind extends string, Part> {
  readonly kind: `${Kind}Dropped`;
  /** As it was before. */
  readonly entity: Entity;
  readonly before: Part;
}

type Part<Kind extends string, Part> = Added<Kind, Part> | Dropped<Kind, Part>;

interface Both<Kind extends string, Subject> {
  readonly kind: Kind;
  readonly before: Subject;
  readonly after: Subject;
}

/** A value of an enumeration that is called otherwise afterwards. */
export interface ValueRename {
  readonly from: string;
  readonly to: string;
}

/** One thing that is not the same in two models. */
export type ModelChange =
  | { readonly kind: 'entityAdded'; readonly after: Entity }
  | { readonly kind: 'entityDropped'; readonly before: Entity }
  | Both<'entityRenamed', Entity>
  | Both<'entityCommentChanged', Entity>
  | Both<'entityOptionsChanged', Entity>
  | Part<'field', Field>
  | (Both<'fieldRenamed', Field> & { readonly entity: Entity })
  | (Both<'fieldChanged', Field> & {
      readonly entity: Entity;
      readonly aspects: readonly FieldAspect[];
    })
  | Part<'key', Key>
  | Part<'check', Check>
  | Part<'index', Index>
  | Part<'relation', Relation>
  /** A constraint or a sequence that is named after what has another name now. */
  | (Both<'constraintRenamed', string> & { readonly entity: Entity; readonly of: string })
  | { readonly kind: 'enumerationAdded'; readonly after: Enumeration }
  | { readonly kind: 'enumerationDropped'; readonly before: Enumeration }
  | Both<'enumerationRenamed', Enumeration>
  | (Both<'enumerationChanged', Enumeration> & { readonly renames: readonly ValueRename[] })
  | { readonly kind: 'aliasAdded'; readonly after: Alias }
  | { readonly kind: 'aliasDropped'; readonly before: Alias }
  | Both<'aliasChanged', Alias>;

export type ChangeOf<Kind extends ModelChange['kind']> = Extract<ModelChange, { kind: Kind }>;

/** Two parts of two models that are one. */
export interface Pair<Subject> {
  readonly before: Subject;
  readonly after: Subject;
}

/** An entity of both models, with its fields of both. */
export interface EntityPair extends Pair<Entity> {
  readonly fields: readonly Pair<Field>[];
}

/** What is one in two models, by names and by answers. */
export interface Pairs {
  readonly entities: readonly EntityPair[];
  readonly enumerations: readonly Pair<Enumeration>[];
  readonly aliases: readonly Pair<Alias>[];
}

/** A key, check, index or reference that is the same in both models, but for the names in it. */
export type Stay =
  | { readonly kind: 'key'; readonly entity: EntityPair; readonly before: Key; readonly after: Key }
  | {
      readonly kind: 'check';
      readonly entity: EntityPair;
      readonly before: Check;
      readonly after: Check;
    }
  | {
      readonly kind: 'index';
      readonly entity: EntityPair;
      readonly before: Index;
      readonly after: Index;
    }
  | {
      readonly kind: 'relation';
      readonly entity: EntityPair;
      readonly before: Relation;
      readonly after: Relation;
    };
