import { asUser, type Principal } from '../../../accounts/index.ts';
import { newYorkDate } from '../../../calendar/index.ts';
import type { Clock } from '../../../shared/index.ts';
import { ledgerOf, totalCapital, type CapitalStore } from '../../capital/index.ts';
import { untouchedOptionsSettings, type OptionsSettingsStore } from '../../settings/index.ts';
import type { StrategyRepository } from '../../strategies/index.ts';
import { historicalTrades } from '../historical-trade.ts';
import { performance, resultsByLimit, type Performance, type RecordGroup } from '../performance.ts';
import type { Period } from '../history.ts';

export interface PerformanceFound extends Performance {
  /** {@link resultsByLimit} with the limits in force now. */
  readonly byLimit: readonly RecordGroup[];
}

/** What the caller's completed trades of a period amount to. */
export class ReadPerformance {
  constructor(
    private readonly strategies: Pick<StrategyRepository, 'listAll'>,
    private readonly capital: Pick<CapitalStore, 'findOwned'>,
    private readonly settings: Pick<OptionsSettingsStore, 'findOwned'>,
    private readonly clock: Clock,
  ) {}

  async execute(period: Period, principal: Principal): Promise<PerformanceFound> {
    const { userId } = asUser(principal);
    const stored = await this.strategies.listAll(userId);
    const record = await ledgerOf(this.capital, userId);
    const { settings } =
      (await this.settings.findOwned(userId)) ?? untouchedOptionsSettings(userId);
    const today = newYorkDate(this.clock.now());
    return {
      ...performance(historicalTrades(stored), period, today, totalCapital(record)),
      byLimit: resultsByLimit(stored, period, today, record, settings),
    };
  }
}
