import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { SpaceResponse, SpaceRole } from '../../../api/generated-content.ts';
import { createFakeServer, type Handler } from '../../../test-support/fake-server.ts';
import { renderApp } from '../../../test-support/render-app.tsx';

const SPACE: SpaceResponse = {
  id: 's1',
  version: 1,
  handle: 'night-sky',
  title: 'Night sky',
  languages: ['en'],
  visibility: 'public',
  theme: { accent: 'cobalt', typeface: 'sans' },
  navigation: [],
  createdAt: '2026-11-26T15:30:00.000Z',
  updatedAt: '2026-11-27T15:30:00.000Z',
  role: 'editor',
};

const FILES = [
  { path: 'en/docs/tides.md', outcome: 'skipped', slug: 'tides', line: null, message: null },
  { path: 'broken.md', outcome: 'refused', slug: null, line: 2, message: 'No front matter' },
  { path: 'moon.md', outcome: 'created', slug: 'moon', line: null, message: null },
];

const says =
  (body: unknown, status = 200): Handler =>
  () => ({ status, body });

const ZIP = new File(['zip'], 'site.zip', { type: 'application/zip' });

function open(handlers: Readonly<Record<string, Handler>> = {}, role: SpaceRole = 'editor') {
  const server = createFakeServer({
    'GET /api/content/spaces/:id': says({ data: { ...SPACE, role } }),
    'POST /api/content/spaces/:id/import': says({
      data: {
        files: FILES,
        pictures: [
          { path: 'tides.png', message: null },
          { path: 'big.png', message: 'Too many pixels' },
        ],
        ignored: ['photo.png'],
      },
    }),
    ...handlers,
  });
  return renderApp('/tools/content/s1/transfer', { auth: true, server });
}

const input = () => screen.findByLabelText('Zip archive or Markdown file', { selector: 'input' });
const rows = () =>
  screen
    .getAllByRole<HTMLTableRowElement>('row')
    .slice(1)
    .map(({ cells }) => [...cells].map(({ textContent }) => textContent));

beforeAll(() => import('./transfer-page.tsx'), 60_000);

describe('import of a space', () => {
  it('shows what would become of each file, then imports as was chosen', async () => {
    const { user, server } = open();
    const sent = () =>
      server.calls
        .filter(({ method }) => method === 'POST')
        .map(({ query }) => [query.get('dryRun'), query.get('choice')]);
    await user.upload(await input(), ZIP);
    await waitFor(() =>
      expect(rows()).toEqual([
        ['broken.md', 'Cannot be importedLine 2: No front matter', '--'],
        ['en/docs/tides.md', 'Article exists, is left', 'tides'],
        ['moon.md', 'Will be added', 'moon'],
      ]),
    );
    expect(screen.getByText('1 article would be imported, 1 file cannot be')).toBeTruthy();
    expect(screen.getByText('1 picture comes along')).toBeTruthy();
    expect(screen.getByText('big.png: Too many pixels')).toBeTruthy();
    expect(screen.getByText(/^1 file is no Markdown/)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Articles that exist'), 'replace');
    await waitFor(() => expect(sent()).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: 'Import 1 article' }));
    const link = await screen.findByRole('link', { name: 'To the articles' });
    expect(link.getAttribute('href')).toBe('/tools/content/s1');
    expect(screen.getByText('1 article imported, 1 file was not')).toBeTruthy();
    expect(sent()).toEqual([
      ['true', 'skip'],
      ['true', 'replace'],
      ['false', 'replace'],
    ]);
    const { body } = server.calls.at(-1)!;
    expect((body as FormData).has('file')).toBe(true);
  });

  it('a file that is refused as a whole says why, and another can be chosen', async () => {
    const { user, server } = open({
      'POST /api/content/spaces/:id/import': says(
        { code: 'ARCHIVE_UNREADABLE', message: 'No archive', details: [{ message: 'Damaged' }] },
        400,
      ),
    });
    await user.upload(await input(), ZIP);
    expect((await screen.findByRole('alert')).textContent).toBe('No archive · Damaged');
    server.on(
      'POST /api/content/spaces/:id/import',
      says({ data: { files: [], pictures: [], ignored: [] } }),
    );
    await user.upload(await input(), ZIP);
    expect(await screen.findByText('No Markdown file was found.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  });

  it('authors read whose task it is', async () => {
    open({}, 'author');
    expect(await screen.findByText('Editors and owners import and export articles.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Download the archive' })).toBeNull();
  });
});

describe('export of a space', () => {
  const stored: Blob[] = [];
  beforeEach(() => {
    const createObjectURL = (blob: Blob) => {
      stored.push(blob);
      return '#';
    };
    Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
  });

  it('is saved under the address of the space; a refusal is said', async () => {
    const { user, server } = open({
      'GET /api/content/spaces/:id/export': () => ({
        body: 'zip',
        headers: { 'content-type': 'application/zip' },
      }),
    });
    const button = await screen.findByRole('button', { name: 'Download the archive' });
    await user.click(button);
    await waitFor(() => expect(stored).toHaveLength(1));
    expect(stored[0]?.type).toBe('application/zip');
    server.on('GET /api/content/spaces/:id/export', says({ code: 'X', message: 'Later' }, 429));
    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).toBe('Later');
    expect(stored).toHaveLength(1);
  });
});
