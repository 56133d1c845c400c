import { beforeAll, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { createFakeServer } from '../../../test-support/fake-server.ts';
import { renderApp, renderStored } from '../../../test-support/render-app.tsx';

const DRAFT = { title: 'Rain', markdown: 'It falls.', tags: '', description: '', order: '' };
const KEY = 'articleDraft:visitor:trial';

const SPACE = {
  id: 's1',
  version: 1,
  handle: 'weather',
  title: 'Weather',
  languages: ['zh-CN'],
  visibility: 'private',
  createdAt: '2026-11-26T15:30:00.000Z',
  updatedAt: '2026-11-27T15:30:00.000Z',
  role: 'owner',
};

beforeAll(async () => {
  await import('../articles/articles-page.tsx');
}, 60_000);

it('a draft of a visitor leaves the device only once the server has it', async () => {
  // Somebody is signed in here.
  renderApp('/tools/content', { auth: true }).unmount();
  localStorage.setItem(
    KEY,
    JSON.stringify({
      base: { number: 0, draft: { ...DRAFT, title: '', markdown: '' } },
      draft: DRAFT,
    }),
  );
  const server = createFakeServer({
    'GET /api/content/spaces/:id': () => ({ body: { data: SPACE } }),
    'GET /api/content/articles': () => ({ body: { data: [], nextCursor: null } }),
    'POST /api/content/articles': () => ({
      status: 409,
      body: { code: 'ARTICLES_FULL', message: 'The space is full' },
    }),
  });
  const { user, location } = renderStored('/tools/content/s1', { server });
  const button = await screen.findByRole('button', { name: 'Add it to this space' });
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe('The space is full');
  expect(localStorage.getItem(KEY)).not.toBeNull();
  server.on('POST /api/content/articles', () => ({ status: 201, body: { data: { id: 'a1' } } }));
  await user.click(button);
  await waitFor(() => expect(location().pathname).toBe('/tools/content/s1/articles/a1'));
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(server.calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ title: 'Rain', markdown: 'It falls.', type: 'page', locale: 'zh-CN', spaceId: 's1' },
  });
});
