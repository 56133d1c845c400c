import {
  ApiExtraModels,
  ApiProperty,
  ApiPropertyOptional,
  getSchemaPath,
  ApiResponse,
  type OpenAPIObject,
} from '@nestjs/swagger';
import { applyDecorators } from '@nestjs/common';

export class FieldErrorResponse {
  @ApiPropertyOptional({ type: String, description: 'Path of the field, such as legs.0.price' })
  field?: string;

  @ApiProperty({ type: String })
  message!: string;
}

export class CurrentStateResponse {
  @ApiProperty({ type: Object, description: 'The resource as it stands' })
  current!: object;
}

@ApiExtraModels(FieldErrorResponse, CurrentStateResponse)
export class ErrorResponse {
  @ApiProperty({ type: String, example: 'VALIDATION' })
  code!: string;

  @ApiProperty({ type: String, description: 'In the language of Accept-Language' })
  message!: string;

  @ApiPropertyOptional({
    oneOf: [
      { type: 'array', items: { $ref: getSchemaPath(FieldErrorResponse) } },
      { $ref: getSchemaPath(CurrentStateResponse) },
    ],
  })
  details?: FieldErrorResponse[] | CurrentStateResponse;
}

const DESCRIPTIONS = {
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
type DocumentedStatus = keyof typeof DESCRIPTIONS;

/** Documents the error answers of an operation; 400, 429, 500 and 503 stand on every one, 413 and 415 on every write. */
export const ApiErrors = (...statuses: DocumentedStatus[]) =>
  applyDecorators(
    ...[...new Set([400, ...statuses, 429, 500, 503] as const)].map((status) =>
      ApiResponse({ status, description: DESCRIPTIONS[status], type: ErrorResponse }),
    ),
  );

/** Reads whose data come from a provider, which may accept few calls. */
const MARKET_READ = /^\/api\/(polygon|market|options)\//;

/** Where a provider may fail it may have no call left, too: a read then waits. */
export function withWaitingAnswers(document: OpenAPIObject): OpenAPIObject {
  const description = 'The provider accepts no call at the moment: read again after Retry-After';
  const content = { 'application/json': { schema: { $ref: getSchemaPath(ErrorResponse) } } };
  for (const [path, { get }] of Object.entries(document.paths))
    if (get?.responses[502] && MARKET_READ.test(path))
      get.responses[202] = { description, content };
  return document;
}

const BODY_ERRORS = [413, 415] as const;

const WRITES = ['post', 'put', 'patch', 'delete'] as const;

/** Bodies are read before the route is known: so every write may refuse one, also where none is wanted. */
export function withBodyErrors(document: OpenAPIObject): OpenAPIObject {
  const content = { 'application/json': { schema: { $ref: getSchemaPath(ErrorResponse) } } };
  const operations = Object.values(document.paths).flatMap((path) =>
    WRITES.flatMap((method) => path[method] ?? []),
  );
  for (const { responses } of operations)
    for (const status of BODY_ERRORS)
      responses[status] ??= { description: DESCRIPTIONS[status], content };
  return document;
}
