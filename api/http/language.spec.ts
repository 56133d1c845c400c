import { expect, it } from '@jest/globals';
import { languageOf, languageOfCall } from './language.ts';

it.each([
  [undefined, 'und'],
  ['', 'und'],
  ['und', 'und'],
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-CN'],
  ['fr-FR,fr;q=0.9,en;q=0.8,zh;q=0.7', 'en'],
  ['en;q=0.1,zh;q=0.9', 'zh-CN'],
  ['en;q=0,zh', 'zh-CN'],
  ['xx;;q=,,', 'und'],
])('Accept-Language %s is answered in %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});

it.each([
  ['/api/admin/tools', undefined, 'en'],
  ['/api/admin/tools', 'und', 'en'],
  ['/api/admin/tools', 'zh-CN', 'zh-CN'],
  ['/api/administration', undefined, 'und'],
])('%s with Accept-Language %s is answered in %s', (path, accept, language) => {
  const headers = accept === undefined ? {} : { 'accept-language': accept };
  expect(languageOfCall({ path, headers })).toBe(language);
});
