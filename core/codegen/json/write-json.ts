import { jsonText, type JsonNode } from './json-node.ts';

/** JSON text with two spaces a level; lists and objects of scalars stay on one line where they are short. */
export function prettyJson(node: JsonNode, indent = ''): string {
  const line = jsonText(node);
  const inner = `${indent}  `;
  if (node.kind === 'list' && node.items.length > 0) {
    if (line.length < 80 && node.items.every(isScalar))
      return `[${node.items.map(jsonText).join(', ')}]`;
    return `[\n${node.items.map((item) => inner + prettyJson(item, inner)).join(',\n')}\n${indent}]`;
  }
  if (node.kind === 'object' && node.members.size > 0)
    return `{\n${[...node.members]
      .map(([name, value]) => `${inner}${JSON.stringify(name)}: ${prettyJson(value, inner)}`)
      .join(',\n')}\n${indent}}`;
  return line;
}

const isScalar = (node: JsonNode): boolean => node.kind !== 'list' && node.kind !== 'object';
