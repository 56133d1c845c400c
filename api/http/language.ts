import { LANGUAGES, type Language } from '@toolyard/core/shared';
import type { Request } from 'express';

/** The language to answer in: the first of Accept-Language, by weight, that we speak; else `und`. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '')
    .slice(0, 200)
    .split(',')
    .map((part, position) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
      return { tag, weight: weight === undefined ? 1 : Number(weight), position };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.position - b.position);
  for (const { tag } of wanted) {
    if (tag === 'und') return 'und';
    if (tag === 'en' || tag.startsWith('en-')) return 'en';
    if (tag === 'zh' || tag.startsWith('zh-')) return 'zh-CN';
  }
  return LANGUAGES[0];
}

/** The same of a call: the mixture of the console is English throughout. */
export function languageOfCall({ headers, path }: Pick<Request, 'headers' | 'path'>): Language {
  const language = languageOf(headers['accept-language']);
  return language === 'und' && path.startsWith('/api/admin/') ? 'en' : language;
}
