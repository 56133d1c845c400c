import { expect, it } from '@jest/globals';
import { preferredLanguage } from './language.ts';

it.each([
  [[], 'en'],
  [['en-GB', 'zh-CN'], 'en'],
  [['zh-TW', 'en'], 'zh-CN'],
  [['fr-FR', 'de', 'zh'], 'zh-CN'],
  [['ZH-hans-CN'], 'zh-CN'],
  [['zha', 'enm'], 'en'],
  [['fr', 'de'], 'en'],
] as const)('a reader of %j gets %s', (tags, language) =>
  expect(preferredLanguage(tags)).toBe(language),
);
