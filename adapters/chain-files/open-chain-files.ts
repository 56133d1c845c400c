import { readdir } from 'node:fs/promises';
import type { MarketSource } from '@toolyard/core/options/chain';
import { ChainFileMarketData } from './chain-file-market-data.ts';
import { ChainFileOptionChains } from './chain-file-option-chains.ts';
import { ChainFileRecords } from './chain-file-records.ts';
import { loadChainFile, type ChainFile, type Refusal } from './load-chain-file.ts';

/** A folder of chain files behind the market's ports, and what of it could not be used. */
export interface OpenedChainFiles extends MarketSource {
  /** Symbols that were loaded, in the order of the file names. */
  readonly symbols: readonly string[];
  readonly refused: readonly Refusal[];
}

/** Names of the comma-separated files of a folder, sorted; or why it cannot be read. */
async function csvFiles(dir: string): Promise<readonly string[] | Refusal> {
  try {
    const entries = await readdir(dir, { withFileTypes: true });
    return entries
      .filter((entry) => !entry.isDirectory() && /\.csv$/i.test(entry.name))
      .map((entry) => entry.name)
      .sort();
  } catch (error) {
    const { code } = error as { code?: string };
    return { file: dir, line: 0, reason: `the folder cannot be read (${code ?? 'unknown error'})` };
  }
}

/**
 * Reads every `<symbol>-<yyyy-mm-dd>.csv` of a folder. A broken line is refused by itself, a file without its header
 * or without any usable line as a whole; everything else is served.
 */
export async function openChainFiles(dir: string): Promise<OpenedChainFiles> {
  const names = await csvFiles(dir);
  const files = new Map<string, ChainFile>();
  const refused: Refusal[] = [];
  if ('reason' in names) refused.push(names);
  for (const name of 'reason' in names ? [] : names) {
    const loaded = await loadChainFile(dir, name);
    refused.push(...loaded.refused);
    const { chainFile } = loaded;
    if (chainFile === null) continue;
    if (!files.has(chainFile.symbol)) files.set(chainFile.symbol, chainFile);
    else
      refused.push({
        file: name,
        line: 0,
        reason: `another file gives ${chainFile.symbol} already`,
      });
  }
  const records = new ChainFileRecords(files);
  return {
    market: new ChainFileMarketData(files),
    chains: new ChainFileOptionChains(files),
    news: records,
    earnings: records,
    actions: records,
    quotes: records,
    tape: records,
    volatility: records,
    settlementPrices: records,
    symbols: [...files.keys()],
    refused,
  };
}
