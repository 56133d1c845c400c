import { applyDecorators } from '@nestjs/common';
import { ApiResponse, getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { ErrorResponse } from './error-response.dto.ts';

const MEANINGS = {
  400: 'The input is not valid',
  401: 'This session is not valid, or the credentials are wrong',
  403: 'Not allowed',
  404: 'Unknown, or not yours',
  409: 'Taken, or changed in the meantime',
  413: 'The body is larger than 100 kB',
  415: 'The body is not JSON, or no form data where a file is expected',
  422: 'The idempotency key belongs to another request',
  428: 'If-Match is missing, or no version',
  429: 'Too many requests; see Retry-After',
  500: 'Internal error',
  503: 'The server cannot reach its data; see Retry-After',
  502: 'The provider of market data, or the broker, failed',
} as const;
type DocumentedStatus = keyof typeof MEANINGS;

/** Documents the error answers of an operation; 400, 429, 500 and 503 stand on every one, 413 and 415 on every write. */
export const Refusals = (...statuses: DocumentedStatus[]) =>
  applyDecorators(
    ...[...new Set([400, ...statuses, 429, 500, 503] as const)].map((status) =>
      ApiResponse({ status, description: MEANINGS[status], type: ErrorResponse }),
    ),
  );

const BODY_REFUSALS = [413, 415] as const;

const WRITES = ['post', 'put', 'patch', 'delete'] as const;

/** Bodies are read before the route is known: so every write may refuse one, also where none is wanted. */
export function withBodyRefusals(document: OpenAPIObject): OpenAPIObject {
  const content = { 'application/json': { schema: { $ref: getSchemaPath(ErrorResponse) } } };
  const operations = Object.values(document.paths).flatMap((path) =>
    WRITES.flatMap((method) => path[method] ?? []),
  );
  for (const { responses } of operations)
    for (const status of BODY_REFUSALS)
      responses[status] ??= { description: MEANINGS[status], content };
  return document;
}
