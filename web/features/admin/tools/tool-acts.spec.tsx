import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  CHESS,
  DICE,
  GO,
  inRow,
  refused,
  renderTools,
  rowOf,
  titles,
  toolServer,
} from './render-tools.tsx';

const choose = async (user: UserEvent, name: string, item: string) => {
  await user.click((await inRow(name)).getByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const shownSwitch = async (name: string) => (await inRow(name)).getByRole('switch');

describe('one tool', () => {
  it('AT-03 its menu edits and deletes', async () => {
    const { user } = renderTools();
    await user.click((await inRow('Go')).getByRole('button', { name: 'Actions for Go' }));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(items).toEqual(['Edit', 'Duplicate', 'Move up', 'Move down', 'Delete']);
  });

  it('AT-06 the switch turns at once, and back where the server refuses', async () => {
    let answer: (value: ReturnType<typeof refused>) => void = () => undefined;
    const server = toolServer(undefined, {
      'PUT /api/admin/tools/:id': () => new Promise((resolve) => (answer = resolve)),
    });
    const { user } = renderTools(server);
    await user.click(await shownSwitch('Chess'));
    // The server has not answered yet.
    await waitFor(async () => expect((await shownSwitch('Chess')).ariaChecked).toBe('false'));
    await waitFor(() =>
      expect(server.calls.at(-1)).toMatchObject({
        path: '/api/admin/tools/chess',
        body: { isActive: false },
      }),
    );
    expect(server.calls.at(-1)?.headers.get('If-Match')).toBe('"1"');
    act(() => answer(refused(403, 'FORBIDDEN', 'You may not')));
    await screen.findByText('Failed to change the status');
    await waitFor(async () => expect((await shownSwitch('Chess')).ariaChecked).toBe('true'));
  });

  it('AT-04 AT-19 a deletion is confirmed, and can be undone', async () => {
    const server = toolServer(undefined, {
      'DELETE /api/admin/tools/:id': () => ({ status: 204 }),
      'POST /api/admin/deleted-tools/:key/restore': () => ({
        body: { data: { ...CHESS, version: 3 } },
      }),
    });
    const { user } = renderTools(server);
    await choose(user, 'Chess', 'Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this tool?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Tool deleted successfully');
    await waitFor(() => expect(titles()).toEqual(['Go', 'Dice']));
    // The area of the toasts cannot be pointed at without a layout.
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await rowOf('Chess');
    await waitFor(() =>
      expect(server.count('POST /api/admin/deleted-tools/key-chess/restore')).toBe(1),
    );
    expect(server.count('GET /api/admin/tools')).toBe(1);
  });

  it('AT-04 who does not confirm deletes nothing', async () => {
    const server = toolServer();
    const { user } = renderTools(server);
    await choose(user, 'Chess', 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(titles()).toContain('Chess');
    expect(server.count('DELETE /api/admin/tools/:id')).toBe(0);
  });

  it('AT-21 a deletion that fails says so, and the tool stays', async () => {
    const server = toolServer(undefined, {
      'DELETE /api/admin/tools/:id': () =>
        refused(409, 'VERSION_CONFLICT', 'It has been changed', {
          current: { ...CHESS, title: 'Chess 2', version: 2 },
        }),
    });
    const { user } = renderTools(server);
    await choose(user, 'Chess', 'Delete');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Failed to delete tool');
    screen.getByText('It has been changed');
    await rowOf('Chess 2');
  });

  it('the undo of a deletion is offered for 8 seconds', async () => {
    const server = toolServer(undefined, {
      'DELETE /api/admin/tools/:id': () => ({ status: 204 }),
    });
    const { user, application } = renderTools(server);
    await choose(user, 'Chess', 'Delete');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Tool deleted successfully');
    expect(application.toasts.list().map(({ duration }) => duration)).toEqual([8000]);
  });

  it('a duplicate comes into the list', async () => {
    const copy = {
      ...CHESS,
      id: 'chess-copy',
      key: 'key-copy',
      title: 'Chess copy',
      isActive: false,
    };
    const server = toolServer(undefined, {
      'POST /api/admin/tools/:id/duplicate': () => ({ status: 201, body: { data: copy } }),
    });
    const { user } = renderTools(server);
    await choose(user, 'Chess', 'Duplicate');
    await rowOf('Chess copy');
    expect(titles()).toEqual(['Chess', 'Chess copy', 'Go', 'Dice']);
  });

  it('moving goes out in one call, and back where it is refused', async () => {
    const server = toolServer(undefined, {
      'PUT /api/admin/tools/order': () => refused(409, 'TOOLS_CHANGED', 'The list has changed'),
    });
    const { user } = renderTools(server);
    await choose(user, 'Dice', 'Move up');
    await screen.findByText('Failed to save the order');
    expect(server.calls.at(-1)?.body).toEqual({ ids: ['chess', 'dice', 'go'] });
    expect(titles()).toEqual(['Chess', 'Go', 'Dice']);
    server.on('PUT /api/admin/tools/order', ({ body }) => ({
      body: {
        data: (body as { ids: string[] }).ids.map((id, i) => ({
          ...[CHESS, GO, DICE].find((tool) => tool.id === id)!,
          order: i + 1,
        })),
      },
    }));
    await choose(user, 'Chess', 'Move down');
    await waitFor(() => expect(titles()).toEqual(['Go', 'Chess', 'Dice']));
    (await inRow('Dice')).getByText('3');
  });
});

describe('several tools', () => {
  const tick = async (user: UserEvent, ...names: string[]) => {
    for (const name of names)
      await user.click((await inRow(name)).getByRole('checkbox', { name: `Select ${name}` }));
  };

  it('hiding many says how many, and the rows show it', async () => {
    const server = toolServer(undefined, {
      'POST /api/admin/tools/bulk': () => ({
        body: {
          data: [CHESS, DICE].map((tool) => ({
            id: tool.id,
            ok: true,
            tool: { ...tool, isActive: false, version: 2 },
          })),
        },
      }),
    });
    const { user } = renderTools(server);
    await tick(user, 'Chess', 'Dice');
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    await screen.findByText('2 tools hidden from homepage');
    expect(server.calls.at(-1)?.body).toEqual({ action: 'hide', ids: ['chess', 'dice'] });
    expect((await shownSwitch('Dice')).ariaChecked).toBe('false');
    expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
  });

  it('what became of each is told where one of them failed', async () => {
    const server = toolServer(undefined, {
      'POST /api/admin/tools/bulk': () => ({
        body: {
          data: [
            { id: 'chess', ok: true },
            { id: 'go', ok: false, code: 'TOOL_UNKNOWN', message: 'This tool does not exist' },
          ],
        },
      }),
    });
    const { user } = renderTools(server);
    await tick(user, 'Chess', 'Go');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 tools?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    const result = within(
      await screen.findByRole('dialog', { name: 'Some tools couldn’t be changed' }),
    );
    expect(result.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'ChessDone',
      'GoThis tool does not existFailed',
    ]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(titles()).toEqual(['Go', 'Dice']));
  });
});

describe('the trash', () => {
  const trashed = {
    ...CHESS,
    deletedAt: '2026-11-20T08:00:00.000Z',
    expiresAt: '2026-12-20T08:00:00.000Z',
  };
  const NOW = Date.parse('2026-11-21T08:00:00.000Z');
  const trashServer = (more = {}) =>
    toolServer([GO, DICE], {
      'GET /api/admin/deleted-tools': () => ({ body: { data: [trashed] } }),
      ...more,
    });
  const open = (server = trashServer()) =>
    renderTools(server, { at: '/admin/tools?view=trash', services: { now: () => NOW } });

  it('says how many days are left, and a tool comes back', async () => {
    const server = trashServer({
      'POST /api/admin/deleted-tools/:key/restore': () => ({ body: { data: CHESS } }),
    });
    const { user } = open(server);
    (await inRow('Chess')).getByText('29 days left');
    expect(document.querySelector('[data-list-head] h1 + *')?.textContent).toBe('1');
    await choose(user, 'Chess', 'Restore');
    await screen.findByText('The trash is empty');
    await user.click(screen.getByRole('button', { name: 'Tools' }));
    await rowOf('Chess');
    expect(titles()).toEqual(['Chess', 'Go', 'Dice']);
  });

  it('a tool whose id is in use again comes back as a copy, which can be undone', async () => {
    const copy = { ...CHESS, id: 'chess-copy', title: 'Chess copy', isActive: false };
    const server = trashServer({
      'POST /api/admin/deleted-tools/:key/restore': () =>
        refused(409, 'TOOL_ID_TAKEN', 'A tool with this ID already exists'),
      'POST /api/admin/deleted-tools/:key/restore-as-copy': () => ({ body: { data: copy } }),
      'DELETE /api/admin/tools/:id': () => ({ status: 204 }),
    });
    const { user } = open(server);
    await choose(user, 'Chess', 'Restore');
    const dialog = within(await screen.findByRole('dialog', { name: /ID is in use/ }));
    await user.click(dialog.getByRole('button', { name: 'Restore as a copy' }));
    await screen.findByText('Restored as chess-copy');
    await screen.findByText('The trash is empty');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.count('DELETE /api/admin/tools/chess-copy')).toBe(1));
  });

  it('deleting for good is confirmed', async () => {
    const server = trashServer({ 'DELETE /api/admin/deleted-tools/:key': () => ({ status: 204 }) });
    const { user } = open(server);
    await choose(user, 'Chess', 'Delete permanently');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete permanently?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    await screen.findByText('Tool permanently deleted');
    expect(server.count('DELETE /api/admin/deleted-tools/key-chess')).toBe(1);
  });
});

describe('by keys', () => {
  it('J walks, E edits, X selects, N adds', async () => {
    const { user } = renderTools();
    await rowOf('Chess');
    await user.keyboard('jjx');
    expect((await rowOf('Go')).ariaSelected).toBe('true');
    await user.keyboard('e');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Tool' }));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Go');
    await user.keyboard('{Escape}n');
    await screen.findByRole('dialog', { name: 'Add Tool' });
  });

  it('letters that are typed into the search are letters', async () => {
    const { user } = renderTools();
    await rowOf('Chess');
    await user.type(screen.getByRole('searchbox'), 'ne');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
