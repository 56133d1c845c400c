import { LANGUAGES, preferredLanguage, type Language } from '@toolyard/core/shared';
import type { Request } from 'express';
import {
  applyDecorators,
  createParamDecorator,
  Header,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { cookieOf } from './cookie-of.ts';

const MAX_HEADER_LENGTH = 200;

/** The first language of Accept-Language, by weight, that the product has; else English. */
export function acceptedLanguage({ headers }: Pick<Request, 'headers'>): Language {
  const accepted = (headers['accept-language'] ?? '')
    .slice(0, MAX_HEADER_LENGTH)
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

/** Language of a prerendered page: the one in the cookie `language`, else the accepted one. */
export function pageLanguage(request: Pick<Request, 'headers'>): Language {
  const chosen = cookieOf(request, 'language');
  return LANGUAGES.find((language) => language === chosen) ?? acceptedLanguage(request);
}

/** The language that the caller reads. */
export const CallLanguage = createParamDecorator((_: unknown, context: ExecutionContext) =>
  acceptedLanguage(context.switchToHttp().getRequest<Request>()),
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
