import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createFakeServer } from '../../test-support/fake-server.ts';
import { renderPanel } from '../../test-support/render-panel.tsx';
import { SecondFactorPanel } from '../../shell/security/second-factor-panel.tsx';

const PLACE = '/api/auth/second-factor';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const URI = `otpauth://totp/Toolyard:lin%40example.com?issuer=Toolyard&secret=${SECRET}`;
const CODES = Array.from({ length: 10 }, (_, i) => `aaaaaa-bbbbbb-cccccc-ddddd${i}`);
const refusal = (status: number, code: string, message: string) => ({
  status,
  body: { code, message },
});

/** A server that keeps a second factor; the code is 123456, and the password is wanted once. */
function factorServer({ enabled = false, left = 10, proven = true } = {}) {
  const state = { enabled, left, proven };
  const guarded = (answer: () => object) => () =>
    state.proven ? answer() : refusal(403, 'REAUTHENTICATION_NEEDED', 'The password again');
  return createFakeServer({
    [`GET ${PLACE}`]: () => ({
      body: {
        data: {
          enabled: state.enabled,
          confirmedAt: state.enabled ? '2026-01-05T06:07:08.000Z' : null,
          recoveryCodesLeft: state.enabled ? state.left : 0,
        },
      },
    }),
    [`POST ${PLACE}`]: guarded(() => ({
      status: 201,
      body: { data: { secret: SECRET, uri: URI } },
    })),
    [`POST ${PLACE}/confirm`]: ({ body }) => {
      state.enabled = (body as { code: string }).code === '123456';
      if (state.enabled) return { body: { data: { recoveryCodes: CODES } } };
      return refusal(400, 'SECOND_FACTOR_CODE_WRONG', 'This code is not right');
    },
    [`POST ${PLACE}/recovery-codes`]: guarded(() => {
      state.left = 10;
      return { body: { data: { recoveryCodes: CODES } } };
    }),
    [`DELETE ${PLACE}`]: guarded(() => {
      state.enabled = false;
      return { status: 204 };
    }),
    'POST /api/auth/reauthenticate': () => {
      state.proven = true;
      return { body: { token: 'proven' } };
    },
  });
}

const open = async (server = factorServer()) => ({
  server,
  ...(await renderPanel(<SecondFactorPanel />, server)),
});
const button = (name: string) => screen.findByRole('button', { name });

