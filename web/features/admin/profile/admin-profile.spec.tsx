import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createFakeServer, type Handler } from '../../../test-support/fake-server.ts';
import { proveIdentity, renderConsole } from '../people/console.spec.helper.tsx';
import { RUI } from '../session/operator.spec.helper.ts';

const PROFILE = '/api/admin/profile';
const PASSWORD = `${PROFILE}/password`;

async function profile(handlers: Readonly<Record<string, Handler>> = {}) {
  const server = createFakeServer({
    [`GET ${PROFILE}`]: () => ({ body: { data: RUI } }),
    'GET /api/admin/auth/second-factor': () => ({
      body: { data: { enabled: false, confirmedAt: null, recoveryCodesLeft: 0 } },
    }),
    'GET /api/admin/auth/passkeys': () => ({ body: { data: [], nextCursor: null } }),
    'GET /api/admin/auth/sessions': () => ({
      body: {
        data: [
          {
            id: 's-1',
            device: 'Firefox, Linux',
            address: '192.0.2.0/24',
            createdAt: '2026-03-01T08:00:00.000Z',
            lastSeenAt: '2026-03-01T09:00:00.000Z',
            current: true,
          },
        ],
      },
    }),
    ...handlers,
  });
  const page = renderConsole('/admin/profile', { server });
  const name = await screen.findByLabelText('Name');
  const save = () => page.user.click(screen.getByRole('button', { name: 'Save' }));
  const sent = (path: string) =>
    server.calls.filter((call) => call.path === path && call.method === 'PUT');
  return { ...page, server, name, save, sent };
}

const echo: Handler = ({ body }) => ({
  body: { data: { ...RUI, ...(body as object), version: 4 } },
});

describe('one’s own profile', () => {
  it('N15 says where notices about passkeys go', async () => {
    await profile();
    expect(
      await screen.findByText(/We email superadmin@example.com when one is added or removed/),
    ).toBeTruthy();
  });

  it('AP-01 AP-05 AP-06 name and e-mail are saved over the version that was read, and it is said', async () => {
    const { user, name, save, sent } = await profile({ [`PUT ${PROFILE}`]: echo });
    await user.clear(name);
    await user.type(name, 'Rui Z.');
    await save();
    expect(
      await screen.findByText('Personal information has been successfully updated'),
    ).toBeTruthy();
    const [call] = sent(PROFILE);
    expect(call?.body).toEqual({ name: 'Rui Z.', email: 'rui@example.com' });
    expect(call?.headers.get('if-match')).toBe('"3"');
    expect(within(screen.getByRole('banner')).getByText('Rui Z.')).toBeTruthy();
    expect(JSON.parse(localStorage.getItem('adminData') ?? '{}')).toMatchObject({ name: 'Rui Z.' });
  });

  it.each(['Name', 'Email'])('AP-01 %s is required', async (label) => {
    const { user, save, sent } = await profile();
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await save();
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(sent(PROFILE)).toEqual([]);
  });

  it('AP-02 the username cannot be changed', async () => {
    await profile();
    const field = screen.getByLabelText('Username');
    expect([field.getAttribute('readonly'), (field as HTMLInputElement).value]).toEqual([
      '',
      'rui',
    ]);
  });

  it.each([
    ['the server’s own words', { message: 'not this name' }, 'not this name'],
    ['none', undefined, 'Failed to update information'],
  ])('AP-08 a refusal shows %s and keeps what was typed', async (_name, body, text) => {
    const { user, name, save } = await profile({
      [`PUT ${PROFILE}`]: () => ({ status: 400, body }),
    });
    await user.type(name, '!');
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(name).toHaveProperty('value', 'Rui Zhang!');
  });

  it('where somebody else was faster both versions are shown', async () => {
    const { user, name, save } = await profile({
      [`PUT ${PROFILE}`]: () => ({
        status: 409,
        body: {
          code: 'VERSION_CONFLICT',
          message: 'changed meanwhile',
          details: { current: { ...RUI, name: 'Rui from elsewhere', version: 9 } },
        },
      }),
    });
    await user.type(name, '!');
    await save();
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Rui from elsewhere')).toBeTruthy();
    expect(within(dialog).getByText('Rui Zhang!')).toBeTruthy();
  });

  it('a profile that cannot be had says so, and can be asked for again', async () => {
    const server = createFakeServer({ [`GET ${PROFILE}`]: () => ({ status: 400 }) });
    const { user } = renderConsole('/admin/profile', { server });
    const retry = await screen.findAllByRole('button', { name: 'Retry' });
    server.on(`GET ${PROFILE}`, () => ({ body: { data: RUI } }));
    await user.click(retry[0]!);
    expect(await screen.findByLabelText('Username')).toBeTruthy();
  });
});

