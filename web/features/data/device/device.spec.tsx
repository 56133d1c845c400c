import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { QueryResult } from '@toolyard/core/data';
import type { DataEngine, OpenOptions } from '../../../app/data-in-worker.ts';
import type { Services } from '../../../app/services.ts';
import { textOfFile } from '../../../test-support/bytes-of.ts';
import { createFakeServer, type Handler } from '../../../test-support/fake-server.ts';
import { fakeDeviceStorage } from '../../../test-support/fake-device-storage.ts';
import { renderApp } from '../../../test-support/render-app.tsx';
import { writeInto } from '../editor/code-editor.spec.helper.ts';
import { openedFile } from '../reading/opened-file.spec.helper.ts';
import { fileSize } from './file-size.ts';

const CITIES: QueryResult = {
  columns: [{ name: 'city', engineType: 'VARCHAR' }],
  rows: [['Oslo']],
};
const COUNT: QueryResult = { columns: [{ name: 'count', engineType: 'BIGINT' }], rows: [['1']] };

/** The files that an engine was given. */
const opened: { readonly name: string; readonly text: string; readonly options: OpenOptions }[] =
  [];

const engine: DataEngine = {
  openFile: async (file, options) => {
    opened.push({ name: file.name, text: await textOfFile(file), options });
    return openedFile();
  },
  query: (select) => Promise.resolve(select.includes('count(*)') ? COUNT : CITIES),
  write: () => Promise.resolve(new Blob(['city\r\n'])),
  end: () => undefined,
};

function openPage(
  deviceStorage: Services['deviceStorage'],
  { auth = false, lang = 'en' }: { auth?: boolean; lang?: 'en' | 'zh-CN' } = {},
  handlers: Readonly<Record<string, Handler>> = {},
) {
  const server = createFakeServer({
    'GET /api/data/analyses': () => ({ status: 200, body: { data: [] } }),
    ...handlers,
  });
  return renderApp('/tools/data-analysis', {
    server,
    auth,
    lang,
    services: {
      dataEngine: () => Promise.resolve(engine),
      deviceStorage,
      now: () => Date.parse('2026-11-29T10:00:00Z'),
    },
  });
}

const FILE = new File(['city\nOslo\n'], 'cities.csv');
const choose = async (user: ReturnType<typeof openPage>['user'], file = FILE) =>
  user.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), file);

/** Chooses a file, keeps the rows of Oslo, and opens the dialog that keeps the work here. */
async function openDialog(user: ReturnType<typeof openPage>['user'], file = FILE) {
  await choose(user, file);
  const box = await screen.findByRole('textbox', { name: 'A SELECT over the table' });
  writeInto(box, 'select city from input');
  await user.click(screen.getByRole('button', { name: 'Run' }));
  await user.click(await screen.findByRole('button', { name: 'Keep as a step' }));
  await user.click(screen.getByRole('button', { name: 'Keep on this device' }));
  return within(await screen.findByRole('dialog', { name: 'Keep on this device' }));
}

