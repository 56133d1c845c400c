import type { Principal } from '../../../accounts/index.ts';
import { outcomeFaults, settling, type OutcomeDraft } from '../life/settling.ts';
import type { MarkedStrategy } from '../life/position-mark.ts';
import { takeStep, type StepInput, type StepTools } from '../life/take-step.ts';

export interface SettleStrategyInput extends StepInput {
  /** Where it is not what the rule says. */
  readonly outcomes: readonly OutcomeDraft[];
}

/** Ends the contracts of one of the caller's positions whose expiry has passed. */
export class SettleStrategy {
  constructor(private readonly tools: StepTools) {}

  execute(input: SettleStrategyInput, principal: Principal): Promise<MarkedStrategy> {
    return takeStep(this.tools, input, principal, {
      action: 'strategy.settled',
      faults: outcomeFaults(input.outcomes),
      status: 'active',
      settledFirst: false,
      act: (ground) => settling(input.outcomes, ground),
    });
  }
}