describe('one’s own password', () => {
  const fill = async (
    { user }: Awaited<ReturnType<typeof profile>>,
    [current, next, again]: readonly [string, string, string],
  ) => {
    await user.type(screen.getByLabelText('Current password'), current);
    await user.type(screen.getByLabelText('New password'), next);
    await user.type(screen.getByLabelText('Confirm new password'), again);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  };

  it('AP-03 AP-05 AP-07 current, new and its repetition; the repetition is not sent', async () => {
    const page = await profile({ [`PUT ${PASSWORD}`]: () => ({ status: 204 }) });
    await fill(page, ['old words here', 'new words here', 'new words here']);
    await waitFor(() =>
      expect(page.application.toasts.list().map(({ title }) => title)).toEqual([
        'Password has been successfully updated',
      ]),
    );
    expect(page.sent(PASSWORD).map(({ body }) => body)).toEqual([
      { currentPassword: 'old words here', newPassword: 'new words here' },
    ]);
    expect(screen.getByLabelText('Current password')).toHaveProperty('value', '');
  });

  it('a changed password ends other sessions, so the list of devices is read again', async () => {
    const page = await profile({ [`PUT ${PASSWORD}`]: () => ({ status: 204 }) });
    const lists = () => page.server.count('GET /api/admin/auth/sessions');
    await waitFor(() => expect(lists()).toBe(1));
    await fill(page, ['old words here', 'new words here', 'new words here']);
    await waitFor(() => expect(lists()).toBe(2));
  });

  it('AP-04 two that differ are refused here', async () => {
    const page = await profile();
    await fill(page, ['old words here', 'new words here', 'other words here']);
    expect(await screen.findByText('New password and confirm password do not match')).toBeTruthy();
    expect(page.sent(PASSWORD)).toEqual([]);
  });

  it.each([
    ['the server’s own words', { code: 'X', message: 'not now' }, 'not now'],
    ['none', undefined, 'Failed to update password'],
  ])('AP-08 a refused change shows %s', async (_name, body, text) => {
    const page = await profile({ [`PUT ${PASSWORD}`]: () => ({ status: 400, body }) });
    await fill(page, ['old words here', 'new words here', 'new words here']);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });
});

describe('what keeps it safe', () => {
  it('the second factor and the sessions of the console stand there, in English', async () => {
    const { server } = await profile();
    const factor = await screen.findByRole('region', { name: 'Two-step verification' });
    expect(await within(factor).findByRole('button', { name: 'Set up' })).toBeTruthy();
    const sessions = await screen.findByRole('region', { name: 'Signed-in devices' });
    expect(await within(sessions).findByText('Firefox, Linux')).toBeTruthy();
    expect(server.calls.filter(({ path }) => path.startsWith('/api/auth/'))).toEqual([]);
  });

  it('what is sensitive asks for the password once more, of the console', async () => {
    let proven = false;
    const { user, server } = await profile({
      'POST /api/admin/auth/second-factor': () =>
        proven
          ? { status: 201, body: { data: { secret: 'JBSWY3DP', uri: 'otpauth://totp/x' } } }
          : { status: 403, body: { code: 'REAUTHENTICATION_NEEDED', message: 'again' } },
      'POST /api/admin/auth/reauthenticate': () => {
        proven = true;
        return { body: { data: { token: 'proven' } } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    await proveIdentity(user);
    expect(await screen.findByText('JBSW Y3DP')).toBeTruthy();
    expect(server.count('POST /api/admin/auth/reauthenticate')).toBe(1);
    const started = server.calls.filter(({ path }) => path === '/api/admin/auth/second-factor');
    expect(started.at(-1)?.headers.get('Authorization')).toBe('Bearer proven');
  });
  it('where the operator has a passkey, it may stand for the password', async () => {
    Object.defineProperty(globalThis, 'PublicKeyCredential', {
      value: class {},
      configurable: true,
    });
    const { user, server } = await profile({
      'GET /api/admin/auth/passkeys': () => ({
        body: { data: [{ id: 'p', name: 'Key', createdAt: RUI.createdAt, lastUsedAt: null }] },
      }),
      'POST /api/admin/auth/second-factor': () => ({
        status: 403,
        body: { code: 'REAUTHENTICATION_NEEDED', message: 'again' },
      }),
      'POST /api/admin/auth/reauthenticate/passkey/options': () => ({
        status: 404,
        body: { message: 'It was removed' },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    await user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByText('It was removed')).toBeTruthy();
    expect(server.calls.filter(({ path }) => path.startsWith('/api/auth/'))).toEqual([]);
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  });
});
