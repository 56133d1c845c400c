import { SYMBOL_UNKNOWN, type Sourced } from '@toolyard/core/market';
import {
  EXPIRY_UNKNOWN,
  summariseExpiry,
  type ExpirySummary,
  type OptionChain,
  type OptionChains,
} from '@toolyard/core/options/chain';
import type { CalendarDate } from '@toolyard/core/shared';
import type { ChainFile } from './load-chain-file.ts';
import { recordedMeta } from './provenance.ts';

/** The chains of the files, as of 16:00 in New York of each file's day. */
export class ChainFileOptionChains implements OptionChains {
  constructor(private readonly files: ReadonlyMap<string, ChainFile>) {}

  knows(symbol: string): Promise<boolean> {
    return Promise.resolve(this.files.has(symbol));
  }

  async expiries(symbol: string): Promise<Sourced<readonly ExpirySummary[]>> {
    const { chains, asOf } = await this.find(symbol);
    return { value: chains.map(summariseExpiry), meta: recordedMeta(asOf) };
  }

  async chain(symbol: string, expiry: CalendarDate, root = symbol): Promise<Sourced<OptionChain>> {
    const { chains, asOf } = await this.find(symbol);
    const value = root === symbol ? chains.find((chain) => chain.expiry === expiry) : undefined;
    if (value === undefined) throw EXPIRY_UNKNOWN();
    return { value, meta: recordedMeta(asOf) };
  }

  private find(symbol: string): Promise<ChainFile> {
    const file = this.files.get(symbol);
    return file === undefined ? Promise.reject(SYMBOL_UNKNOWN()) : Promise.resolve(file);
  }
}
