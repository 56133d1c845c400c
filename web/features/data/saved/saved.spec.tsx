import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { plainColumn, type QueryResult, type Recipe } from '@toolyard/core/data';
import type { AnalysisResponse, RecipeResponse } from '../../../api/generated-data.ts';
import type { DataEngine } from '../../../app/data-in-worker.ts';
import { createFakeServer, type Handler } from '../../../test-support/fake-server.ts';
import { renderApp } from '../../../test-support/render-app.tsx';
import { openedFile, typedColumn } from '../reading/opened-file.spec.helper.ts';
import { recipeInLink, recipeLink } from './recipe-link.ts';

const LIST = 'GET /api/data/analyses';
const SAVE = 'POST /api/data/analyses';
const CHANGE = 'PUT /api/data/analyses/:id';
const DELETE = 'DELETE /api/data/analyses/:id';

const RECIPE: Recipe = {
  version: 1,
  id: 'a1',
  name: 'Large cities',
  sources: [
    {
      id: 'file',
      name: 't',
      columns: [plainColumn('City Name', 'text'), plainColumn('people', 'integer')],
    },
  ],
  steps: [
    {
      id: 's1',
      kind: 'filter',
      on: true,
      parameters: {
        where: { kind: 'compare', column: 'City Name', operator: '=', value: 'Oslo' },
      },
    },
    {
      id: 's2',
      kind: 'sort',
      on: true,
      parameters: { by: [{ column: 'people', direction: 'ascending' }] },
    },
  ],
  charts: [],
};

const analysis = (change: Partial<AnalysisResponse> = {}): AnalysisResponse => ({
  id: 'a1',
  version: 1,
  recipe: RECIPE as unknown as RecipeResponse,
  createdAt: '2026-11-26T15:30:00.000Z',
  updatedAt: '2026-11-27T15:30:00.000Z',
  ...change,
});

const says =
  (data: unknown, status = 200): Handler =>
  () => ({ status, body: { data } });
const refuses =
  (status: number, code: string): Handler =>
  () => ({ status, body: { code, message: code } });

const rowsOf = (select: string): QueryResult =>
  select.includes('count(*)')
    ? { columns: [{ name: 'count', engineType: 'BIGINT' }], rows: [['1']] }
    : { columns: [{ name: 'city_name', engineType: 'VARCHAR' }], rows: [['Oslo']] };

/** An engine whose file has one column, and the statements that it was given. */
function engineOf(column: string) {
  const statements: string[] = [];
  const engine: DataEngine = {
    openFile: () =>
      Promise.resolve(openedFile({ columns: [typedColumn({ name: column })], rowCount: 1 })),
    query: (select) => {
      statements.push(select);
      return Promise.resolve(rowsOf(select));
    },
    write: () => Promise.reject(new Error('this test writes no file')),
    end: () => undefined,
  };
  return { engine, statements };
}

function openPage(handlers: Readonly<Record<string, Handler>>, path = '', auth = true) {
  const { engine, statements } = engineOf('city_name');
  const server = createFakeServer(handlers);
  const rendered = renderApp(`/tools/data-analysis${path}`, {
    server,
    auth,
    lang: 'en',
    services: { dataEngine: () => Promise.resolve(engine) },
  });
  const choose = async () =>
    rendered.user.upload(
      await screen.findByLabelText('Choose a file', { selector: 'input' }),
      new File(['city_name\nOslo\n'], 'cities.csv'),
    );
  const sent = (route: string) => {
    const [method, prefix = ''] = route.split(/ |\/:id/);
    return server.calls.filter((call) => call.method === method && call.path.startsWith(prefix));
  };
  return { ...rendered, statements, choose, sent };
}

beforeAll(async () => {
  await Promise.all([import('../data-page.tsx'), import('../../../i18n/data/en.ts')]);
});

