import type { Principal } from '../../../accounts/index.ts';
import { earlyEnding, earlyEndingFaults, type EarlyEndingDraft } from '../life/early-ending.ts';
import type { MarkedStrategy } from '../life/position-mark.ts';
import { takeStep, type StepInput, type StepTools } from '../life/take-step.ts';

export interface AssignContractsInput extends StepInput, EarlyEndingDraft {}

/** Turns held contracts into shares before their expiry. */
export class AssignContracts {
  constructor(private readonly tools: StepTools) {}

  execute(input: AssignContractsInput, principal: Principal): Promise<MarkedStrategy> {
    return takeStep(this.tools, input, principal, {
      action: 'strategy.assigned',
      faults: earlyEndingFaults(input),
      status: 'active',
      settledFirst: true,
      act: (ground) => earlyEnding(input, ground),
    });
  }
}
