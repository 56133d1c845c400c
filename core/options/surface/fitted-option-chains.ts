import type { Sourced } from '../../market/index.ts';
import type { CalendarDate } from '../../shared/index.ts';
import type { ExpirySummary, OptionChain, OptionChains } from '../chain/index.ts';
import { fitChain } from './chain-smile.ts';

/** A source of chains whose terms carry the fitted smile of their expiry. Each chain is fitted once. */
export class FittedOptionChains implements OptionChains {
  private readonly fitted = new WeakMap<OptionChain, OptionChain>();

  constructor(private readonly source: OptionChains) {}

  knows(symbol: string): Promise<boolean> {
    return this.source.knows(symbol);
  }

  expiries(symbol: string): Promise<Sourced<readonly ExpirySummary[]>> {
    return this.source.expiries(symbol);
  }

  async chain(symbol: string, expiry: CalendarDate, root?: string): Promise<Sourced<OptionChain>> {
    const { value, meta } = await this.source.chain(symbol, expiry, root);
    const known = this.fitted.get(value);
    if (known) return { value: known, meta };
    const fitted = withSmile(value);
    this.fitted.set(value, fitted);
    return { value: fitted, meta };
  }
}

/** The chain with its fitted smile in its terms; without one where its quotes give no fit, and of adjusted contracts. */
export function withSmile(chain: OptionChain): OptionChain {
  if (chain.deliverable) return chain;
  const fit = fitChain(chain);
  if (!fit.ok) return chain;
  const smile = { ...fit.parameters, years: chain.terms.years };
  return { ...chain, terms: { ...chain.terms, smile } };
}
