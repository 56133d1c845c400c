import { textNode, type JsonNode } from '../json/json-node.ts';
import type { FieldType } from '../model/field-type.ts';
import type { Model } from '../model/model.ts';

const number: JsonNode = { kind: 'number', at: 0, digits: '0' };

/** What rows that have no value get where one becomes required; null if no value is sure to be one. */
export function fillValue(type: FieldType, model: Model): JsonNode | null {
  switch (type.kind) {
    case 'text':
      return textNode('');
    case 'whole':
    case 'decimal':
    case 'float':
      return number;
    case 'boolean':
      return { kind: 'boolean', at: 0, value: false };
    case 'date':
      return textNode('1970-01-01');
    case 'datetime':
    case 'instant':
      return textNode('1970-01-01 00:00:00');
    case 'time':
      return textNode('00:00:00');
    case 'uuid':
      return textNode('00000000-0000-0000-0000-000000000000');
    case 'bytes':
      return textNode('');
    case 'json':
      return { kind: 'object', at: 0, members: new Map() };
    case 'list':
      return { kind: 'list', at: 0, items: [] };
    case 'enumeration':
      return model.enumerations.find(({ id }) => id === type.enumeration)?.values[0] ?? null;
    case 'set':
      return textNode('');
    case 'alias': {
      const alias = model.aliases.find(({ id }) => id === type.alias);
      return alias && alias.checks.length === 0 ? fillValue(alias.value.type, model) : null;
    }
    default:
      return null;
  }
}
