import type { Principal } from '../../../accounts/index.ts';
import { outcomeFaults, settling, type OutcomeDraft } from '../life/settling.ts';
import { takeStep, type StepCommit, type StepInput, type StepTools } from '../life/take-step.ts';

export interface SettleStrategyInput extends StepInput {
  /** Where it is not what the rule says. */
  readonly outcomes: readonly OutcomeDraft[];
}

/** Ends the contracts of one of the caller's positions whose expiry has passed. */
export class SettleStrategy {
  constructor(
    readonly strategies: StepTools['strategies'],
    readonly ports: StepTools['ports'],
  ) {}

  prepare(input: SettleStrategyInput, principal: Principal): Promise<StepCommit> {
    return takeStep(this, input, principal, {
      action: 'strategy.settled',
      faults: outcomeFaults(input.outcomes),
      status: 'active',
      settledFirst: false,
      act: (ground) => settling(input.outcomes, ground),
    });
  }
}
