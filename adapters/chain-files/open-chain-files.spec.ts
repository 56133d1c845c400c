import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ROW_FAULTS } from '@toolyard/core/options/chain';
import { openChainFiles } from './index.ts';

const HEADER = 'Type,Strike,Bid,Ask,Expiration';
/** Quotes that hold together at a spot of 100. */
const LINES = [
  'call,95,6.9,7.1,2024-06-21',
  'put,95,1.9,2.1,2024-06-21',
  'call,100,3.9,4.1,2024-06-21',
  'put,100,3.9,4.1,2024-06-21',
  'call,105,1.9,2.1,2024-06-21',
  'put,105,6.9,7.1,2024-06-21',
];
const GOOD = [HEADER, ...LINES].join('\n');

let dir: string;
const put = (name: string, text: string | Uint8Array) => writeFileSync(join(dir, name), text);

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'chain-files-'));
  put('GOOD-2024-05-20.csv', GOOD);
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('a folder of chain files', () => {
  it('named pipes are refused, and nothing waits for a writer', async () => {
    const pipes = ['GOOD-2024-05-20.json', 'PIPE-2024-05-20.csv'];
    execFileSync(
      'mkfifo',
      pipes.map((name) => join(dir, name)),
    );
    const { symbols, refused } = await openChainFiles(dir);
    expect(symbols).toEqual(['GOOD@2024-05-20']);
    expect(refused).toEqual([
      { file: pipes[0], line: 0, reason: 'the sidecar cannot be read (not a file)' },
      { file: pipes[1], line: 0, reason: 'the file cannot be read (not a file)' },
    ]);
  });

  it('a good file is served under its symbol', async () => {
    const { symbols, refused, market, chains } = await openChainFiles(dir);
    expect(symbols).toEqual(['GOOD@2024-05-20']);
    expect(refused).toEqual([]);
    const { value, meta } = await chains.expiries('GOOD@2024-05-20');
    expect(value).toMatchObject([{ expiry: '2024-06-21', daysToExpiry: 32, kind: 'monthly' }]);
    expect(meta).toMatchObject({ provider: 'file', asOf: Date.parse('2024-05-20T20:00:00Z') });
    const found = await market.search({ text: 'good', limit: 5 });
    expect(found.value).toMatchObject([
      { ticker: 'GOOD@2024-05-20', name: 'GOOD 2024-05-20 (chain file)', price: 100, change: null },
    ]);
  });

  it('it has a spot and a chain and nothing else', async () => {
    const { market } = await openChainFiles(dir);
    const symbol = 'GOOD@2024-05-20';
    expect((await market.previousClose(symbol)).value).toBeNull();
    const query = {
      symbol,
      from: '2024-01-01',
      to: '2024-05-20',
      timespan: 'day',
      multiplier: 1,
      adjusted: true,
    } as const;
    expect((await market.bars(query)).value).toEqual([]);
    const { value, meta } = await market.details(symbol);
    expect(value).toMatchObject({ marketCap: null, min52Week: null, dividendYield: null });
    expect(meta).toMatchObject({ simulated: false, partial: true });
  });

  it.each([
    ['no header', LINES.join('\n'), 1, 'lacks the column type, strike, bid, ask, expiration'],
    ['a header without a column', GOOD.replace('Ask', 'Last'), 1, 'lacks the column ask'],
    ['nothing in it', '', 1, 'lacks the column'],
    ['only a header', HEADER, 0, 'no line holds a contract'],
    ['no text', new Uint8Array([0xff, 0xfe, 0x00, 0x80]), 0, 'cannot be read'],
    [
      'calls only',
      [HEADER, ...LINES.filter((line) => line.startsWith('call'))].join('\n'),
      0,
      'no sidecar gives the spot',
    ],
  ])('a file with %s is refused whole, the rest is served', async (_fault, text, line, reason) => {
    put('BAD-2024-05-20.csv', text);
    const { symbols, refused } = await openChainFiles(dir);
    expect(symbols).toEqual(['GOOD@2024-05-20']);
    expect(refused[0]).toMatchObject({ file: 'BAD-2024-05-20.csv', line });
    expect(refused[0]!.reason).toContain(reason);
  });

  it('broken lines are refused one by one with line and reason, the others are served', async () => {
    const broken = [
      'call,110,0.9,1.1,2024-06-21',
      'call,abc,0.9,1.1,2024-06-21',
      'call,115,0.4',
      'swap,115,0.4,0.6,2024-06-21',
      '',
      'put,95,1.9,2.1,2024-06-21',
      'call,120,"0.4,0.6,2024-06-21',
    ];
    put('PART-2024-05-20.csv', [GOOD, ...broken].join('\r\n'));
    const { symbols, refused, chains } = await openChainFiles(dir);
    expect(symbols).toContain('PART@2024-05-20');
    expect(refused.map(({ line }) => line)).toEqual([9, 10, 11, 13, 14]);
    expect(refused[0]!.reason).toContain('strike');
    expect(refused[1]!.reason).toBe('the line has 3 values, the header 5');
    const { value } = await chains.chain('PART@2024-05-20', '2024-06-21');
    expect(value.calls.map(({ strike }) => strike / 10_000)).toEqual([95, 100, 105, 110]);
  });

  it('case 22 a file of contracts by symbol: an adjusted root beside the standard one is left out', async () => {
    const lines = [
      'contract,spot,bid,bidSize,ask,askSize,last,volume,openInterest',
      'NVDA1260320C00200000,191.00,2.05,3,2.60,4,2.30,1,15',
      'NVDA260320C00200000,191.00,2.10,30,2.20,25,2.15,830,5100',
      'NVDA260320C00195000,191.00,4.10,30,4.40,25,4.25,510,2300',
      'NVDA260320P00195000,191.00,7.60,30,7.90,25,7.75,210,900',
      'NVDA260320P00200000,191.00,10.60,30,10.90,25,10.75,110,700',
    ];
    put('NVDA-2026-03-03.csv', lines.join('\n'));
    const { chains, refused } = await openChainFiles(dir);
    expect(refused).toEqual([
      { file: 'NVDA-2026-03-03.csv', line: 2, reason: ROW_FAULTS.adjusted },
    ]);
    const { value } = await chains.chain('NVDA@2026-03-03', '2026-03-20');
    expect(value).toMatchObject({ spot: 1_910_000, spotSource: 'quoted' });
    expect(value.calls.map(({ strike, bid }) => [strike, bid])).toEqual([
      [1_950_000, 41_000],
      [2_000_000, 21_000],
    ]);
  });

  it('SPX beside SPXW on one day: the contracts of the index’s own root stand', async () => {
    const of = (root: string, price: number) => [
      `${root}240621C05300000,${price},${price + 1}`,
      `${root}240621P05300000,${price},${price + 1}`,
    ];
    const lines = [
      'contract,bid,ask',
      ...of('SPXW', 80),
      ...of('SPX', 70),
      'SPXW240628C05300000,9,9',
    ];
    put('SPX-2024-05-20.csv', lines.join('\n'));
    const { chains, refused } = await openChainFiles(dir);
    expect(refused.map(({ line, reason }) => [line, reason])).toEqual([
      [2, ROW_FAULTS.otherRoot],
      [3, ROW_FAULTS.otherRoot],
    ]);
    const { value } = await chains.chain('SPX@2024-05-20', '2024-06-21');
    expect(value.calls.map(({ bid }) => bid)).toEqual([700_000]);
    expect((await chains.expiries('SPX@2024-05-20')).value).toHaveLength(2);
  });

  it('columns may stand in another order, with others between, behind a byte order mark', async () => {
    const rows = LINES.map((line) => {
      const [type, strike, bid, ask, expiration] = line.split(',');
      return [expiration, '7', strike, bid, ask, type].join(',');
    });
    const text = ['\ufeffexpiration,Volume,STRIKE,Bid,Ask,type', ...rows].join('\n');
    put('swap-2024-05-20.csv', text);
    const { symbols, refused } = await openChainFiles(dir);
    expect(refused).toEqual([]);
    expect(symbols).toContain('SWAP@2024-05-20');
  });

  it('a sidecar overrides, a broken one is refused and the file served without it', async () => {
    const spotOf = async () => {
      const { chains, refused } = await openChainFiles(dir);
      const { value } = await chains.chain('GOOD@2024-05-20', '2024-06-21');
      return { spot: value.spot, source: value.spotSource, off: value.spotOffParity, refused };
    };
    put('GOOD-2024-05-20.json', '{ "spot": 101, "rate": 0.05 }');
    expect(await spotOf()).toEqual({ spot: 1_010_000, source: 'given', off: true, refused: [] });
    put('GOOD-2024-05-20.json', '{ "spot": ');
    const broken = await spotOf();
    expect(broken.source).toBe('implied');
    expect(broken.refused).toMatchObject([{ file: 'GOOD-2024-05-20.json', line: 0 }]);
  });

  it.each(['notes.csv', 'GOOD-2024-02-30.csv', 'GOOD.csv', '$$-2024-05-20.csv'])(
    'a name that says no symbol and day is refused: %s',
    async (name) => {
      put(name, GOOD);
      expect((await openChainFiles(dir)).refused).toEqual([
        { file: name, line: 0, reason: 'the name is not <symbol>-<yyyy-mm-dd>.csv' },
      ]);
    },
  );

  describe('from OptionsDX', () => {
    const DX_HEADER =
      '[QUOTE_UNIXTIME], [QUOTE_READTIME], [QUOTE_DATE], [UNDERLYING_LAST], [EXPIRE_DATE], [EXPIRE_UNIX], [C_IV], [C_BID], [C_ASK], [STRIKE], [P_BID], [P_ASK]';
    const line = (at: string, quotes: string, expiry = '2024-06-21') =>
      `${at}, 2024-05-20 16:00, 2024-05-20, 100.01, ${expiry}, 1718942400, , ${quotes}`;
    const CLOSE = '1716235200';
    const DX = [
      line(CLOSE, '6.90, 7.10, 95.000, 1.90, 2.10'),
      line(CLOSE, '3.90, 4.10, 100.000, 3.90, 4.10'),
      line(CLOSE, '1.90, 2.10, 105.000, 6.90, 7.10'),
    ];

    const opened = async (lines: readonly string[], header = DX_HEADER) => {
      put('DX-2024-05-20.csv', [header, ...lines].join('\n'));
      const { chains, refused, symbols } = await openChainFiles(dir);
      return { chains, refused, known: symbols.includes('DX@2024-05-20') };
    };

    it('a line has the call and the put of a strike, and the price of the underlying', async () => {
      const { chains, refused } = await opened(DX);
      expect(refused).toEqual([]);
      const { value } = await chains.chain('DX@2024-05-20', '2024-06-21');
      expect(value).toMatchObject({ spot: 1_000_100, spotSource: 'quoted' });
      expect(value.calls.map(({ bid }) => bid)).toEqual([69_000, 39_000, 19_000]);
      expect(value.puts.map(({ ask }) => ask)).toEqual([21_000, 41_000, 71_000]);
    });

    it('without date columns the days are those of the unix times', async () => {
      const without = (text: string) =>
        text
          .split(',')
          .filter((_cell, i) => ![1, 2, 4].includes(i))
          .join(',');
      const { chains, refused } = await opened(DX.map(without), without(DX_HEADER));
      expect(refused).toEqual([]);
      expect((await chains.expiries('DX@2024-05-20')).value).toMatchObject([
        { expiry: '2024-06-21' },
      ]);
    });

    it('a sidecar’s spot goes before the one of the file', async () => {
      put('DX-2024-05-20.json', '{ "spot": 100 }');
      const { chains } = await opened(DX);
      const { value } = await chains.chain('DX@2024-05-20', '2024-06-21');
      expect(value).toMatchObject({ spot: 1_000_000, spotSource: 'given' });
    });

    it('lines of other days and of earlier times are left out and counted, broken ones refused once', async () => {
      const { chains, refused } = await opened([
        DX[0]!.replace('2024-05-20,', '2024-05-17,'),
        line('1716213600', '7.00, 7.20, 95.000, 1.80, 2.00'),
        line('1716213600', '4.00, 4.20, 100.000, 3.80, 4.00'),
        ...DX,
        line(CLOSE, '1.00, 1.20, 110.000, 10.90, 11.10', '2024-05-17'),
        line(CLOSE, '0.40, x, 115.000, 14.90, 15.10'),
      ]);
      expect(refused.map(({ line: at, reason }) => [at, reason])).toEqual([
        [2, 'lines left out from here on, of another day or underlying: 1'],
        [3, 'lines left out from here on, of an earlier time of the day: 2'],
        [8, "the expiration is not after the file's day"],
        [9, 'the ask is not a price with at most four decimals'],
      ]);
      const { value } = await chains.chain('DX@2024-05-20', '2024-06-21');
      expect(value.calls[0]!.bid).toBe(69_000);
      expect([value.calls.length, value.puts.length]).toEqual([3, 4]);
    });

    it('a header without a column is refused whole', async () => {
      const { refused, known } = await opened(DX, DX_HEADER.replace('[P_ASK]', '[P_LAST]'));
      expect(refused).toMatchObject([{ line: 1, reason: 'the header lacks the column [p_ask]' }]);
      expect(known).toBe(false);
    });
  });

  describe('from DoltHub', () => {
    const DOLT_HEADER =
      'date,act_symbol,expiration,strike,call_put,bid,ask,vol,delta,gamma,theta,vega,rho';
    const greeks = '0.2500,0.5000,0.0100,-0.0200,0.1000,0.0500';
    const doltLines = (day: string, symbol: string) =>
      LINES.map((line) => {
        const [type, strike, bid, ask, expiration] = line.split(',');
        const side = type === 'call' ? 'Call' : 'Put';
        return `${day},${symbol},${expiration},${strike}.00,${side},${bid}0,${ask}0,${greeks}`;
      });

    it('the rows of the file’s day and underlying make the chain of the same quotes', async () => {
      const lines = [
        ...doltLines('2024-05-17', 'DOLT'),
        ...doltLines('2024-05-20', 'DOLT'),
        ...doltLines('2024-05-20', 'OTHER'),
      ];
      put('dolt-2024-05-20.csv', [DOLT_HEADER, ...lines].join('\n'));
      const { chains, refused } = await openChainFiles(dir);
      expect(refused).toEqual([
        {
          file: 'dolt-2024-05-20.csv',
          line: 2,
          reason: 'lines left out from here on, of another day or underlying: 12',
        },
      ]);
      const quotes = async (symbol: string) => {
        const { value } = await chains.chain(`${symbol}@2024-05-20`, '2024-06-21');
        return [...value.calls, ...value.puts].map(({ symbol: _symbol, ...quote }) => quote);
      };
      expect(await quotes('DOLT')).toEqual(await quotes('GOOD'));
    });

    it('a file without a row of its own is refused whole, and says how many are of others', async () => {
      put('NONE-2024-05-20.csv', [DOLT_HEADER, ...doltLines('2024-05-20', 'DOLT')].join('\n'));
      const { symbols, refused } = await openChainFiles(dir);
      expect(symbols).toEqual(['GOOD@2024-05-20']);
      expect(refused.map(({ line, reason }) => [line, reason])).toEqual([
        [0, 'no line holds a contract that can be used'],
        [2, 'lines left out from here on, of another day or underlying: 6'],
      ]);
    });
  });

  it('two files of one symbol: the first stands', async () => {
    put('good-2024-05-20.csv', GOOD);
    const { symbols, refused } = await openChainFiles(dir);
    expect(symbols).toEqual(['GOOD@2024-05-20']);
    expect(refused).toMatchObject([{ reason: 'another file gives GOOD@2024-05-20 already' }]);
  });

  it('other files and folders are left alone, a missing folder is told', async () => {
    put('README.md', 'x');
    mkdirSync(join(dir, 'OLD-2024-05-20.csv'));
    expect((await openChainFiles(dir)).refused).toEqual([]);
    const { refused, symbols } = await openChainFiles(join(dir, 'none'));
    expect(symbols).toEqual([]);
    expect(refused).toMatchObject([{ line: 0, reason: 'the folder cannot be read (ENOENT)' }]);
  });
});
