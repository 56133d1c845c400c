import { screen, within } from '@testing-library/react';
import {
  createFakeServer,
  type FakeServer,
  type Handler,
} from '../../../test-support/fake-server.ts';
import { fakeToken } from '../../../test-support/fake-session.ts';
import { renderStored, type RenderAppOptions } from '../../../test-support/render-app.tsx';
import { admitSignals } from './admit-signals.ts';
import { testTool } from './test-tools.ts';
import type { AdminTool } from './wire.ts';

admitSignals();

const OPERATOR = {
  id: 'admin-1',
  username: 'mei',
  name: 'Mei Lin',
  email: 'mei@example.com',
  role: 'admin',
  due: null,
};

export const CHESS = testTool({
  id: 'chess',
  title: 'Chess',
  order: 10,
  badges: ['NEW'],
  description: 'Play a game',
});
export const GO = testTool({ id: 'go', title: 'Go', order: 20, isActive: false, version: 4 });
export const DICE = testTool({ id: 'dice', title: 'Dice', order: 30, badges: ['HOT', 'FREE'] });

/** A server that keeps these tools; single answers are set over it. */
export const toolServer = (
  tools: readonly AdminTool[] = [CHESS, GO, DICE],
  handlers: Readonly<Record<string, Handler>> = {},
): FakeServer =>
  createFakeServer({
    'GET /api/admin/tools': () => ({ body: { data: tools } }),
    'GET /api/admin/tools/clicks': () => ({ body: { data: [{ key: DICE.key, count: 12 }] } }),
    ...handlers,
  });

/** The tools screen, for an operator who is signed in. */
export function renderTools(
  server: FakeServer = toolServer(),
  { at = '/admin/tools', lang = 'en', ...options }: RenderAppOptions & { at?: string } = {},
) {
  localStorage.clear();
  localStorage.setItem('language', lang);
  localStorage.setItem('adminToken', fakeToken());
  localStorage.setItem('adminData', JSON.stringify(OPERATOR));
  return renderStored(at, { ...options, server });
}

export const rowOf = async (name: string): Promise<HTMLElement> =>
  (await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement;

export const inRow = async (name: string) => within(await rowOf(name));

/** The titles in the order in which they stand there. */
export const titles = (): string[] =>
  screen.queryAllByRole('rowheader').map((cell) => cell.textContent);

/** A refusal as the API words it. */
export const refused = (status: number, code: string, message: string, details?: unknown) => ({
  status,
  body: { code, message, ...(details === undefined ? {} : { details }) },
});
