import { preferredLanguage, type Language } from '@toolyard/core/shared';
import type { Request } from 'express';
import {
  applyDecorators,
  createParamDecorator,
  Header,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';

const LONGEST_HEADER = 200;

/** The language to answer in: the first of Accept-Language, by weight, that the product has; else English. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const accepted = (acceptLanguage ?? '')
    .slice(0, LONGEST_HEADER)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((p) => /^\s*q=([\d.]+)\s*$/i.exec(p)?.[1]).find(Boolean);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return preferredLanguage(accepted.map(({ tag }) => tag));
}

/** The language to answer a call in. */
export const languageOfCall = ({ headers }: Pick<Request, 'headers'>): Language =>
  languageOf(headers['accept-language']);

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
