import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { KeyVerdict, MarketOperations } from './market-api.ts';
import { createFakeServer, type Handler } from '../../../test-support/fake-server.ts';
import { proveIdentity, renderConsole } from '../people/console.spec.helper.tsx';

const SIMULATED: MarketOperations = {
  provider: 'simulated',
  reason: 'unset',
  plan: null,
  since: '2026-11-20T08:00:00.000Z',
  storedKey: null,
  budget: null,
  relay: null,
};
const POLYGON: MarketOperations = {
  provider: 'polygon',
  reason: 'console',
  plan: 'free',
  since: '2026-11-20T08:00:00.000Z',
  storedKey: { provider: 'polygon', plan: 'free', updatedAt: '2026-11-20T08:00:00.000Z' },
  budget: { left: 3, most: 5, seconds: 61, sent: 1234 },
  relay: {
    hits: 90,
    misses: 10,
    hitRatio: 0.9,
    staleAnswers: 7,
    endpoints: [
      { name: 'chain', circuit: 'open', age: 180, fault: 'PROVIDER_OUTAGE' },
      { name: 'quotes', circuit: 'closed', age: 4, fault: null },
      { name: 'news', circuit: 'halfOpen', age: null, fault: 'PROVIDER_NEW' },
    ],
    faults: [{ at: '2026-11-20T08:01:00.000Z', endpoint: 'chain', code: 'PROVIDER_OUTAGE' }],
  },
};
const READ = 'GET /api/admin/market';
const DATES = 'GET /api/admin/market/earnings';
const KEY = 'a-key-of-polygon';

/** A server whose market is simulated until a key is stored. */
function open(answers: Readonly<Record<string, Handler>> = {}, lang: 'en' | 'zh-CN' = 'en') {
  let operations = SIMULATED;
  const server = createFakeServer({
    [READ]: () => ({ body: { data: operations } }),
    [DATES]: () => ({ body: { data: null } }),
    'PUT /api/admin/market/key': () => {
      operations = POLYGON;
      return { body: { data: operations } };
    },
    'DELETE /api/admin/market/key': () => {
      operations = SIMULATED;
      return { status: 204 };
    },
    'POST /api/admin/market/key/check': () => ({ body: { data: { verdict: 'OK' } } }),
    ...answers,
  });
  return { ...renderConsole('/admin/market', { server, lang }), server };
}

