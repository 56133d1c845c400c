import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  codeGenerator,
  recordFile,
  recordOf,
  type Edit,
  type OutputFile,
  type Warning,
} from '@toolyard/core/codegen';
import type { UserEvent } from '@testing-library/user-event';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { paths } from '../../../app/paths.ts';
import { bytesOf } from '../../../test-support/bytes-of.ts';
import { renderApp } from '../../../test-support/render-app.tsx';

const noParser = () => Promise.reject(new Error('no parser'));
const INPUT = {
  text: '{"id": 1}',
  kind: null,
  rootName: 'Root',
  choices: {},
  edits: [],
  target: 'typescript',
  values: {},
} as const;
const file = (path: string, text: string): OutputFile => ({ path, text });

/** What was generated, the project since, and what is generated now. */
const BEFORE = [
  file('src/order.ts', 'a\nb\nc\n'),
  file('src/item.ts', 'one\ntwo\nthree\n'),
  file('README.md', 'Orders\n'),
];
const NOW = [
  file('src/order.ts', 'a\nb 2\nc\n'),
  file('src/item.ts', 'one\ntwo\nthree\nfour\n'),
  file('README.md', 'Orders\n'),
];
const PROJECT = [
  file('src/order.ts', 'a\nb mine\nc\n'),
  file('src/item.ts', 'one, mine\ntwo\nthree\n'),
];

/** The project in a folder of an archive. */
async function archive(
  project: readonly OutputFile[],
  before: readonly OutputFile[],
  edits: readonly Edit[] = [],
) {
  const generated = await codeGenerator({ document: noParser, ddl: noParser })({ ...INPUT, edits });
  if ('fault' in generated) throw new Error(generated.fault.texts.en);
  const files = [...project, recordFile(recordOf(generated, before))];
  return new File(
    [
      new Uint8Array(
        zipSync(Object.fromEntries(files.map(({ path, text }) => [`shop/${path}`, strToU8(text)]))),
      ),
    ],
    'shop.zip',
  );
}

/** The page with an input for which `NOW` is generated, and what it hands over as files. */
async function open(now = NOW) {
  const generate = codeGenerator({ document: noParser, ddl: noParser });
  const downloads: Blob[] = [];
  URL.createObjectURL = jest.fn((blob: Blob | MediaSource) => {
    downloads.push(blob as Blob);
    return 'blob:';
  });
  URL.revokeObjectURL = jest.fn();
  const { user } = renderApp(paths.codeGenerator, {
    services: {
      codeGenerator: () =>
        Promise.resolve({
          generate: async (input) => ({ ...(await generate(input)), files: now }),
          diagram: () => Promise.reject(new Error('nothing is laid out')),
          compare: ({ earlier, later }) =>
            Promise.resolve({
              dialect: 'postgresql',
              warnings: [LOSS],
              questions: [],
              statements: [`-- from ${earlier}`, `-- to ${later.text}`],
              files: [],
            }),
          end: () => undefined,
        }),
    },
  });
  await user.click(await screen.findByLabelText('Input'));
  await user.paste(INPUT.text);
  await user.click(await screen.findByRole('button', { name: 'Update a project …' }));
  const chooser = await screen.findByLabelText('Open a zip', { selector: 'input' });
  const unpacked = async (): Promise<Record<string, string>> => {
    return Object.fromEntries(
      Object.entries(
        unzipSync(new Uint8Array(await new Response(downloads.at(-1)).arrayBuffer())),
      ).map(([path, text]) => [path, strFromU8(text)]),
    );
  };
  return { user, upload: (zip: File) => user.upload(chooser, zip), unpacked };
}

/** A project with tables, and what is generated of them now. */
const TABLES = file('migrations/0001-tables.sql', 'a;');
const NEW_TABLES = file('migrations/0001-tables.sql', 'b;');
const LOSS: Warning = {
  id: 'loss',
  kind: 'values lost',
  place: { path: 'a', offset: null },
  texts: { en: 'Values are lost', 'zh-CN': '会丢失数值' },
  choices: [],
};

async function write(user: UserEvent) {
  const download = await screen.findByRole('button', { name: 'Changed files as zip' });
  await waitFor(() => expect(download).toHaveProperty('disabled', false));
  await user.click(download);
}

