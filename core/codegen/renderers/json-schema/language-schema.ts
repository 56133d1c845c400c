import { listNode, objectNode, textNode, type JsonNode } from '../../json/json-node.ts';
import type { Model } from '../../model/model.ts';
import { GRAPHQL, TYPESCRIPT_TYPES } from '../../names/naming-rules.ts';
import { typeNames } from '../../names/type-names.ts';
import { SchemaWriter, type Members } from './schema-writer.ts';

/** An object with the order of its members, and a title where its name has other letters. */
function described(node: JsonNode, title: string | undefined): JsonNode {
  if (node.kind !== 'object') return node;
  const properties = node.members.get('properties');
  return objectNode([
    ...(title === undefined ? [] : [['title', textNode(title)] as const]),
    ...node.members,
    ...(properties?.kind === 'object'
      ? [
          [
            'quicktypePropertyOrder',
            listNode([...properties.members.keys()].map((name) => textNode(name))),
          ] as const,
        ]
      : []),
  ]);
}

/** The model for a renderer of other languages: its types in `types`, references to ASCII names only. Null where it has none. */
export function languageSchema(model: Model): JsonNode | null {
  const writer = new SchemaWriter(model, '#/$defs/', GRAPHQL);
  const [ascii, titles] = [GRAPHQL, TYPESCRIPT_TYPES].map((rules) =>
    typeNames(model, 'PascalCase', rules),
  );
  const titleOf = new Map(
    [...ascii!].flatMap(([id, name]) =>
      titles!.get(id) === name ? [] : [[name, titles!.get(id)!]],
    ),
  );
  const definitions = writer
    .definitions()
    .map(([name, node]) => [name, described(node, titleOf.get(name))] as const);
  const reference = (name: string): JsonNode => objectNode([['$ref', textNode(`#/$defs/${name}`)]]);
  const entities = model.entities.map(({ id }) => ascii!.get(id)!);
  const names = entities.length > 0 ? entities : definitions.map(([name]) => name);
  const { root } = model;
  const types: Members =
    root && root.type.kind !== 'entity'
      ? [['Document', writer.value(root)]]
      : root?.type.kind === 'entity'
        ? [[ascii!.get(root.type.entity)!, writer.value(root)]]
        : names.map((name) => [name, reference(name)]);
  if (types.length === 0) return null;
  return objectNode([
    ['types', objectNode(types)],
    ['$defs', objectNode(definitions)],
  ]);
}
