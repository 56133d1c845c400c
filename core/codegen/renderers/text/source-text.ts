import { jsonText, type JsonNode } from '../../json/json-node.ts';

/** A literal of TypeScript in single quotes. */
export const quoted = (text: string): string =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", "\\'")
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')}'`;

/** The name of a property, in quotes where it is no identifier. In a literal, `__proto__` is no property without brackets. */
export function propertyKey(name: string): string {
  if (name === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}

/** A value of JSON as an expression; numbers keep their digits. */
export function literal(node: JsonNode): string {
  switch (node.kind) {
    case 'text':
      return quoted(node.value);
    case 'list':
      return `[${node.items.map(literal).join(', ')}]`;
    case 'object':
      return `{ ${[...node.members].map(([name, value]) => `${propertyKey(name)}: ${literal(value)}`).join(', ')} }`;
    case 'null':
    case 'boolean':
    case 'number':
      return jsonText(node);
    default:
      return node satisfies never;
  }
}

/** A comment that documents what follows; nothing where there is no text. */
export const documentation = (text: string | null, indent = ''): readonly string[] =>
  text === null || text.trim() === ''
    ? []
    : text.includes('\n')
      ? [
          `${indent}/**`,
          ...text.split(/\r?\n/).map((line) => `${indent} * ${line.replaceAll('*/', '*\\/')}`),
          `${indent} */`,
        ]
      : [`${indent}/** ${text.replaceAll('*/', '*\\/')} */`];
