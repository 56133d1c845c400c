import type { Principal } from '../../../accounts/index.ts';
import { adjusting } from '../life/adjusting.ts';
import { takeStep, type StepCommit, type StepInput, type StepTools } from '../life/take-step.ts';
import { tradesFaults, type TradeDraft } from '../life/trade-faults.ts';

export interface AdjustStrategyInput extends StepInput {
  readonly trades: readonly TradeDraft[];
}

/** Trades in one of the caller's positions: rolls, adds, closes a leg, trades the shares. */
export class AdjustStrategy {
  constructor(
    readonly strategies: StepTools['strategies'],
    readonly ports: StepTools['ports'],
  ) {}

  prepare(input: AdjustStrategyInput, principal: Principal): Promise<StepCommit> {
    return takeStep(this, input, principal, {
      action: 'strategy.adjusted',
      faults: tradesFaults(input.trades),
      status: 'active',
      settledFirst: true,
      act: (ground) => adjusting(input.trades, ground),
    });
  }
}
