import { expect, test } from '@jest/globals';
import { articlePath } from './article-path.ts';

test.each([
  ['notes', 'post', 'first-words', '/s/notes/post/first-words'],
  ['toolyard', 'doc', 'alerts', '/resources/docs/alerts'],
  ['toolyard', 'tutorial', 'verify-a-draw', '/resources/tutorials/verify-a-draw'],
  ['toolyard', 'page', 'help', '/resources/help'],
  ['toolyard', 'post', 'first-words', '/resources/news/first-words'],
] as const)('the %s %s %s has the path %s', (handle, type, slug, path) => {
  expect(articlePath(handle, { type, slug })).toBe(path);
});