describe('the update of a project', () => {
  beforeAll(async () => {
    await Promise.all([
      import('../codegen-page.tsx'),
      import('./update-card.tsx'),
      import('../../../i18n/codegen/en.ts'),
    ]);
  });
  beforeEach(() => {
    // jsdom has none.
    const parts = Object.getPrototypeOf(new File([], 'x').slice()) as Blob;
    parts.arrayBuffer = function (this: Blob) {
      return bytesOf(this);
    };
    HTMLAnchorElement.prototype.click = () => undefined;
  });

  it('merges edits, writes only what changes, and leaves out a file until its conflict is decided', async () => {
    const { user, upload, unpacked } = await open();
    await upload(await archive([...PROJECT, file('README.md', 'Orders\n')], BEFORE));
    await screen.findByText(/^2 files change\. 1 file stays as it is\. 1 file has conflicts/);
    const changes = within(screen.getByRole('list', { name: 'Files that change' }));
    expect(changes.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'src/item.tsmerged',
      'src/order.tsconflict',
    ]);

    await write(user);
    const first = await unpacked();
    expect(Object.keys(first)).toEqual(['src/item.ts', '.toolyard/generated.json']);
    expect(first['src/item.ts']).toBe('one, mine\ntwo\nthree\nfour\n');
    // What nobody has decided is compared with what it was before, also the next time.
    expect(first['.toolyard/generated.json']).toContain('"a\\nb\\nc\\n"');

    await user.click(changes.getByRole('button', { name: /order/ }));
    await user.click(screen.getByRole('button', { name: 'Yours' }));
    await screen.findByText('decided');
    await write(user);
    const second = await unpacked();
    expect(second['src/order.ts']).toBe('a\nb mine\nc\n');
    expect(second['.toolyard/generated.json']).toContain('"a\\nb 2\\nc\\n"');
  });

  it('says that nothing changes, and why a project cannot be read', async () => {
    const { upload } = await open();
    await upload(new File(['no archive'], 'x.zip'));
    await screen.findByText('This is no zip archive that can be read.');
    await upload(new File([new Uint8Array(zipSync({ 'a.ts': strToU8('a') }))], 'a.zip'));
    await screen.findByText(/generated\.json is missing/);
    await upload(await archive(NOW, NOW));
    await screen.findByText('Nothing changes. 3 files stay as they are.');
    await waitFor(() => expect(screen.queryByText(/generated\.json is missing/)).toBeNull());
  });

  it('brings back the edits of the model, and records them again', async () => {
    const { user, upload, unpacked } = await open();
    const edits = [{ kind: 'rename entity', entity: '$', name: 'Order' }] as const;
    await upload(await archive(BEFORE, BEFORE, edits));
    await screen.findByText(/^2 files change/);
    await waitFor(() =>
      expect(screen.getByLabelText('Name of the entity')).toHaveProperty('value', 'Order'),
    );
    await write(user);
    const record = (await unpacked())['.toolyard/generated.json']!;
    expect(JSON.parse(record)).toMatchObject({ model: { rootName: 'Root', edits } });
  });

  it('tables that are filled get a migration, after what may be lost is said', async () => {
    const { user, upload, unpacked } = await open([...BEFORE, NEW_TABLES]);
    await upload(await archive([...BEFORE, TABLES], [...BEFORE, TABLES]));
    await screen.findByText('Values are lost');
    await write(user);
    const files = await unpacked();
    expect(Object.keys(files)).toEqual(['migrations/0002-changes.sql', '.toolyard/generated.json']);
    expect(files['migrations/0002-changes.sql']).toBe('-- from a;\n\n-- to b;\n');
    const { files: recorded } = JSON.parse(files['.toolyard/generated.json']!) as {
      files: OutputFile[];
    };
    expect(recorded).toContainEqual(TABLES);
  });

  it('a file that was deleted comes back only if it is wanted', async () => {
    const { user, upload, unpacked } = await open();
    await upload(await archive([file('README.md', 'Orders\n'), NOW[1]!], BEFORE));
    await screen.findByText('deleted by you');
    await write(user);
    expect(Object.keys(await unpacked())).toEqual(['.toolyard/generated.json']);
    await user.click(screen.getByRole('checkbox', { name: 'Write it again' }));
    await write(user);
    expect(await unpacked()).toMatchObject({ 'src/order.ts': 'a\nb 2\nc\n' });
  });
});
