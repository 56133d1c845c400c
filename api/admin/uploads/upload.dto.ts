import { applyDecorators } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiProperty,
  ApiPropertyOptional,
  ApiResponse,
} from '@nestjs/swagger';
import { FieldErrorResponse } from '../../http/api-errors.ts';

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

  @ApiProperty({ type: String, example: 'IMAGE_TYPE_WRONG' })
  code!: string;

  @ApiProperty({ type: String, description: 'In the language of Accept-Language' })
  message!: string;

  @ApiPropertyOptional({ type: [FieldErrorResponse] })
  details?: FieldErrorResponse[];
}

const MEANINGS = {
  400: 'Not one file, or too many pixels',
  401: 'This session is not valid',
  403: 'Not allowed',
  409: 'The same upload is being processed',
  413: 'The image is not smaller than 2 MB',
  415: 'Not an image',
  422: 'The idempotency key belongs to another request',
  429: 'Too many images at once; see Retry-After',
  500: 'Internal error',
} as const;

/** Documents a body of parts with one image, and the refusals of it. */
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
    ...Object.entries(MEANINGS).map(([status, description]) =>
      ApiResponse({ status: Number(status), description, type: UploadErrorResponse }),
    ),
  );
