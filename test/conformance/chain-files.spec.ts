import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openChainFiles, type OpenedChainFiles } from '@toolyard/chain-files';
import { EXPIRIES, FORMATS, RATE, RECORDED, SPOT, writeChain } from '../support/written-chain.ts';
import { marketDataConformance } from './market-data.suite.ts';
import { marketRecordsConformance } from './market-records.suite.ts';
import { optionChainsConformance } from './option-chains.suite.ts';
import { optionRecordsConformance } from './option-records.suite.ts';

const dir = mkdtempSync(join(tmpdir(), 'chain-files-'));
let opened: OpenedChainFiles;
const byFormat: Record<string, OpenedChainFiles> = {};

beforeAll(async () => {
  for (const format of FORMATS) {
    const folder = join(dir, format);
    mkdirSync(folder);
    writeChain(join(folder, 'ACME-2024-05-20.csv'), format);
    byFormat[format] = await openChainFiles(folder);
  }
  opened = byFormat['plain']!;
});
afterAll(() => rmSync(dir, { recursive: true }));

marketDataConformance('a folder of chain files', () => ({
  market: opened.market,
  provider: 'file',
  simulated: false,
  symbol: 'ACME@2024-05-20',
  chinese: '期权链',
  unknownSymbol: 'ACME',
  from: '2024-05-01',
  to: '2024-05-20',
  split: null,
}));

for (const format of FORMATS)
  optionChainsConformance(`a folder of ${format} chain files`, () => ({
    chains: byFormat[format]!.chains,
    provider: 'file',
    simulated: false,
    symbol: 'ACME@2024-05-20',
    unknownSymbol: 'ACME@2024-05-21',
    unlistedExpiry: '2024-05-31',
    today: RECORDED,
  }));

const CLOSE = Date.parse('2024-05-20T20:00:00Z');

marketRecordsConformance('a folder of chain files', () => ({
  news: opened.news,
  earnings: opened.earnings,
  hasReports: false,
  quotes: opened.quotes,
  provider: 'file',
  simulated: false,
  symbols: ['ACME@2024-05-20'],
  unknownSymbol: 'ACME',
  now: CLOSE,
}));

optionRecordsConformance('a folder of chain files', () => ({
  chains: opened.chains,
  tape: opened.tape,
  volatility: opened.volatility,
  symbol: 'ACME@2024-05-20',
  unknownSymbol: 'ACME',
  now: CLOSE,
  remembers: false,
}));

describe('a folder of chain files', () => {
  it('the same quotes in every format make the same chains', async () => {
    for (const format of FORMATS) {
      const { refused, chains } = byFormat[format]!;
      expect([format, refused]).toEqual([format, []]);
      for (const expiry of EXPIRIES)
        expect((await chains.chain('ACME@2024-05-20', expiry)).value).toEqual(
          (await opened.chains.chain('ACME@2024-05-20', expiry)).value,
        );
    }
  });

  it('parity finds the rate, the spot and the volatility that the quotes were made of', async () => {
    for (const expiry of EXPIRIES) {
      const { value } = await opened.chains.chain('ACME@2024-05-20', expiry);
      expect(value.terms.rate).toBeCloseTo(RATE, 2);
      expect(value.spot / 10_000).toBeCloseTo(SPOT, 1);
      expect(value.volatilityAtForward).toBeCloseTo(0.3, 2);
    }
  });
});
