import { preferredLanguage, type Language } from '@toolyard/core/shared';
import type { Request } from 'express';

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
