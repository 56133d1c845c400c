import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { CheckedEarningsFile, CheckedEarningsLine } from './market-api.ts';
import { createFakeServer, type Handler } from '../../../test-support/fake-server.ts';
import { proveIdentity, renderConsole } from '../people/console.spec.helper.tsx';

const READ = 'GET /api/admin/market/earnings';
const CHECK = 'POST /api/admin/market/earnings/check';
const STORE = 'PUT /api/admin/market/earnings';
const REMOVE = 'DELETE /api/admin/market/earnings';
const STORED = {
  ...{ reports: 2, from: '2027-01-28', to: '2027-02-03' },
  uploadedAt: '2026-11-26T15:00:00.000Z',
};
const FILE = new File(['symbol,date\nAAPL,2027-01-28\n'], 'dates.csv', { type: 'text/csv' });
const line = (number: number, shown: string, use: CheckedEarningsLine['use']) => ({
  ...{ line: number, shown, use, ok: true },
});
const CHECKED: CheckedEarningsFile = {
  usable: 4,
  refused: 1,
  rows: [
    line(2, 'IBM 2027-01-20', 'added'),
    line(3, 'AAPL 2027-01-28', 'confirms'),
    line(4, 'F 2027-02-03', 'spare'),
    line(5, 'NONE 2027-02-03', 'unknown'),
    {
      ...{ line: 6, shown: 'F soon', use: null, ok: false },
      ...{ code: 'EARNINGS_DATE_INVALID', message: 'No day' },
    },
  ],
};

function open(answers: Readonly<Record<string, Handler>> = {}, lang: 'en' | 'zh-CN' = 'en') {
  let stored: typeof STORED | null = null;
  const server = createFakeServer({
    'GET /api/admin/market': () => ({
      body: {
        data: {
          ...{ provider: 'simulated', reason: 'unset', plan: null, storedKey: null },
          ...{ since: '2026-11-20T08:00:00.000Z', budget: null, relay: null },
        },
      },
    }),
    [READ]: () => ({ body: { data: stored } }),
    [CHECK]: () => ({ body: { data: CHECKED } }),
    [STORE]: () => {
      stored = STORED;
      return { body: { data: stored } };
    },
    [REMOVE]: () => {
      stored = null;
      return { status: 204 };
    },
    ...answers,
  });
  return { ...renderConsole('/admin/market', { server, lang }), server };
}

const card = async (name = 'Earnings dates') => within(await screen.findByRole('region', { name }));
const fileField = async () =>
  (await card()).getByLabelText<HTMLInputElement>('CSV file', { selector: 'input' });
const verdicts = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(-1)
        .map(({ textContent }) => textContent),
    )
    .flat();

describe('the card of earnings dates', () => {
  it('OM-04 shows what becomes of each line before anything is stored', async () => {
    const { user, server } = open();
    expect(await (await card()).findByText('No file is stored.')).toBeTruthy();
    await user.upload(await fileField(), FILE);
    await waitFor(() =>
      expect(verdicts()).toEqual([
        'Will be added',
        'Replaces an estimate',
        'Stored; the market’s own date stands',
        'Stored; not in the simulated market',
        'No day',
      ]),
    );
    expect(screen.getByText('4 can be stored, 1 rejected.')).toBeTruthy();
    const [call] = server.calls.filter(({ method }) => method === 'POST');
    expect((call!.body as FormData).has('file')).toBe(true);
    expect(server.count(STORE)).toBe(0);
  });

  it('stores the good lines after the password and says what is stored', async () => {
    let refusals = 1;
    const stored = { body: { data: STORED } };
    const { user, server } = open({
      [READ]: () => (refusals < 0 ? stored : { body: { data: null } }),
      [STORE]: () =>
        refusals-- > 0
          ? { status: 403, body: { code: 'REAUTHENTICATION_NEEDED', message: 'again' } }
          : stored,
      'POST /api/admin/auth/reauthenticate': () => ({ status: 204 }),
    });
    await user.upload(await fileField(), FILE);
    await user.click(await screen.findByRole('button', { name: 'Store 4 dates' }));
    await proveIdentity(user);
    expect(await screen.findByText('2 earnings dates stored')).toBeTruthy();
    expect(await screen.findByText(/^2 dates from .*2027.* to .*2027/)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    const { body } = server.calls.filter(({ method }) => method === 'PUT').at(-1)!;
    expect((body as FormData).has('file')).toBe(true);
  });

  it('a file without a usable line cannot be stored', async () => {
    const { user } = open({
      [CHECK]: () => ({
        body: { data: { usable: 0, refused: 1, rows: CHECKED.rows.slice(-1) } },
      }),
    });
    await user.upload(await fileField(), FILE);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Store 0 dates' });
    expect(button.disabled).toBe(true);
  });

  it('a refused file says why; the next one is looked at', async () => {
    let refuses = true;
    const { user } = open({
      [CHECK]: () =>
        refuses
          ? { status: 400, body: { code: 'EARNINGS_COLUMNS', message: 'Name the columns' } }
          : { body: { data: CHECKED } },
    });
    await user.upload(await fileField(), FILE);
    expect((await screen.findByRole('alert')).textContent).toContain('Name the columns');
    refuses = false;
    await user.upload(await fileField(), FILE);
    await waitFor(() => expect(verdicts()).toHaveLength(5));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('the stored dates are removed after a question', async () => {
    let stored: typeof STORED | null = STORED;
    const { user, server } = open({
      [READ]: () => ({ body: { data: stored } }),
      [REMOVE]: () => {
        stored = null;
        return { status: 204 };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove dates' }));
    const name = 'Remove the uploaded dates?';
    const dialog = within(await screen.findByRole('dialog', { name }));
    expect(server.count(REMOVE)).toBe(0);
    await user.click(dialog.getByRole('button', { name: 'Remove dates' }));
    expect(await screen.findByText('Uploaded dates removed')).toBeTruthy();
    expect(await screen.findByText('No file is stored.')).toBeTruthy();
  });

  it('a failure to load says so and can be tried again', async () => {
    let fails = true;
    const { user } = open(
      {
        [READ]: () =>
          fails
            ? { status: 503, body: { code: 'DATABASE_BUSY', message: '' } }
            : { body: { data: null } },
      },
      'zh-CN',
    );
    const dates = await card('财报日期');
    expect(await dates.findByText(/加载已保存的日期失败/)).toBeTruthy();
    fails = false;
    await user.click(dates.getByRole('button', { name: '重试' }));
    expect(await dates.findByText('尚未保存文件。')).toBeTruthy();
  });
});
