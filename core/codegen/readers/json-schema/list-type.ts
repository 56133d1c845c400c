import type { JsonNode } from '../../json/json-node.ts';
import { NEVER, required, type FieldType, type ValueType } from '../../model/field-type.ts';
import { singular } from '../../names/plural.ts';
import { isTrue, sizeOf } from './keywords.ts';
import { below, unsupported, type Context, type SchemaTypes } from './schema-types.ts';
import { keyword, useOf, type SchemaUse } from './schema-set.ts';

/** What one schema says of the items of a list. */
interface Items {
  /** By position, for the first ones. */
  readonly first: readonly JsonNode[];
  readonly rest: JsonNode | null;
}

function itemsOf(use: SchemaUse): Items {
  const items = keyword(use, 'items');
  const prefix = keyword(use, 'prefixItems');
  // Before 2020-12, a list under `items` gave the first ones, and `additionalItems` the rest.
  if (items?.kind === 'list')
    return { first: items.items, rest: keyword(use, 'additionalItems') ?? null };
  return {
    first: prefix?.kind === 'list' ? prefix.items : [],
    rest: items ?? keyword(use, 'unevaluatedItems') ?? null,
  };
}

function valueOf(reader: SchemaTypes, schemas: readonly JsonNode[], context: Context): ValueType {
  const [only, ...more] = schemas;
  if (only && more.length === 0) return reader.valueOf(only, context);
  if (schemas.some((schema) => schema.kind === 'boolean' && !schema.value)) return required(NEVER);
  const uses = schemas.flatMap((schema) => (schema.kind === 'object' ? [useOf(schema)] : []));
  return reader.valueOfSet(uses, context);
}

/** The type of a list or tuple. */
export function listType(
  reader: SchemaTypes,
  uses: readonly SchemaUse[],
  context: Context,
): FieldType {
  const items = uses.map(itemsOf);
  const size = sizeOf(uses, 'minItems', 'maxItems');
  const places = Math.max(...items.map(({ first }) => first.length));
  const itemContext = { ...below(context, 'items', ''), name: singular(context.name) };
  const rest = valueOf(
    reader,
    items.flatMap((each) => each.rest ?? []),
    itemContext,
  );
  if (places === 0)
    return {
      kind: 'list',
      of: rest,
      size,
      unique: uses.some((use) => isTrue(keyword(use, 'uniqueItems'))),
    };
  for (const { schema } of uses.filter((use) => isTrue(keyword(use, 'uniqueItems'))))
    unsupported(reader, schema, 'uniqueItems');
  const atPlace = (at: number): ValueType =>
    valueOf(
      reader,
      items.flatMap((each) => each.first[at] ?? each.rest ?? []),
      below(itemContext, String(at)),
    );
  return {
    kind: 'tuple',
    items: Array.from({ length: places }, (_, at) => atPlace(at)),
    rest: rest.type.kind === 'never' ? null : rest,
    size,
  };
}
