import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ApprovalResponse, ManagedEventResponse } from '../../api/generated.ts';
import { createFakeServer, type Handler } from '../../test-support/fake-server.ts';
import { MANAGED_ID, managedEvent } from '../../test-support/managed-event.ts';
import { renderApp } from '../../test-support/render-app.tsx';

const LIST = 'GET /api/lottery/organised';
const ONE = '/api/lottery/organised/:id';

const listOf = (events = [managedEvent()], organiser = true): Handler => {
  const body = { data: events, nextCursor: null, organiser, serverTime: '2026-11-28T00:00:00Z' };
  return () => ({ body });
};

const NAME = 'GET /api/lottery/organiser-name';
const named =
  (name: string | null): Handler =>
  () => ({ body: { data: { name } } });

function open(route: string, handlers: Readonly<Record<string, Handler>>) {
  const server = createFakeServer({ [NAME]: named('Mug Club'), ...handlers });
  return renderApp(route, { server, auth: true });
}

const openEvent = (event = managedEvent(), handlers: Readonly<Record<string, Handler>> = {}) =>
  open(`/lottery/organise/${event.id}`, {
    [`GET ${ONE}`]: () => ({ body: { data: event } }),
    [LIST]: listOf([event]),
    ...handlers,
  });

const submission = (change: Partial<ApprovalResponse> = {}): ApprovalResponse => ({
  state: 'waiting',
  submittedAt: '2026-11-27T08:00:00.000Z',
  decidedAt: null,
  reason: '',
  ...change,
});

/** The event with new terms, as the server stores them: prizes have ids. */
function withTerms(event: ManagedEventResponse, body: unknown): ManagedEventResponse {
  const terms = body as ManagedEventResponse;
  const prizes = terms.prizes.map((prize, place) => ({ ...prize, id: `p${place + 1}` }));
  return { ...event, ...terms, prizes };
}

const press = (name: string) => screen.findByRole('button', { name });

beforeAll(async () => {
  await Promise.all([
    import('./organise-page.tsx'),
    import('./organised-event-page.tsx'),
    import('../../i18n/lottery-more/en.ts'),
  ]);
});

