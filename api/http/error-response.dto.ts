import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';

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
