import {
  PayloadTooLargeException,
  applyDecorators,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import type { DomainError } from '@toolyard/core/shared';
import { EMPTY, type Observable } from 'rxjs';
import { ApiErrors } from './api-errors.ts';
import { CSV_TOO_LARGE, CSV_UNREADABLE, UPLOAD_UNREADABLE } from './http.errors.ts';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';

interface OneFile {
  readonly field: string;
  readonly mostBytes: number;
  readonly tooLarge: () => DomainError;
}

const EXPECTED = {
  en: 'exactly one file is expected in this field',
  'zh-CN': '该字段应包含一个文件',
};

/** Reads a body of parts that has one file in this field and nothing else; its name and its type are not looked at. */
export function singleFileUpload({ field, mostBytes, tooLarge }: OneFile): Type<NestInterceptor> {
  const limits = { fileSize: mostBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 };
  const Reading = FileInterceptor(field, { limits });
  return class implements NestInterceptor {
    private readonly reading = new Reading();

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      try {
        await this.reading.intercept(context, { handle: () => EMPTY });
      } catch (cause) {
        if (cause instanceof PayloadTooLargeException) throw tooLarge();
        throw UPLOAD_UNREADABLE({
          cause,
          details: [{ field, message: EXPECTED.en, texts: EXPECTED }],
        });
      }
      return next.handle();
    }
  };
}

const OneCsv = singleFileUpload({ field: 'file', mostBytes: 1_000_000, tooLarge: CSV_TOO_LARGE });

/** Takes a body of parts with one CSV file, and documents it. */
export const CsvUpload = (description: string) =>
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
    ApiErrors(UPLOAD_UNREADABLE, CSV_UNREADABLE, CSV_TOO_LARGE),
  );
