import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createFakeServer, type Handler } from '../../test-support/fake-server.ts';
import { renderPanel } from '../../test-support/render-panel.tsx';
import { ApiKeysCard } from './api-keys-card.tsx';

const SECRET = 'ty_000000000000000000000000000000002wjyrI';
const apiKey = (id: string, more: object = {}) => ({
  ...{ id, name: `Report ${id}`, scopes: ['market:read', 'alerts:write'], hint: 'ty_4kQz' },
  createdAt: '2026-01-02T03:04:05.000Z',
  expiresAt: '2999-01-01T00:00:00.000Z',
  ...{ lastUsedAt: null, calls: 0 },
  ...more,
});
const answer =
  (...data: object[]): Handler =>
  () => ({ body: { data, nextCursor: null } });
const LIST = 'GET /api/auth/api-keys';

describe('API keys', () => {
  it('each key shows its scopes, its end and its use; an expired one says so', async () => {
    const used = { lastUsedAt: '2026-01-05T06:07:08.000Z', calls: 1234 };
    const expired = apiKey('old', { expiresAt: '2026-01-03T00:00:00.000Z' });
    const server = createFakeServer({ [LIST]: answer(apiKey('new', used), expired) });
    await renderPanel(<ApiKeysCard />, server);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toContain('market:readalerts:write');
    expect(within(first!).getByText(/^Last used Jan 5, 2026.*, 1,234 calls$/)).toBeTruthy();
    expect(within(first!).getByText('Valid until the end of Dec 31, 2998 (UTC)')).toBeTruthy();
    expect(within(second!).getByText('Expired')).toBeTruthy();
    expect(within(second!).getByText('Was valid until the end of Jan 2, 2026 (UTC)')).toBeTruthy();
    expect(within(second!).getByText('Never used')).toBeTruthy();
  });

  it('a list that cannot be had says so and may be asked for again; an empty one offers the first key', async () => {
    const server = createFakeServer({ [LIST]: () => ({ status: 400 }) });
    const { user } = await renderPanel(<ApiKeysCard />, server);
    await screen.findByText('Couldn’t load API keys');
    server.on(LIST, answer());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No API keys yet')).toBeTruthy();
  });

  it('with ten keys there is no other', async () => {
    const keys = Array.from({ length: 10 }, (_, i) => apiKey(String(i)));
    await renderPanel(<ApiKeysCard />, createFakeServer({ [LIST]: answer(...keys) }));
    await screen.findByText(/^You have as many API keys/);
    expect(screen.getByRole('button', { name: 'Create API key' })).toHaveProperty('disabled', true);
  });

  it('a key is made after the password was given, and is shown once', async () => {
    let proven = false;
    const server = createFakeServer({
      [LIST]: answer(),
      'POST /api/auth/api-keys': () =>
        proven
          ? { status: 201, body: { data: apiKey('new'), key: SECRET } }
          : { status: 403, body: { code: 'REAUTHENTICATION_NEEDED', message: 'Again' } },
      'POST /api/auth/reauthenticate': () => {
        proven = true;
        return { body: { token: 'proven' } };
      },
    });
    const { user } = await renderPanel(<ApiKeysCard />, server);
    const create = await screen.findByRole('button', { name: 'Create API key' });
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    await user.click(create);
    const dialog = await screen.findByRole('dialog', { name: 'Create API key' });
    clock.mockRestore();
    const name = within(dialog).getByLabelText('Name');
    expect(document.activeElement).toBe(name);
    await user.keyboard('{Enter}');
    await within(dialog).findByText('The name must have 1 to 100 characters');
    await user.type(name, 'Nightly report{Enter}');
    await within(dialog).findByText('Please choose at least one scope');
    expect((name as HTMLInputElement).value).toBe('Nightly report');
    await user.click(within(dialog).getByLabelText('Strategies: Read'));
    await user.selectOptions(within(dialog).getByLabelText('Valid for'), 'Until a date');
    const day = within(dialog).getByLabelText('Last day');
    await user.clear(day);
    await user.type(day, '2999-01-01');
    await user.click(within(dialog).getByRole('button', { name: 'Create API key' }));
    await within(dialog).findByText('The last day must be between today and 365 days from now');
    await user.selectOptions(within(dialog).getByLabelText('Valid for'), '30 days');
    await user.click(within(dialog).getByRole('button', { name: 'Create API key' }));
    await user.type(await screen.findByLabelText('Password'), 'right one');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    const key = await screen.findByLabelText('API key');
    expect(key.textContent).toBe(SECRET);
    await waitFor(() => expect(document.activeElement).toBe(key));
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy key' }));
    await screen.findByText('Copied');
    expect(copied).toHaveBeenCalledWith(SECRET);
    const sent = server.calls.filter(({ method }) => method === 'POST');
    const in30Days = new Date(now + 30 * 86_400_000).toISOString().slice(0, 10);
    expect(sent.at(-1)?.body).toEqual({
      ...{ name: 'Nightly report', scopes: ['strategies:read'] },
      expiresOn: in30Days,
    });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(document.body.textContent).not.toContain(SECRET);
  });

  it('a key is revoked after a question, and the focus stays in the list', async () => {
    const server = createFakeServer({
      [LIST]: answer(apiKey('new'), apiKey('old')),
      'DELETE /api/auth/api-keys/:id': () => ({ status: 400, body: { message: 'Not now' } }),
    });
    const { user } = await renderPanel(<ApiKeysCard />, server);
    await user.click(await screen.findByRole('button', { name: /^Revoke Report new/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Revoke “Report new”?' });
    const confirm = within(dialog).getByRole('button', { name: 'Revoke' });
    await user.click(confirm);
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Not now');
    server.on('DELETE /api/auth/api-keys/:id', () => {
      server.on(LIST, answer(apiKey('old')));
      return { status: 204 };
    });
    await user.click(confirm);
    await screen.findByText('“Report new” was revoked');
    const list = screen.getByRole('region', { name: 'API keys' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
    await waitFor(() => expect(document.activeElement).toBe(within(list).getByRole('list')));
  });
});
