import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createFakeServer, type Handler } from '../../test-support/fake-server.ts';
import { MANAGED_ID, managedEvent } from '../../test-support/managed-event.ts';
import { renderApp } from '../../test-support/render-app.tsx';

const LIST = 'GET /api/lottery/organised';
const ONE = '/api/lottery/organised/:id';

const listOf = (events = [managedEvent()], organiser = true): Handler => {
  const body = { data: events, nextCursor: null, organiser, serverTime: '2026-11-28T00:00:00Z' };
  return () => ({ body });
};

function open(route: string, handlers: Readonly<Record<string, Handler>>) {
  const server = createFakeServer(handlers);
  return renderApp(route, { server, auth: true });
}

const openEvent = (event = managedEvent(), handlers: Readonly<Record<string, Handler>> = {}) =>
  open(`/lottery/organise/${event.id}`, {
    [`GET ${ONE}`]: () => ({ body: { data: event } }),
    [LIST]: listOf([event]),
    ...handlers,
  });

const press = (name: string) => screen.findByRole('button', { name });

beforeAll(async () => {
  await Promise.all([
    import('./organise-page.tsx'),
    import('./organised-event-page.tsx'),
    import('../../i18n/lottery-more/en.ts'),
  ]);
});

describe('the events of an organiser', () => {
  it('are listed with their phase, and lead to their page', async () => {
    const running = managedEvent({
      id: 'running',
      phase: 'active',
      title: { en: 'Lamp Draw', 'zh-CN': '灯' },
    });
    open('/lottery/organise', { [LIST]: listOf([managedEvent(), running]) });
    const link = await screen.findByRole('link', { name: 'Bookshelf Draw' });
    expect(link.getAttribute('href')).toBe(`/lottery/organise/${MANAGED_ID}`);
    expect(link.closest('li')?.textContent).toContain('Draft');
    const other = screen.getByRole('link', { name: 'Lamp Draw' }).closest('li');
    expect(other?.textContent).toContain('Active');
    expect(screen.getByRole('link', { name: 'Create New Event' }).getAttribute('href')).toBe(
      '/lottery/organise/new',
    );
  });

  it('none yet: the next step is named', async () => {
    open('/lottery/organise', { [LIST]: listOf([]) });
    expect(await screen.findByText('No events yet')).toBeTruthy();
  });

  it('somebody who runs none is told how to become an organiser', async () => {
    open('/lottery/organise', { [LIST]: listOf([], false) });
    expect(await screen.findByText('You do not run events yet')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Create New Event' })).toBeNull();
  });

  it('a failure says so and is tried again', async () => {
    const { user, server } = open('/lottery/organise', {
      [LIST]: () => ({ status: 503, body: { code: 'INTERNAL', message: 'The database is away' } }),
    });
    expect(await screen.findByText('Couldn’t load your events')).toBeTruthy();
    server.on(LIST, listOf());
    await user.click(await press('Retry'));
    expect(await screen.findByRole('link', { name: 'Bookshelf Draw' })).toBeTruthy();
  });
});

describe('the form of a new event', () => {
  it('names what is missing and keeps what was typed, without a call', async () => {
    const { user, server } = open('/lottery/organise/new', {});
    const title = (await screen.findAllByRole('textbox', { name: /^Title/ }))[0]!;
    await user.type(title, 'Bookshelf Draw');
    await user.click(await press('Save draft'));
    expect(await screen.findByText(/things are missing or wrong/)).toBeTruthy();
    expect((title as HTMLInputElement).value).toBe('Bookshelf Draw');
    expect(server.count('POST /api/lottery/organised')).toBe(0);
  });
});

describe('an event of an organiser', () => {
  it('a draft is saved and published at its version', async () => {
    const { user, server } = openEvent(managedEvent(), {
      [`PUT ${ONE}`]: ({ body }) => ({
        body: { data: { ...managedEvent({ version: 4 }), ...(body as object) } },
      }),
      [`POST ${ONE}/publish`]: () => ({ body: { data: managedEvent({ phase: 'upcoming' }) } }),
    });
    const title = (await screen.findAllByRole('textbox', { name: /^Title/ }))[0]!;
    await user.clear(title);
    await user.type(title, 'Two Bookshelves');
    await user.click(await press('Save draft'));
    await waitFor(() => expect(server.count(`PUT ${ONE}`)).toBe(1));
    const put = server.calls.find(({ method }) => method === 'PUT');
    expect(put?.headers.get('If-Match')).toBe('"3"');
    expect(put?.body).toMatchObject({ title: { en: 'Two Bookshelves', 'zh-CN': '书架抽奖' } });
    await user.click(await press('Publish'));
    await waitFor(() => expect(server.count(`POST ${ONE}/publish`)).toBe(1));
  });

  it('a refusal is shown, and what was typed stays', async () => {
    const { user } = openEvent(managedEvent(), {
      [`PUT ${ONE}`]: () => ({
        status: 409,
        body: { code: 'LOTTERY_EVENT_CHANGED', message: 'Somebody else has changed the event' },
      }),
    });
    const title = (await screen.findAllByRole('textbox', { name: /^Title/ }))[0]!;
    await user.type(title, '!');
    await user.click(await press('Save draft'));
    expect(await screen.findByText('Somebody else has changed the event')).toBeTruthy();
    expect((title as HTMLInputElement).value).toBe('Bookshelf Draw!');
  });

  it('a deleted draft leads back to the list', async () => {
    const { user, location } = openEvent(managedEvent(), {
      [`DELETE ${ONE}`]: () => ({ status: 204 }),
    });
    await user.click(await press('Delete draft'));
    await waitFor(() => expect(location().pathname).toBe('/lottery/organise'));
  });

  it('a running event is cancelled with a reason that is published', async () => {
    const running = managedEvent({ phase: 'active', editable: false, cancellable: true });
    const { user, server } = openEvent(running, {
      [`POST ${ONE}/cancel`]: () => ({ body: { data: { ...running, phase: 'cancelled' } } }),
    });
    expect(await screen.findByText(/its terms are final/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    await user.click(await press('Cancel event'));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this event?' });
    const confirm = within(dialog).getByRole('button', { name: 'Cancel event' });
    expect((confirm as HTMLButtonElement).disabled).toBe(true);
    await user.type(within(dialog).getByLabelText('Reason'), 'The books got wet');
    await user.click(confirm);
    await waitFor(() => expect(server.count(`POST ${ONE}/cancel`)).toBe(1));
    expect(server.calls.find(({ path }) => path.endsWith('/cancel'))?.body).toEqual({
      reason: 'The books got wet',
    });
  });
});
