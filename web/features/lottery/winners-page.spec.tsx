import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { WinnerResponse } from '../../api/generated.ts';
import { createFakeServer, type Handler } from '../../test-support/fake-server.ts';
import { renderApp, type RenderAppOptions } from '../../test-support/render-app.tsx';
import { EVENT_ID } from './test-events.ts';

const winner = (rank: number, change: Partial<WinnerResponse> = {}): WinnerResponse => ({
  eventId: EVENT_ID,
  eventTitle: 'Workbench Draw',
  entry: `${rank}0000000-0000-4000-8000-000000000000`,
  reference: `${rank}0000000`,
  name: 'J***n',
  rank,
  prize: 'Dotted notebook',
  state: 'claimed',
  claimBy: null,
  forfeitReason: null,
  forfeitNote: '',
  movedUpFor: null,
  resultDate: '2026-12-01T01:00:00.000Z',
  ...change,
});

function open(handler: Handler, path = '/lottery/winners', options: RenderAppOptions = {}) {
  const server = createFakeServer({ 'GET /api/lottery/winners': handler });
  return renderApp(path, { server, ...options });
}

beforeAll(async () => {
  await Promise.all([import('./winners-page.tsx'), import('../../i18n/lottery/en.ts')]);
});

describe('the list of winners', () => {
  it('shows rank, prize, shortened name, number and what became of the prize', async () => {
    const passedOn = { state: 'forfeited', forfeitReason: 'declined' } as const;
    open(() => ({
      body: { data: [winner(1, passedOn), winner(2, { movedUpFor: 1 })], nextCursor: null },
    }));
    const table = await screen.findByRole('table', { name: 'Workbench Draw' });
    const rows = within(table).getAllByRole('row').slice(1);
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(cells).toEqual([
      ['1', 'Dotted notebook', 'J***n', '10000000', 'Passed ondeclined'],
      ['2', 'Dotted notebook', 'J***n', '20000000', 'Claimedmoved up for rank 1'],
    ]);
    const link = screen.getByRole('link', { name: 'Workbench Draw' });
    expect(link.getAttribute('href')).toBe(`/lottery/${EVENT_ID}`);
  });

  it('are grouped by draw: one head each, also over pages, and no names where none is public', async () => {
    const other = { eventId: 'other', eventTitle: 'Mug Draw', name: '*' };
    const { user } = open(({ query }) => ({
      body:
        query.get('cursor') === null
          ? { data: [winner(1), winner(2), winner(3, other)], nextCursor: 'next' }
          : { data: [winner(4, other)], nextCursor: null },
    }));
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByText('40000000');
    const heads = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Workbench Draw', 'Mug Draw']);
    expect(screen.getByText(/· 2 winners$/)).toBeTruthy();
    const verify = screen.getAllByRole('link', { name: 'Verify the draw' });
    expect(verify.map((link) => link.getAttribute('href'))).toEqual([
      `/lottery/${EVENT_ID}/verify`,
      '/lottery/other/verify',
    ]);
    const columns = screen
      .getAllByRole('table')
      .map((table) => within(table).getAllByRole('columnheader').length);
    expect(columns).toEqual([5, 4, 4]);
  });

  it('the next page follows the first', async () => {
    const { user } = open(({ query }) => ({
      body:
        query.get('cursor') === null
          ? { data: [winner(1)], nextCursor: 'next' }
          : { data: [winner(2)], nextCursor: null },
    }));
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('20000000')).toBeTruthy();
    expect(screen.getByText('10000000')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('a search without a match says so, and is given up by one press', async () => {
    const { user, location } = open(
      ({ query }) => ({
        body: { data: query.get('search') === 'mug' ? [] : [winner(1)], nextCursor: null },
      }),
      '/lottery/winners?search=mug',
    );
    expect(await screen.findByText('No winner matches “mug”')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all winners' }));
    expect(await screen.findByText('10000000')).toBeTruthy();
    expect(location().search).toBe('');
  });

  it('before the first draw it says when winners appear', async () => {
    open(() => ({ body: { data: [], nextCursor: null } }));
    expect(await screen.findByText('No winners yet')).toBeTruthy();
  });

  it('a failure says so and is tried again', async () => {
    let fails = true;
    const { user } = open(() =>
      fails
        ? { status: 503, body: { code: 'INTERNAL', message: 'The database is away' } }
        : { body: { data: [winner(1)], nextCursor: null } },
    );
    expect(await screen.findByText('Couldn’t load the winners')).toBeTruthy();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('10000000')).toBeTruthy();
  });

  it('speaks Chinese where Chinese is chosen', async () => {
    open(() => ({ body: { data: [winner(1)], nextCursor: null } }), '/lottery/winners', {
      lang: 'zh-CN',
    });
    expect(await screen.findByRole('heading', { level: 1, name: '中奖名单' })).toBeTruthy();
  });
});