const keyField = () => screen.findByLabelText<HTMLInputElement>('API key');
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('the market data page', () => {
  it('says that the market is simulated, why, and that there is nothing to measure', async () => {
    open();
    expect(await screen.findByText('Simulated market')).toBeTruthy();
    expect(screen.getByText(/No provider has been chosen/)).toBeTruthy();
    expect(
      screen.getByRole('heading', { name: 'Nothing to show for the simulated market' }),
    ).toBeTruthy();
    expect(document.title).toBe('Market data · Toolyard');
  });

  it('shows budget, hit ratio, circuit breakers, ages and faults of a provider', async () => {
    open({ [READ]: () => ({ body: { data: POLYGON } }) });
    const figures = within(await screen.findByLabelText('Figures'));
    for (const text of ['3', 'of 5 in 61 s', '1,234', '90.0%', '90 of 100 calls from memory', '7'])
      expect(figures.getByText(text)).toBeTruthy();
    const cellsOf = (name: string) =>
      within(screen.getByRole('rowheader', { name }).closest('tr')!)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cellsOf('chain')).toEqual(['Open', 'Not reachable', '3 min. ago']);
    expect(cellsOf('quotes')).toEqual(['Closed', 'Answered', '4 sec. ago']);
    expect(cellsOf('news')).toEqual(['Trying again', 'PROVIDER_NEW', 'Never']);
    expect(
      within(screen.getByRole('region', { name: 'Last ten faults' })).getAllByRole('listitem'),
    ).toHaveLength(1);
    const card = within(screen.getByRole('region', { name: 'In force' }));
    expect(card.getByText(/5 calls a minute, closing prices/)).toBeTruthy();
  });

  it.each<[KeyVerdict, string, string]>([
    ['OK', 'status', 'The key works, option chains included.'],
    ['PLAN', 'status', 'its plan has no option chains'],
    ['BAD_KEY', 'alert', 'doesn’t accept this key'],
    ['RATE', 'status', 'no calls left'],
    ['OUTAGE', 'alert', 'can’t be reached'],
    ['TIMEOUT', 'alert', 'within 8 seconds'],
    ['GARBAGE', 'alert', 'can’t be used'],
    ['REFUSED', 'alert', 'refused the request'],
  ])('a key is checked before it is saved: %s', async (verdict, role, words) => {
    const { user, server } = open({
      'POST /api/admin/market/key/check': () => ({ body: { data: { verdict } } }),
    });
    await user.type(await keyField(), KEY);
    await press(user, 'Check key');
    const boxes = await screen.findAllByRole(role);
    expect(boxes.map(({ textContent }) => textContent).join()).toContain(words);
    expect((await keyField()).value).toBe(KEY);
    expect(server.count('PUT /api/admin/market/key')).toBe(0);
  });

  it('a key is saved after the password, and then gone from the form', async () => {
    let refusals = 1;
    const { user, server } = open({
      'PUT /api/admin/market/key': () =>
        refusals-- > 0
          ? { status: 403, body: { code: 'REAUTHENTICATION_NEEDED', message: 'again' } }
          : { body: { data: POLYGON } },
      'POST /api/admin/auth/reauthenticate': () => ({ status: 204 }),
    });
    await user.type(await keyField(), KEY);
    await press(user, 'Save key');
    await proveIdentity(user);
    expect(await screen.findByText('Key saved. Prices now come from Polygon.')).toBeTruthy();
    expect((await keyField()).value).toBe('');
    const { body } = server.calls.filter(({ method }) => method === 'PUT').at(-1)!;
    expect(body).toEqual({ provider: 'polygon', plan: 'free', secret: KEY });
  });

  it('what can be no key is not sent, and Alpaca wants two parts', async () => {
    const { user, server } = open();
    await press(user, 'Save key');
    expect(await screen.findByText(/A key has 8 to 256/)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Provider'), 'Alpaca');
    await user.type(screen.getByLabelText('Secret key'), 'secret-of-alpaca');
    await press(user, 'Check key');
    expect(await screen.findByText(/A key has 8 to 256/)).toBeTruthy();
    await user.type(screen.getByLabelText('Key ID'), 'id-of-alpaca');
    await press(user, 'Check key');
    expect(await screen.findByText('The key works, option chains included.')).toBeTruthy();
    const sent = server.calls.filter(({ method }) => method === 'POST');
    expect(sent.map(({ body }) => body)).toEqual([
      { provider: 'alpaca', keyId: 'id-of-alpaca', secret: 'secret-of-alpaca' },
    ]);
  });

  it('the key is removed after a question', async () => {
    let operations = POLYGON;
    const { user } = open({
      [READ]: () => ({ body: { data: operations } }),
      'DELETE /api/admin/market/key': () => {
        operations = SIMULATED;
        return { status: 204 };
      },
    });
    await press(user, 'Remove key');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the stored key?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove key' }));
    expect(await screen.findByText('Key removed')).toBeTruthy();
    expect(await screen.findByText('Simulated market')).toBeTruthy();
  });

  it('a refused save says why and loses nothing', async () => {
    const { user } = open({
      'PUT /api/admin/market/key': () => ({
        status: 400,
        body: { code: 'PROVIDER_KEY_INVALID', message: 'This cannot be a key of the provider' },
      }),
    });
    await user.type(await keyField(), KEY);
    await press(user, 'Save key');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This cannot be a key of the provider');
    expect((await keyField()).value).toBe(KEY);
  });

  it('a failed load says so and can be tried again', async () => {
    let failures = 3;
    const { user } = open({
      [READ]: () => (failures-- > 0 ? { status: 500, body: {} } : { body: { data: SIMULATED } }),
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to load the state of market data');
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Simulated market')).toBeTruthy();
  });

  it('in Chinese', async () => {
    open({ [READ]: () => ({ body: { data: POLYGON } }) }, 'zh-CN');
    expect(await screen.findByRole('heading', { name: '行情数据' })).toBeTruthy();
    expect(await screen.findByText('3分钟前')).toBeTruthy();
    expect(screen.getByText('已断开')).toBeTruthy();
  });
});
