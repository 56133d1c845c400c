import { beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createFakeServer, type Handler } from '../../test-support/fake-server.ts';
import { renderApp, type RenderAppOptions } from '../../test-support/render-app.tsx';
import { ENDED, EVENT_ID, eventAnswer, eventsAnswer, UPCOMING } from './test-events.ts';

const LIST = 'GET /api/lottery/events';
const ALL = eventsAnswer([eventAnswer(), UPCOMING, ENDED]);

function open(handler: Handler, options: RenderAppOptions = {}) {
  const server = createFakeServer({ [LIST]: handler });
  return renderApp('/lottery', { server, ...options });
}
const cards = () => screen.findAllByRole('article');
const card = (name: string) => screen.findByRole('article', { name });

// Code and texts of the area are there before the first paint.
beforeAll(async () => {
  await Promise.all([import('./lottery-page.tsx'), import('../../i18n/lottery/en.ts')]);
});

describe('the list of lottery events', () => {
  it('LO-01 a card has title, status, description, start and end date', async () => {
    open(() => ({ body: ALL }));
    const [first, ...more] = await cards();
    expect(more).toHaveLength(2);
    expect(within(first!).getByRole('heading', { level: 2 }).textContent).toBe('Workbench Draw');
    expect(first!.textContent).toContain('Fourteen prizes for people who build things.');
    const facts = [...first!.querySelectorAll('dl > div')].map((row) => row.textContent);
    expect(facts).toEqual(['StartsNov 17, 2026, 00:00 UTC', 'EndsDec 1, 2026, 00:00 UTC']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Current Lotteries');
  });

  it('LO-02 View Details leads to the event', async () => {
    const { user, location } = open(() => ({ body: ALL }));
    await user.click(
      within(await card('Workbench Draw')).getByRole('link', {
        name: 'View Details Workbench Draw',
      }),
    );
    expect(location().pathname).toBe(`/lottery/${EVENT_ID}`);
  });

  it('LO-04 active, upcoming and ended differ in word and colour', async () => {
    open(() => ({ body: ALL }));
    const badges = (await cards()).map((each) =>
      within(each).getByText(/^(Active|Upcoming|Ended)$/),
    );
    expect(badges.map(({ textContent }) => textContent)).toEqual(['Active', 'Upcoming', 'Ended']);
    expect(new Set(badges.map(({ className }) => className)).size).toBe(3);
  });

  it('a sample says so, another event does not', async () => {
    open(() => ({ body: ALL }));
    expect(within(await card('Workbench Draw')).getByText('Sample data')).toBeTruthy();
    expect(within(await card('Quiet Hours Draw')).queryByText('Sample data')).toBeNull();
  });

  it('LO-03 Create New Event leads a visitor to sign in, then to the form', async () => {
    const { user, location } = open(() => ({ body: ALL }));
    await cards();
    await user.click(screen.getByRole('link', { name: 'Create New Event' }));
    await waitFor(() => expect(location().pathname).toBe('/auth/login'));
    expect(location().state).toEqual({ from: '/lottery/organise/new' });
  });

  it('a filter asks for one status and stands in the address', async () => {
    const requested: (string | null)[] = [];
    const { user, location } = open(({ query }) => {
      requested.push(query.get('status'));
      return { body: query.get('status') === 'ended' ? eventsAnswer([ENDED]) : ALL };
    });
    await cards();
    await user.click(screen.getByRole('button', { name: 'Ended' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(requested).toEqual([null, 'ended']);
    expect(location().search).toBe('?status=ended');
  });

  it('LO-05 it shows that it loads, then the events', async () => {
    let release: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (release = resolve));
    open(() => answered.then(() => ({ body: ALL })));
    expect(await screen.findByRole('status', { name: 'Loading...' })).toBeTruthy();
    release();
    await cards();
    expect(screen.queryByRole('status', { name: 'Loading...' })).toBeNull();
  });

  it('without events it says so', async () => {
    open(() => ({ body: eventsAnswer([]) }));
    expect(await screen.findByRole('heading', { name: 'No lottery events yet' })).toBeTruthy();
  });

  it('fails with the server’s words, and comes after Retry', async () => {
    let works = false;
    const { user } = open(() =>
      works ? { body: ALL } : { status: 403, body: { code: 'FORBIDDEN', message: 'not now' } },
    );
    const box = await screen.findByRole('alert');
    expect(box.textContent).toContain('Couldn’t load lottery events');
    expect(box.textContent).toContain('not now');
    works = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await cards()).toHaveLength(3);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('what follows comes when it is asked for', async () => {
    const pages: Record<string, unknown> = {
      first: eventsAnswer([eventAnswer()], 'second'),
      second: eventsAnswer([UPCOMING], 'third'),
      third: eventsAnswer([ENDED]),
    };
    const { user } = open(({ query }) => ({ body: pages[query.get('cursor') ?? 'first'] }));
    for (const shown of [1, 2]) {
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(shown));
      await user.click(screen.getByRole('button', { name: 'Show more' }));
    }
    await card('Quiet Hours Draw');
    expect((await cards()).map((each) => within(each).getByRole('heading').textContent)).toEqual([
      'Workbench Draw',
      'Reading Corner Draw',
      'Quiet Hours Draw',
    ]);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(within(await card('Quiet Hours Draw')).getByRole('link')).toBe(document.activeElement);
  });

  it('another language asks the server for its words', async () => {
    const { application } = open(({ headers }) => ({
      body: eventsAnswer([
        eventAnswer({ title: headers.get('Accept-Language') === 'zh-CN' ? '工作台抽奖' : 'Draw' }),
      ]),
    }));
    await card('Draw');
    act(() => application.prefer({ language: 'zh-CN' }));
    expect((await card('工作台抽奖')).textContent).toContain('2026年11月17日 00:00 UTC');
    expect(within(await card('工作台抽奖')).getByText('进行中')).toBeTruthy();
  });

  it('RT-03 what lies deeper leads home', async () => {
    const { location } = renderApp('/lottery/a/b');
    await waitFor(() => expect(location().pathname).toBe('/'));
  });
});