async function keep(user: ReturnType<typeof openPage>['user']) {
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('button', { name: 'Keep' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

beforeAll(async () => {
  await Promise.all([
    import('../data-page.tsx'),
    import('../open-files.tsx'),
    import('../editor/code-editor.tsx'),
    import('./device-card.tsx'),
    import('../../../app/device-analyses.ts'),
    import('../../../i18n/data/en.ts'),
    import('../../../i18n/data/zh-CN.ts'),
  ]);
});

beforeEach(() => {
  opened.length = 0;
  const parts = Object.getPrototypeOf(new File([], 'x').slice()) as Blob;
  parts.text = function (this: Blob) {
    return textOfFile(this);
  };
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('an analysis on this device', () => {
  it('is kept with its files and steps, listed with size and date, opened as it was, and nothing is sent', async () => {
    const device = fakeDeviceStorage();
    const first = openPage(() => device.storage);
    const dialog = await openDialog(first.user);
    expect(dialog.getByText(/^A copy of the file \(10 B\) and the steps go into/)).toBeTruthy();
    expect(dialog.getByText(/^You are not signed in/)).toBeTruthy();
    await first.user.click(dialog.getByRole('button', { name: 'Keep' }));
    expect(await screen.findByText('Kept on this device')).toBeTruthy();
    expect(device.count()).toBe(1);
    first.unmount();

    const { user, server } = openPage(() => device.storage);
    const card = within(await screen.findByRole('region', { name: 'On this device' }));
    expect(card.getByRole('listitem').textContent).toMatch(/^cities\.csv10 B · kept .*2026/);
    opened.length = 0;
    await user.click(card.getByRole('button', { name: 'Open cities.csv' }));
    expect(await screen.findByText('Run SQL: select city from input')).toBeTruthy();
    expect(opened).toEqual([
      { name: 'cities.csv', text: 'city\nOslo\n', options: { table: 't', choices: {} } },
    ]);
    expect(screen.queryByRole('region', { name: 'This file and the one before' })).toBeNull();
    expect(screen.getByText('0 bytes sent')).toBeTruthy();
    expect(server.calls.filter(({ method }) => method !== 'GET')).toEqual([]);

    // Keeping it again takes the place of the first copy.
    await user.click(screen.getByRole('button', { name: 'Keep on this device' }));
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByText('It takes the place of the copy from before.')).toBeTruthy();
    await user.click(again.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(device.count()).toBe(1);
    // The next file has steps of its own.
    await user.click(screen.getByRole('button', { name: 'Another file' }));
    expect(screen.queryByText(/is ready$/)).toBeNull();
  });

  it('is deleted one by one or all together, after a question', async () => {
    const device = fakeDeviceStorage();
    for (let times = 0; times < 3; times += 1) {
      const { user, unmount } = openPage(() => device.storage);
      await keep(user);
      unmount();
    }
    const { user } = openPage(() => device.storage);
    const card = within(await screen.findByRole('region', { name: 'On this device' }));
    await user.click(card.getAllByRole('button', { name: /^Delete cities\.csv/ })[0]!);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(device.count()).toBe(3);
    await user.click(card.getAllByRole('button', { name: /^Delete cities\.csv/ })[0]!);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(2));
    await user.click(card.getByRole('button', { name: 'Delete all' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await card.findByText('Nothing is kept on this device')).toBeTruthy();
    expect(device.count()).toBe(0);
  });

  it('says so when what is left cannot be listed after one was deleted', async () => {
    const device = fakeDeviceStorage();
    const first = openPage(() => device.storage);
    await keep(first.user);
    first.unmount();
    const { user } = openPage(() => device.storage);
    const card = within(await screen.findByRole('region', { name: 'On this device' }));
    device.failToList(new Error('The disk went away'));
    await user.click(card.getByRole('button', { name: /^Delete cities\.csv/ }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await card.findByText('The disk went away')).toBeTruthy();
  });

  it('of an account goes when it signs out', async () => {
    const device = fakeDeviceStorage();
    const { user, application } = openPage(() => device.storage, { auth: true });
    await keep(user);
    expect(device.count()).toBe(1);
    act(() => application.signedOut());
    await waitFor(() => expect(device.count()).toBe(0));
  });

  it('of an account goes when the server ends its session', async () => {
    const device = fakeDeviceStorage();
    const first = openPage(() => device.storage, { auth: true });
    await keep(first.user);
    first.unmount();
    const ended = () => ({
      status: 401,
      body: { code: 'AUTH_ERROR', message: 'this session is not valid' },
    });
    const { server } = openPage(
      () => device.storage,
      { auth: true },
      { 'GET /api/data/analyses': ended, 'POST /api/auth/refresh': ended },
    );
    await waitFor(() =>
      expect(server.calls.some(({ path }) => path === '/api/data/analyses')).toBe(true),
    );
    await waitFor(() => expect(device.count()).toBe(0));
  });

  it('that was chosen to stay is there when its account signs in again', async () => {
    const device = fakeDeviceStorage();
    const first = openPage(() => device.storage, { auth: true });
    const dialog = await openDialog(first.user);
    await first.user.click(dialog.getByRole('checkbox', { name: /^Keep it after I sign out/ }));
    await first.user.click(dialog.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => first.application.signedOut());
    first.unmount();

    const visitor = openPage(() => device.storage);
    await screen.findByRole('button', { name: 'Choose a file' });
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'On this device' })).toBeNull(),
    );
    expect(device.count()).toBe(1);
    visitor.unmount();

    openPage(() => device.storage, { auth: true });
    expect(await screen.findByRole('region', { name: 'On this device' })).toBeTruthy();
  });

  it('what a session left that ended unseen is deleted when the page is opened', async () => {
    const device = fakeDeviceStorage();
    const first = openPage(() => device.storage, { auth: true });
    await keep(first.user);
    first.unmount();
    openPage(() => device.storage);
    await waitFor(() => expect(device.count()).toBe(0));
  });

  it.each<[string, Services['deviceStorage'], RegExp]>([
    ['without a file system', () => undefined, /^This browser has no storage for files/],
    [
      'with too little space',
      () => fakeDeviceStorage(5).storage,
      /^10 B are needed and 5 B are free/,
    ],
    [
      'that runs out of space in between',
      () => {
        const { storage, space } = fakeDeviceStorage(100);
        return {
          ...storage,
          persist: () => {
            space.used = 95;
            return Promise.resolve(true);
          },
        };
      },
      /^10 B are needed and 5 B are free/,
    ],
  ] as const)(
    'in a browser %s is not kept, which is said, and nothing is left',
    async (_, make, words) => {
      const storage = make();
      const { user } = openPage(() => storage);
      const dialog = await openDialog(user);
      await user.click(dialog.getByRole('button', { name: 'Keep' }));
      expect(await dialog.findByText(words)).toBeTruthy();
      await user.click(dialog.getByRole('button', { name: 'Cancel' }));
      expect(screen.getByText('Run SQL: select city from input')).toBeTruthy();
    },
  );

  it('says so when its file has changed on the disk meanwhile', async () => {
    const device = fakeDeviceStorage();
    const { user } = openPage(() => device.storage);
    const dialog = await openDialog(user);
    jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(() => {
      throw new DOMException('changed', 'NotReadableError');
    });
    await user.click(dialog.getByRole('button', { name: 'Keep' }));
    expect(await dialog.findByText(/^cities\.csv has changed on the disk/)).toBeTruthy();
    expect(device.count()).toBe(0);
  });

  it('is told in Chinese', async () => {
    const device = fakeDeviceStorage();
    const first = openPage(() => device.storage);
    await keep(first.user);
    first.unmount();
    openPage(() => device.storage, { lang: 'zh-CN' });
    const card = within(await screen.findByRole('region', { name: '本设备上的分析' }));
    expect(card.getByRole('button', { name: '打开 cities.csv' })).toBeTruthy();
  });
});

it('sizes have decimal units', () => {
  expect(
    [0, 999, 1_000, 1_449_000, 67_000_000, 123_400_000, 2e9].map((bytes) => fileSize(bytes, 'en')),
  ).toEqual(['0 B', '999 B', '1 kB', '1.4 MB', '67 MB', '123 MB', '2 GB']);
});
