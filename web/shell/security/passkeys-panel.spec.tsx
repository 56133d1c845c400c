import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { createFakeServer, type Handler } from '../../test-support/fake-server.ts';
import { TEST_USER } from '../../test-support/fake-session.ts';
import { renderPanel } from '../../test-support/render-panel.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { UserSecurity } from './user-security.tsx';

const LIST = 'GET /api/auth/passkeys';
const laptop = {
  ...{ id: 'p-1', name: 'My laptop', createdAt: '2026-01-02T03:04:05.000Z' },
  lastUsedAt: '2026-01-05T06:07:08.000Z',
};
const answer =
  (...data: object[]): Handler =>
  () => ({ body: { data, nextCursor: null } });
const begun: Handler = () => ({
  body: {
    data: {
      ...{ challenge: 'AAAA', rpId: 'localhost', exclude: [], algorithms: [-7], timeout: 1 },
      user: { id: 'AAAA', name: 'mei@example.com', displayName: 'Mei' },
    },
  },
});

async function open(handlers: Readonly<Record<string, Handler>>) {
  const server = createFakeServer({ 'POST /api/auth/passkeys/options': begun, ...handlers });
  const panel = (
    <UserSecurity>
      <PasskeysPanel />
    </UserSecurity>
  );
  return { ...(await renderPanel(panel, server)), server };
}

/** A browser whose authenticators refuse with an error of this name. */
function refuse(name: string): void {
  Object.defineProperty(globalThis, 'PublicKeyCredential', { value: class {}, configurable: true });
  Object.defineProperty(navigator, 'credentials', {
    value: { create: () => Promise.reject(Object.assign(new Error('no'), { name })) },
    configurable: true,
  });
}

describe('passkeys', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  it('each shows when it was added and used; with ten there is no other', async () => {
    const others = Array.from({ length: 9 }, (_, i) => ({
      ...{ ...laptop, id: `o-${i}`, lastUsedAt: null },
    }));
    await open({ [LIST]: answer(laptop, ...others) });
    const [first, second] = await screen.findAllByRole('listitem');
    expect(within(first!).getByText(/^Last used Jan 5, 2026/)).toBeTruthy();
    expect(within(second!).getByText('Never used')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add a passkey' })).toHaveProperty('disabled', true);
  });

  it.each([
    ['ann@mail.com', true, 'We email ann@mail.com when one is added or removed.'],
    ['ann@mail.com', false, 'Your email ann@mail.com isn’t verified'],
    ['ann@toolyard.example', true, 'ann@toolyard.example is a sample address'],
  ])('N15 says whether mail to %s (verified: %s) arrives', async (email, emailVerified, text) => {
    const owner = { ...TEST_USER, email };
    const profile: Handler = () => ({ body: { user: { ...owner, emailVerified } } });
    const server = createFakeServer({ [LIST]: answer(), 'GET /api/auth/profile': profile });
    await renderPanel(<PasskeysPanel />, server, owner);
    expect(await screen.findByText(new RegExp(text))).toBeTruthy();
  });

  it('a list that cannot be had may be asked for again; an empty one says what passkeys are', async () => {
    const { user, server } = await open({ [LIST]: () => ({ status: 400 }) });
    await screen.findByText('Couldn’t load passkeys');
    server.on(LIST, answer());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No passkeys yet')).toBeTruthy();
  });

  it.each([
    [null, 'This browser or device can’t create passkeys'],
    ['NotAllowedError', 'No passkey was created. You can try again'],
    ['InvalidStateError', 'This device already has a passkey for your account'],
    ['UnknownError', 'The device couldn’t create a passkey. Try again'],
  ])('where the browser answers %s it is said, and the name is kept', async (name, text) => {
    if (name !== null) refuse(name);
    const { user, server } = await open({ [LIST]: answer() });
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    const field = await screen.findByLabelText<HTMLInputElement>('Name');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('The name must have 1 to 100 characters')).toBeTruthy();
    await user.type(field, 'Phone');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(field.value).toBe('Phone');
    expect(server.count('POST /api/auth/passkeys')).toBe(0);
  });

  it('one is renamed, and removed after a question', async () => {
    const { user, server } = await open({
      [LIST]: answer(laptop),
      'PUT /api/auth/passkeys/p-1': () => ({ body: { data: { ...laptop, name: 'Desk' } } }),
      'DELETE /api/auth/passkeys/p-1': () => ({ status: 204 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Rename “My laptop”' }));
    const field = await screen.findByLabelText('Name');
    await user.clear(field);
    server.on(LIST, answer({ ...laptop, name: 'Desk' }));
    await user.type(field, 'Desk{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Remove “Desk”' }));
    server.on(LIST, answer());
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No passkeys yet')).toBeTruthy();
    expect(server.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ name: 'Desk' });
  });
});
