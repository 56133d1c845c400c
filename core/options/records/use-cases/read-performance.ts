import { asUser, type Principal } from '../../../accounts/index.ts';
import { newYorkDate } from '../../../calendar/index.ts';
import type { Clock } from '../../../shared/index.ts';
import { untouchedOptionsSettings, type OptionsSettingsStore } from '../../settings/index.ts';
import type { StrategyRepository } from '../../strategies/index.ts';
import { historicalTrades } from '../historical-trade.ts';
import { performance, type Performance } from '../performance.ts';
import type { Period } from '../history.ts';

/** What the caller's completed trades of a period amount to. */
export class ReadPerformance {
  constructor(
    private readonly strategies: Pick<StrategyRepository, 'listAll'>,
    private readonly settings: Pick<OptionsSettingsStore, 'findOwned'>,
    private readonly clock: Clock,
  ) {}

  async execute(period: Period, principal: Principal): Promise<Performance> {
    const { userId } = asUser(principal);
    const stored = await this.strategies.listAll(userId);
    const { settings } =
      (await this.settings.findOwned(userId)) ?? untouchedOptionsSettings(userId);
    const today = newYorkDate(this.clock.now());
    return performance(historicalTrades(stored), period, today, settings.capital);
  }
}
