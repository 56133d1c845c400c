import { beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { QueryFailed, type QueryResult } from '@toolyard/core/data';
import type { DataEngine } from '../../app/data-in-worker.ts';
import { paths } from '../../app/paths.ts';
import { dataAnalysisOf } from '../../app/use-analyze.ts';
import { createFakeServer } from '../../test-support/fake-server.ts';
import { renderApp } from '../../test-support/render-app.tsx';
import { textIn, underlinedIn, writeInto } from './editor/code-editor.spec.helper.ts';
import { openedFile } from './reading/opened-file.spec.helper.ts';

const CITIES: QueryResult = {
  columns: [{ name: 'city', engineType: 'VARCHAR' }],
  rows: [['Oslo'], [null]],
};
const COUNT: QueryResult = { columns: [{ name: 'count', engineType: 'BIGINT' }], rows: [['2']] };

/** An engine that knows one table, and what it answers to a statement by what stands in it. */
const engine = (more: Partial<DataEngine> = {}): DataEngine => ({
  openFile: () => Promise.resolve(openedFile()),
  query: (select) => Promise.resolve(select.includes('count(*)') ? COUNT : CITIES),
  write: () => Promise.resolve(new Blob(['city\r\n'])),
  end: () => undefined,
  ...more,
});

const FILE = new File(['city\nOslo\n'], 'cities.csv');

async function open(dataEngine: () => Promise<DataEngine>, lang: 'en' | 'zh-CN' = 'en') {
  const server = createFakeServer();
  const rendered = renderApp('/tools/data-analysis', {
    server,
    lang,
    services: { dataEngine },
  });
  const choose = lang === 'en' ? 'Choose a file' : '选择文件';
  await rendered.user.upload(await screen.findByLabelText(choose, { selector: 'input' }), FILE);
  return rendered;
}

// Code and texts of the area are there before the first paint.
beforeAll(async () => {
  await Promise.all([
    import('./data-page.tsx'),
    import('./editor/code-editor.tsx'),
    import('../../i18n/data/en.ts'),
  ]);
});

describe('Data Analysis', () => {
  it('shows the rows of a chosen file, and marks values that are missing', async () => {
    await open(() => Promise.resolve(engine()));
    const table = within(await screen.findByRole('table', { name: 'Rows of cities.csv' }));
    expect(table.getByRole('columnheader').textContent).toBe('citytext');
    await waitFor(() =>
      expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
        'Oslo',
        'missing',
      ]),
    );
    expect(screen.getByText('2 rows, 1 column')).toBeTruthy();
    expect(screen.getByText('0 bytes sent')).toBeTruthy();
  });

  it('says what it does in Chinese', async () => {
    await open(() => Promise.resolve(engine()), 'zh-CN');
    expect(await screen.findByRole('table', { name: 'cities.csv 的数据行' })).toBeTruthy();
    expect(screen.getByText('2 行，1 列')).toBeTruthy();
  });

  it('shows how far the engine has come', async () => {
    await open(() => new Promise(() => undefined));
    const bar = await screen.findByRole('progressbar', { name: 'Loading the engine' });
    expect(bar.getAttribute('aria-valuenow')).toBe('0');
  });

  it('an engine that did not come can be tried again with the same file', async () => {
    let attempts = 0;
    const { user } = await open(() => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(engine());
    });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The engine could not be loaded',
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  it('says why a file cannot be read, and takes another one', async () => {
    const { user } = await open(() =>
      Promise.resolve(engine({ openFile: () => Promise.reject(new Error('the file is empty')) })),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('the file is empty');
    await user.click(screen.getByRole('button', { name: 'Another file' }));
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeTruthy();
  });

  it('keeps a refused statement, and names the place of its fault', async () => {
    const { user } = await open(() =>
      Promise.resolve(
        engine({
          query: (select) =>
            select.includes('nowhere')
              ? Promise.reject(
                  new QueryFailed('statement', 'no column nowhere', select.indexOf('nowhere')),
                )
              : Promise.resolve(select.includes('count(*)') ? COUNT : CITIES),
        }),
      ),
    );
    const box = await screen.findByRole('textbox', { name: 'A SELECT over the table' });
    writeInto(box, 'select\n nowhere, 1');
    await user.keyboard('{Control>}{Enter}{/Control}');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('no column nowhere');
    expect(alert.textContent).toContain('At line 2, column 2.');
    expect(textIn(box)).toBe('select\n nowhere, 1');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(underlinedIn(box)).toEqual([['nowhere', 'no column nowhere']]);
    writeInto(box, 'select 1');
    await user.click(screen.getByRole('button', { name: 'Run' }));
    await waitFor(() => expect(underlinedIn(box)).toEqual([]));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('cancels a statement that takes too long', async () => {
    const { user } = await open(() =>
      Promise.resolve(
        engine({
          query: (select, signal) =>
            select.includes('endless')
              ? new Promise((_, reject) =>
                  signal?.addEventListener('abort', () => reject(signal.reason as Error)),
                )
              : Promise.resolve(CITIES),
        }),
      ),
    );
    const box = await screen.findByRole('textbox', { name: 'A SELECT over the table' });
    writeInto(box, 'select endless');
    await user.click(screen.getByRole('button', { name: 'Run' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('table')).toBeTruthy();
  });

  it('shows a result without rows in words, and that of the steps again', async () => {
    const { user } = await open(() =>
      Promise.resolve(
        engine({
          query: (select) =>
            Promise.resolve(select.includes('where false') ? { ...CITIES, rows: [] } : CITIES),
        }),
      ),
    );
    const box = await screen.findByRole('textbox', { name: 'A SELECT over the table' });
    writeInto(box, 'select * from t where false');
    await user.click(screen.getByRole('button', { name: 'Run' }));
    expect(await screen.findByText('No rows')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show the result of the steps' }));
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  it('adds a step, shows its result, switches it off and takes it back', async () => {
    const queries: string[] = [];
    const { user } = await open(() =>
      Promise.resolve(
        engine({
          query: (select) => {
            queries.push(select);
            return Promise.resolve(select.includes('count(*)') ? COUNT : CITIES);
          },
        }),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Add a step' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Filter rows' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter rows' }));
    await user.type(dialog.getByRole('textbox', { name: 'Value' }), 'Oslo');
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(/Keep rows where “city” is “?Oslo/)).toBeTruthy();
    await waitFor(() => expect(queries.at(-1)).toContain(`"city" = 'Oslo'`));
    await user.click(screen.getByRole('checkbox', { name: /^Apply: / }));
    await waitFor(() => expect(queries.at(-1)).not.toContain('Oslo'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('No steps yet: the table as it was read.')).toBeTruthy();
  });

  it('says at the field why a step does not fit, and keeps what was typed', async () => {
    const { user } = await open(() => Promise.resolve(engine()));
    await user.click(await screen.findByRole('button', { name: 'Add a step' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Add a computed column' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'double');
    const formula = await dialog.findByRole('textbox', { name: 'Formula' });
    writeInto(formula, 'length(city) + town');
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(formula.getAttribute('aria-invalid')).toBe('true'));
    expect(textIn(formula)).toBe('length(city) + town');
    expect(underlinedIn(formula)).toEqual([['town', 'there is no column “town”']]);
    writeInto(formula, 'length(city)\n* 2');
    expect(textIn(formula)).toBe('length(city) * 2');
    expect(underlinedIn(formula)).toEqual([]);
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/Compute “double” as length\(city\) \* 2/)).toBeTruthy();
  });

  it('keeps a statement as a step behind the others, and its statement can be changed there', async () => {
    const queries: string[] = [];
    const { user } = await open(() =>
      Promise.resolve(
        engine({
          query: (select) => {
            queries.push(select);
            return Promise.resolve(select.includes('count(*)') ? COUNT : CITIES);
          },
        }),
      ),
    );
    const box = await screen.findByRole('textbox', { name: 'A SELECT over the table' });
    writeInto(box, 'select upper(city) as city from input');
    expect(screen.queryByRole('button', { name: 'Keep as a step' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Run' }));
    await user.click(await screen.findByRole('button', { name: 'Keep as a step' }));
    expect(await screen.findByText('Run SQL: select upper(city) as city from input')).toBeTruthy();
    await waitFor(() => expect(queries.at(-1)).toContain('"step 1 sql" as'));

    await user.click(screen.getByRole('button', { name: /^Edit: Run SQL/ }));
    await waitFor(() => expect(textIn(box)).toBe('select upper(city) as city from input'));
    expect(document.activeElement).toBe(box);
    writeInto(box, 'select lower(city) as city from input');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.click(await screen.findByRole('button', { name: 'Replace the step' }));
    expect(await screen.findByText('Run SQL: select lower(city) as city from input')).toBeTruthy();
    expect(screen.queryByText(/Run SQL: select upper/)).toBeNull();
  });

  it('says why a statement cannot be a step', async () => {
    const { user } = await open(() => Promise.resolve(engine()));
    const box = await screen.findByRole('textbox', { name: 'A SELECT over the table' });
    writeInto(box, 'describe t');
    await user.click(screen.getByRole('button', { name: 'Run' }));
    await user.click(await screen.findByRole('button', { name: 'Keep as a step' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('This statement cannot be a stepmust begin with SELECT');
    writeInto(box, 'select 1');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('opens what another page handed over, and forgets where it came from with another file', async () => {
    const opened: File[] = [];
    const { application, user, location } = renderApp(
      dataAnalysisOf('/options/history?type=iron-condor'),
      {
        server: createFakeServer(),
        services: {
          dataEngine: () =>
            Promise.resolve(
              engine({
                openFile: (file) => (opened.push(file), Promise.resolve(openedFile())),
              }),
            ),
        },
      },
    );
    const from = '/options/history?type=iron-condor';
    // The page has not been drawn yet.
    application.handData({ file: FILE, from });
    await screen.findByRole('table');
    expect(opened).toEqual([FILE]);
    await user.click(screen.getByRole('button', { name: 'Another file' }));
    expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeTruthy();
    expect(location().search).toBe('');
    expect(screen.queryByText('The data from the other page is no longer here')).toBeNull();
  });

  it('what was handed over ends with a sign-out', async () => {
    const { application } = renderApp('/tools/data-analysis', {
      auth: true,
      server: createFakeServer(),
    });
    await screen.findByRole('button', { name: 'Choose a file' });
    application.handData({ file: FILE, from: paths.history });
    act(() => application.signedOut());
    expect(application.handedData()).toBeNull();
  });

  it('what was handed over ends when the server ends the session', async () => {
    const ended = () => ({
      status: 401,
      body: { code: 'AUTH_ERROR', message: 'this session is not valid' },
    });
    const { application } = renderApp('/tools/data-analysis', {
      auth: true,
      server: createFakeServer({
        'GET /api/data/analyses': ended,
        'POST /api/auth/refresh': ended,
      }),
    });
    application.handData({ file: FILE, from: paths.history });
    await waitFor(() => expect(application.handedData()).toBeNull());
  });

  it('an address whose data is gone says so and leads back', async () => {
    const { user, location } = renderApp(dataAnalysisOf('/options/history?type=iron-condor'), {
      server: createFakeServer(),
    });
    await screen.findByText('The data from the other page is no longer here');
    await user.click(screen.getByRole('link', { name: 'Back to that page' }));
    expect(location().pathname + location().search).toBe('/options/history?type=iron-condor');
  });

  it.each(['https://outside.example/', '//outside.example/', '/\\outside.example/'])(
    'leads to no other site: %s',
    async (from) => {
      renderApp(dataAnalysisOf(from), { server: createFakeServer() });
      await screen.findByRole('button', { name: 'Choose a file' });
      expect(screen.queryByText('The data from the other page is no longer here')).toBeNull();
    },
  );
});
