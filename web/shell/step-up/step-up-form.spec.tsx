import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { createFakeServer, type Handler } from '../../test-support/fake-server.ts';
import { renderPanel } from '../../test-support/render-panel.tsx';
import { SessionsPanel } from '../security/sessions-panel.tsx';

const END = 'POST /api/auth/sessions/end';
const PROVE = 'POST /api/auth/reauthenticate/passkey';
const OPTIONS = `${PROVE}/options`;
const USE = { name: 'Use a passkey' };
const device = { device: 'Firefox', address: '', remember: true };
const times = {
  createdAt: '2026-01-02T03:04:05.000Z',
  lastSeenAt: '2026-01-05T06:07:08.000Z',
  expiresAt: '2026-02-01T03:04:05.000Z',
};
const SESSIONS = ['here', 'there'].map((id) => ({
  ...{ id, current: id === 'here', ...device, ...times },
}));
const PASSKEY = { id: 'p-1', name: 'My laptop', createdAt: times.createdAt, lastUsedAt: null };
const listOf =
  (...data: object[]): Handler =>
  () => ({ body: { data, nextCursor: null } });
const begun: Handler = () => ({
  body: {
    data: {
      ...{ challenge: 'AAAA', rpId: 'localhost', timeout: 1 },
      allow: [{ id: 'a2V5', transports: ['internal'] }],
    },
  },
});

/** The dialog before a sensitive call, which is open once a passkey was proved. */
async function ask(handlers: Readonly<Record<string, Handler>> = {}) {
  const server = createFakeServer({
    'GET /api/auth/sessions': listOf(...SESSIONS),
    'GET /api/auth/passkeys': listOf(PASSKEY),
    [END]: () => ({
      status: 403,
      body: { code: 'REAUTHENTICATION_NEEDED', message: 'Again, please' },
    }),
    [OPTIONS]: begun,
    [PROVE]: () => {
      server.on(END, () => ({ status: 204 }));
      return { body: { token: 'proven' } };
    },
    ...handlers,
  });
  const panel = await renderPanel(<SessionsPanel />, server);
  await panel.user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  const password = await screen.findByLabelText('Password');
  return { ...panel, server, password };
}

/** A browser that asks `get` for passkeys. */
function browserWith(get: (options: CredentialRequestOptions) => Promise<unknown>): void {
  Object.defineProperty(globalThis, 'PublicKeyCredential', { value: class {}, configurable: true });
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
}
const refuse = (name: string) => () => Promise.reject(Object.assign(new Error('no'), { name }));
const bytes = (text: string) => new TextEncoder().encode(text).buffer;

describe('proving who one is by a passkey', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  it('asks for one of the account, sends what it signed, and does what was wanted', async () => {
    const requests: CredentialRequestOptions[] = [];
    browserWith((options) => {
      requests.push(options);
      const response = { clientDataJSON: bytes('c'), authenticatorData: bytes('a') };
      return Promise.resolve({
        ...{ id: 'a2V5', rawId: bytes('key'), type: 'public-key' },
        response: { ...response, signature: bytes('s'), userHandle: null },
        getClientExtensionResults: () => ({}),
      });
    });
    const { user, server, password } = await ask();
    const button = await screen.findByRole('button', USE);
    expect(document.activeElement).toBe(password);
    await user.click(button);
    await screen.findByText('All other devices have been signed out');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requests[0]?.publicKey).toMatchObject({
      userVerification: 'required',
      allowCredentials: [{ type: 'public-key', transports: ['internal'] }],
    });
    const sent = server.calls.find(({ path }) => path === '/api/auth/reauthenticate/passkey');
    expect(sent?.body).toEqual({
      ...{ credentialId: 'a2V5', clientDataJson: 'Yw', authenticatorData: 'YQ', signature: 'cw' },
    });
    expect(server.calls.at(-1)?.path).not.toBe(sent?.path);
    const again = server.calls.filter(({ path }) => path === '/api/auth/sessions/end').at(-1);
    expect(again?.headers.get('authorization')).toBe('Bearer proven');
  });

  it.each([
    ['NotAllowedError', 'No passkey was used. Try again, or enter your password'],
    ['UnknownError', 'The passkey couldn’t be verified. Try again, or enter your password'],
  ])(
    'where the browser answers %s it is said, and its button has the focus',
    async (name, text) => {
      browserWith(refuse(name));
      const { user, server } = await ask();
      await user.click(await screen.findByRole('button', USE));
      expect((await screen.findByRole('alert')).textContent).toBe(text);
      const button = screen.getByRole('button', USE);
      await waitFor(() => expect(document.activeElement).toBe(button));
      expect(server.count(PROVE)).toBe(0);
      // The password is still a way, and its faults take the place of the other.
      await user.click(screen.getByRole('button', { name: 'Confirm' }));
      expect((await screen.findByRole('alert')).textContent).toBe('Enter your password');
    },
  );

  it('what the server refuses is said', async () => {
    browserWith(refuse('NotAllowedError'));
    const { user } = await ask({
      [OPTIONS]: () => ({ status: 404, body: { message: 'This passkey does not exist' } }),
    });
    await user.click(await screen.findByRole('button', USE));
    expect((await screen.findByRole('alert')).textContent).toBe('This passkey does not exist');
  });

  it.each([
    ['the account has none', listOf(), true],
    ['the browser knows none', listOf(PASSKEY), false],
    ['the list cannot be had', () => ({ status: 400 }), true],
  ] as const)('is not offered where %s', async (_case, passkeys, knows) => {
    if (knows) browserWith(refuse('NotAllowedError'));
    const { server } = await ask({ 'GET /api/auth/passkeys': passkeys });
    await waitFor(() => expect(server.count('GET /api/auth/passkeys')).toBe(1));
    await screen.findByRole('button', { name: 'Confirm' });
    expect(screen.queryByRole('button', USE)).toBeNull();
  });
});
