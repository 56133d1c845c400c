import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { WinnerResponse } from '../../../api/generated.ts';
import { createFakeServer, type Handler } from '../../../test-support/fake-server.ts';
import { MANAGED_ID, managedEvent } from '../../../test-support/managed-event.ts';
import { renderConsole } from '../people/console.spec.helper.tsx';

const EVENTS = 'GET /api/admin/lottery/events';
const WAITING = 'GET /api/admin/lottery/approvals';
const ORGANISERS = 'GET /api/admin/lottery/organisers';
const ONE = '/api/admin/lottery/events/:id';

const listOf =
  (events = [managedEvent()]): Handler =>
  () => ({ body: { data: events, nextCursor: null, serverTime: '2026-11-28T00:00:00Z' } });

const open = (route: string, handlers: Readonly<Record<string, Handler>>) => {
  const none: Handler = () => ({ body: { data: [] } });
  const server = createFakeServer({
    [EVENTS]: listOf(),
    [WAITING]: listOf([]),
    [ORGANISERS]: none,
    ...handlers,
  });
  return renderConsole(route, { server });
};

const openEvent = (
  event: ReturnType<typeof managedEvent>,
  handlers: Readonly<Record<string, Handler>>,
) =>
  open(`/admin/lottery/${event.id}`, {
    [`GET ${ONE}`]: () => ({ body: { data: event } }),
    [`GET ${ONE}/entries`]: () => ({ body: { data: [], nextCursor: null } }),
    ...handlers,
  });

const card = (name: string) => screen.findByRole('region', { name });

