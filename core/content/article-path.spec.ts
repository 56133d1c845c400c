import { expect, test } from '@jest/globals';
import { articlePath, readArticlePath } from './article-path.ts';

test.each([
  ['notes', 'post', 'first-words', '/s/notes/post/first-words'],
  ['toolyard', 'doc', 'alerts', '/resources/docs/alerts'],
  ['toolyard', 'tutorial', 'verify-a-draw', '/resources/tutorials/verify-a-draw'],
  ['toolyard', 'page', 'help', '/resources/help'],
  ['toolyard', 'post', 'first-words', '/resources/news/first-words'],
] as const)('the %s %s %s has the path %s', (handle, type, slug, path) => {
  expect(articlePath(handle, { type, slug })).toBe(path);
  expect(readArticlePath(path)).toEqual({ handle, type, slug });
});

test.each([
  ['/resources/faq', { handle: 'toolyard', type: 'faq', slug: null }],
  ['/resources/news/', { handle: 'toolyard', type: 'post', slug: null }],
  ['/s/notes', { handle: 'notes', type: null, slug: null }],
  ['/s/notes/post', { handle: 'notes', type: 'post', slug: null }],
  ['/s/notes/rice', { handle: 'notes', type: null, slug: 'rice' }],
  ['/s/notes/doc/%E7%B1%B3', { handle: 'notes', type: 'doc', slug: '米' }],
])('%s leads to its list or article', (path, place) => {
  expect(readArticlePath(path)).toEqual(place);
});

test.each(['/', '/s', '/resources', '/resources/other/page', '/s/a/b/c', '/s/a/doc/b/c', '/s/%'])(
  '%s leads to no article',
  (path) => {
    expect(readArticlePath(path)).toBeNull();
  },
);