describe('the events of an organizer', () => {
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

  it('somebody who runs none drafts one, and is told of the approval', async () => {
    open('/lottery/organise', { [LIST]: listOf([], false) });
    expect(await screen.findByText(/an operator approves it/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create New Event' })).toBeTruthy();
  });

  it('drafts say whether they wait or were declined', async () => {
    const events = [
      managedEvent({ id: 'a', approval: submission() }),
      managedEvent({ id: 'b', approval: submission({ state: 'declined' }) }),
    ];
    open('/lottery/organise', { [LIST]: listOf(events, false) });
    expect(await screen.findByText('Waiting for approval')).toBeTruthy();
    expect(screen.getByText('Declined')).toBeTruthy();
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
    const { user, server } = open('/lottery/organise/new', { [LIST]: listOf([]) });
    const title = (await screen.findAllByRole('textbox', { name: /^Title/ }))[0]!;
    await user.type(title, 'Bookshelf Draw');
    await user.click(await press('Save draft'));
    expect(await screen.findByText(/things are missing or wrong/)).toBeTruthy();
    expect((title as HTMLInputElement).value).toBe('Bookshelf Draw');
    expect(server.count('POST /api/lottery/organised')).toBe(0);
  });
});

describe('the public name of an organizer', () => {
  const SAVE = 'PUT /api/lottery/organiser-name';

  it('is chosen before the first draft; a bad one is refused at its field, and what was typed stays', async () => {
    const { user, server } = open('/lottery/organise/new', {
      [LIST]: listOf([]),
      [NAME]: named(null),
      [SAVE]: () => ({
        status: 409,
        body: { code: 'LOTTERY_ORGANISER_NAME_TAKEN', message: 'Another has this name' },
      }),
    });
    const field = await screen.findByRole('textbox', { name: 'Public name' });
    expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
    await user.type(field, 'Toolyard Team');
    await user.click(await press('Save name'));
    expect(await screen.findByText(/reserved for the site/)).toBeTruthy();
    expect(server.count(SAVE)).toBe(0);
    await user.clear(field);
    await user.type(field, 'Mug Club');
    await user.click(await press('Save name'));
    expect(await screen.findByText('Another has this name')).toBeTruthy();
    expect((field as HTMLInputElement).value).toBe('Mug Club');
    server.on(SAVE, named('Mug Club'));
    server.on(NAME, named('Mug Club'));
    await user.click(await press('Save name'));
    await user.click(await press('Write the standard rules'));
    expect(screen.getByDisplayValue(/^Organizer: Mug Club\./)).toBeTruthy();
  });

  it('is shown with the events and changed there', async () => {
    const { user, server } = open('/lottery/organise', {
      [LIST]: listOf([]),
      [SAVE]: ({ body }) => ({ body: { data: body } }),
    });
    expect(await screen.findByText('Mug Club')).toBeTruthy();
    await user.click(await press('Change'));
    const field = screen.getByRole('textbox', { name: 'Public name' });
    await user.clear(field);
    await user.type(field, 'Guild');
    server.on(NAME, named('Guild'));
    await user.click(await press('Save name'));
    expect(await screen.findByText('Guild')).toBeTruthy();
  });

  it('a failure says so and is tried again', async () => {
    const { user, server } = open('/lottery/organise', {
      [LIST]: listOf([]),
      [NAME]: () => ({ status: 400, body: { code: 'INTERNAL', message: 'Away' } }),
    });
    expect(await screen.findByText('Couldn’t load your public name')).toBeTruthy();
    server.on(NAME, named('Mug Club'));
    await user.click(await press('Retry'));
    expect(await screen.findByText('Mug Club')).toBeTruthy();
  });
});

describe('drafting without a confirmed address', () => {
  const profile = (emailVerified: boolean): Handler => {
    const user = { id: 'u', name: 'Mei', email: 'mei@example.com', role: 'user', emailVerified };
    return () => ({ body: { user } });
  };
  const PROFILE = 'GET /api/auth/profile';

  it('says why there is no form, sends the link again, and opens the form once confirmed', async () => {
    const { user, server } = open('/lottery/organise/new', {
      [LIST]: listOf([], false),
      [PROFILE]: profile(false),
      'POST /api/auth/email/confirmation': () => ({ status: 204 }),
    });
    expect(await screen.findByText('Confirm your email address first')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
    await user.click(await press('Send the link again'));
    expect(await screen.findByText('The link is on its way to mei@example.com.')).toBeTruthy();
    server.on(PROFILE, profile(true));
    await user.click(await press('I have confirmed it'));
    expect(await press('Save draft')).toBeTruthy();
  });

  it('a trusted organizer has the form all the same', async () => {
    open('/lottery/organise/new', { [LIST]: listOf([]), [PROFILE]: profile(false) });
    expect(await press('Save draft')).toBeTruthy();
  });
});

describe('an event that needs approval', () => {
  const openDraft = (event = managedEvent(), handlers: Readonly<Record<string, Handler>> = {}) =>
    openEvent(event, { [LIST]: listOf([event], false), ...handlers });

  it('is submitted after one question, and cannot be published', async () => {
    const { user, server } = openDraft(managedEvent(), {
      [`POST ${ONE}/submission`]: () => ({ body: { data: managedEvent() } }),
    });
    await user.click(await press('Submit for approval'));
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    const dialog = await screen.findByRole('dialog', { name: 'Submit this draft?' });
    await user.click(within(dialog).getByRole('button', { name: 'Submit for approval' }));
    await waitFor(() => expect(server.count(`POST ${ONE}/submission`)).toBe(1));
    const call = server.calls.find(({ path }) => path.endsWith('/submission'));
    expect(call?.headers.get('If-Match')).toBe('"3"');
  });

  it('waits without a form, and is withdrawn', async () => {
    const event = managedEvent({ editable: false, approval: submission() });
    const { user, server } = openDraft(event, {
      [`DELETE ${ONE}/submission`]: () => ({ body: { data: managedEvent() } }),
    });
    expect(await screen.findByText(/^Waiting for approval since/)).toBeTruthy();
    for (const name of ['Save draft', 'Delete draft', 'Submit for approval', 'Approve and publish'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    const preview = screen.getByRole('region', { name: 'Preview' });
    for (const text of ['Two shelves of books.', 'Mei Chen', 'One entry per account.'])
      expect(within(preview).getByText(text)).toBeTruthy();
    expect(within(preview).getByText(/^Shelf × 1$/)).toBeTruthy();
    await user.click(await press('Withdraw and edit'));
    await waitFor(() => expect(server.count(`DELETE ${ONE}/submission`)).toBe(1));
  });

  it('declined: the reason stands above the form, and it can be submitted again', async () => {
    const decided = { state: 'declined', decidedAt: '2026-11-27T09:00:00.000Z' } as const;
    const approval = submission({ ...decided, reason: 'Name the value' });
    openDraft(managedEvent({ approval }));
    expect(await screen.findByText('Name the value')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Preview' })).toBeTruthy();
    expect(await press('Save draft')).toBeTruthy();
    expect(await press('Submit for approval')).toBeTruthy();
  });
});

describe('an event of an organizer', () => {
  it('a draft is saved and published at its version', async () => {
    const { user, server } = openEvent(managedEvent(), {
      [`PUT ${ONE}`]: ({ body }) => ({
        body: { data: withTerms(managedEvent({ version: 4 }), body) },
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
    const dialog = await screen.findByRole('dialog', { name: 'Publish this event?' });
    await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(server.count(`POST ${ONE}/publish`)).toBe(1));
  });

  it('rules that the terms have left behind are named, put right, and not published', async () => {
    const { user } = openEvent(managedEvent());
    await user.click(await press('Write the standard rules'));
    expect(screen.queryByText('These rules say otherwise than the terms:')).toBeNull();
    const email = screen.getByRole('checkbox', { name: /confirmed/i });
    const days = screen.getByLabelText(/claim/i);
    await user.click(email);
    await user.clear(days);
    await user.type(days, '3');
    await screen.findByText('These rules say otherwise than the terms:');
    expect(screen.getByText(/By the terms: “Winners are notified .* have 3 days/)).toBeTruthy();
    await user.click(await press('Update these rules'));
    expect(screen.queryByText('These rules say otherwise than the terms:')).toBeNull();
    expect(screen.getByDisplayValue(/have 3 days to claim/)).toBeTruthy();
  });

  describe('the picture of a prize', () => {
    const PICTURES = `${ONE}/pictures`;
    const HASH = 'a'.repeat(64);
    const image = new File(['x'], 'mug.png', { type: 'image/png' });
    const choose = (name: string) => screen.findByLabelText(name, { selector: 'input' });

    it('is uploaded, described and saved with the prize', async () => {
      const { user, server } = openEvent(managedEvent(), {
        [`POST ${PICTURES}`]: () => ({ status: 201, body: { data: { hash: HASH } } }),
        [`GET ${PICTURES}/:hash`]: () => ({ status: 404 }),
        [`PUT ${ONE}`]: ({ body }) => ({
          body: { data: withTerms(managedEvent(), body) },
        }),
      });
      await user.upload(await choose('Picture file of prize 1'), image);
      const [alt] = await screen.findAllByRole('textbox', {
        name: /^What the picture of prize 1 shows/,
      });
      await user.click(await press('Save draft'));
      expect((await screen.findAllByText(/Text instead of the picture is required/)).length).toBe(
        2,
      );
      await user.type(alt!, 'A green mug');
      await user.click(await press('Save draft'));
      await waitFor(() => expect(server.count(`PUT ${ONE}`)).toBe(1));
      const put = server.calls.find(({ method }) => method === 'PUT');
      expect(put?.body).toMatchObject({
        prizes: [{ picture: { hash: HASH, alt: { en: 'A green mug' } } }],
      });
    });

    it('is refused by size before it is sent, and by the server after', async () => {
      const { user, server } = openEvent(managedEvent(), {
        [`POST ${PICTURES}`]: () => ({
          status: 400,
          body: { code: 'MEDIA_TYPE_WRONG', message: 'That is no picture' },
        }),
      });
      const input = await choose('Picture file of prize 1');
      const large = new File(['x'], 'large.png', { type: 'image/png' });
      Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
      await user.upload(input, large);
      expect(await screen.findByRole('alert')).toBeTruthy();
      expect(server.count(`POST ${PICTURES}`)).toBe(0);
      await user.upload(input, image);
      expect(await screen.findByText('That is no picture')).toBeTruthy();
    });

    it('is removed from its prize', async () => {
      const [prize] = managedEvent().prizes;
      const alt = { en: 'Oak', 'zh-CN': '橡木' };
      const event = managedEvent({ prizes: [{ ...prize!, picture: { hash: HASH, alt } }] });
      const { user } = openEvent(event, { [`GET ${PICTURES}/:hash`]: () => ({ status: 404 }) });
      // In the form and in the preview.
      const failed = { name: 'The picture couldn’t be loaded' };
      expect(await screen.findAllByRole('img', failed)).toHaveLength(2);
      await user.click(await press('Remove the picture of prize 1'));
      expect(screen.queryByRole('textbox', { name: /^What the picture/ })).toBeNull();
    });

    it('of a new event waits until the draft is saved', async () => {
      open('/lottery/organise/new', { [LIST]: listOf([]) });
      expect(await screen.findByText(/Save the draft first to upload/)).toBeTruthy();
    });
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

  it('somebody else saves meanwhile: what was typed stays, the rest is theirs', async () => {
    let stored = managedEvent();
    const { user, server } = openEvent(managedEvent(), {
      [`GET ${ONE}`]: () => ({ body: { data: stored } }),
      [`PUT ${ONE}`]: ({ headers, body }) => {
        if (headers.get('If-Match') === `"${stored.version}"`) {
          stored = withTerms({ ...stored, version: stored.version + 1 }, body);
          return { body: { data: stored } };
        }
        const code = 'LOTTERY_EVENT_CHANGED';
        return { status: 409, body: { code, message: 'Somebody else has changed the event' } };
      },
    });
    const title = (await screen.findAllByRole('textbox', { name: /^Title/ }))[0]!;
    const seats = screen.getByLabelText<HTMLInputElement>(/^Places/);
    await user.type(title, '!');
    stored = managedEvent({ version: 7, capacity: 321 });
    await user.click(await press('Save draft'));
    await waitFor(() => expect(seats.value).toBe('321'));
    expect((title as HTMLInputElement).value).toBe('Bookshelf Draw!');
    expect(screen.getByText(/^Somebody else has saved this event since/)).toBeTruthy();
    await user.click(await press('Save draft'));
    await waitFor(() => expect(stored.version).toBe(8));
    expect(stored).toMatchObject({ title: { en: 'Bookshelf Draw!' }, capacity: 321 });
    await waitFor(() => expect(screen.queryByText(/^Somebody else has saved/)).toBeNull());
    expect(server.count(`PUT ${ONE}`)).toBe(2);
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

  it('a cancellation that fails says why, and keeps its reason', async () => {
    const running = managedEvent({ phase: 'active', editable: false, cancellable: true });
    const { user } = openEvent(running, {
      [`POST ${ONE}/cancel`]: () => ({
        status: 409,
        body: { code: 'VERSION_CONFLICT', message: 'Somebody else changed it' },
      }),
    });
    await user.click(await press('Cancel event'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this event?' }));
    await user.type(dialog.getByLabelText('Reason'), 'The books got wet');
    await user.click(dialog.getByRole('button', { name: 'Cancel event' }));
    expect(await dialog.findByText('Somebody else changed it')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('The books got wet');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Discard your changes?' })).toBeTruthy();
  });
});
