import {
  applyDecorators,
  createParamDecorator,
  Header,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { languageOfCall } from './language.ts';

/** The language that the caller reads. */
export const CallLanguage = createParamDecorator((_: unknown, context: ExecutionContext) =>
  languageOfCall(context.switchToHttp().getRequest<Request>()),
);

/** Marks an answer whose texts are in the language of Accept-Language. */
export const SpeaksLanguages = () =>
  applyDecorators(
    Header('Vary', 'Accept-Language'),
    ApiHeader({
      name: 'Accept-Language',
      required: false,
      description: 'Language of the texts in the answer: en or zh-CN; default en',
      schema: { type: 'string' },
    }),
  );
