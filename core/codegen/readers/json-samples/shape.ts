import type { JsonNode } from '../../json/json-node.ts';
import { formatOf, type TextFormat } from './text-format.ts';

/** What was seen at one place of the samples. */
export interface Shape {
  readonly path: string;
  seen: number;
  nulls: number;
  booleans: number;
  /** Whole numbers, by their digits of the greatest magnitude. */
  wholes: { readonly greatest: string; readonly at: number } | null;
  fractions: number;
  /** Formats of the texts; null among them for a text without one. */
  formats: Set<TextFormat | null> | null;
  items: Shape | null;
  objects: ObjectShape | null;
  /** Values by keys that are data. */
  map: Shape | null;
}

/** The objects of one place. Those that repeat the type of another place are united with it. */
export interface ObjectShape {
  readonly path: string;
  /** The objects that these were united with. */
  united: ObjectShape | null;
  count: number;
  readonly members: Map<string, Shape>;
}

export const newShape = (path: string): Shape => ({
  path,
  seen: 0,
  nulls: 0,
  booleans: 0,
  wholes: null,
  fractions: 0,
  formats: null,
  items: null,
  objects: null,
  map: null,
});

/** Path of a member, `$.name` or `$["odd name"]`. */
const memberPath = (path: string, name: string): string =>
  /^[A-Za-z_]\w*$/.test(name) ? `${path}.${name}` : `${path}[${JSON.stringify(name)}]`;

/** The objects of a place, with all that they were united with. */
export function objectsOf({ objects }: Pick<Shape, 'objects'>): ObjectShape | null {
  let found = objects;
  while (found?.united) found = found.united;
  return found;
}

const magnitude = (digits: string): bigint => {
  const value = BigInt(digits);
  return value < 0n ? -value - 1n : value;
};

/** Adds one value to what was seen. */
export function observe(shape: Shape, node: JsonNode): void {
  shape.seen += 1;
  switch (node.kind) {
    case 'null':
      shape.nulls += 1;
      break;
    case 'boolean':
      shape.booleans += 1;
      break;
    case 'number':
      observeNumber(shape, node.digits, node.at);
      break;
    case 'text':
      shape.formats ??= new Set();
      shape.formats.add(formatOf(node.value));
      break;
    case 'list':
      shape.items ??= newShape(`${shape.path}[]`);
      for (const item of node.items) observe(shape.items, item);
      break;
    case 'object':
      shape.objects ??= { path: shape.path, united: null, count: 0, members: new Map() };
      shape.objects.count += 1;
      for (const [name, value] of node.members)
        observe(memberOf(shape.objects, memberPath(shape.path, name), name), value);
      break;
    default:
      node satisfies never;
  }
}

function memberOf({ members }: ObjectShape, path: string, name: string): Shape {
  const found = members.get(name) ?? newShape(path);
  members.set(name, found);
  return found;
}

function observeNumber(shape: Shape, digits: string, at: number): void {
  if (!/^-?\d+$/.test(digits)) shape.fractions += 1;
  else if (!shape.wholes || magnitude(digits) > magnitude(shape.wholes.greatest))
    shape.wholes = { greatest: digits, at };
}

/** Adds what was seen at another place. */
export function merge(into: Shape, from: Shape): void {
  if (into === from) return;
  into.seen += from.seen;
  into.nulls += from.nulls;
  into.booleans += from.booleans;
  into.fractions += from.fractions;
  if (
    from.wholes &&
    !(into.wholes && magnitude(into.wholes.greatest) >= magnitude(from.wholes.greatest))
  )
    into.wholes = from.wholes;
  if (from.formats) into.formats = new Set([...(into.formats ?? []), ...from.formats]);
  into.items = merged(into.items, from.items);
  into.map = merged(into.map, from.map);
  const [own, other] = [objectsOf(into), objectsOf(from)];
  if (own && other) unite(own, other);
  else into.objects = own ?? other;
}

function merged(own: Shape | null, other: Shape | null): Shape | null {
  if (own && other) merge(own, other);
  return own ?? other;
}

/** Makes `from` stand for the same type as `into`. */
export function unite(into: ObjectShape, from: ObjectShape): void {
  const to = objectsOf({ objects: into })!;
  const other = objectsOf({ objects: from })!;
  if (to === other) return;
  other.united = to;
  to.count += other.count;
  for (const [name, member] of other.members) {
    const own = to.members.get(name);
    if (own) merge(own, member);
    else to.members.set(name, member);
  }
}
