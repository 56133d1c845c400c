import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createFakeServer, type Handler } from '../../test-support/fake-server.ts';
import { renderPanel } from '../../test-support/render-panel.tsx';
import { SessionsPanel } from '../../shell/security/sessions-panel.tsx';

const session = (id: string, more: object = {}) => ({
  id,
  current: false,
  device: 'Firefox, Linux',
  address: '192.0.2.0/24',
  remember: true,
  createdAt: '2026-01-02T03:04:05.000Z',
  lastSeenAt: '2026-01-05T06:07:08.000Z',
  expiresAt: '2026-02-01T03:04:05.000Z',
  ...more,
});
const HERE = session('here', { current: true });
const PHONE = session('phone', { device: 'Safari, iOS', address: '' });
const answer =
  (...data: object[]): Handler =>
  () => ({ body: { data, nextCursor: null } });
const NEEDED = {
  status: 403,
  body: { code: 'REAUTHENTICATION_NEEDED', message: 'Please enter your password again' },
};

/** A server whose sensitive calls are closed until the password was given. */
function guarded(password: string) {
  let proven = false;
  return createFakeServer({
    'GET /api/auth/sessions': answer(HERE, PHONE),
    'POST /api/auth/logout': () => ({ status: 204 }),
    'POST /api/auth/sessions/end': () => (proven ? { status: 204 } : NEEDED),
    'POST /api/auth/reauthenticate': ({ body }) => {
      proven = (body as { password: string }).password === password;
      const refusal = { code: 'PASSWORD_WRONG', message: 'The password is incorrect' };
      return proven ? { body: { token: 'proven' } } : { status: 400, body: refusal };
    },
  });
}

describe('devices signed in', () => {
  it('this device is marked and stays; others show device, network, last use and a way out', async () => {
    const server = createFakeServer({ 'GET /api/auth/sessions': answer(HERE, PHONE) });
    await renderPanel(<SessionsPanel />, server);
    const [here, phone] = await screen.findAllByRole('listitem');
    expect(within(here!).getByText('This device')).toBeTruthy();
    expect(within(here!).getByText('192.0.2.0/24')).toBeTruthy();
    expect(within(here!).queryByRole('button')).toBeNull();
    expect(within(phone!).getByText('Safari, iOS')).toBeTruthy();
    expect(within(phone!).getByText('Unknown network')).toBeTruthy();
    expect(within(phone!).getByText(/^Last used Jan 5, 2026/)).toBeTruthy();
  });

  it('ending one takes it from the list', async () => {
    const server = createFakeServer({
      'GET /api/auth/sessions': answer(HERE, PHONE),
      'DELETE /api/auth/sessions/:id': ({ path }) => {
        server.on('GET /api/auth/sessions', answer(HERE));
        return path.endsWith('/phone') ? { status: 204 } : { status: 404 };
      },
    });
    const { user } = await renderPanel(<SessionsPanel />, server);
    await user.click(await screen.findByRole('button', { name: /^Sign out Safari, iOS/ }));
    const list = screen.getByRole('region', { name: 'Signed-in devices' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
    expect(screen.getByText('This account is signed in on this device only.')).toBeTruthy();
    expect(document.activeElement).toBe(within(list).getByRole('list'));
  });

  it('what the server refuses is said, and the list stays', async () => {
    const server = createFakeServer({
      'GET /api/auth/sessions': answer(HERE, PHONE),
      'DELETE /api/auth/sessions/:id': () => ({ status: 400, body: { message: 'Not now' } }),
    });
    const { user } = await renderPanel(<SessionsPanel />, server);
    await user.click(await screen.findByRole('button', { name: /^Sign out Safari, iOS/ }));
    expect((await screen.findByRole('alert')).textContent).toBe('Not now');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('a list that cannot be had says so and may be asked for again', async () => {
    const server = createFakeServer({ 'GET /api/auth/sessions': () => ({ status: 400 }) });
    const { user } = await renderPanel(<SessionsPanel />, server);
    await screen.findByText('Couldn’t load devices');
    server.on('GET /api/auth/sessions', answer(HERE));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  });

  it('everywhere else asks for the password once more, keeps what was typed, and then does it', async () => {
    const server = guarded('right one');
    const { user } = await renderPanel(<SessionsPanel />, server);
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    const field = within(dialog).getByLabelText('Password');
    expect(document.activeElement).toBe(field);
    const confirm = () => user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await confirm();
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Enter your password');
    await user.type(field, 'wrong one');
    await confirm();
    await within(dialog).findByText('The password is incorrect');
    expect((field as HTMLInputElement).value).toBe('wrong one');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.clear(field);
    await user.type(field, 'right one');
    await confirm();
    await screen.findByText('All other devices have been signed out');
    expect(screen.queryByRole('dialog')).toBeNull();
    const ends = server.calls.filter(({ path }) => path === '/api/auth/sessions/end');
    expect(ends.map(({ body }) => body)).toEqual([{ scope: 'others' }, { scope: 'others' }]);
  });

  it('giving up does nothing, and the button has the focus again', async () => {
    const server = guarded('right one');
    const { user } = await renderPanel(<SessionsPanel />, server);
    const button = await screen.findByRole('button', { name: 'Sign out everywhere else' });
    await user.click(button);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(server.count('POST /api/auth/sessions/end')).toBe(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a code is asked for where the server wants one', async () => {
    const server = guarded('right one');
    server.on('POST /api/auth/reauthenticate', ({ body }) => {
      const { code } = body as { code?: string };
      if (code === '123456') server.on('POST /api/auth/sessions/end', () => ({ status: 204 }));
      const refusal = { code: 'SECOND_FACTOR_NEEDED_AGAIN', message: 'The code as well' };
      return code === '123456' ? { body: { token: 'proven' } } : { status: 400, body: refusal };
    });
    const { user } = await renderPanel(<SessionsPanel />, server);
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    await user.type(await screen.findByLabelText('Password'), 'right one');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    const code = await screen.findByLabelText('Verification code');
    await waitFor(() => expect(document.activeElement).toBe(code));
    await user.type(code, '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('All other devices have been signed out');
  });

  it('everywhere signs out here too', async () => {
    const server = guarded('right one');
    server.on('POST /api/auth/sessions/end', () => ({ status: 204 }));
    const { user, application } = await renderPanel(<SessionsPanel />, server);
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(application.store.getState().session.user).toBeNull());
    expect(localStorage.getItem('userToken')).toBeNull();
  });
});
