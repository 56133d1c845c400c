import type { Memory } from './memory.ts';
import type { Operation } from './openapi.ts';
import type { WireRequest } from './send.ts';
import { Raw } from './raw.ts';
import type { Draft } from './valid-request.ts';

const escaped = (value: unknown): string =>
  value instanceof Raw ? value.text.toString() : encodeURIComponent(wellFormed(asText(value)));

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** What Node's client lets stand in a header. */
const sendable = (text: string): string => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?');

/** encodeURIComponent refuses lone surrogates; a client that sends them is written with `Raw`. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

const written = (body: unknown): string | Buffer | null =>
  body === undefined ? null : body instanceof Raw ? body.text : JSON.stringify(body);

const typeOf = (body: unknown): string => (body instanceof Raw ? body.type : 'application/json');

/** The request of a settled draft, with the credentials of its caller. */
export function toWire(
  { method, path }: Pick<Operation, 'method' | 'path'>,
  draft: Draft,
  { token, cookie }: Pick<Memory, 'token' | 'cookie'>,
): WireRequest {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => escaped(draft.path[name] ?? ''));
  const query = Object.entries(draft.query)
    .flatMap(([name, value]) => [value].flat().map((each: unknown) => [name, each] as const))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .join('&');
  const headers = Object.entries(draft.headers)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, sendable(asText(value))]);
  return {
    method,
    target: query === '' ? filled : `${filled}?${query}`,
    headers: {
      ...(draft.body !== undefined && { 'Content-Type': typeOf(draft.body) }),
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(cookie !== null && { Cookie: cookie }),
      ...(Object.fromEntries(headers) as Record<string, string>),
    },
    body: written(draft.body),
  };
}
