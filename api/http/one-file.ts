import type { CallHandler, ExecutionContext, NestInterceptor, Type } from '@nestjs/common';
import { PayloadTooLargeException } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import type { DomainError } from '@toolyard/core/shared';
import { EMPTY, type Observable } from 'rxjs';
import { UPLOAD_UNREADABLE } from './http.errors.ts';

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
export function oneFile({ field, mostBytes, tooLarge }: OneFile): Type<NestInterceptor> {
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