describe('analyses that an account keeps', () => {
  it('keeps the steps under a name, and then their changes at the version that it has', async () => {
    const { user, choose, sent } = openPage({
      [LIST]: says([]),
      [SAVE]: says(analysis({ recipe: { ...analysis().recipe, steps: [] } }), 201),
      [CHANGE]: says(analysis({ version: 2 })),
    });
    expect(await screen.findByText('No analyses yet')).toBeTruthy();
    await choose();
    await user.click(await screen.findByRole('button', { name: 'Keep' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep this analysis' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('A name has 1 to 80 visible characters')).toBeTruthy();
    await user.type(name, 'Cities{Enter}');
    const isStored = await screen.findByRole<HTMLButtonElement>('button', { name: 'Kept' });
    expect(isStored.disabled).toBe(true);
    // Nothing of what was found in the values of a column.
    const columns = [{ name: 'city_name', type: 'text', unit: null, currency: null }];
    expect(sent(SAVE)[0]?.body).toEqual({
      recipe: {
        ...{ version: 1, id: 'local', name: 'Cities', steps: [], charts: [] },
        sources: [{ id: 't', name: 't', columns }],
      },
    });
    await user.click(screen.getByRole('button', { name: 'Add a step' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Filter rows' }));
    const step = within(await screen.findByRole('dialog', { name: 'Filter rows' }));
    await user.type(step.getByRole('textbox', { name: 'Value' }), 'Oslo');
    await user.click(step.getByRole('button', { name: 'Apply' }));
    await user.click(await screen.findByRole('button', { name: 'Keep changes' }));
    await waitFor(() => expect(sent(CHANGE)).toHaveLength(1));
    expect(sent(CHANGE)[0]?.headers.get('If-Match')).toBe('"1"');
    expect(sent(CHANGE)[0]?.body).toMatchObject({
      recipe: { name: 'Large cities', steps: [{ kind: 'filter' }] },
    });
  });

  it('runs on another file: a renamed column gets its old name, a step without its column is named', async () => {
    const { user, choose, statements } = openPage({ [LIST]: says([analysis()]) });
    await user.click(await screen.findByRole('button', { name: 'Run on a file: Large cities' }));
    expect(await screen.findByText('“Large cities” is ready')).toBeTruthy();
    await choose();
    const report = within(
      await screen.findByRole('region', { name: 'This file and the one before' }),
    );
    expect(report.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '“City Name” seems to be named “city_name” now',
      '“people” is no longer there',
      'Sort by “people” ascending: there is no column “people” here',
    ]);
    await waitFor(() => expect(statements.at(-1)).toContain('"city_name" as "City Name"'));
    expect(statements.at(-1)).toContain(`"City Name" = 'Oslo'`);
  });

  it('what was changed elsewhere is not overwritten, and the steps remain', async () => {
    const { user, choose } = openPage({
      [LIST]: says([analysis()]),
      [CHANGE]: refuses(409, 'VERSION_CONFLICT'),
    });
    await user.click(await screen.findByRole('button', { name: 'Run on a file: Large cities' }));
    await choose();
    await user.click(await screen.findByRole('button', { name: 'Keep changes' }));
    expect(await screen.findByText(/changed or deleted elsewhere/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Keep' })).toBeTruthy();
    expect(screen.getByText(/Keep rows where “City Name” is/)).toBeTruthy();
  });

  it('is renamed, duplicated, and deleted with a way back', async () => {
    const { user, sent } = openPage({
      [LIST]: says([analysis()]),
      [SAVE]: says(analysis(), 201),
      [CHANGE]: says(analysis()),
      [DELETE]: () => ({ status: 204 }),
    });
    const act = async (item: string) => {
      await user.click(await screen.findByRole('button', { name: 'Actions for Large cities' }));
      await user.click(await screen.findByRole('menuitem', { name: item }));
    };
    await act('Rename');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Small cities{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(CHANGE)[0]?.body).toMatchObject({ recipe: { name: 'Small cities' } });
    await act('Duplicate');
    await waitFor(() => expect(sent(SAVE)).toHaveLength(1));
    expect(sent(SAVE)[0]?.body).toMatchObject({ recipe: { name: 'Copy of Large cities' } });
    await act('Delete');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent(SAVE)).toHaveLength(2));
    expect(sent(SAVE)[1]?.body).toMatchObject({ recipe: { name: 'Large cities' } });
  });

  it('a list that cannot be loaded says so and is loaded again', async () => {
    const { user, server } = openPage({ [LIST]: refuses(500, 'INTERNAL_ERROR') });
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.on(LIST, says([analysis()]));
    await user.click(again);
    expect(await screen.findByText('Large cities')).toBeTruthy();
  });
});

describe('a link to an analysis', () => {
  it('carries the recipe and comes back as it was; what is damaged is no recipe', () => {
    const link = recipeLink(RECIPE);
    const hash = link.slice(link.indexOf('#'));
    expect(recipeInLink(hash)).toEqual(RECIPE);
    expect(recipeInLink('')).toBeNull();
    for (const damaged of [hash.slice(0, -9), '#recipe=', '#recipe=%%', '#recipe=e30'])
      expect(recipeInLink(damaged)).toBe('damaged');
  });

  it('opens for a visitor, asks for the file, and is left', async () => {
    const link = recipeLink(RECIPE);
    const { user, location, sent } = openPage({}, link.slice(link.indexOf('#')), false);
    expect(await screen.findByText('“Large cities” is ready')).toBeTruthy();
    expect(screen.getByText(/Keep rows where “City Name” is/)).toBeTruthy();
    expect(sent(LIST)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Start without it' }));
    expect(screen.queryByText('“Large cities” is ready')).toBeNull();
    expect(location().hash).toBe('');
  });

  it('a damaged one says so', async () => {
    openPage({}, '#recipe=abc', false);
    expect(await screen.findByText('This link holds no analysis that can be read')).toBeTruthy();
  });

  it('is what a visitor signs in with, and what is copied', async () => {
    const { user, choose, location } = openPage({}, '', false);
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await choose();
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeTruthy();
    const copied = new URL(write.mock.calls[0]![0]);
    expect(copied.pathname).toBe('/tools/data-analysis');
    expect(recipeInLink(copied.hash)).toMatchObject({ name: 'cities.csv', steps: [] });
    await user.click(screen.getByRole('button', { name: 'Sign in to keep' }));
    await waitFor(() => expect(location().pathname).toBe('/auth/login'));
    expect(location().state).toMatchObject({ from: expect.stringContaining('#recipe=') });
  });
});
