import type { Principal } from '../../../accounts/index.ts';
import { closing, closingFaults, type ClosingDraft } from '../life/closing.ts';
import { takeStep, type StepCommit, type StepInput, type StepTools } from '../life/take-step.ts';

export interface CloseStrategyInput extends StepInput {
  /** One for each holding. */
  readonly prices: readonly ClosingDraft[];
}

/** Trades away everything that one of the caller's positions holds. */
export class CloseStrategy {
  constructor(
    readonly strategies: StepTools['strategies'],
    readonly ports: StepTools['ports'],
  ) {}

  prepare(input: CloseStrategyInput, principal: Principal): Promise<StepCommit> {
    return takeStep(this, input, principal, {
      action: 'strategy.closed',
      faults: closingFaults(input.prices),
      status: 'active',
      settledFirst: true,
      act: (ground) => closing(input.prices, ground),
    });
  }
}
