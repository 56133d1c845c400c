import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ADMIN_ROLES, type AdminRole } from '@toolyard/core/accounts';
import { createFakeServer, type FakeServer } from '../../../test-support/fake-server.ts';
import { fakeToken } from '../../../test-support/fake-session.ts';
import { renderStored, type RenderedApp } from '../../../test-support/render-app.tsx';

/** The operators that tests sign in, by role. */
const OPERATORS = Object.fromEntries(
  ADMIN_ROLES.map((role) => [
    role,
    {
      id: `own-${role}`,
      username: `own.${role}`,
      name: 'Mei Chen',
      email: `${role}@example.com`,
      role,
      due: null,
    },
  ]),
);

interface Options {
  /** Signed in with this role; a superadmin where nothing is said. */
  readonly role?: AdminRole;
  readonly server?: FakeServer;
  readonly lang?: 'en' | 'zh-CN';
  /** Where it is not one of just now. */
  readonly token?: string;
  readonly development?: boolean;
}

/** A screen of the console for a signed-in operator, over a fake server. */
export function renderConsole(route: string, options: Options = {}): RenderedApp {
  const { role = 'superadmin', server = createFakeServer(), lang, development = false } = options;
  const { token = fakeToken(undefined, undefined, `own-${role}`) } = options;
  localStorage.clear();
  if (lang) localStorage.setItem('language', lang);
  const operator = OPERATORS[role];
  localStorage.setItem('adminToken', token);
  localStorage.setItem('adminData', JSON.stringify(operator));
  return renderStored(route, { server, services: { development } });
}

/** Gives the password where the console asks for it once more. */
export async function proveIdentity(user: UserEvent): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  await user.type(within(dialog).getByLabelText('Password'), 'a long password');
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
}
