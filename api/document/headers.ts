import type { OpenAPIObject } from '@nestjs/swagger';

type Responses = NonNullable<OpenAPIObject['paths'][string]['get']>['responses'];
export type ResponseHeaders = NonNullable<
  Extract<Responses[string], { headers?: unknown }>['headers']
>;

const header = (name: string): ResponseHeaders => ({
  [name]: { $ref: `#/components/headers/${name}` },
});

export const REQUEST_ID = header('X-Request-Id');
export const RETRY_AFTER = header('Retry-After');
export const WWW_AUTHENTICATE = header('WWW-Authenticate');
export const ETAG = header('ETag');
export const RATE_LIMIT = { ...header('RateLimit-Policy'), ...header('RateLimit') };

const text = (description: string, example: string) => ({
  description,
  schema: { type: 'string' as const },
  example,
});

/** Response headers by name. */
export const HEADERS = {
  'X-Request-Id': text(
    'Names the call in the log of the server; one that the caller sends is taken over.',
    '018f6b1e-7c1a-7000-8000-2f6d1c9b4a10',
  ),
  'Retry-After': {
    description: 'Seconds to wait before the call is repeated.',
    schema: { type: 'integer' as const, minimum: 1 },
    example: 7,
  },
  'WWW-Authenticate': text(
    'The realm whose token is expected, and `invalid_token` where one was sent, with a description where it has expired (RFC 6750).',
    'Bearer realm="user", error="invalid_token"',
  ),
  ETag: text('The version of the resource, for If-Match.', '"3"'),
  'RateLimit-Policy': text(
    'The quota that counts this call: its points and its window in seconds.',
    '"market";q=600;w=60',
  ),
  RateLimit: text(
    'Points that are left of the quota, and seconds until they are back.',
    '"market";r=597;t=42',
  ),
};
