import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createFakeServer, type Handler } from '../../test-support/fake-server.ts';
import { renderPanel } from '../../test-support/render-panel.tsx';
import { UserPassword } from './user-password.tsx';

const CHANGE = 'PUT /api/auth/password';
const LABELS = ['Current password', 'New password', 'Confirm new password'] as const;

async function open(handler: Handler = () => ({ status: 204 })) {
  const server = createFakeServer({ [CHANGE]: handler });
  const { user } = await renderPanel(<UserPassword />, server);
  const fields = LABELS.map((label) => screen.getByLabelText<HTMLInputElement>(label));
  const fill = async (...texts: readonly string[]) => {
    for (const [i, text] of texts.entries()) if (text) await user.type(fields[i]!, text);
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Change password' }));
  return { user, server, fields, fill, save };
}

/** The words under a field. */
const said = (label: string) => {
  const field = screen.getByLabelText(label);
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
};

describe('changing the password', () => {
  it('password managers are told which is which', async () => {
    const { fields } = await open();
    expect(fields.map(({ autocomplete, type }) => [autocomplete, type])).toEqual([
      ['current-password', 'password'],
      ['new-password', 'password'],
      ['new-password', 'password'],
    ]);
  });

  it('the change is said, the fields are empty again', async () => {
    const { fill, save, fields, server } = await open();
    await fill('the old one', 'the new one', 'the new one');
    await save();
    await screen.findByText('Password changed');
    expect(fields.map(({ value }) => value)).toEqual(['', '', '']);
    expect(server.writes.map(({ body }) => body)).toEqual([
      { currentPassword: 'the old one', newPassword: 'the new one' },
    ]);
  });

  it.each([
    ['nothing', ['', '', ''], LABELS[0], 'Enter your current password'],
    ['no new one', ['old', '', ''], LABELS[1], 'Please fill in all required fields'],
    ['two that differ', ['old', 'abcdef', 'abcdeg'], LABELS[2], 'The two passwords do not match'],
    [
      'five characters',
      ['old', 'abcde', 'abcde'],
      LABELS[1],
      'The password must have at least 6 characters',
    ],
  ] as const)(
    '%s: refused at its field, which has the focus; no call',
    async (_case, texts, label, text) => {
      const { fill, save, server, fields } = await open();
      await fill(...texts);
      await save();
      await waitFor(() => expect(said(label)).toBe(text));
      expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
      await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
      expect(fields.map(({ value }) => value)).toEqual(texts);
      expect(server.writes).toHaveLength(0);
    },
  );

  it.each([
    ['PASSWORD_WRONG', 'The password is incorrect', LABELS[0]],
    ['PASSWORD_COMMON', 'This password is among the most common ones', LABELS[1]],
    ['PASSWORD_TOO_SHORT', 'The password must have at least 9 characters', LABELS[1]],
  ])('%s of the server stands at its field, what was typed stays', async (code, message, label) => {
    const { fill, save, fields } = await open(() => ({ status: 400, body: { code, message } }));
    await fill('the old one', 'the new one', 'the new one');
    await save();
    await waitFor(() => expect(said(label)).toBe(message));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
    expect(fields.map(({ value }) => value)).toEqual(['the old one', 'the new one', 'the new one']);
  });

  it.each([
    [
      'what the server says of too many guesses',
      { message: 'Too many attempts' },
      'Too many attempts',
    ],
    ['its own words without any', undefined, 'Couldn’t change the password. Try again later'],
  ])('%s stands in the red box', async (_case, body, text) => {
    const { fill, save } = await open(() => ({ status: 429, body }));
    await fill('the old one', 'the new one', 'the new one');
    await save();
    expect(within(await screen.findByRole('alert')).getByText(text)).toBeTruthy();
  });

  it('the fields are disabled while it is under way', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { fill, save, fields } = await open(async () => {
      await held;
      return { status: 204 };
    });
    await fill('the old one', 'the new one', 'the new one');
    await save();
    expect(await screen.findByRole('button', { name: 'Changing...' })).toBeTruthy();
    expect(fields.map(({ disabled }) => disabled)).toEqual([true, true, true]);
    answer();
    await screen.findByText('Password changed');
  });
});