describe('setting the second factor up', () => {
  it('from off over the scanned key and its first code to the recovery codes and on', async () => {
    const { user } = await open();
    await screen.findByText('Off');
    await user.click(await button('Set up'));
    expect(await screen.findByRole('img', { name: 'QR code with the setup key' })).toBeTruthy();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    const code = screen.getByLabelText<HTMLInputElement>('Verification code');
    expect([code.autocomplete, code.inputMode]).toEqual(['one-time-code', 'numeric']);
    await waitFor(() => expect(document.activeElement).toBe(code));
    await user.type(code, '123456');
    await user.click(await button('Turn on'));
    const title = await screen.findByRole('heading', { name: 'Save these recovery codes' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    const list = screen.getByRole('list', { name: 'Recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(CODES);
    await screen.findByText('On');
    await user.click(await button('I’ve saved them'));
    const left = await screen.findByText('10 recovery codes left');
    await waitFor(() => expect(document.activeElement?.contains(left)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    for (const shown of CODES) expect(screen.queryByText(shown)).toBeNull();
  });

  it('a wrong code stays, selected, with its refusal; an empty one makes no call', async () => {
    const { user, server } = await open();
    await user.click(await button('Set up'));
    const code = await screen.findByLabelText<HTMLInputElement>('Verification code');
    await user.click(await button('Turn on'));
    await screen.findByText('Enter the code');
    expect(server.count(`POST ${PLACE}/confirm`)).toBe(0);
    await user.type(code, '000000');
    await user.click(await button('Turn on'));
    await screen.findByText('This code is not right');
    await waitFor(() => expect(document.activeElement).toBe(code));
    expect([code.value, code.selectionEnd]).toEqual(['000000', 6]);
    expect(screen.getByText('Off')).toBeTruthy();
  });

  it('it may be given up', async () => {
    const { user } = await open();
    await user.click(await button('Set up'));
    await user.click(await button('Cancel'));
    const start = await button('Set up');
    expect(document.activeElement?.contains(start)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('the password is asked for where the server wants it again, then the key comes', async () => {
    const { user } = await open(factorServer({ proven: false }));
    await user.click(await button('Set up'));
    await user.type(await screen.findByLabelText('Password'), 'secret');
    await user.click(await button('Confirm'));
    expect(await screen.findByRole('img', { name: 'QR code with the setup key' })).toBeTruthy();
  });

  it('a refusal is said', async () => {
    const server = factorServer();
    server.on(`POST ${PLACE}`, () => refusal(409, 'SECOND_FACTOR_ON', 'It is on already'));
    const { user } = await open(server);
    await user.click(await button('Set up'));
    expect((await screen.findByRole('alert')).textContent).toBe('It is on already');
  });

  it('recovery codes are copied and downloaded', async () => {
    const { user } = await open(factorServer({ enabled: true }));
    await user.click(await button('Generate new codes'));
    await screen.findByRole('heading', { name: 'Save these recovery codes' });
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await button('Copy'));
    await screen.findByText('Copied');
    expect(copied.mock.calls).toEqual([[CODES.join('\n')]]);
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
    URL.revokeObjectURL = () => undefined;
    const pressed = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await user.click(await button('Download'));
    expect(pressed.mock.contexts).toMatchObject([{ download: 'toolyard-recovery-codes.txt' }]);
    expect(blobs).toHaveLength(1);
    const text = await blobs[0]!.text();
    expect(text).toContain('lin.xiao@example.com');
    for (const code of CODES) expect(text).toContain(code);
  });
});

describe('a second factor that is on', () => {
  it.each([
    [10, '10 recovery codes left'],
    [3, 'Only 3 recovery codes left. Generate new ones'],
    [0, 'No recovery codes left. Generate new ones, or you’ll be locked out if you lose the app'],
  ])('with %d codes left it says so', async (left, text) => {
    await open(factorServer({ enabled: true, left }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText(/On since Jan 5, 2026/)).toBeTruthy();
  });

  it('new codes take the place of the few that were left', async () => {
    const { user } = await open(factorServer({ enabled: true, left: 1 }));
    await screen.findByText(/^Only 1/);
    await user.click(await button('Generate new codes'));
    await user.click(await button('I’ve saved them'));
    await screen.findByText('10 recovery codes left');
  });

  it('switching off says what is lost, asks for the password, and does it', async () => {
    const { user, server } = await open(factorServer({ enabled: true, proven: false }));
    await user.click(await button('Turn off'));
    const dialog = await screen.findByRole('dialog', { name: 'Turn off two-step verification?' });
    expect(within(dialog).getByText(/recovery codes will stop working/)).toBeTruthy();
    expect(server.count(`DELETE ${PLACE}`)).toBe(0);
    await user.click(within(dialog).getByRole('button', { name: 'Turn off' }));
    await user.type(await screen.findByLabelText('Password'), 'secret');
    await user.click(await button('Confirm'));
    await screen.findByText('Two-step verification is off');
    await screen.findByText('Off');
    expect(await button('Set up')).toBeTruthy();
  });

  it('it stays on for whoever thinks better of it', async () => {
    const { user, server } = await open(factorServer({ enabled: true }));
    await user.click(await button('Turn off'));
    await user.click(await button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.count(`DELETE ${PLACE}`)).toBe(0);
    expect(screen.getByText('On')).toBeTruthy();
  });
});

describe('a second factor that cannot be read', () => {
  it('says so, and may be asked for again', async () => {
    const server = factorServer();
    server.on(`GET ${PLACE}`, () => ({ status: 400 }));
    const { user } = await open(server);
    await screen.findByText('Couldn’t load two-step verification');
    server.on(`GET ${PLACE}`, () => ({
      body: { data: { enabled: false, confirmedAt: null, recoveryCodesLeft: 0 } },
    }));
    await user.click(await button('Retry'));
    expect(await button('Set up')).toBeTruthy();
  });
});
