import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type {
  ListedArticleResponse,
  MembersResponse,
  SpaceResponse,
} from '../../api/generated-content.ts';
import { createFakeServer, type Handler } from '../../test-support/fake-server.ts';
import { renderApp } from '../../test-support/render-app.tsx';

const SPACE: SpaceResponse = {
  id: 's1',
  version: 3,
  handle: 'night-sky',
  title: 'Night sky',
  languages: ['en', 'zh-CN'],
  visibility: 'public',
  theme: { accent: 'cobalt', typeface: 'sans' },
  navigation: [],
  createdAt: '2026-11-26T15:30:00.000Z',
  updatedAt: '2026-11-27T15:30:00.000Z',
  role: 'owner',
};

const article = (change: Partial<ListedArticleResponse> = {}): ListedArticleResponse => ({
  id: 'a1',
  spaceId: 's1',
  version: 2,
  type: 'post',
  locale: 'en',
  slug: 'moons',
  translationOf: null,
  authorId: 'user-1',
  draft: 2,
  published: 2,
  publishedAt: '2026-11-27T15:30:00.000Z',
  schedule: null,
  withdrawAt: null,
  inReview: false,
  approved: null,
  hiding: null,
  createdAt: '2026-11-26T15:30:00.000Z',
  updatedAt: '2026-11-27T15:30:00.000Z',
  status: 'published',
  publicRevision: 2,
  hasUnpublishedChanges: false,
  isScheduleOutdated: false,
  title: 'Moons',
  tags: ['space'],
  ...change,
});

const MEMBERS: MembersResponse = {
  data: [
    { userId: 'user-1', name: 'Lin Xiao', role: 'owner', since: '2026-11-26T15:30:00.000Z' },
    { userId: 'user-2', name: 'Ana', role: 'author', since: '2026-11-27T15:30:00.000Z' },
  ],
  invitations: [
    { id: 'i1', email: 'bo@example.com', role: 'editor', invitedAt: '2026-11-27T15:30:00.000Z' },
  ],
};

const says =
  (body: unknown, status = 200): Handler =>
  () => ({ status, body });
const refuses = (status: number, code: string): Handler =>
  says({ code, message: `says ${code}` }, status);

/** The server of somebody who owns one space. */
const serverWith = (handlers: Readonly<Record<string, Handler>> = {}) =>
  createFakeServer({
    'GET /api/content/spaces': says({
      data: [SPACE],
      limits: { spaces: 3, articles: 500, members: 10 },
    }),
    'GET /api/content/invitations': says({ data: [] }),
    'GET /api/content/spaces/:id': says({ data: SPACE }),
    'GET /api/content/spaces/:id/members': says(MEMBERS),
    'GET /api/content/spaces/:id/hooks': says({ data: [], limit: 5 }),
    'GET /api/content/articles': says({ data: [article()], nextCursor: null }),
    'GET /api/content/views': says({ data: [] }),
    'GET /api/auth/profile': says({ user: { emailVerified: false } }),
    ...handlers,
  });

const open = (path = '', handlers: Readonly<Record<string, Handler>> = {}) =>
  renderApp(`/tools/content${path}`, { auth: true, server: serverWith(handlers) });

beforeAll(async () => {
  await import('./content-area.tsx');
  await import('./spaces/invitation-page.tsx');
  await import('./articles/articles-page.tsx');
  await import('./members/members-page.tsx');
  await import('./settings/space-settings-page.tsx');
}, 60_000);

