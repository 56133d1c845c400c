import { isWellFormed, utf8 } from './bytes.ts';

/** JSON with integers as its only numbers. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/**
 * Canonical JSON: RFC 8785 for integers, strings, booleans, null, arrays and objects. Keys are sorted by UTF-16 code
 * units; there is no white space. Throws a TypeError for a fraction, an integer beyond 2^53 and a lone surrogate.
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new TypeError(`${value} is not a safe integer`);
    return String(value);
  }
  if (typeof value === 'string') return quoted(value);
  if (value === null || typeof value === 'boolean') return String(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.keys(value)
    .sort()
    .map((key) => `${quoted(key)}:${canonicalJson(value[key] as Json)}`);
  return `{${members.join(',')}}`;
}

/** UTF-8 of the canonical JSON, which is what the protocol hashes and signs. */
export const canonicalBytes = (value: Json): Uint8Array => utf8(canonicalJson(value));

const isList = (value: readonly Json[] | JsonObject): value is readonly Json[] =>
  Array.isArray(value);

function quoted(text: string): string {
  if (!isWellFormed(text)) throw new TypeError('The text holds a lone surrogate');
  return JSON.stringify(text);
}
