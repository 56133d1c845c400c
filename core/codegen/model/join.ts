import type { Entity, Model } from './model.ts';
import type { Relation } from './relation.ts';

/** How many rows of `from` may refer to one row of `to`. */
export type Cardinality = 'many' | 'one';

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each) => b.includes(each));

/** `one` where a key makes the referring fields unique. */
export const cardinalityOf = (entity: Entity, relation: Relation): Cardinality =>
  entity.keys.some((key) => sameSet(key.fields, relation.fromFields)) ? 'one' : 'many';

/** An entity that joins two others, many to many. */
export interface Join {
  readonly entity: string;
  readonly between: readonly [Relation, Relation];
  /** Its fields that refer to neither. */
  readonly payload: readonly string[];
}

/** The entity as a join: its primary key is made of exactly two references. */
function joinOf(entity: Entity, relations: readonly Relation[]): Join | null {
  const primary = entity.keys.find((key) => key.kind === 'primary');
  if (!primary) return null;
  const own = relations.filter(
    (relation) =>
      relation.from === entity.id && relation.fromFields.every((f) => primary.fields.includes(f)),
  );
  for (const [at, first] of own.entries())
    for (const second of own.slice(at + 1)) {
      const both = [...first.fromFields, ...second.fromFields];
      if (!sameSet(both, primary.fields)) continue;
      return {
        entity: entity.id,
        between: [first, second],
        payload: entity.fields.map((field) => field.name).filter((name) => !both.includes(name)),
      };
    }
  return null;
}

/** The entities that join two others. */
export const joinsOf = ({ entities, relations }: Model): readonly Join[] =>
  entities.flatMap((entity) => joinOf(entity, relations) ?? []);
