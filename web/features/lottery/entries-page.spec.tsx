import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ListedOwnEntryResponse } from '../../api/generated.ts';
import { createFakeServer, type Handler } from '../../test-support/fake-server.ts';
import { renderApp, type RenderAppOptions } from '../../test-support/render-app.tsx';
import { ENDED, EVENT_ID, eventAnswer } from './test-events.ts';

const own = (change: Partial<ListedOwnEntryResponse> = {}): ListedOwnEntryResponse => ({
  receipt: {
    event_id: EVENT_ID,
    uuid: 'ee45c1f2-e0d8-4a80-99f3-f8dc48f704aa',
    weight: 2,
    at: '2026-11-20T08:00:00.000Z',
    public_key: '31'.repeat(32),
    signature: 'ab'.repeat(64),
  },
  hidesName: false,
  event: eventAnswer(),
  prize: null,
  ...change,
});

function open(handler: Handler, options: RenderAppOptions = { auth: true }) {
  const server = createFakeServer({ 'GET /api/lottery/me/entries': handler });
  return renderApp('/lottery/entries', { server, ...options });
}

beforeAll(async () => {
  await Promise.all([import('./entries-page.tsx'), import('../../i18n/lottery/en.ts')]);
});

describe('the entries of a user', () => {
  it('show event, number, chances and prize', async () => {
    const { prizes, ...event } = ENDED;
    const prize = {
      rank: 1,
      prize: prizes[1]!.name,
      state: 'claimed' as const,
      claimBy: null,
    };
    const receipt = { ...own().receipt, uuid: '1dd09d3c-6c6b-4c50-9b2c-7d0e6a51c0f2' };
    const won = own({ receipt, event: { ...event, prizes }, prize });
    open(() => ({ body: { data: [own(), won], nextCursor: null } }));
    const first = await screen.findByRole('region', { name: 'Workbench Draw' });
    expect(within(first).getByText('ee45c1f2-e0d8-4a80-99f3-f8dc48f704aa')).toBeTruthy();
    expect(first.textContent).toContain('Nov 20, 2026, 08:00 UTC');
    expect(within(first).getByRole('link', { name: 'Workbench Draw' }).getAttribute('href')).toBe(
      `/lottery/${EVENT_ID}`,
    );
    const second = screen.getByRole('region', { name: ENDED.title });
    expect(within(second).getByText('Dotted notebook · Claimed')).toBeTruthy();
  });

  it('none yet: it leads to the open draws', async () => {
    const { user, location } = open(() => ({ body: { data: [], nextCursor: null } }));
    expect(await screen.findByText('You have not entered a draw yet')).toBeTruthy();
    await user.click(
      within(screen.getByRole('main')).getByRole('link', { name: 'Back to all lotteries' }),
    );
    expect(location().pathname).toBe('/lottery');
  });

  it('a failure says so and is tried again', async () => {
    let fails = true;
    const { user } = open(() =>
      fails
        ? { status: 503, body: { code: 'INTERNAL', message: 'The database is away' } }
        : { body: { data: [own()], nextCursor: null } },
    );
    expect(await screen.findByText('Couldn’t load your entries')).toBeTruthy();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Workbench Draw' })).toBeTruthy();
  });

  it('a visitor is led to sign in', async () => {
    const { server, location } = open(() => ({ body: { data: [], nextCursor: null } }), {});
    await waitFor(() => expect(location().pathname).toBe('/auth/login'));
    expect(server.count('GET /api/lottery/me/entries')).toBe(0);
  });
});
