import { expect, it } from '@jest/globals';
import { languageOf } from './language.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['und', 'en'],
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-CN'],
  ['fr-FR,fr;q=0.9,en;q=0.8,zh;q=0.7', 'en'],
  ['en;q=0.1,zh;q=0.9', 'zh-CN'],
  ['en;q=0,zh', 'zh-CN'],
  ['de-DE,de', 'en'],
  ['xx;;q=,,', 'en'],
])('Accept-Language %s is answered in %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
