import { asUser, type Principal } from '../../../accounts/index.ts';
import { newYorkDate } from '../../../calendar/index.ts';
import type { Clock } from '../../../shared/index.ts';
import { ledgerOf, type CapitalStore } from '../../capital/index.ts';
import { untouchedOptionsSettings, type OptionsSettingsStore } from '../../settings/index.ts';
import type { StrategyRepository } from '../../strategies/index.ts';
import type { Period } from '../history.ts';
import type { AccountPerformance, PerformanceInput } from '../performance.ts';

/** Computes {@link accountPerformance}; over thousands of trades it takes long, so not where requests are served. */
export interface PerformanceCalculator {
  performance(input: PerformanceInput): Promise<AccountPerformance>;
}

/** What the caller's completed trades of a period amount to. */
export class ReadPerformance {
  constructor(
    private readonly strategies: Pick<StrategyRepository, 'listAll'>,
    private readonly capital: Pick<CapitalStore, 'findOwned'>,
    private readonly settings: Pick<OptionsSettingsStore, 'findOwned'>,
    private readonly clock: Clock,
    private readonly calculator: PerformanceCalculator,
  ) {}

  async execute(period: Period, principal: Principal): Promise<AccountPerformance> {
    const { userId } = asUser(principal);
    const strategies = await this.strategies.listAll(userId);
    const record = await ledgerOf(this.capital, userId);
    const { settings: limits } =
      (await this.settings.findOwned(userId)) ?? untouchedOptionsSettings(userId);
    const today = newYorkDate(this.clock.now());
    return this.calculator.performance({ strategies, period, today, record, limits });
  }
}
