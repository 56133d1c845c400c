import { beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createFakeServer, type Handler } from '../../../test-support/fake-server.ts';
import { renderApp } from '../../../test-support/render-app.tsx';

const AT = '2026-11-27T15:30:00.000Z';
const SPACE = {
  id: 's1',
  version: 3,
  handle: 'night-sky',
  title: 'Night sky',
  languages: ['en'],
  visibility: 'public',
  createdAt: AT,
  updatedAt: AT,
  role: 'owner',
};

const revision = (number: number, markdown: string) => ({
  number,
  base: number - 1,
  title: 'Moons',
  authorId: 'user-2',
  note: '',
  savedAt: AT,
  hash: `${number}`.repeat(64),
  markdown,
  tags: [],
  description: '',
  order: null,
  sourceSections: null,
  html: '',
  headings: [],
});
const REVISIONS = [revision(2, 'Two small moons.'), revision(1, 'Two moons.')];

const article = (change: object = {}) => ({
  id: 'a1',
  spaceId: 's1',
  version: 2,
  type: 'post',
  locale: 'en',
  slug: 'moons',
  translationOf: null,
  authorId: 'user-2',
  draft: 2,
  published: 1,
  publishedAt: AT,
  schedule: null,
  withdrawAt: null,
  inReview: false,
  approved: null,
  hiding: null,
  createdAt: AT,
  updatedAt: AT,
  status: 'published',
  publicRevision: 1,
  hasUnpublishedChanges: true,
  isScheduleOutdated: false,
  revision: REVISIONS[0],
  ...change,
});

const says =
  (body: unknown, status = 200): Handler =>
  () => ({ status, body });

const open = (change: object = {}, role = 'owner') => {
  const server = createFakeServer({
    'GET /api/content/spaces/:id': says({ data: { ...SPACE, role } }),
    'GET /api/content/spaces/:id/members': says({
      data: [{ userId: 'user-2', name: 'Ana', role: 'author', since: AT }],
      invitations: [],
    }),
    'GET /api/content/articles/:id': says({ data: article(change) }),
    'GET /api/content/articles/:id/revisions': says({ data: REVISIONS, nextCursor: null }),
    'GET /api/content/articles/:id/revisions/1': says({ data: REVISIONS[1] }),
    'GET /api/content/articles/:id/revisions/2': says({ data: REVISIONS[0] }),
    'POST /api/content/articles/:id/restore': says({ data: article({ draft: 3 }) }),
    'PUT /api/content/articles/:id/slug': says(
      { statusCode: 409, code: 'SLUG_TAKEN', message: 'Another article already has this address' },
      409,
    ),
    'POST /api/content/articles/:id/schedule': says({ data: article() }),
    'POST /api/content/articles/:id/cancel-withdrawal': says({ data: article() }),
    'POST /api/content/articles/:id/approve': says({ data: article() }),
    'POST /api/content/articles/:id/publish': says({ data: article() }),
  });
  return renderApp('/tools/content/s1/articles/a1/revisions', { auth: true, server });
};

beforeAll(async () => {
  await import('../content-area.tsx');
  await import('./revisions-page.tsx');
}, 60_000);

describe('revisions', () => {
  it('shows what differs between the public revision and the draft', async () => {
    open();
    expect((await screen.findAllByText(/Ana/)).length).toBe(2);
    await waitFor(() => expect(document.querySelector('ins')?.textContent).toContain('small'));
    expect(document.querySelector('del')).toBeNull();
  });

  it('restores a revision as a draft and does not publish it', async () => {
    const { user, server } = open();
    await user.click(await screen.findByRole('button', { name: 'Restore revision 1' }));
    await screen.findByText(/It was not published/);
    const sent = server.calls.filter(({ method }) => method === 'POST');
    expect(sent.map(({ body }) => body)).toEqual([{ number: 1 }]);
  });

  it('refuses a time in the past at its field', async () => {
    const { user, server } = open();
    await user.click(await screen.findByRole('button', { name: 'Schedule' }));
    const field = screen.getByLabelText('Publish at');
    fireEvent.change(field, { target: { value: '2020-01-01T10:00' } });
    await user.click(screen.getByRole('button', { name: 'Set the time' }));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(await screen.findByText('Enter a time in the future')).toBeTruthy();
    expect(server.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('says what will happen, and which revision it concerns where the draft changed', async () => {
    const { user, server } = open({
      draft: 2,
      published: null,
      publicRevision: null,
      schedule: { revision: 1, publishAt: '2050-03-01T08:30:00.000Z' },
      withdrawAt: '2050-04-01T08:30:00.000Z',
      status: 'scheduled',
      isScheduleOutdated: true,
    });
    const lines = await screen.findAllByText(/^(Revision 1 will be|Readers will no longer)/);
    expect(lines.length).toBe(2);
    await user.click(screen.getByRole('button', { name: 'Schedule revision 2' }));
    await waitFor(() =>
      expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({
        revision: 2,
        publishAt: '2050-03-01T08:30:00.000Z',
      }),
    );
  });

  it('what is scheduled is canceled, each on its own', async () => {
    const { user, server } = open({
      schedule: { revision: 2, publishAt: '2050-03-01T08:30:00.000Z' },
      withdrawAt: '2050-04-01T08:30:00.000Z',
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel the unpublishing' }));
    await screen.findByText('The unpublishing was canceled');
    await user.click(screen.getByRole('button', { name: 'Cancel the schedule' }));
    await screen.findByText('The schedule was canceled');
    const sent = server.calls.filter(({ method }) => method === 'POST');
    expect(sent.map(({ path, body }) => [path.split('/').at(-1), body])).toEqual([
      ['cancel-withdrawal', undefined],
      ['schedule', { publishAt: null }],
    ]);
  });

  it('an address that is taken stays in its field, with the message there', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Change the address' }));
    const field = screen.getByLabelText<HTMLInputElement>('Last part of the address');
    await user.clear(field);
    await user.type(field, 'stars{Enter}');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(field.value).toBe('stars');
    expect(document.activeElement).toBe(field);
  });

  it('a reviewer approves what others wrote, and can do nothing else', async () => {
    const { user, server } = open({ inReview: true }, 'reviewer');
    await user.click(await screen.findByRole('button', { name: 'Approve revision 2' }));
    await waitFor(() => expect(server.calls.some(({ method }) => method === 'POST')).toBe(true));
    for (const name of [/^Publish/, /^Unpublish/, /^Restore/, /review$/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('nobody approves his own text', async () => {
    open({ inReview: true, authorId: 'user-1' });
    await screen.findByText('Revision 2 waits for a review.');
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  });

  it('a hidden article says why and cannot be published', async () => {
    open({ hiding: { reason: 'Spam', at: AT }, publicRevision: null, status: 'hidden' });
    expect(await screen.findByText('An operator has hidden this article: Spam')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull();
  });
});
