import { SYMBOL_UNKNOWN, type Sourced } from '../../../market/index.ts';
import { DomainError, type Clock } from '../../../shared/index.ts';
import {
  CONTRACT_ADJUSTED,
  CONTRACT_EXPIRED,
  formatOptionSymbol,
  hasExpired,
  hasKnownDeliverable,
  isAdjustedRoot,
  parseOptionSymbol,
  type OptionSymbol,
} from '../../contracts/index.ts';
import { EXPIRY_UNKNOWN } from '../chain.errors.ts';
import { contractView, type ContractView } from '../contract-view.ts';
import type { OptionChain } from '../option-chain.ts';
import type { OptionChains } from '../ports/option-chains.ts';
import type { OptionTape } from '../ports/option-tape.ts';

/** Everything about one listed contract: its quote, its greeks and what was traded in it. */
export class ReadOptionContract {
  constructor(
    private readonly chains: OptionChains,
    private readonly tape: OptionTape,
    private readonly clock: Clock,
  ) {}

  /**
   * Refuses with SYMBOL_UNKNOWN or EXPIRY_UNKNOWN where nothing of that name is listed, with CONTRACT_EXPIRED where it has
   * expired, and with CONTRACT_ADJUSTED where its root says that it no longer stands for 100 shares and nobody tells what
   * it delivers.
   */
  async execute(symbol: string): Promise<Sourced<ContractView>> {
    const contract = parseOptionSymbol(symbol);
    if (!contract.ok) throw SYMBOL_UNKNOWN();
    const { underlying, type } = contract.value;
    if (hasExpired(contract.value, this.clock.now()) && (await this.chains.knows(underlying)))
      throw CONTRACT_EXPIRED();
    const canonical = formatOptionSymbol(contract.value);
    const { value: chain, meta } = await this.chainOf(contract.value);
    const side = type === 'call' ? chain.calls : chain.puts;
    const quote = side.find((each) => each.symbol === canonical);
    if (quote === undefined) throw SYMBOL_UNKNOWN();
    const { value: activity } = await this.tape.activity(contract.value);
    return { value: contractView(quote, chain, activity), meta };
  }

  private async chainOf(contract: OptionSymbol): Promise<Sourced<OptionChain>> {
    const { underlying, expiry, root, contractClass } = contract;
    // Options on shares have one unadjusted root, those on an index may have several.
    const isNamed = contractClass === 'index' || isAdjustedRoot(root);
    try {
      const found = await this.chains.chain(underlying, expiry, isNamed ? root : undefined);
      const { deliverable = null } = found.value;
      const symbol = formatOptionSymbol(contract);
      const isKnown = deliverable !== null && hasKnownDeliverable({ symbol, deliverable });
      if (contractClass === 'adjusted' && !isKnown) throw CONTRACT_ADJUSTED();
      return found;
    } catch (fault) {
      const isUnlisted = fault instanceof DomainError && fault.code === EXPIRY_UNKNOWN.code;
      throw isUnlisted && contractClass === 'adjusted' ? CONTRACT_ADJUSTED() : fault;
    }
  }
}
