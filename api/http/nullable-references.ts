import type { OpenAPIObject } from '@nestjs/swagger';

/** Exactly null: OpenAPI 3.0.3 knows null beside a type alone. */
const NULL = { type: 'string', nullable: true, enum: [null] };

type Node = Readonly<Record<string, unknown>>;

/** Makes null a choice of its own where a schema refers to others: `nullable` has no effect beside `allOf` and `oneOf`. */
export function withNullableReferences(document: OpenAPIObject): OpenAPIObject {
  return rewritten(document) as OpenAPIObject;
}

function rewritten(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(rewritten);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([name, value]) => [name, rewritten(value)] as const);
  return choices(Object.fromEntries(entries));
}

function choices(schema: Node): Node {
  const { nullable, type: _type, allOf, oneOf, ...rest } = schema;
  const others = allOf ?? oneOf;
  if (nullable !== true || !Array.isArray(others)) return schema;
  return { ...rest, oneOf: [...(others as unknown[]), NULL] };
}
