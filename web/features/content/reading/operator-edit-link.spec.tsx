import { beforeAll, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { createFakeServer } from '../../../test-support/fake-server.ts';
import { renderStored } from '../../../test-support/render-app.tsx';

const ARTICLE = {
  id: 'a1',
  type: 'doc',
  locale: 'en',
  slug: 'moon',
  title: 'The moon',
  description: '',
  tags: ['night'],
  order: null,
  html: '<p>Round.</p>',
  headings: [],
  translations: [],
  publishedAt: '2026-11-26T15:30:00.000Z',
  savedAt: '2026-11-26T15:30:00.000Z',
};
const SPACE = {
  handle: 'sky',
  title: 'Sky',
  languages: ['en'],
  navigation: [],
  theme: { accent: 'cobalt', typeface: 'sans' },
};

async function open(path: string, role: string | null) {
  localStorage.clear();
  localStorage.setItem('language', 'en');
  if (role !== null) {
    const operator = { id: 'op', username: 'op', name: 'Op', email: 'op@example.com', role };
    localStorage.setItem('adminToken', 'a-token');
    localStorage.setItem('adminData', JSON.stringify({ ...operator, due: null }));
  }
  const server = createFakeServer({
    'GET /api/content/published/:handle': () => ({ body: { data: SPACE } }),
    'GET /api/content/published/:handle/articles': () => ({ body: { data: [], nextCursor: null } }),
    'GET /api/content/published/:handle/articles/:type/:locale/:slug': () => ({
      body: { data: ARTICLE },
    }),
  });
  renderStored(path, { server });
  await screen.findByRole('heading', { level: 1, name: 'The moon' });
  await screen.findByText('#night');
}

beforeAll(
  () =>
    Promise.all([import('./reading-page.tsx'), import('./edit-link.tsx')]).then(() => undefined),
  60_000,
);

it('leads an operator from a page of the product to its editor in the console', async () => {
  await open('/resources/docs/moon', 'admin');
  const link = await screen.findByRole('link', { name: 'Edit' });
  expect(link.getAttribute('href')).toBe('/admin/content/own/articles/a1');
});

it.each([
  ['a reader of the product', '/resources/docs/moon', null],
  ['an operator who may not edit', '/resources/docs/moon', 'support'],
  ["an operator in somebody's space", '/s/sky/doc/moon', 'superadmin'],
])('is not there for %s', async (_who, path, role) => {
  await open(path, role);
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});
