import type { RequiredAction } from '@toolyard/core/accounts';
import type { AdminResponse, AdminSessionResponse } from '../../../api/generated-admin.ts';
import { fakeToken } from '../../../test-support/fake-session.ts';

/** An operator as the server describes them. */
export const RUI: AdminResponse = {
  _id: 'a-1',
  id: 'a-1',
  username: 'rui',
  name: 'Rui Zhang',
  email: 'rui@example.com',
  role: 'superadmin',
  active: true,
  mustChangePassword: false,
  secondFactor: false,
  lastLogin: '2026-03-01T08:00:00.000Z',
  version: 3,
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-02-02T03:04:05.000Z',
};

export const opened = (
  due: RequiredAction | null = null,
  admin: AdminResponse = RUI,
): { readonly body: AdminSessionResponse } => ({
  body: {
    data: { token: fakeToken(undefined, 900, admin.id), admin, due, previousLogin: null },
  },
});
