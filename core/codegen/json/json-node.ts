/** A value of JSON as it was written: numbers with all their digits, members in order, each with its offset in the text. */
export type JsonNode = JsonNull | JsonBoolean | JsonNumber | JsonText | JsonList | JsonObject;

export interface JsonNull {
  readonly kind: 'null';
  readonly at: number;
}

export interface JsonBoolean {
  readonly kind: 'boolean';
  readonly at: number;
  readonly value: boolean;
}

export interface JsonNumber {
  readonly kind: 'number';
  readonly at: number;
  /** As written, e.g. `12345678901234567890` or `1.50`. */
  readonly digits: string;
}

export interface JsonText {
  readonly kind: 'text';
  readonly at: number;
  readonly value: string;
}

export interface JsonList {
  readonly kind: 'list';
  readonly at: number;
  readonly items: readonly JsonNode[];
}

export interface JsonObject {
  readonly kind: 'object';
  readonly at: number;
  /** By name; of a name that stands twice, the last member. */
  readonly members: ReadonlyMap<string, JsonNode>;
}

/** JSON text of a value, on one line, with the digits of its numbers. */
export function jsonText(node: JsonNode): string {
  switch (node.kind) {
    case 'null':
      return 'null';
    case 'boolean':
      return String(node.value);
    case 'number':
      return node.digits;
    case 'text':
      return JSON.stringify(node.value);
    case 'list':
      return `[${node.items.map(jsonText).join(',')}]`;
    case 'object':
      return `{${[...node.members].map(([name, value]) => `${JSON.stringify(name)}:${jsonText(value)}`).join(',')}}`;
    default:
      return node satisfies never;
  }
}

/** Whether a number is whole, as JSON Schema counts it: 2.0 and 1e3 are. */
export function isWhole(digits: string): boolean {
  const [, whole = '', fraction = '', exponent = '0'] =
    /^-?(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(digits) ?? [];
  const shift = Number(exponent);
  if (/^0*$/.test(whole + fraction)) return true;
  const places = fraction.replace(/0+$/, '').length - shift;
  const trailing = fraction.replace(/0+$/, '') === '' ? /0*$/.exec(whole)![0].length : 0;
  return places <= trailing;
}

export const textNode = (value: string): JsonText => ({ kind: 'text', at: 0, value });

export const listNode = (items: readonly JsonNode[]): JsonList => ({ kind: 'list', at: 0, items });

export const objectNode = (members: Iterable<readonly [string, JsonNode]>): JsonObject => ({
  kind: 'object',
  at: 0,
  members: new Map(members),
});
