import type { Sourced } from '../../../market/index.ts';
import type { OptionChains } from '../ports/option-chains.ts';
import type { VolatilityDay, VolatilityHistory } from '../ports/volatility-history.ts';
import {
  aroundThirtyDays,
  thirtyDayVolatility,
  type DatedVolatility,
} from '../thirty-day-volatility.ts';
import { volatilityRank, type VolatilityRank } from '../volatility-rank.ts';

/** How volatile a stock is reckoned to be, now and within a year. */
export interface VolatilityView extends VolatilityRank {
  readonly symbol: string;
  /** At the money for 30 days, a fraction per year. */
  readonly current: number | null;
  /** The one or two expiries that it is of. */
  readonly around: readonly DatedVolatility[];
  readonly history: readonly VolatilityDay[];
}

/** Implied volatility of an underlying among that of its last year. */
export class ReadVolatility {
  constructor(
    private readonly chains: OptionChains,
    private readonly past: VolatilityHistory,
  ) {}

  async execute(symbol: string): Promise<Sourced<VolatilityView>> {
    const { value: expiries, meta } = await this.chains.expiries(symbol);
    const { value: history } = await this.past.year(symbol);
    const around = aroundThirtyDays(expiries);
    const current = thirtyDayVolatility(around);
    const rank = volatilityRank(
      history.map(({ iv }) => iv),
      current,
    );
    return { value: { symbol, current, around, ...rank, history }, meta };
  }
}
