import { expect, it } from '@jest/globals';
import { acceptedLanguage, pageLanguage } from './language.ts';

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
  expect(acceptedLanguage({ headers: { 'accept-language': header } })).toBe(language);
});

it.each([
  ['language=zh-CN', 'zh-CN'],
  ['theme=dark; language=en', 'en'],
  ['language=fr', 'zh-CN'],
  ['', 'zh-CN'],
])('the cookie %s and Accept-Language zh give a page in %s', (cookie, language) => {
  expect(pageLanguage({ headers: { cookie, 'accept-language': 'zh' } })).toBe(language);
});
