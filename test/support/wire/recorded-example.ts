import { formatApiKey } from '@toolyard/core/accounts';
import type { Operation } from './openapi.ts';
import type { WireAnswer, WireRequest } from './send.ts';

/** A call that succeeded, as the document shows it. */
export interface Example {
  readonly parameters: Readonly<Record<string, string>>;
  readonly request?: unknown;
  readonly response?: unknown;
}

const MOST_LINES = 4;
/** What every zip archive begins with. */
const ZIP_BEGINNING = 'PK\u0003\u0004';
/** What every WebP begins with. */
const WEBP_BEGINNING = 'RIFF';
/** Tokens that were valid once look like leaked secrets. */
const SECRETS: Readonly<Record<string, string>> = {
  token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl',
  secret: 'JBSWY3DPEHPK3PXP',
};

/** Values of path and query, bodies with lists cut to one entry, and the first lines of files. */
export function exampleOf(
  operation: Operation,
  { target, body }: WireRequest,
  { text, type }: WireAnswer,
): Example {
  const required = new Set(
    operation.parameters.filter((each) => each.required).map(({ name }) => name),
  );
  const query = Object.entries(queryValues(target)).filter(([name]) => required.has(name));
  const request = typeof body === 'string' ? shortened(JSON.parse(body)) : undefined;
  return {
    parameters: { ...pathValues(operation, target), ...Object.fromEntries(query) },
    ...(request !== undefined && { request }),
    ...(text !== '' && { response: responseOf(text, type) }),
  };
}

function responseOf(text: string, type: string): unknown {
  if (type.startsWith('application/json')) return shortened(JSON.parse(text), true);
  if (type.startsWith('application/zip')) return ZIP_BEGINNING;
  if (type.startsWith('image/webp')) return WEBP_BEGINNING;
  return readable(text.split('\n').slice(0, MOST_LINES).join('\n'));
}

const queryValues = (target: string): Record<string, string> =>
  Object.fromEntries(new URL(target, 'http://127.0.0.1').searchParams);

function pathValues({ path }: Operation, target: string): Record<string, string> {
  const given = target.split('?', 1)[0]?.split('/') ?? [];
  const names = path.split('/').map((part) => /^\{(.+)\}$/.exec(part)?.[1]);
  return Object.fromEntries(
    names.flatMap((name, at) =>
      name ? [[name, readable(decodeURIComponent(given[at] ?? ''))]] : [],
    ),
  );
}

/** Names that tests make up, as people would have them. */
const readable = (text: string): string =>
  text
    .replace(/(fuzz|op)-[0-9a-f-]{36}(@|%40)/g, 'mei$2')
    .replace(/secret=\w+/g, `secret=${SECRETS['secret']}`)
    .replace(/unguessable [0-9a-f-]{36}/g, 'correct horse battery staple')
    .replace(/op-[0-9a-f-]{36}/g, 'mei')
    .replace(/ty_[0-9A-Za-z]{38}/g, formatApiKey('0'.repeat(32)))
    .replace(/(T|t)ool(-| )[0-9a-f-]{36}/g, (_all, initial) => (initial === 'T' ? 'Dice' : 'dice'));

function shortened(value: unknown, isResponse = false): unknown {
  if (Array.isArray(value))
    return (isResponse ? value.slice(0, 1) : value).map((each) => shortened(each, isResponse));
  if (typeof value === 'string') return readable(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      typeof each === 'string' ? (SECRETS[name] ?? readable(each)) : shortened(each, isResponse),
    ]),
  );
}
