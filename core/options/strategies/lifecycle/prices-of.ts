import { MARKET_PROVIDERS, type MarketData, type Sourced } from '../../../market/index.ts';
import type { Clock } from '../../../shared/index.ts';
import type { OptionChains } from '../../chain/index.ts';
import { PRICES_NOT_IN_FORCE } from '../strategies.errors.ts';
import type { Strategy } from '../strategy.ts';

/** Prices that positions are valued at. */
export interface Prices {
  readonly chains: OptionChains;
  readonly market: Pick<MarketData, 'bars'>;
}

export interface SnapshotPorts extends Prices {
  readonly clock: Clock;
  /** The simulated market, which is there whatever market is in force. Absent where no other one can be. */
  readonly simulated?: Prices;
}

type Origin = Pick<Strategy, 'provider' | 'simulated'>;

/** Refuses simulated prices with PRICES_NOT_IN_FORCE. */
function real<T>(found: Sourced<T>): Sourced<T> {
  if (found.meta.simulated) throw PRICES_NOT_IN_FORCE();
  return found;
}

const realOnly = ({ chains, market }: Prices): Prices => ({
  chains: {
    knows: (symbol) => chains.knows(symbol),
    expiries: async (symbol) => real(await chains.expiries(symbol)),
    chain: async (symbol, expiry) => real(await chains.chain(symbol, expiry)),
  },
  market: { bars: async (query) => real(await market.bars(query)) },
});

/**
 * The prices that value a strategy, so that simulated and real ones never meet in one: a simulated strategy stays on the
 * simulated market; one of a provider has no prices while the market in force is simulated.
 */
export function pricesOf({ provider, simulated }: Origin, ports: SnapshotPorts): SnapshotPorts {
  if (simulated) return { ...ports, ...ports.simulated };
  const isProviders = (MARKET_PROVIDERS as readonly string[]).includes(provider);
  return isProviders ? { ...ports, ...realOnly(ports) } : ports;
}
