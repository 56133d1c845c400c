import { objectNode, textNode, type JsonNode } from '../json/json-node.ts';
import { prettyJson } from '../json/write-json.ts';
import type { Model } from '../model/model.ts';
import { TYPESCRIPT_TYPES } from '../names/naming-rules.ts';
import { renderer } from '../renderer.ts';
import { SchemaWriter } from './json-schema/schema-writer.ts';

function document(model: Model): JsonNode {
  const writer = new SchemaWriter(model, '#/$defs/', TYPESCRIPT_TYPES);
  const definitions = writer.definitions();
  const top = model.root ? writer.value(model.root) : null;
  return objectNode([
    ['$schema', textNode('https://json-schema.org/draft/2020-12/schema')],
    ...(top?.kind === 'object' ? top.members : []),
    ...(definitions.length > 0 ? [['$defs', objectNode(definitions)] as const] : []),
  ]);
}

/** JSON Schema 2020-12. */
export const jsonSchemaFile = renderer({
  id: 'json-schema',
  label: { en: 'JSON Schema', 'zh-CN': 'JSON Schema' },
  parameters: {},
  defaults: {},
  render: (model) => [{ path: 'schema.json', text: `${prettyJson(document(model))}\n` }],
});
