import type { FieldType, ValueType } from '../../model/field-type.ts';
import type { Entity, Model } from '../../model/model.ts';

/** The value with other entities in place of its own. */
function replaced(value: ValueType, other: (entity: string) => string): ValueType {
  const typeOf = (type: FieldType): FieldType => {
    switch (type.kind) {
      case 'entity':
        return { ...type, entity: other(type.entity) };
      case 'list':
      case 'map':
        return { ...type, of: replaced(type.of, other) };
      case 'oneOf':
        return { ...type, alternatives: type.alternatives.map(typeOf) };
      default:
        return type;
    }
  };
  return { ...value, type: typeOf(value.type) };
}

/** Equal for entities with the same fields, whatever they are called. */
const signatureOf = (entity: Entity): string =>
  JSON.stringify(
    entity.fields.map(({ name, optional, ...field }) => {
      const { type, nullable } = replaced(field, (id) => (id === entity.id ? 'self' : id));
      return [name, optional, nullable, type];
    }),
  );

const wordsOf = (name: string): string[] =>
  name.split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u).filter((word) => word !== '');

/** The words at the end of both names, `address` of `billing_address` and `shippingAddress`; else the first name. */
function sharedName(first: string, second: string): string {
  const [a, b] = [wordsOf(first), wordsOf(second)];
  let count = 0;
  while (count < a.length && a.at(-1 - count)?.toLowerCase() === b.at(-1 - count)?.toLowerCase())
    count += 1;
  return count === 0 ? first : a.slice(-count).join('_');
}

/** Entities with at least this many fields are one when they are alike. */
const FEWEST_FIELDS = 2;

/** The model with one entity where several have the same fields. */
export function withoutCopies(model: Model): Model {
  const first = new Map<string, Entity>();
  const other = new Map<string, string>();
  const names = new Map<string, string>();
  for (const entity of model.entities) {
    const signature = signatureOf(entity);
    const same = entity.fields.length >= FEWEST_FIELDS ? first.get(signature) : undefined;
    if (!same) {
      first.set(signature, entity);
      continue;
    }
    other.set(entity.id, same.id);
    names.set(same.id, sharedName(names.get(same.id) ?? same.name, entity.name));
  }
  if (other.size === 0) return model;
  const otherOf = (id: string): string => other.get(id) ?? id;
  const entities = model.entities
    .filter((entity) => !other.has(entity.id))
    .map((entity) => ({
      ...entity,
      name: names.get(entity.id) ?? entity.name,
      fields: entity.fields.map((field) => ({ ...field, ...replaced(field, otherOf) })),
    }));
  return withoutCopies({ ...model, entities, root: model.root && replaced(model.root, otherOf) });
}
