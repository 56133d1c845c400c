import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createFakeServer, type FakeCall } from '../../../test-support/fake-server.ts';
import { proveIdentity, renderConsole } from '../people/console.spec.helper.tsx';

const ROWS = [
  { line: 2, email: 'lin@example.com', ok: true },
  { line: 3, email: 'lin', ok: false, code: 'EMAIL_INVALID', message: 'No address' },
];
const FILE = new File(['name,email\nLin,lin@example.com\nLin,lin\n'], 'people.csv', {
  type: 'text/csv',
});
const EMPTY_LIST = {
  body: {
    users: [],
    page: 1,
    totalPages: 1,
    total: 0,
    totalIsMinimum: false,
    nextCursor: null,
    previousCursor: null,
  },
};

describe('importing users', () => {
  async function look(rows = ROWS, answer?: (call: FakeCall) => { status: number; body: unknown }) {
    const server = createFakeServer({
      'GET /api/admin/users': () => EMPTY_LIST,
      'POST /api/admin/users/import':
        answer ??
        (() => ({
          body: {
            data: {
              created: rows.filter(({ ok }) => ok).length,
              refused: rows.filter(({ ok }) => !ok).length,
              rows,
            },
          },
        })),
    });
    const rendered = renderConsole('/admin/users/import', { server });
    await rendered.user.upload(
      await screen.findByLabelText('CSV file', { selector: 'input' }),
      FILE,
    );
    return rendered;
  }
  const verdicts = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);

  it('a file is looked at first: a verdict on each line, and nothing is done', async () => {
    const { server } = await look();
    await waitFor(() => expect(verdicts()).toEqual(['Will be created', 'No address']));
    expect(screen.getByText('1 can be created, 1 rejected.')).toBeTruthy();
    const [call] = server.calls.filter(({ method }) => method === 'POST');
    expect(call?.query.get('dryRun')).toBe('true');
    const body = call?.body as FormData;
    expect(body.has('file')).toBe(true);
    expect(call?.headers.get('Content-Type')).toBeNull();
  });

  it('then imported: what was refused stays in sight', async () => {
    const { server, user } = await look();
    await user.click(await screen.findByRole('button', { name: 'Import 1 user' }));
    await waitFor(() => expect(verdicts()).toEqual(['Created', 'No address']));
    expect(await screen.findByText('1 user imported')).toBeTruthy();
    const last = server.calls.filter(({ path }) => path.endsWith('/import')).at(-1);
    expect(last?.query.get('dryRun')).toBe('false');
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  });

  it('the rejected lines can be shown alone', async () => {
    const { user } = await look();
    await waitFor(() => expect(verdicts()).toHaveLength(2));
    const only = screen.getByRole('checkbox', { name: 'Only the 1 rejected line' });
    await user.click(only);
    expect(verdicts()).toEqual(['No address']);
    await user.click(only);
    expect(verdicts()).toHaveLength(2);
  });

  it('where every line was imported the list opens', async () => {
    const { user, location } = await look(ROWS.slice(0, 1));
    await user.click(await screen.findByRole('button', { name: 'Import 1 user' }));
    await waitFor(() => expect(location().pathname).toBe('/admin/users'));
  });

  it('a file without a single good line cannot be imported', async () => {
    await look(ROWS.slice(1));
    const action = await screen.findByRole<HTMLButtonElement>('button', { name: 'Import 0 users' });
    expect(action.disabled).toBe(true);
  });

  it.each([
    ['the server’s words', { message: 'No CSV' }, 'No CSV'],
    [
      'the server’s words with the line',
      { message: 'No CSV', details: [{ field: 'line 3', message: 'Line 3 cannot be read' }] },
      'No CSV · Line 3 cannot be read',
    ],
    ['the screen’s own', undefined, 'Failed to import the users'],
  ])('a refused file is said in %s', async (_whose, body, text) => {
    await look(ROWS, () => ({ status: 400, body }));
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });
});

describe('exporting users', () => {
  const createObjectURL = jest.fn((_blob: Blob) => 'blob:export');
  const downloads: string[] = [];
  beforeEach(() => {
    Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      downloads.push(this.download);
    });
  });
  afterEach(() => void jest.restoreAllMocks());

  it('the users of this search become a file, after the password was given once more', async () => {
    let proven = false;
    const server = createFakeServer({
      'GET /api/admin/users': () => EMPTY_LIST,
      'GET /api/admin/users/export': () =>
        proven
          ? { body: 'id,name', headers: { 'content-type': 'text/csv; charset=utf-8' } }
          : { status: 403, body: { code: 'REAUTHENTICATION_NEEDED', message: 'again' } },
      'POST /api/admin/auth/reauthenticate': () => {
        proven = true;
        return { body: { data: { token: 'proven' } } };
      },
    });
    const { user } = renderConsole('/admin/users?search=li&role=user', { server });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Export CSV' }));
    await proveIdentity(user);
    await waitFor(() => expect(downloads).toHaveLength(1));
    expect(downloads[0]).toMatch(/^toolyard-users-\d{4}-\d\d-\d\d\.csv$/);
    expect(createObjectURL.mock.calls[0]?.[0].type).toBe('text/csv;charset=utf-8');
    const last = server.calls.filter(({ path }) => path.endsWith('/export')).at(-1);
    expect(Object.fromEntries(last!.query)).toEqual({ search: 'li', role: 'user' });
  });
});
