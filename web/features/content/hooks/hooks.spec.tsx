import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type {
  HookDeliveryResponse,
  HookResponse,
  SpaceResponse,
  SpaceRole,
} from '../../../api/generated-content.ts';
import { createFakeServer, type Handler } from '../../../test-support/fake-server.ts';
import { renderApp } from '../../../test-support/render-app.tsx';

const SPACE: SpaceResponse = {
  id: 's1',
  version: 1,
  handle: 'night-sky',
  title: 'Night sky',
  languages: ['en'],
  visibility: 'public',
  theme: { accent: 'cobalt', typeface: 'sans' },
  navigation: [],
  createdAt: '2026-11-26T15:30:00.000Z',
  updatedAt: '2026-11-27T15:30:00.000Z',
  role: 'owner',
};

const URL = 'https://example.org/hooks';
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

const delivery = (change: Partial<HookDeliveryResponse>): HookDeliveryResponse => ({
  id: 'd1',
  event: 'article.published',
  body: '{}',
  createdAt: '2026-11-27T15:30:00.000Z',
  attempts: 1,
  dueAt: null,
  status: 204,
  fault: null,
  ...change,
});

const hook = (deliveries: HookDeliveryResponse[]): HookResponse => ({
  id: 'h1',
  url: URL,
  createdAt: '2026-11-26T15:30:00.000Z',
  deliveries,
});

const says =
  (body: unknown, status = 200): Handler =>
  () => ({ status, body });
const hooks = (...data: HookResponse[]) => says({ data, limit: 2 });

function open(handlers: Readonly<Record<string, Handler>>, role: SpaceRole = 'owner') {
  const server = createFakeServer({
    'GET /api/content/spaces/:id': says({ data: { ...SPACE, role } }),
    'GET /api/content/spaces/:id/hooks': hooks(),
    'GET /api/auth/profile': says({ user: { emailVerified: true } }),
    ...handlers,
  });
  return renderApp('/tools/content/s1/settings', { auth: true, server });
}

const card = async () => within(await screen.findByRole('region', { name: 'Web hooks' }));

beforeAll(() => import('../settings/space-settings-page.tsx'), 60_000);

describe('web hooks', () => {
  it('one is added, its secret is shown, and what was refused stays as it was typed', async () => {
    const path = 'POST /api/content/spaces/:id/hooks';
    const { user, server } = open({
      [path]: says({ code: 'HOOK_URL_INVALID', message: 'Begins with https://' }, 400),
    });
    const shown = await card();
    const address = await shown.findByLabelText<HTMLInputElement>('Address to call');
    await user.type(address, 'http://example.org');
    await user.click(shown.getByRole('button', { name: 'Add a web hook' }));
    expect(await shown.findByText('Begins with https://')).toBeTruthy();
    expect(address.value).toBe('http://example.org');
    await waitFor(() => expect(document.activeElement).toBe(address));
    const added = { id: 'h1', url: URL, createdAt: '2026-11-26T15:30:00.000Z', secret: SECRET };
    server.on(path, says({ data: added }, 201));
    server.on('GET /api/content/spaces/:id/hooks', hooks(hook([])));
    await user.clear(address);
    await user.type(address, URL);
    await user.click(shown.getByRole('button', { name: 'Add a web hook' }));
    const secret = await shown.findByText(SECRET);
    await waitFor(() => expect(document.activeElement).toBe(secret));
    expect(await shown.findByText('Nothing was sent yet.')).toBeTruthy();
    expect(address.value).toBe('');
  });

  it('what an address answered is shown; it is tried, and removed once that was confirmed', async () => {
    const { user, server } = open({
      'GET /api/content/spaces/:id/hooks': hooks(
        hook([
          delivery({ id: 'd3', status: null, fault: 'privateAddress', attempts: 8 }),
          delivery({ id: 'd2', status: 500, dueAt: '2026-11-27T15:34:00.000Z' }),
          delivery({}),
        ]),
        { ...hook([]), id: 'h2', url: 'https://two.example' },
      ),
      'POST /api/content/spaces/:id/hooks/:hookId/test': says({ data: delivery({}) }, 201),
      'DELETE /api/content/spaces/:id/hooks/:hookId': says(undefined, 204),
    });
    const shown = await card();
    const calls = within(await shown.findByRole('list', { name: `Last calls of ${URL}` }));
    const [last, second, first] = calls
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(last).toMatch(/Leads to a private network.*Given up after 8 attempts/);
    expect(second).toMatch(/Answered 500.*Next attempt/);
    expect(first).toMatch(/Answered 204$/);
    expect(shown.getByText('A space can have 2 web hooks.')).toBeTruthy();
    await user.click(shown.getByRole('button', { name: `Send a test to ${URL}` }));
    await waitFor(() =>
      expect(server.count('POST /api/content/spaces/:id/hooks/:hookId/test')).toBe(1),
    );
    await user.click(shown.getByRole('button', { name: `Remove ${URL}` }));
    const dialog = within(await screen.findByRole('dialog'));
    server.on('GET /api/content/spaces/:id/hooks', hooks());
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(shown.queryByText(URL)).toBeNull());
  });

  it('nobody but owners sees them', async () => {
    open({}, 'editor');
    await screen.findByRole('region', { name: 'Appearance' });
    expect(screen.queryByRole('region', { name: 'Web hooks' })).toBeNull();
  });
});
