import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { CSV_TOO_LARGE } from './http.errors.ts';
import { oneFile } from './one-file.ts';

const OneCsv = oneFile({ field: 'file', mostBytes: 1_000_000, tooLarge: CSV_TOO_LARGE });

/** Takes a body of parts with one CSV file, and documents it. */
export const TakesCsv = (description: string) =>
  applyDecorators(
    UseInterceptors(OneCsv),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      description,
      schema: {
        type: 'object',
        required: ['file'],
        properties: { file: { type: 'string', format: 'binary' } },
      },
    }),
  );