describe('lottery events in the console', () => {
  it('are listed with phase, times and entries', async () => {
    open('/admin/lottery', {
      [EVENTS]: listOf([managedEvent({ phase: 'active', participants: 1204 })]),
    });
    const link = await screen.findByRole('link', { name: 'Bookshelf Draw' });
    expect(link.getAttribute('href')).toBe(`/admin/lottery/${MANAGED_ID}`);
    const row = link.closest('tr')!;
    expect(row.textContent).toContain('Active');
    expect(row.textContent).toContain('1,204');
    expect(screen.getByRole('link', { name: 'Create New Event' })).toBeTruthy();
  });

  it('N15 are searched and filtered by phase in the address; nothing found shows the way back', async () => {
    const { user, server, location } = open('/admin/lottery', {});
    await screen.findByRole('link', { name: 'Bookshelf Draw' });
    await user.type(screen.getByRole('searchbox', { name: 'Search draws' }), 'shelf{Enter}');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    server.on(EVENTS, listOf([]));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Phase' }), 'Active');
    expect(location().search).toBe('?search=shelf&phase=active');
    expect(await screen.findByText('No draw matches')).toBeTruthy();
    const { query } = server.calls.findLast(({ path }) => path === '/api/admin/lottery/events')!;
    expect(Object.fromEntries(query)).toEqual({ search: 'shelf', phase: 'active' });
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Show all draws' }));
    expect(location().search).toBe('');
  });

  it('none yet: the next step is named', async () => {
    open('/admin/lottery', { [EVENTS]: listOf([]) });
    expect(await screen.findByText('Create one, or approve one that a user submits.')).toBeTruthy();
  });

  it('a failure says so and is tried again', async () => {
    const { user, server } = open('/admin/lottery', {
      [EVENTS]: () => ({
        status: 503,
        body: { code: 'DATABASE_UNAVAILABLE', message: 'The database is away' },
      }),
    });
    expect(await screen.findByText('Couldn’t load lottery events')).toBeTruthy();
    server.on(EVENTS, listOf());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Bookshelf Draw' })).toBeTruthy();
  });

  it('a user is found by name or address and trusted; a refusal leaves what was typed', async () => {
    const rui = { id: 'rui', name: 'Rui Lin', email: 'rui@example.com' };
    const page = { page: 1, totalPages: 1, totalIsMinimum: false };
    const { user, server } = open('/admin/lottery', {
      'GET /api/admin/users': ({ query }) => ({
        body: { users: query.get('search') === 'lin' ? [rui] : [], total: 1, ...page },
      }),
      'PUT /api/admin/lottery/organisers/:id': () => ({
        status: 404,
        body: { code: 'USER_UNKNOWN', message: 'There is no such user' },
      }),
    });
    const organisers = await card('Trusted organizers');
    const field = within(organisers).getByLabelText('Find a user by name or address');
    await user.type(field, 'lim');
    expect(await within(organisers).findByText(/^No user has this/)).toBeTruthy();
    await user.type(field, '{Backspace}n');
    await user.click(await within(organisers).findByRole('button', { name: 'Trust Rui Lin' }));
    expect(await within(organisers).findByText('There is no such user')).toBeTruthy();
    expect((field as HTMLInputElement).value).toBe('lin');
    server.on('PUT /api/admin/lottery/organisers/:id', () => ({ status: 204 }));
    server.on(ORGANISERS, () => ({ body: { data: [rui] } }));
    await user.click(within(organisers).getByRole('button', { name: 'Trust Rui Lin' }));
    expect(await within(organisers).findByText('Trusted')).toBeTruthy();
    expect(server.calls.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual(
      Array.from({ length: 2 }, () => '/api/admin/lottery/organisers/rui'),
    );
  });
});

describe('drafts that wait for approval', () => {
  const approval = {
    state: 'waiting',
    submittedAt: '2026-11-27T08:00:00.000Z',
    decidedAt: null,
    reason: '',
  } as const;
  const waiting = (change: Parameters<typeof managedEvent>[0] = {}) =>
    managedEvent({ editable: false, organiser: 'Mug Club', approval, ...change });
  const APPROVAL = '/api/admin/lottery/approvals/:id';

  it('are listed with their number, organizer and time, and lead to their page', async () => {
    open('/admin/lottery', { [WAITING]: listOf([waiting()]), [EVENTS]: listOf([]) });
    const queue = await card('Waiting for approval');
    const link = await within(queue).findByRole('link', { name: 'Bookshelf Draw' });
    expect(link.getAttribute('href')).toBe(`/admin/lottery/${MANAGED_ID}`);
    expect(link.closest('li')?.textContent).toMatch(/Mug Club.*Submitted .*2026/);
    expect(within(queue).getByText('1')).toBeTruthy();
  });

  it('are read as the public would, and approved after one question', async () => {
    const { user, server } = openEvent(waiting(), {
      [`POST ${APPROVAL}/approve`]: () => ({ body: { data: waiting({ phase: 'upcoming' }) } }),
    });
    const preview = await card('Preview');
    expect(within(preview).getByText('Jan 8, 2030, 01:00 UTC')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Approve and publish' }));
    const dialog = await screen.findByRole('dialog', { name: 'Publish this event?' });
    await user.click(within(dialog).getByRole('button', { name: 'Approve and publish' }));
    await waitFor(() => expect(server.count(`POST ${APPROVAL}/approve`)).toBe(1));
  });

  it('whose opening has passed are given back, the reason written', async () => {
    const { user, server } = openEvent(waiting({ startDate: '2020-01-01T00:00:00.000Z' }), {
      [`POST ${APPROVAL}/decline`]: () => ({ body: { data: managedEvent() } }),
    });
    expect(await screen.findByText(/The opening has passed, so/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve and publish' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    const dialog = await screen.findByRole('dialog', { name: 'Decline this draft?' });
    await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(server.count(`POST ${APPROVAL}/decline`)).toBe(1));
    expect(server.calls.find(({ path }) => path.endsWith('/decline'))?.body).toEqual({
      reason: 'The opening has passed. Please choose later times and submit it again.',
    });
  });
});

describe('one event in the console', () => {
  it('the due step is run, with a pasted round of the beacon', async () => {
    const { user, server } = openEvent(managedEvent({ phase: 'frozen', editable: false }), {
      [`POST ${ONE}/step`]: () => ({ body: { outcome: 'drawn' } }),
    });
    const draw = await card('Freeze and draw');
    await user.click(within(draw).getByLabelText('Round of the beacon, pasted'));
    await user.paste('{"round":1}');
    await user.click(within(draw).getByRole('button', { name: 'Run the due step' }));
    expect(await within(draw).findByText('The winners are drawn')).toBeTruthy();
    expect(server.calls.find(({ path }) => path.endsWith('/step'))?.body).toEqual({
      round: '{"round":1}',
    });
  });

  it('a step that is not possible says why, and the pasted round stays', async () => {
    const { user } = openEvent(managedEvent({ phase: 'frozen', editable: false }), {
      [`POST ${ONE}/step`]: () => ({
        status: 422,
        body: { code: 'BEACON_ROUND_INVALID', message: 'This is another round' },
      }),
    });
    const draw = await card('Freeze and draw');
    const round = within(draw).getByLabelText('Round of the beacon, pasted');
    await user.click(round);
    await user.paste('7');
    await user.click(within(draw).getByRole('button', { name: 'Run the due step' }));
    expect(await within(draw).findByText('This is another round')).toBeTruthy();
    expect((round as HTMLTextAreaElement).value).toBe('7');
  });

  it('an unclaimed prize is taken back with a reason and a note', async () => {
    const winner: WinnerResponse = {
      eventId: MANAGED_ID,
      eventTitle: 'Bookshelf Draw',
      entry: 'ee45c1f2-e0d8-4a80-99f3-f8dc48f704aa',
      reference: 'ee45c1f2',
      name: 'R*',
      rank: 1,
      prize: 'Shelf',
      state: 'pending',
      claimBy: '2030-01-22T01:00:00.000Z',
      forfeitReason: null,
      forfeitNote: '',
      movedUpFor: null,
      resultDate: '2030-01-08T01:01:00.000Z',
    };
    const withResult = managedEvent({
      phase: 'drawn',
      editable: false,
      resultDate: '2030-01-08T01:01:00Z',
    });
    const forfeited = `POST ${ONE}/winners/:entry/forfeit`;
    const { user, server } = openEvent(withResult, {
      'GET /api/lottery/events/:id/winners': () => ({ body: { data: [winner] } }),
      [forfeited]: () => ({ status: 200, body: { data: winner } }),
    });
    const winners = await card('Winners');
    await user.click(await within(winners).findByRole('button', { name: 'Forfeit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Take the prize from rank 1?' });
    const confirm = within(dialog).getByRole('button', { name: 'Forfeit' });
    expect((confirm as HTMLButtonElement).disabled).toBe(true);
    await user.type(within(dialog).getByLabelText('Note'), 'Under age');
    await user.click(confirm);
    await waitFor(() => expect(server.count(forfeited)).toBe(1));
    expect(server.calls.find(({ path }) => path.endsWith('/forfeit'))?.body).toEqual({
      reason: 'ineligible',
      note: 'Under age',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
