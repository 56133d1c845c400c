import { applyDecorators } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiProperty,
  ApiPropertyOptional,
  getSchemaPath,
} from '@nestjs/swagger';
import { ApiErrors, FieldErrorResponse } from '../../http/api-errors.ts';
import { UPLOAD_UNREADABLE } from '../../http/http.errors.ts';

export class UploadedImageResponse {
  @ApiProperty({ type: String, example: '/uploads/<sha256>.webp' })
  url!: string;
}

export class UploadResponse {
  @ApiProperty({ type: Boolean, enum: [true] })
  success!: true;

  @ApiProperty({ type: UploadedImageResponse })
  data!: UploadedImageResponse;
}

export class UploadErrorResponse {
  @ApiProperty({ type: Boolean, enum: [false] })
  success!: false;

  @ApiProperty({ type: String, description: 'The message' })
  error!: string;

  @ApiProperty({ allOf: [{ $ref: getSchemaPath('ErrorCode') }], example: 'IMAGE_TYPE_WRONG' })
  code!: string;

  @ApiProperty({ type: String, description: 'In the language of Accept-Language' })
  message!: string;

  @ApiPropertyOptional({ type: [FieldErrorResponse] })
  details?: FieldErrorResponse[];
}

/** Documents a body of parts with one image. */
export const TakesImage = () =>
  applyDecorators(
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: {
        type: 'object',
        required: ['image'],
        properties: { image: { type: 'string', format: 'binary' } },
      },
    }),
    ApiErrors(UPLOAD_UNREADABLE),
  );
