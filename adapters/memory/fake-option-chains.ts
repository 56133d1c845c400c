import { SYMBOL_UNKNOWN, type MarketMeta, type Sourced } from '@toolyard/core/market';
import {
  chainRoot,
  EXPIRY_UNKNOWN,
  statedRoots,
  type ExpirySummary,
  type OptionChain,
  type OptionChains,
} from '@toolyard/core/options/chain';
import { expiryKind } from '@toolyard/core/options/contracts';
import { type CalendarDate } from '@toolyard/core/shared';
import { listedAnswer, SILENT } from './listed-answer.ts';

/** Option chains that a test has written down. */
export class FakeOptionChains implements OptionChains {
  /** How often a chain was read. */
  chainsRead = 0;
  private readonly broken = new Set<CalendarDate>();

  constructor(
    private listed: readonly OptionChain[],
    private readonly meta: Partial<MarketMeta> = {},
  ) {}

  /** The source does not answer for this expiry any more. */
  breakOff(expiry: CalendarDate): void {
    this.broken.add(expiry);
  }

  /** The source knows the underlying no more. */
  forget(symbol: string): void {
    this.listed = this.listed.filter((chain) => chain.symbol !== symbol);
  }

  /** The source lists these chains of the underlying instead of those before. */
  relist(symbol: string, chains: readonly OptionChain[]): void {
    this.forget(symbol);
    this.listed = [...this.listed, ...chains];
  }

  knows(symbol: string): Promise<boolean> {
    return Promise.resolve(this.of(symbol).length > 0);
  }

  async expiries(symbol: string): Promise<Sourced<readonly ExpirySummary[]>> {
    if (!(await this.knows(symbol))) throw SYMBOL_UNKNOWN();
    const chains = this.of(symbol).toSorted((a, b) => a.expiry.localeCompare(b.expiry));
    const firsts = chains.filter(({ expiry }, i) => expiry !== chains[i - 1]?.expiry);
    return this.sourced(
      symbol,
      firsts.map(({ expiry, daysToExpiry, volatilityAtForward }) => ({
        expiry,
        daysToExpiry,
        kind: expiryKind(expiry),
        volatilityAtForward,
        ...statedRoots(
          symbol,
          chains.filter((each) => each.expiry === expiry && !each.deliverable).map(chainRoot),
        ),
      })),
    );
  }

  async chain(symbol: string, expiry: CalendarDate, root?: string): Promise<Sourced<OptionChain>> {
    if (!(await this.knows(symbol))) throw SYMBOL_UNKNOWN();
    const found = this.of(symbol).find(
      (chain) =>
        chain.expiry === expiry &&
        (root === undefined ? !chain.deliverable : chainRoot(chain) === root),
    );
    if (!found) throw EXPIRY_UNKNOWN();
    if (this.broken.has(expiry)) throw SILENT();
    this.chainsRead++;
    return this.sourced(symbol, found);
  }

  private of(symbol: string): readonly OptionChain[] {
    return this.listed.filter((chain) => chain.symbol === symbol);
  }

  private sourced<T>(symbol: string, value: T): Sourced<T> {
    return listedAnswer(value, this.of(symbol)[0]?.asOf ?? 0, this.meta);
  }
}
