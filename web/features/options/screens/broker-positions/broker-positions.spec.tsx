import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ImportPositionsReport } from '../../../../api/generated.ts';
import { createFakeServer, type Handler } from '../../../../test-support/fake-server.ts';
import { renderApp } from '../../../../test-support/render-app.tsx';

const IMPORT = 'POST /api/ibkr/positions/import';
const PAGE = '/options/broker-positions';

const REPORT: ImportPositionsReport = {
  imported: 1,
  refused: 1,
  source: { provider: 'simulated', name: '模拟券商', simulated: true },
  accounts: [{ id: 'DU1234567', value: 1005.5, currency: 'USD' }],
  trades: [
    {
      ...{ ok: true, line: 1, name: '', symbol: 'AAPL', fills: 2, returnAmount: -38_000 },
      ...{ open: true, continued: false },
    },
  ],
  lines: [
    {
      line: 1,
      outcome: 'step',
      trade: 0,
      step: 'opened',
      symbol: 'AAPL',
      quantity: 200,
      price: 200,
    },
    {
      ...{ line: 2, outcome: 'step', trade: 0, step: 'opened' },
      ...{ symbol: 'AAPL270319C00250000', quantity: -2, price: 10 },
    },
    {
      line: 3,
      outcome: 'refused',
      symbol: 'BTC',
      code: 'FILL_INSTRUMENT',
      message: '只能导入股票',
    },
  ],
};
const says =
  (body: unknown, status = 200): Handler =>
  () => ({ status, body });

function open(handler: Handler, auth = true) {
  const server = createFakeServer({ [IMPORT]: handler });
  const dryRuns = () =>
    server.calls
      .filter(({ path }) => path === '/api/ibkr/positions/import')
      .map(({ query }) => query.get('dryRun'));
  return { ...renderApp(PAGE, { server, auth }), server, dryRuns };
}

describe('importing the positions of a broker', () => {
  it('a preview is read first: the account, each trade, each row, and that no order is placed', async () => {
    const { dryRuns } = open(says({ data: REPORT }));
    expect(await screen.findByText('DU1234567 · 净值 1,005.50 USD')).toBeTruthy();
    expect(screen.getByText('工具坊只读取账户，绝不会下单、改单或撤单。')).toBeTruthy();
    expect(screen.getByText(/来自模拟券商，而非真实账户/)).toBeTruthy();
    const rows = within(screen.getByRole('table', { name: '券商账户持仓' })).getAllByRole('row');
    expect(rows).toHaveLength(4);
    expect(rows[3]?.textContent).toContain('BTC');
    expect(rows[3]?.textContent).toContain('只能导入股票');
    expect(dryRuns()).toEqual(['true']);
  });

  it('pressed, it is imported; then the way to the positions is open', async () => {
    const { dryRuns, user } = open(says({ data: REPORT }));
    await user.click(await screen.findByRole('button', { name: '导入 1 笔交易' }));
    const link = await screen.findByRole('link', { name: '查看持仓' });
    expect(link.getAttribute('href')).toBe('/options/strategies');
    expect(dryRuns()).toEqual(['true', 'false']);
    expect(screen.queryByRole('button', { name: '导入 1 笔交易' })).toBeNull();
  });

  it('while it is read it says so', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    open(async () => {
      await held;
      return { body: { data: REPORT } };
    });
    expect(await screen.findByRole('status', { name: '加载中...' })).toBeTruthy();
    answer();
    expect(await screen.findByText('DU1234567 · 净值 1,005.50 USD')).toBeTruthy();
  });

  it('nothing new: the button cannot be pressed; nothing held: it says so', async () => {
    const { user, server } = open(says({ data: { ...REPORT, imported: 0, trades: [] } }));
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: '导入交易' });
    expect(button.disabled).toBe(true);
    server.on(IMPORT, says({ data: { ...REPORT, imported: 0, trades: [], lines: [] } }));
    await user.click(screen.getByRole('button', { name: '重新读取' }));
    expect(await screen.findByText('该账户没有持仓')).toBeTruthy();
  });

  it('without a connection it leads to the settings', async () => {
    open(says({ code: 'BROKER_NOT_CONNECTED', message: '尚未连接' }, 409));
    const link = await screen.findByRole('link', { name: '前往设置' });
    expect(link.getAttribute('href')).toBe('/settings');
  });

  it('a broker that fails is told, and can be asked again', async () => {
    const { server, user } = open(says({ code: 'VALIDATION', message: '券商暂时没有响应' }, 400));
    expect((await screen.findByRole('alert')).textContent).toContain('券商暂时没有响应');
    server.on(IMPORT, says({ data: REPORT }));
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('DU1234567 · 净值 1,005.50 USD')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('a visitor is asked to sign in, and nothing is read', async () => {
    const { server } = open(says({ data: REPORT }), false);
    expect(await screen.findByRole('link', { name: '登录' })).toBeTruthy();
    expect(server.count(IMPORT)).toBe(0);
  });
});
