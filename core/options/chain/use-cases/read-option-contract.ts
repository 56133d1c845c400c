import { SYMBOL_UNKNOWN, type Sourced } from '../../../market/index.ts';
import type { Clock } from '../../../shared/index.ts';
import {
  CONTRACT_ADJUSTED,
  CONTRACT_EXPIRED,
  formatOptionSymbol,
  hasExpired,
  parseOptionSymbol,
} from '../../contracts/index.ts';
import { contractView, type ContractView } from '../contract-view.ts';
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
   * expired, and with CONTRACT_ADJUSTED where its root says that it no longer stands for 100 shares.
   */
  async execute(symbol: string): Promise<Sourced<ContractView>> {
    const contract = parseOptionSymbol(symbol);
    if (!contract.ok) throw SYMBOL_UNKNOWN();
    const { underlying, expiry, type, contractClass } = contract.value;
    const isOver = hasExpired(contract.value, this.clock.now());
    if ((isOver || contractClass === 'adjusted') && (await this.chains.knows(underlying)))
      throw isOver ? CONTRACT_EXPIRED() : CONTRACT_ADJUSTED();
    const canonical = formatOptionSymbol(contract.value);
    // Options on shares have one unadjusted root, those on an index may have several.
    const root = contractClass === 'index' ? contract.value.root : undefined;
    const { value: chain, meta } = await this.chains.chain(underlying, expiry, root);
    const side = type === 'call' ? chain.calls : chain.puts;
    const quote = side.find((each) => each.symbol === canonical);
    if (quote === undefined) throw SYMBOL_UNKNOWN();
    const { value: activity } = await this.tape.activity(contract.value);
    return { value: contractView(quote, chain, activity), meta };
  }
}
