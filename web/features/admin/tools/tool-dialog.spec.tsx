import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  CHESS,
  DICE,
  inRow,
  refused,
  renderTools,
  rowOf,
  titles,
  toolServer,
} from './render-tools.tsx';
import { testTool } from './test-tools.ts';

const SAVED = testTool({ id: 'go-fish', title: 'Go Fish', order: 5, version: 1 });

const dialog = () => within(screen.getByRole('dialog'));
const field = (name: string) => dialog().getByRole<HTMLInputElement>('textbox', { name });
const save = (user: UserEvent) => user.click(dialog().getByRole('button', { name: 'Save' }));
const type = (user: UserEvent, name: string, text: string) => user.type(field(name), text);

async function addDialog(server = toolServer()) {
  const rendered = renderTools(server);
  await rowOf('Chess');
  await rendered.user.click(screen.getByRole('button', { name: 'Add Tool' }));
  await screen.findByRole('dialog', { name: 'Add Tool' });
  return rendered;
}

async function editDialog(server = toolServer(), name = 'Chess') {
  const rendered = renderTools(server);
  const { user } = rendered;
  await user.click((await inRow(name)).getByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await screen.findByRole('dialog', { name: 'Edit Tool' });
  return rendered;
}

async function fillIn(user: UserEvent) {
  await type(user, 'Title', 'Go Fish');
  await type(user, 'Description', 'A game of cards');
  await type(user, 'URL', '/games/fish');
  await type(user, 'Icon as text', '🐟');
}

describe('the dialog of a new tool', () => {
  it('AT-04 AT-08 begins with order 999, #3b82f6 and shown on the home page', async () => {
    await addDialog();
    expect(field('Order').value).toBe('999');
    expect(field('Color').value).toBe('#3b82f6');
    expect(dialog().getByRole('checkbox', { name: 'Show on homepage' })).toHaveProperty(
      'checked',
      true,
    );
    expect(document.activeElement).toBe(field('Title'));
  });

  it('AT-07 five badges can be chosen', async () => {
    await addDialog();
    const badges = within(dialog().getByRole('group', { name: 'Badges' }));
    const names = badges.getAllByRole('checkbox').map((box) => box.closest('label')!.textContent);
    expect(names).toEqual(['New', 'Hot', 'Free', 'Premium', 'Beta']);
  });

  it('AT-09 every empty field is marked, and the first has the focus', async () => {
    const server = toolServer();
    const { user } = await addDialog(server);
    await save(user);
    const marks = dialog().getAllByText(/is required$/);
    expect(marks.map((mark) => mark.textContent)).toEqual([
      'Title is required',
      'Description is required',
      'URL is required',
      'Icon is required',
    ]);
    const fields = ['Title', 'Description', 'URL', 'Icon as text'].map(field);
    expect(
      fields.map((at) => document.getElementById(at.getAttribute('aria-describedby')!)),
    ).toEqual(marks);
    await waitFor(() => expect(document.activeElement).toBe(fields[0]));
    expect(server.count('POST /api/admin/tools')).toBe(0);
  });

  it('has the Chinese texts behind 中, and goes there when one of them is refused', async () => {
    const { user } = await addDialog();
    const isShown = (name: string) => field(name).closest('.hidden') === null;
    expect([isShown('Title'), isShown('Title in Chinese')]).toEqual([true, false]);
    await user.click(dialog().getByRole('button', { name: '中' }));
    expect([isShown('Title'), isShown('Title in Chinese')]).toEqual([false, true]);
    await type(user, 'Title in Chinese', '长'.repeat(101));
    await user.click(dialog().getByRole('button', { name: 'EN' }));
    await fillIn(user);
    await save(user);
    await waitFor(() => expect(document.activeElement).toBe(field('Title in Chinese')));
    expect(isShown('Title in Chinese')).toBe(true);
  });

  it('AT-10 a title without an ID is refused at the title', async () => {
    const server = toolServer();
    const { user } = await addDialog(server);
    await type(user, 'Title', '！！');
    await save(user);
    const at = field('Title');
    expect(document.getElementById(at.getAttribute('aria-describedby')!)?.textContent).toBe(
      'Cannot generate a valid ID from the title',
    );
  });

  it('a corrected field loses its mark at the next save; the others keep theirs', async () => {
    const { user } = await addDialog();
    await save(user);
    await type(user, 'Title', 'Go');
    await save(user);
    expect(dialog().queryByText('Title is required')).toBeNull();
    expect(dialog().getAllByText(/is required$/)).toHaveLength(3);
    await waitFor(() => expect(document.activeElement).toBe(field('Description')));
  });

  it('AT-11 AT-12 the id follows the title', async () => {
    const { user } = await addDialog();
    await type(user, 'Title', '  AI -- Tool!! 2 ');
    dialog().getByText('ai-tool-2');
    await user.clear(field('Title'));
    await type(user, 'Title', '工具');
    expect(dialog().queryByText('ai-tool-2')).toBeNull();
  });

  it('times to show and to hide are typed and sent in UTC; an end before the beginning is refused at it', async () => {
    const server = toolServer();
    const { user } = await addDialog(server);
    await fillIn(user);
    fireEvent.change(dialog().getByLabelText('Show from'), {
      target: { value: '2026-12-01T09:30' },
    });
    fireEvent.change(dialog().getByLabelText('Hide from'), {
      target: { value: '2026-12-01T09:30' },
    });
    await save(user);
    await dialog().findByText('The time to hide must be after the time to show');
    fireEvent.change(dialog().getByLabelText('Hide from'), { target: { value: '' } });
    await save(user);
    await waitFor(() =>
      expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
        publishAt: '2026-12-01T09:30:00.000Z',
        hideAt: null,
      }),
    );
  });

  it('the id of a Chinese title is its pinyin, and another can be typed', async () => {
    const server = toolServer();
    const { user } = await addDialog(server);
    await fillIn(user);
    await user.clear(field('Title'));
    await type(user, 'Title', '工具 A');
    await dialog().findByText('gong-ju-a', { selector: 'span' });
    expect(field('ID').placeholder).toBe('gong-ju-a');
    await type(user, 'ID', 'Toolbox');
    await save(user);
    await dialog().findByText(/^ID must have at most 100 letters/);
    await user.clear(field('ID'));
    await type(user, 'ID', 'toolbox');
    await save(user);
    await waitFor(() =>
      expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
        id: 'toolbox',
        title: '工具 A',
      }),
    );
  });

  it('the preview is the card of the site, with its link and its place', async () => {
    const { user } = await addDialog();
    await fillIn(user);
    await user.clear(field('Order'));
    await type(user, 'Order', '15');
    dialog().getByText('/games/fish');
    dialog().getByText('2 of 4');
    expect(screen.getByRole('dialog').querySelector('article')?.textContent).toContain('Go Fish');
  });

  it('AT-18 AT-19 a save closes the dialog and the list has the tool without being asked for again', async () => {
    const server = toolServer(undefined, {
      'POST /api/admin/tools': () => ({ status: 201, body: { data: SAVED } }),
    });
    const { user } = await addDialog(server);
    await fillIn(user);
    await user.click(dialog().getByRole('checkbox', { name: 'Hot' }));
    await save(user);
    await screen.findByText('Tool added successfully');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(titles()).toEqual(['Go Fish', 'Chess', 'Go', 'Dice']);
    expect(server.count('GET /api/admin/tools')).toBe(1);
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      title: 'Go Fish',
      description: 'A game of cards',
      titleZh: '',
      descriptionZh: '',
      url: '/games/fish',
      icon: '🐟',
      iconAlt: '',
      color: '#3b82f6',
      order: 999,
      badges: ['HOT'],
      isActive: true,
      publishAt: null,
      hideAt: null,
    });
  });

  it.each([
    [
      'every message of its details',
      refused(400, 'TOOL_INVALID', 'This tool cannot be saved', [
        { field: 'url', message: 'URL is odd' },
        { field: 'icon', message: 'Icon is odd' },
      ]),
      'URL is odd, Icon is odd',
    ],
    [
      'its message',
      refused(409, 'TOOL_ID_TAKEN', 'A tool with this ID already exists'),
      'A tool with this ID already exists',
    ],
    ['the screen’s own words', { status: 400 }, 'Save failed, please check your input'],
  ])('AT-20 a refused save shows %s and keeps what was typed', async (_what, answer, text) => {
    const { user } = await addDialog(
      toolServer(undefined, { 'POST /api/admin/tools': () => answer }),
    );
    await fillIn(user);
    await save(user);
    expect((await dialog().findByRole('alert')).textContent).toBe(text);
    expect([field('Title').value, field('URL').value]).toEqual(['Go Fish', '/games/fish']);
  });

  it('what was typed is not lost by a slip: leaving asks first', async () => {
    const { user } = await addDialog();
    await type(user, 'Title', 'Go');
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(field('Title').value).toBe('Go');
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('an untouched form closes at once', async () => {
    const { user } = await addDialog();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the icon', () => {
  const picture = (type: string, size = 10) =>
    new File([new Uint8Array(size)], 'fish.png', { type });
  const chooser = () =>
    screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]')!;
  const choose = (user: UserEvent, file: File) => user.upload(chooser(), file);
  const drop = (file: File) =>
    fireEvent.drop(chooser().parentElement!, { dataTransfer: { files: [file] } });

  it('AT-15 128x128 px are recommended', async () => {
    await addDialog();
    dialog().getByText(/Recommended 128x128 px/);
  });

  it('AT-13 AT-14 what is no image, or has 2 MB, is refused before it is sent', async () => {
    const server = toolServer();
    await addDialog(server);
    dialog().getByText(/PNG, JPEG, WebP or GIF/);
    drop(picture('image/svg+xml'));
    await dialog().findByText('Please select an image file: PNG, JPEG, WebP or GIF');
    drop(picture('image/png', 2 * 1024 * 1024));
    await dialog().findByText('Image size should be less than 2MB');
    expect(server.count('POST /api/admin/upload/image')).toBe(0);
  });

  it('AT-17 the image goes out as a form, and its address is the icon', async () => {
    const url = `/uploads/${'a'.repeat(64)}.webp`;
    const server = toolServer(undefined, {
      'POST /api/admin/upload/image': () => ({
        status: 201,
        body: { success: true, data: { url } },
      }),
      'POST /api/admin/tools': () => ({ status: 201, body: { data: SAVED } }),
    });
    const { user } = await addDialog(server);
    await fillIn(user);
    await choose(user, picture('image/png'));
    await type(user, 'Icon description', 'A fish');
    dialog().getByText('fish.png');
    drop(picture('image/svg+xml'));
    await dialog().findByText('Please select an image file: PNG, JPEG, WebP or GIF');
    dialog().getByText('fish.png');
    const upload = server.calls.find(({ path }) => path.endsWith('/upload/image'))!;
    expect((upload.body as FormData).has('image')).toBe(true);
    await save(user);
    await screen.findByText('Tool added successfully');
    expect(server.calls.at(-1)?.body).toMatchObject({ icon: url, iconAlt: 'A fish' });
  });

  it('the description of the first image stays empty while a second replaces it', async () => {
    let nth = 0;
    const server = toolServer(undefined, {
      'POST /api/admin/upload/image': () => ({
        status: 201,
        body: { success: true, data: { url: `/uploads/${String(nth++).repeat(64)}.webp` } },
      }),
    });
    const { user } = await addDialog(server);
    await choose(user, picture('image/png'));
    expect((await dialog().findByRole('textbox', { name: 'Icon description' })).tagName).toBe(
      'INPUT',
    );
    await choose(user, picture('image/png'));
    await waitFor(() => expect(server.count('POST /api/admin/upload/image')).toBe(2));
    expect(field('Icon description').value).toBe('');
  });

  it.each([
    [
      'the server’s words',
      refused(413, 'IMAGE_TOO_LARGE', 'Image size should be less than 2MB'),
      'Image size should be less than 2MB',
    ],
    ['the screen’s own', { status: 400 }, 'Failed to upload image'],
  ])('AT-16 a failed upload shows %s', async (_what, answer, text) => {
    const { user } = await addDialog(
      toolServer(undefined, { 'POST /api/admin/upload/image': () => answer }),
    );
    await choose(user, picture('image/png'));
    expect((await dialog().findByRole('alert')).textContent).toBe(text);
  });
});

describe('the dialog of a tool that is there', () => {
  it('AT-12 its id stands there and does not follow the title', async () => {
    const { user } = await editDialog();
    await type(user, 'Title', ' for two');
    expect(dialog().getByText('chess')).toBeTruthy();
    expect(dialog().queryByRole('textbox', { name: 'ID' })).toBeNull();
  });

  it('AT-19 the changes go out for the version that was seen', async () => {
    const server = toolServer(undefined, {
      'PUT /api/admin/tools/:id': () => ({
        body: { data: { ...CHESS, title: 'Chess 2', version: 2 } },
      }),
    });
    const { user } = await editDialog(server);
    await type(user, 'Title', ' 2');
    await save(user);
    await screen.findByText('Tool updated successfully');
    await rowOf('Chess 2');
    const put = server.calls.find(({ method }) => method === 'PUT')!;
    expect(put.headers.get('If-Match')).toBe('"1"');
    expect(put.headers.get('Idempotency-Key')).not.toBeNull();
    expect(server.count('GET /api/admin/tools')).toBe(1);
  });

  it('who saves second sees both versions, and the merge goes out for the version of now', async () => {
    const theirs = { ...DICE, order: 7, title: 'Dice 6', version: 9 };
    const server = toolServer(undefined, {
      'PUT /api/admin/tools/:id': ({ headers }) =>
        headers.get('If-Match') === '"9"'
          ? { body: { data: { ...theirs, title: 'Dice 12', version: 10 } } }
          : refused(409, 'VERSION_CONFLICT', 'Changed', { current: theirs }),
    });
    const { user } = await editDialog(server, 'Dice');
    await type(user, 'Title', ' 12');
    await save(user);
    await screen.findByRole('dialog', { name: 'Changed by someone else' });
    await user.click(screen.getByRole('radio', { name: 'Yours Dice 12' }));
    await user.click(screen.getByRole('button', { name: 'Save merged version' }));
    await screen.findByText('Tool updated successfully');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.calls.at(-1)?.body).toMatchObject({ title: 'Dice 12', order: 7 });
    expect(titles()[0]).toBe('Dice 12');
  });

  it('taking theirs gives mine up and shows theirs', async () => {
    const theirs = { ...DICE, title: 'Dice 6', version: 9 };
    const server = toolServer(undefined, {
      'PUT /api/admin/tools/:id': () =>
        refused(409, 'VERSION_CONFLICT', 'Changed', { current: theirs }),
    });
    const { user } = await editDialog(server, 'Dice');
    await type(user, 'Title', ' 12');
    await save(user);
    await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
    await rowOf('Dice 6');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.count('PUT /api/admin/tools/:id')).toBe(1);
  });
});