describe('spaces', () => {
  it('a visitor sees what the tool is and can sign in', async () => {
    const { user, location } = renderApp('/tools/content');
    await user.click((await screen.findAllByRole('link', { name: 'Sign in' })).at(-1)!);
    expect(location().pathname).toBe('/auth/login');
    expect(location().state).toEqual({ from: '/tools/content' });
  });

  it('shows spaces with role and visibility, and how many one may own', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Night sky' });
    expect(link.getAttribute('href')).toBe('/tools/content/s1');
    const card = link.closest('article')!;
    for (const word of ['/s/night-sky', 'Owner', 'Public', 'English'])
      expect(card.textContent).toContain(word);
    expect(screen.getByText('You own 1 of at most 3')).toBeTruthy();
  });

  it('at the limit no space can be created, and the page says why', async () => {
    open('', {
      'GET /api/content/spaces': says({
        data: [SPACE],
        limits: { spaces: 1, articles: 500, members: 10 },
      }),
    });
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Create a space' });
    expect(button.disabled).toBe(true);
    expect(screen.getByText(/as many spaces as an account may have/)).toBeTruthy();
  });

  it('a failure can be repeated', async () => {
    const { user, server } = open('', { 'GET /api/content/spaces': refuses(403, 'FORBIDDEN') });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.on('GET /api/content/spaces', says({ data: [SPACE], limits: { spaces: 3 } }));
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Night sky' })).toBeTruthy();
  });

  it('a first space takes one press', async () => {
    const { user, server, location } = open('', {
      'GET /api/content/spaces': says({ data: [], limits: { spaces: 3 } }),
      'POST /api/content/spaces': says({ data: SPACE }, 201),
    });
    await user.click(await screen.findByRole('button', { name: 'Start with a sample' }));
    await waitFor(() => expect(location().pathname).toBe('/tools/content/s1'));
    const sent = server.calls.find(({ method }) => method === 'POST')?.body;
    expect(sent).toMatchObject({
      title: 'Space of Lin Xiao',
      visibility: 'private',
      languages: ['en', 'zh-CN'],
    });
  });

  it('the address follows the title; a bad one and a taken one are said at the field', async () => {
    const { user } = open('', {
      'POST /api/content/spaces': refuses(409, 'SPACE_HANDLE_TAKEN'),
    });
    await user.click(await screen.findByRole('button', { name: 'Create a space' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Title'), 'Deep sea!');
    const handle = dialog.getByLabelText<HTMLInputElement>('Address');
    expect(handle.value).toBe('deep-sea');
    await user.type(handle, '_');
    expect(handle.getAttribute('aria-invalid')).toBe('true');
    await user.type(handle, '{Backspace}');
    expect(handle.getAttribute('aria-invalid')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Create a space' }));
    expect(await dialog.findByText('says SPACE_HANDLE_TAKEN')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(handle));
    expect(handle.value).toBe('deep-sea');
  });

  it('says that a public space needs a verified address before anything is sent', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Create a space' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Who reads what is published'), 'public');
    const link = await dialog.findByRole('link', { name: 'Verify your address' });
    expect(link.getAttribute('href')).toBe('/settings?tab=account');
  });

  it('an invitation can be accepted', async () => {
    const invitation = { id: 'i1', space: 'Deep sea', role: 'editor', invitedAt: SPACE.createdAt };
    const { user, server } = open('', {
      'GET /api/content/invitations': says({ data: [invitation] }),
      'POST /api/content/invitations/:id': says(undefined, 204),
    });
    await user.click(
      await screen.findByRole('button', { name: 'Accept the invitation to Deep sea' }),
    );
    expect(await screen.findByText('You are now a member of “Deep sea”')).toBeTruthy();
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({ accepts: true });
  });
});

describe('the link of a mailed invitation', () => {
  const invitation = { id: 'i1', space: 'Deep sea', role: 'editor', invitedAt: SPACE.createdAt };
  const profile = (emailVerified: boolean) =>
    says({ user: { email: 'lin@example.com', emailVerified } });

  it('leads a visitor to the sign-in and back, and shows the invitation to accept', async () => {
    const { location } = renderApp('/tools/content/invitations/i1');
    await waitFor(() => expect(location().pathname).toBe('/auth/login'));
    expect(location().state).toEqual({ from: '/tools/content/invitations/i1' });
    const member = open('/invitations/i1', {
      'GET /api/content/invitations': says({ data: [invitation] }),
      'GET /api/auth/profile': profile(true),
      'POST /api/content/invitations/:id': says(undefined, 204),
    });
    await member.user.click(
      await screen.findByRole('button', { name: 'Accept the invitation to Deep sea' }),
    );
    await waitFor(() => expect(member.location().pathname).toBe('/tools/content'));
    expect(await screen.findByText('You are now a member of “Deep sea”')).toBeTruthy();
  });

  it.each([
    [true, /expired, or is not to lin@example.com/],
    [false, /lin@example.com can be accepted once the address is verified/],
  ])('says why nothing can be accepted (verified: %s)', async (isVerified, why) => {
    open('/invitations/i1', { 'GET /api/auth/profile': profile(isVerified) });
    expect(await screen.findByText(why)).toBeTruthy();
  });
});

