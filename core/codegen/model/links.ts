import type { FieldType } from './field-type.ts';
import { cardinalityOf } from './join.ts';
import type { Model } from './model.ts';

/** How many of an entity stand at an end of a link. */
export type Count = 'one' | 'none or one' | 'any number';

/** Two entities that belong together, by a relation of tables or by a field that holds the other. */
export interface Link {
  readonly from: string;
  readonly to: string;
  /** The fields that make the link. */
  readonly name: string;
  /** How many of `from` may belong to one of `to`; null where the input does not say. */
  readonly fromCount: Count | null;
  /** How many of `to` belong to one of `from`. */
  readonly toCount: Count;
}

/** Entities that a type holds, each with whether it may hold several. */
function heldBy(type: FieldType, several = false): readonly (readonly [string, boolean])[] {
  switch (type.kind) {
    case 'entity':
      return [[type.entity, several]];
    case 'restricted':
      return heldBy(type.of, several);
    case 'list':
    case 'map':
      return heldBy(type.of.type, true);
    case 'tuple':
      return type.items.flatMap((item) => heldBy(item.type, true));
    case 'oneOf':
      return type.alternatives.flatMap((each) => heldBy(each, several));
    default:
      return [];
  }
}

/** All links of a model, those of relations first. */
export function linksOf({ entities, relations }: Model): readonly Link[] {
  const ids = new Set(entities.map(({ id }) => id));
  const ofRelations = relations.flatMap((relation): Link[] => {
    const entity = entities.find(({ id }) => id === relation.from);
    if (!entity || !ids.has(relation.to)) return [];
    const isOptional = entity.fields.some(
      ({ name, nullable }) => nullable && relation.fromFields.includes(name),
    );
    return [
      {
        from: relation.from,
        to: relation.to,
        name: relation.fromFields.join(', '),
        fromCount: cardinalityOf(entity, relation) === 'one' ? 'none or one' : 'any number',
        toCount: isOptional ? 'none or one' : 'one',
      },
    ];
  });
  const ofFields = entities.flatMap(({ id, fields }) =>
    fields.flatMap(({ name, type, nullable, optional }) =>
      [...new Map(heldBy(type))]
        .filter(([to]) => ids.has(to))
        .map(([to, several]): Link => {
          const isOptional = nullable || optional || type.kind === 'oneOf';
          const single = isOptional ? 'none or one' : 'one';
          return { from: id, to, name, fromCount: null, toCount: several ? 'any number' : single };
        }),
    ),
  );
  return [...ofRelations, ...ofFields];
}
