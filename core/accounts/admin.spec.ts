import { expect, it } from '@jest/globals';
import { parseUsername } from './admin.ts';

it.each([
  ['superadmin', 'superadmin'],
  [' Mei.Lin-2 ', 'mei.lin-2'],
  ['0_', '0_'],
  ['a'.repeat(50), 'a'.repeat(50)],
])('%j names the admin %j', (typed, value) =>
  expect(parseUsername(typed)).toEqual({ ok: true, value }),
);

it.each(['', 'a', '.mei', '-mei', 'mei lin', 'mei@example.com', '林梅', 'a'.repeat(51), 'mei\0'])(
  '%j can be no username',
  (typed) =>
    expect(parseUsername(typed)).toMatchObject({ ok: false, error: { code: 'USERNAME_INVALID' } }),
);