describe('articles', () => {
  it('lists them with state, public page and the way to the editor', async () => {
    open('/s1');
    const title = await screen.findByRole('link', { name: 'Moons' });
    expect(title.getAttribute('href')).toBe('/tools/content/s1/articles/a1');
    const row = within(title.closest('tr')!);
    expect(row.getByText('Published')).toBeTruthy();
    const page = row.getByRole('link', { name: 'Open the public page of Moons' });
    expect(page.getAttribute('href')).toBe('/s/night-sky/post/moons?lang=en');
  });

  it('filters are sent and stand in the address', async () => {
    const { user, server, location } = open('/s1');
    await user.selectOptions(await screen.findByLabelText('Status'), 'draft');
    await waitFor(() => expect(location().search).toBe('?status=draft'));
    await waitFor(() => expect(server.calls.at(-1)?.query.get('status')).toBe('draft'));
    await user.click(
      await screen.findByRole('button', { name: 'Only articles with the tag space' }),
    );
    await waitFor(() => expect(server.calls.at(-1)?.query.get('tag')).toBe('space'));
    await user.click(screen.getByRole('button', { name: 'Remove the filter by tag space' }));
    await waitFor(() => expect(location().search).toBe('?status=draft'));
  });

  it('filters are saved under a name, and a change to them says so', async () => {
    const view = { id: 'v1', list: 'articles', name: 'English drafts', query: 'status=draft' };
    const { user, server, location } = open('/s1?status=draft', {
      'POST /api/content/views': says({ data: view }, 201),
    });
    await user.click(await screen.findByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save as new view…' }));
    server.on('GET /api/content/views', says({ data: [view] }));
    await user.type(await screen.findByLabelText('Name'), 'English drafts{Enter}');
    await screen.findByRole('button', { name: 'English drafts' });
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'English drafts',
      query: 'status=draft',
    });
    expect(location().search).toBe('?status=draft&saved=v1');
    await user.type(screen.getByRole('searchbox'), 'tides{Enter}');
    expect(await screen.findByRole('button', { name: 'English drafts changed' })).toBeTruthy();
    expect(location().search).toBe('?query=tides&status=draft&saved=v1');
  });

  it('pages go on and back by cursor', async () => {
    const { user, server } = open('/s1', {
      'GET /api/content/articles': ({ query }) => ({
        body: query.get('cursor')
          ? { data: [article({ id: 'a2', title: 'Comets' })], nextCursor: null }
          : { data: [article()], nextCursor: 'c2' },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    expect(await screen.findByRole('link', { name: 'Comets' })).toBeTruthy();
    expect(server.calls.at(-1)?.query.get('cursor')).toBe('c2');
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(await screen.findByRole('link', { name: 'Moons' })).toBeTruthy();
  });

  it('a search marks what it found', async () => {
    const { user } = open('/s1', {
      'GET /api/content/articles/search': says({
        data: [
          {
            articleId: 'a1',
            type: 'post',
            locale: 'en',
            slug: 'moons',
            title: 'Moons',
            titleHighlights: [{ start: 0, end: 4 }],
            tags: [],
            excerpt: 'Two moons rise',
            excerptHighlights: [{ start: 4, end: 8 }],
          },
        ],
      }),
    });
    await user.type(await screen.findByRole('searchbox', { name: 'Search drafts' }), 'moon{Enter}');
    const results = await screen.findByRole('region', { name: 'Results' });
    expect([...results.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'Moon',
      'moon',
    ]);
  });

  it('a bulk deletion waits for a confirmation and tells what became of each', async () => {
    const { user } = open('/s1', {
      'GET /api/content/articles': says({
        data: [article(), article({ id: 'a2', title: 'Comets' })],
        nextCursor: null,
      }),
      'DELETE /api/content/articles/:id': ({ path, headers }) =>
        path.endsWith('a1') && headers.get('If-Match') === '"2"'
          ? { status: 204 }
          : { status: 409, body: { code: 'VERSION_CONFLICT', message: 'Changed since' } },
    });
    // Nothing can be selected before the rows are there.
    await screen.findByRole('link', { name: 'Comets' });
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    const bar = within(screen.getByRole('group', { name: 'Selection' }));
    await user.click(bar.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 articles?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    const result = within(await screen.findByRole('dialog', { name: 'Result' }));
    const rows = result.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toEqual(['MoonsDone', 'CometsChanged sinceFailed']);
  });

  it('a new article opens in the editor; an empty title is refused at the field', async () => {
    const { user, server } = open('/s1', {
      'POST /api/content/articles': says({ data: article({ id: 'a9' }) }, 201),
    });
    await user.click(await screen.findByRole('button', { name: 'New article' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    expect(dialog.getByText('Enter a title of 1 to 200 characters')).toBeTruthy();
    await user.type(dialog.getByLabelText('Title'), 'Comets');
    await user.selectOptions(dialog.getByLabelText('Type'), 'doc');
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() =>
      expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({
        title: 'Comets',
        markdown: '',
        spaceId: 's1',
        type: 'doc',
        locale: 'en',
      }),
    );
  });

  it('a reviewer changes nothing', async () => {
    open('/s1', { 'GET /api/content/spaces/:id': says({ data: { ...SPACE, role: 'reviewer' } }) });
    await screen.findByRole('link', { name: 'Moons' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'New article' })).toBeNull();
  });

  it('an unknown space leads back', async () => {
    open('/gone', { 'GET /api/content/spaces/:id': refuses(404, 'SPACE_UNKNOWN') });
    expect(await screen.findByText('This space was not found')).toBeTruthy();
  });
});

describe('members', () => {
  it('owners change roles, withdraw invitations and invite', async () => {
    const { user, server } = open('/s1/members', {
      'PUT /api/content/spaces/:id/members/:userId': says({ data: MEMBERS.data[1] }),
      'DELETE /api/content/spaces/:id/invitations/:invitationId': says(undefined, 204),
      'POST /api/content/spaces/:id/invitations': says({ data: MEMBERS.invitations[0] }, 201),
    });
    await user.selectOptions(await screen.findByLabelText('Role of Ana'), 'editor');
    await user.click(
      screen.getByRole('button', { name: 'Withdraw the invitation of bo@example.com' }),
    );
    await user.type(screen.getByLabelText('Email address'), 'nobody{Enter}');
    expect(await screen.findByText('Enter a valid email address')).toBeTruthy();
    await user.type(screen.getByLabelText('Email address'), '@example.com{Enter}');
    expect(await screen.findByText('nobody@example.com is invited')).toBeTruthy();
    const writes = server.calls.filter(({ method }) => method !== 'GET');
    expect(writes.map(({ method, body }) => [method, body])).toEqual([
      ['PUT', { role: 'editor' }],
      ['DELETE', undefined],
      ['POST', { email: 'nobody@example.com', role: 'author' }],
    ]);
  });

  it('the last owner cannot leave, and reads why', async () => {
    open('/s1/members');
    const leave = await screen.findByRole<HTMLButtonElement>('button', { name: 'Leave the space' });
    expect(leave.disabled).toBe(true);
    expect(screen.getByText(/A space needs an owner/)).toBeTruthy();
  });

  it('an author can leave', async () => {
    const { user, location } = open('/s1/members', {
      'GET /api/content/spaces/:id': says({ data: { ...SPACE, role: 'author' } }),
      'GET /api/content/spaces/:id/members': says({
        data: [{ ...MEMBERS.data[0], role: 'author' }],
        invitations: [],
      }),
      'DELETE /api/content/spaces/:id/members/:userId': says(undefined, 204),
    });
    await user.click(await screen.findByRole('button', { name: 'Leave the space' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Leave the space' }));
    await waitFor(() => expect(location().pathname).toBe('/tools/content'));
  });
});

describe('settings', () => {
  it('a conflict leaves what was typed, and a second save replaces the other change', async () => {
    const { user, server } = open('/s1/settings', {
      'PUT /api/content/spaces/:id': refuses(412, 'VERSION_CONFLICT'),
    });
    const title = await screen.findByLabelText<HTMLInputElement>('Title');
    await user.clear(title);
    await user.type(title, 'Southern sky');
    server.on('GET /api/content/spaces/:id', says({ data: { ...SPACE, version: 4 } }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Somebody else has changed/)).toBeTruthy();
    expect(title.value).toBe('Southern sky');
    await waitFor(() => expect(server.count('GET /api/content/spaces/:id')).toBe(2));
    const saved = { ...SPACE, version: 5, title: 'Southern sky' };
    server.on('PUT /api/content/spaces/:id', says({ data: saved }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The settings were saved')).toBeTruthy();
    const seen = server.calls.filter(({ method }) => method === 'PUT');
    expect(seen.map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"', '"4"']);
  });

  it('links are checked at their fields, moved and saved with the colour', async () => {
    const { user, server } = open('/s1/settings', {
      'PUT /api/content/spaces/:id': says({ data: { ...SPACE, version: 4 } }),
    });
    const add = await screen.findByRole('button', { name: 'Add a link' });
    await user.click(add);
    await user.type(screen.getByLabelText('Name'), 'Start');
    await user.type(screen.getByLabelText('Leads to'), 'javascript:alert(1)');
    await user.click(screen.getByRole('button', { name: 'Save the appearance' }));
    expect(await screen.findByText(/^A link leads to a path of this site/)).toBeTruthy();
    expect(server.count('PUT /api/content/spaces/:id')).toBe(0);
    await user.clear(screen.getByLabelText('Leads to'));
    await user.type(screen.getByLabelText('Leads to'), '/s/night-sky');
    await user.click(add);
    const second = within(screen.getByRole('group', { name: 'Link 2' }));
    await user.type(second.getByLabelText('Name'), 'News');
    await user.type(second.getByLabelText('Leads to'), 'https://example.org');
    await user.selectOptions(second.getByLabelText('Readers'), 'en');
    await user.click(second.getByRole('button', { name: 'Move link 2 up' }));
    await user.selectOptions(screen.getByLabelText('Color of links and buttons'), 'Plum');
    await user.click(screen.getByRole('button', { name: 'Save the appearance' }));
    expect(await screen.findByText('The appearance was saved')).toBeTruthy();
    expect(server.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      theme: { accent: 'plum', typeface: 'sans' },
      navigation: [
        { label: 'News', address: 'https://example.org', locale: 'en' },
        { label: 'Start', address: '/s/night-sky', locale: null },
      ],
    });
  });

  it('a space is deleted once its address was typed', async () => {
    const { user, location, server } = open('/s1/settings', {
      'DELETE /api/content/spaces/:id': says(undefined, 204),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete the space' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Type night-sky to confirm'), 'night');
    await user.click(dialog.getByRole('button', { name: 'Delete the space' }));
    expect(dialog.getByText('This is not the address of the space')).toBeTruthy();
    expect(server.count('DELETE /api/content/spaces/:id')).toBe(0);
    await user.type(dialog.getByLabelText('Type night-sky to confirm'), '-sky');
    await user.click(dialog.getByRole('button', { name: 'Delete the space' }));
    await waitFor(() => expect(location().pathname).toBe('/tools/content'));
  });
});
