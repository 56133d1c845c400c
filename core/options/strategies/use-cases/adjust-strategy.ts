import type { Principal } from '../../../accounts/index.ts';
import {
  prepareStep,
  type StepCommit,
  type StepDependencies,
  type TimedStepInput,
} from '../lifecycle/prepare-step.ts';
import { tradesFaults, tradeStep, type TradeDraft } from '../lifecycle/trades.ts';

export interface AdjustStrategyInput extends TimedStepInput {
  readonly trades: readonly TradeDraft[];
}

/** Trades in one of the caller's positions: rolls, adds or closes legs, trades the shares. */
export class AdjustStrategy {
  constructor(
    readonly strategies: StepDependencies['strategies'],
    readonly ports: StepDependencies['ports'],
  ) {}

  prepare(input: AdjustStrategyInput, principal: Principal): Promise<StepCommit> {
    return prepareStep(this, input, principal, {
      action: 'strategy.adjusted',
      faults: tradesFaults(input.trades),
      status: 'active',
      stepsOf: (context) => tradeStep(input.trades, context),
    });
  }
}
