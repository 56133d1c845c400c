import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';

/** Documents a body of parts with one CSV file. */
export const TakesCsv = () =>
  applyDecorators(
    ApiConsumes('multipart/form-data'),
    ApiBody({
      description: 'UTF-8, columns name and email, maybe role; up to 1,000 users and 1 MB',
      schema: {
        type: 'object',
        required: ['file'],
        properties: { file: { type: 'string', format: 'binary' } },
      },
    }),
  );
