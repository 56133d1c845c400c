import { resolved, type ApiDocument, type Schema } from '../wire/openapi.ts';

export type Path = readonly (string | number)[];

/** Every place in a JSON value below its root, `legs`, `legs.0`, `legs.0.price`, … */
export function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value)
    ? value.map((each: unknown, at) => [at, each] as const)
    : Object.entries(value);
  return entries.flatMap(([key, each]) => [[...path, key], ...placesOf(each, [...path, key])]);
}

const step = (value: unknown, key: string | number): unknown =>
  (value as Readonly<Record<string | number, unknown>> | null)?.[key];

/** A copy in which `path` holds what `change` makes of it; `undefined` takes it away. */
export function changedAt(
  value: unknown,
  [key, ...rest]: Path,
  change: (at: unknown) => unknown,
): unknown {
  if (key === undefined) return change(value);
  const changed = changedAt(step(value, key), rest, change);
  if (Array.isArray(value))
    return value.flatMap((each: unknown, at) =>
      at !== key ? [each] : changed === undefined ? [] : [changed],
    );
  const { [key]: _old, ...others } = value as Record<string | number, unknown>;
  return changed === undefined ? others : { ...others, [key]: changed };
}

/** The schema of a place; null where the document says nothing of it. */
export function schemaAt(schema: Schema | null, path: Path, document: ApiDocument): Schema | null {
  const found = schema && resolved(schema, document);
  const [key, ...rest] = path;
  if (!found || key === undefined) return found;
  const below = typeof key === 'number' ? found.items : found.properties?.[key];
  return below ? schemaAt(below, rest, document) : null;
}

/** The values on both sides of every bound that a schema states. */
export function boundaryValues(schema: Schema | null): unknown[] {
  if (!schema) return ['', 'a'.repeat(1_001), 0, -1];
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, type } = schema;
  const around = (bound: number | undefined, make: (n: number) => unknown) =>
    bound === undefined
      ? []
      : [bound - 1, bound, bound + 1].filter((n) => n >= 0 || type !== 'string').map(make);
  const text = (length: number) => 'b'.repeat(Math.max(0, length));
  const list = (length: number) => Array.from({ length: Math.max(0, length) }, () => ({}));
  const stated = [
    ...around(minLength, text),
    ...around(maxLength, text),
    ...around(minimum, (n) => n),
    ...around(maximum, (n) => n),
    ...around(minItems, list),
    ...around(maxItems, list),
  ];
  if (stated.length > 0) return stated;
  if (type === 'string') return [128, 129, 320, 321, 1_000, 1_001].map(text);
  return [-1, 0, 2 ** 31 - 1, 2 ** 31, 2 ** 53, -(2 ** 31) - 1, 1e-7, -0];
}
