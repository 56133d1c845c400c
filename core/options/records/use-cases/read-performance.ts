import { asUser, type Principal } from '../../../accounts/index.ts';
import { newYorkDate } from '../../../calendar/index.ts';
import type { Clock } from '../../../shared/index.ts';
import { ledgerOf, type CapitalStore } from '../../capital/index.ts';
import { untouchedOptionsSettings, type OptionsSettingsStore } from '../../settings/index.ts';
import type { StrategyRepository } from '../../strategies/index.ts';
import type { Period } from '../history.ts';
import type { RecordAnswers, RecordCalculator } from '../ports/record-answers.ts';

/** What the caller's completed trades of a period amount to, as bytes of JSON. */
export class ReadPerformance {
  constructor(
    private readonly strategies: Pick<StrategyRepository, 'listAll' | 'versionOfAll'>,
    private readonly capital: Pick<CapitalStore, 'findOwned'>,
    private readonly settings: Pick<OptionsSettingsStore, 'findOwned'>,
    private readonly clock: Clock,
    private readonly calculator: Pick<RecordCalculator, 'performance'>,
    private readonly answers: RecordAnswers,
  ) {}

  async execute(period: Period, principal: Principal): Promise<Uint8Array> {
    const { userId } = asUser(principal);
    const record = await ledgerOf(this.capital, userId);
    const { settings: limits } =
      (await this.settings.findOwned(userId)) ?? untouchedOptionsSettings(userId);
    const today = newYorkDate(this.clock.now());
    const input = { period, today, record, limits };
    const versions = await this.strategies.versionOfAll(userId);
    const question = { ownerId: userId, name: 'performance', strategies: versions, input };
    return this.answers.answer(question, async () => {
      const strategies = await this.strategies.listAll(userId);
      return this.calculator.performance({ strategies, ...input });
    });
  }
}
