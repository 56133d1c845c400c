import type { FieldType, ValueType } from './field-type.ts';

function partsOf(type: FieldType): readonly (ValueType | FieldType | null)[] {
  switch (type.kind) {
    case 'list':
    case 'map':
    case 'restricted':
      return [type.of];
    case 'tuple':
      return [...type.items, type.rest];
    case 'oneOf':
      return type.alternatives;
    default:
      return [];
  }
}

/** A type and all types in it. */
export function* typesIn(type: FieldType): Generator<FieldType> {
  yield type;
  for (const part of partsOf(type)) if (part) yield* typesIn('kind' in part ? part : part.type);
}
