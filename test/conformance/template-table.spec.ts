import { describe, expect, it } from '@jest/globals';
import { openChainFiles } from '@toolyard/chain-files';
import type { StrategyAnalysis } from '@toolyard/core/options/analysis';
import type { OptionChain, OptionChains } from '@toolyard/core/options/chain';
import { simulatedMarket } from '@toolyard/simulated-market';
import { chainFolder } from '../support/chain-file.ts';
import { fillEvery, threeChains, type FilledTemplate } from './templates/filled-templates.ts';
import { keepsBounds, notFinite } from './templates/quote-bounds.ts';
import { templateTable } from './templates/template-table.ts';

const NOW = Date.parse('2026-11-20T17:34:56Z');
const folder = chainFolder();

const sources: readonly (readonly [symbol: string, open: () => Promise<OptionChains>])[] = [
  ...['AAPL', 'NIO', 'TLT'].map(
    (symbol) =>
      [
        symbol,
        () => Promise.resolve(simulatedMarket({ seed: 'table', clock: { now: () => NOW } }).chains),
      ] as const,
  ),
  ...(folder === null
    ? []
    : [['MSFT@2021-11-22', async () => (await openChainFiles(folder)).chains] as const]),
];
if (folder === null)
  console.log('skipped: templates from the real chain, REFERENCE_DIR is not set');

const nameOf = ({ chain, template, mirrors }: FilledTemplate): string =>
  [chain.symbol, chain.expiry, template.id, ...mirrors].join(' ');

const quotesOf = ({ calls, puts }: OptionChain) => [...calls, ...puts];

describe.each(sources)('every template from the chains of %s', (symbol, open) => {
  let rows: FilledTemplate[] = [];

  it('fills in three expiries, is analysed, and no figure is NaN or infinite', async () => {
    const chains = await open();
    const taken = await threeChains(chains, symbol);
    expect(new Set(taken.map(({ expiry }) => expiry)).size).toBe(3);
    rows = (await Promise.all(taken.map((chain) => fillEvery(chains, chain)))).flat();
    console.log(templateTable(rows));
    expect(rows).toHaveLength(3 * 12 * 4);
    const asTraded = rows.filter(({ mirrors }) => mirrors.length === 0);
    expect(asTraded.filter(({ legs }) => legs === null).map(nameOf)).toEqual([]);
    expect(rows.flatMap((row) => notFinite(row.analysis, nameOf(row)))).toEqual([]);
    const incomplete = rows.filter(({ analysis }) => (analysis?.missing.length ?? 0) > 0);
    expect(incomplete.map(nameOf)).toEqual([]);
  });

  it('keeps the no-arbitrage bounds, or the quote is marked and no leg takes it', () => {
    const chains = [
      ...new Set(rows.flatMap(({ chain, back }) => [chain, ...(back ? [back] : [])])),
    ];
    const broken = chains.flatMap((chain) =>
      quotesOf(chain).filter((quote) => quote.flaw === null && !keepsBounds(quote, chain)),
    );
    expect(broken).toEqual([]);
    const marked = new Set(
      chains.flatMap(quotesOf).flatMap((quote) => (quote.flaw === null ? [] : [quote.symbol])),
    );
    const held = rows.flatMap(({ legs }) => legs ?? []);
    expect(held.filter((leg) => marked.has(leg.symbol))).toEqual([]);
  });

  it('can lose somewhere, and has a chance exactly where it can gain', () => {
    const free = rows.filter(
      ({ analysis }) =>
        analysis !== null && analysis.maxLoss !== 'unlimited' && !(analysis.maxLoss! > 0),
    );
    expect(free.map(nameOf)).toEqual([]);
    const wrong = rows.filter(({ analysis }) => analysis !== null && !isProbabilitySound(analysis));
    expect(wrong.map(nameOf)).toEqual([]);
  });
});

function isProbabilitySound({ maxProfit, probabilityOfProfit }: StrategyAnalysis): boolean {
  const gains = maxProfit === 'unlimited' || maxProfit! > 0;
  return probabilityOfProfit! < 1 && probabilityOfProfit! > 0 === gains;
}
