import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import {
  PROVIDER_BAD_KEY,
  PROVIDER_GARBAGE,
  PROVIDER_OUTAGE,
  PROVIDER_PLAN,
  PROVIDER_RATE,
  PROVIDER_REFUSED,
  PROVIDER_TIMEOUT,
} from '@toolyard/core/market';
import type { ErrorDefinition } from '@toolyard/core/shared';

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
  @ApiProperty({ allOf: [{ $ref: getSchemaPath('ErrorCode') }], example: 'VALIDATION' })
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

export const API_ERRORS = 'toolyard:errors';

/** Documents the errors of an operation, beside those that follow from its policy, its headers and its body. */
export const ApiErrors =
  (...errors: readonly ErrorDefinition[]): MethodDecorator =>
  (_target, _name, { value: handler }: PropertyDescriptor) => {
    const others = (Reflect.getMetadata(API_ERRORS, handler as object) ?? []) as ErrorDefinition[];
    Reflect.defineMetadata(API_ERRORS, [...others, ...errors], handler as object);
  };

/** Why the provider of market data gives no answer. */
export const PROVIDER_FAILURES = [
  PROVIDER_BAD_KEY,
  PROVIDER_GARBAGE,
  PROVIDER_OUTAGE,
  PROVIDER_PLAN,
  PROVIDER_RATE,
  PROVIDER_REFUSED,
  PROVIDER_TIMEOUT,
];
