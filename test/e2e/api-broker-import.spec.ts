import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  bearer,
  SAMPLED_ENGINES,
  newKey,
  openTestApi,
  register,
  type Member,
  type TestApi,
} from '../support/test-api.ts';

const sample = (name: string): Buffer =>
  readFileSync(new URL(`../fixtures/broker-files/${name}.csv`, import.meta.url));

interface Report {
  readonly broker: string;
  readonly imported: number;
  readonly refused: number;
  readonly trades: readonly { symbol: string; returnAmount: number; open: boolean }[];
  readonly lines: readonly { line: number; outcome: string; code?: string; message?: string }[];
}

describe.each(SAMPLED_ENGINES)('files of brokers on %s', (engine, available) => {
  if (!available) return it.skip(`skipped: no ${engine} found`, () => undefined);

  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ engine });
  });
  afterAll(() => api.close());

  const importing = (file: Buffer | string, member: Member, dryRun: boolean) =>
    api.call
      .post('/api/options/history/import')
      .query({ dryRun })
      .set({ ...bearer(member), ...newKey(), 'Accept-Language': 'en' })
      .attach('file', Buffer.from(file), 'history.csv');
  const read = async (path: string, member: Member) =>
    (await api.call.get(`/api/options/${path}`).set(bearer(member)).expect(200)).body as {
      readonly data: readonly Record<string, unknown>[];
    };

  // Cash as typed from the files: by strategy, the sums of `Total`, `NetCash`, `Proceeds` + `Comm/Fee` and `Amount`.
  it.each([
    [
      'tastytrade',
      'tastytrade-transactions',
      [
        ['SPY', 345.38, false],
        ['MSFT', -38_495.55, true],
        ['SPX', 1_138.28, false],
        ['TSLA', 4.98, false],
      ],
      5,
    ],
    [
      'interactiveBrokers',
      'ibkr-activity-statement',
      [
        ['MSFT', -276_665.95, true],
        ['SPY', 107.38, false],
      ],
      1,
    ],
    [
      'schwab',
      'schwab-transactions',
      [
        ['MSFT', 1_279.16, false],
        ['AAPL', 127.36, false],
        ['SPY', -7_752.65, true],
        ['TSLA', 21_098.88, true],
      ],
      3,
    ],
  ])(
    '%s: the dry run changes nothing; the import stores the same, once',
    async (broker, name, trades, refused) => {
      const mei = await register(api);
      const dry = await importing(sample(name), mei, true);
      expect([dry.status, dry.body]).toMatchObject([
        200,
        { data: { broker, imported: trades.length, refused } },
      ]);
      const report = (dry.body as { data: Report }).data;
      expect(report.trades.map((each) => [each.symbol, each.returnAmount, each.open])).toEqual(
        trades,
      );
      expect((await read('strategies', mei)).data).toEqual([]);

      const done = await importing(sample(name), mei, false);
      expect(done.body).toEqual(dry.body);
      const { data } = await read('strategies?limit=100', mei);
      expect(
        data.map((each) => [each['underlyingAsset'], each['cash'], each['status']]).sort(),
      ).toEqual(
        trades.map(([symbol, cash, open]) => [symbol, cash, open ? 'active' : 'completed']).sort(),
      );
      const open = data.filter(({ status }) => status === 'active');
      for (const { id } of open)
        expect((await read(`strategies/${String(id)}`, mei)).data).toMatchObject({
          id,
          status: 'active',
          simulated: false,
        });
      const closed = trades.filter(([, , isOpen]) => !isOpen).length;
      expect(await read('history', mei)).toMatchObject({ total: closed });

      const again = ((await importing(sample(name), mei, false)).body as { data: Report }).data;
      expect([again.imported, again.trades]).toEqual([0, []]);
      const steps = report.lines.filter(({ outcome }) => outcome === 'step').length;
      expect(again.lines.filter(({ outcome }) => outcome === 'known')).toHaveLength(steps);
    },
  );

  it('a refused line has its number, its code and a sentence', async () => {
    const mei = await register(api);
    const answer = await importing(sample('ibkr-flex-trades'), mei, true);
    const { lines } = (answer.body as { data: Report }).data;
    expect(lines.filter(({ outcome }) => outcome === 'refused')).toMatchObject([
      { line: 14, code: 'FILL_CURRENCY', message: 'Only trades in US dollars can be imported' },
      { line: 15, code: 'FILL_INSTRUMENT', symbol: 'CASH' },
      { line: 16, code: 'FILL_CANCELLED' },
      { line: 17, code: 'FILL_QUANTITY', symbol: '0.5' },
      { line: 18, code: 'FILL_AMOUNT' },
    ]);
  });

  it('a file of another broker is refused by its name, also in UTF-16 with tabs', async () => {
    const mei = await register(api);
    const vanguard = Buffer.from(
      '\ufeffAccount Number\tTrade Date\tTransaction Type\tInvestment Name\n1\t2\t3\t4\n',
      'utf16le',
    );
    const answer = await importing(vanguard, mei, true);
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { code: 'BROKER_UNSUPPORTED', details: [{ message: 'This is a file of Vanguard' }] },
    ]);
  });

  it('days that a spreadsheet has turned are read as they are meant, or the file is refused', async () => {
    const rows = (...days: readonly string[]) =>
      [
        'Run Date,Action,Symbol,Description,Type,Quantity,Price ($),Commission ($),Fees ($),Amount ($)',
        ...days.map(
          (day) => `${day},YOU BOUGHT APPLE INC (AAPL) (Cash),AAPL,APPLE INC,Cash,1,200,,,-200`,
        ),
      ].join('\n');
    const mei = await register(api);
    const turned = await importing(rows('05/03/2026', '27/02/2026'), mei, false);
    expect(turned.status).toBe(200);
    const { data } = await read('strategies', mei);
    expect(data.map(({ openedAt }) => String(openedAt).slice(0, 10)).sort()).toEqual([
      '2026-02-27',
      '2026-03-05',
    ]);
    const mixed = await importing(rows('03/27/2026', '27/02/2026'), mei, false);
    expect([mixed.status, mixed.body]).toMatchObject([400, { code: 'BROKER_DATES' }]);
  });

  it('a file of nobody is refused with what it looks like', async () => {
    const file = 'A portfolio\n\nWhen,What,How many,For\n18/12/2025,AAPL,3,245.10\n';
    const answer = await importing(file, await register(api), true);
    expect([answer.status, answer.body]).toMatchObject([
      400,
      {
        code: 'BROKER_UNSUPPORTED',
        details: [
          { message: 'Its columns: When, What, How many, For' },
          { message: 'Its dates: DD/MM/YYYY' },
          { message: 'Line 4: 18/12/2025, AAPL, 3, 245.10' },
        ],
      },
    ]);
  });

  it.each([
    ['is cut off', '<FlexQueryResponse><Trades><Trade symbol="AAPL" quant'],
    ['has an entity of its own', '<!DOCTYPE a [<!ENTITY b "c">]><FlexQueryResponse>&b;'],
  ])('a Flex query in XML that %s is refused', async (_, xml) => {
    const answer = await importing(xml, await register(api), true);
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { code: expect.stringMatching(/^(CSV_UNREADABLE|BROKER_UNSUPPORTED)$/) },
    ]);
  });

  it('a changed header names the missing column, and the account stays as it was', async () => {
    const mei = await register(api);
    const changed = sample('tastytrade-transactions').toString().replace('Order #', 'Order');
    const answer = await importing(changed, mei, false);
    expect([answer.status, answer.body]).toMatchObject([
      400,
      {
        code: 'BROKER_COLUMNS',
        details: [
          { message: 'This is a file of tastytrade' },
          { message: 'Column “order #” is missing' },
        ],
      },
    ]);
    expect((await read('strategies', mei)).data).toEqual([]);
  });
});
