import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { PROVIDER_RATE } from '@toolyard/core/market';
import {
  CURSOR_INVALID,
  DATABASE_BUSY,
  DATABASE_UNAVAILABLE,
  type ErrorDefinition,
} from '@toolyard/core/shared';
import { UploadErrorResponse } from '../admin/uploads/upload.dto.ts';
import { API_ERRORS, ErrorResponse } from '../http/api-errors.ts';
import { isUploadPath } from '../http/body-parser.ts';
import {
  BODY_TOO_LARGE,
  CROSS_SITE,
  HOST_UNKNOWN,
  INTERNAL,
  MALFORMED_JSON,
  METHOD_NOT_ALLOWED,
  NOT_FOUND,
  TOO_MANY_REQUESTS,
  UNREADABLE,
  UNSUPPORTED_MEDIA,
  UPLOAD_TYPE,
  VALIDATION,
} from '../http/http.errors.ts';
import { canBeThrottled } from '../http/quotas.ts';
import type { Handler } from '../http/route-handlers.ts';
import { SameOrigin } from '../http/same-origin.ts';
import { STATUS_OF_KIND } from '../http/statuses.ts';
import { accessErrorsOf } from './access.ts';
import { REQUEST_ID, RETRY_AFTER, WWW_AUTHENTICATE, type ResponseHeaders } from './headers.ts';

export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  202: 'The provider accepts no call at the moment: read again after Retry-After',
  400: 'The input is not valid',
  401: 'This session is not valid, or the credentials are wrong',
  403: 'Not allowed',
  404: 'Unknown, or not yours',
  409: 'Taken, or changed in the meantime',
  413: 'The body is too large: 100 kB where nothing else is said',
  415: 'The body is not JSON, or no form data where a file is expected',
  422: 'The idempotency key belongs to another request',
  428: 'If-Match is missing, or no version',
  429: 'Too many requests; see Retry-After',
  500: 'Internal error',
  502: 'The provider of market data, or the broker, failed',
  503: 'The server cannot reach its data; see Retry-After',
};

const HEADERS: Readonly<Record<number, ResponseHeaders>> = {
  202: RETRY_AFTER,
  401: WWW_AUTHENTICATE,
  429: RETRY_AFTER,
  503: RETRY_AFTER,
};

/** Codes with which the operation can refuse a call, by status. */
function codesOf(
  { method }: Handler,
  errors: readonly ErrorDefinition[],
): ReadonlyMap<number, readonly string[]> {
  const codes = new Map<number, string[]>([[500, [INTERNAL.code]]]);
  for (const { code, kind } of errors) {
    // A read waits for a provider whose plan allows no more calls.
    const waits = method === 'GET' && code === PROVIDER_RATE.code;
    const status = waits ? 202 : STATUS_OF_KIND[kind];
    codes.set(status, [...new Set([...(codes.get(status) ?? []), code])]);
  }
  return codes;
}

const namedErrorsOf = ({ run }: Handler): readonly ErrorDefinition[] =>
  (Reflect.getMetadata(API_ERRORS, run) ?? []) as readonly ErrorDefinition[];

/** Errors that follow from what the operation reads and who may call it. */
function generalErrorsOf(handler: Handler, { parameters, requestBody }: Operation) {
  const media = Object.keys((requestBody as { content?: object } | undefined)?.content ?? {});
  const isUpload = media.includes('multipart/form-data');
  const isPaged = parameters?.some((each) => 'name' in each && each.name === 'cursor') ?? false;
  const bodyErrors = isUpload ? [UPLOAD_TYPE] : [MALFORMED_JSON, BODY_TOO_LARGE, UNSUPPORTED_MEDIA];
  return [
    VALIDATION,
    DATABASE_BUSY,
    DATABASE_UNAVAILABLE,
    ...accessErrorsOf(handler.policy ?? 'public', handler.scope),
    ...(isPaged ? [CURSOR_INVALID] : []),
    // A parameter that is empty or has a slash makes another address.
    ...(handler.path.includes('{') ? [NOT_FOUND] : []),
    // Bodies are read before the route is known: every write may refuse one, also where none is wanted.
    ...(handler.method === 'GET' ? [] : bodyErrors),
    ...(canBeThrottled(handler) ? [TOO_MANY_REQUESTS] : []),
    ...(handler.guards.includes(SameOrigin) ? [CROSS_SITE] : []),
  ];
}

const errorResponse = (
  status: number,
  codes: readonly string[],
  body: typeof ErrorResponse | typeof UploadErrorResponse,
) => ({
  description: DESCRIPTIONS[status] ?? '',
  headers: { ...REQUEST_ID, ...HEADERS[status] },
  content: {
    'application/json': {
      schema: {
        allOf: [
          { $ref: getSchemaPath(body) },
          { type: 'object', properties: { code: { type: 'string', enum: codes.toSorted() } } },
        ],
      },
    },
  },
});

interface DocumentedError {
  readonly status: number;
  readonly response: ReturnType<typeof errorResponse>;
  readonly operations: Operation[];
}

const SHARED_BY = 3;

/** Errors of requests that reach no operation. */
const ANYWHERE = [HOST_UNKNOWN, METHOD_NOT_ALLOWED, NOT_FOUND, UNREADABLE];

/** Documents every error of operations with the codes that it can have. */
export class ErrorDocuments {
  private readonly errors = new Map<string, DocumentedError>();
  private readonly meanings = new Map(
    [INTERNAL, ...ANYWHERE].map(({ code, texts }) => [code, texts.en]),
  );

  add(handler: Handler, operation: Operation): void {
    const isUpload = isUploadPath(handler.path);
    const errors = [...generalErrorsOf(handler, operation), ...namedErrorsOf(handler)];
    for (const { code, texts } of errors) this.meanings.set(code, texts.en);
    for (const [status, codes] of codesOf(handler, errors)) {
      const name = [status, ...codes.toSorted(), ...(isUpload ? ['upload'] : [])].join('.');
      const response = errorResponse(status, codes, isUpload ? UploadErrorResponse : ErrorResponse);
      const error = this.errors.get(name) ?? { status, response, operations: [] };
      error.operations.push(operation);
      this.errors.set(name, error);
    }
  }

  /** Every code with its message in English. */
  codes() {
    const ordered = [...this.meanings].toSorted(([a], [b]) => (a < b ? -1 : 1));
    return {
      type: 'string' as const,
      description: 'Every code that an error can have',
      oneOf: ordered.map(([code, description]) => ({ const: code, description })),
    };
  }

  /** Puts the errors into their operations; answers those that several operations refer to, by name. */
  finish() {
    const shared: Record<string, DocumentedError['response']> = {};
    for (const [name, { status, response, operations }] of this.errors) {
      const isShared = operations.length >= SHARED_BY;
      if (isShared) shared[name] = response;
      const documented = isShared ? { $ref: `#/components/responses/${name}` } : response;
      for (const { responses } of operations) Object.assign(responses, { [status]: documented });
    }
    return shared;
  }
}
