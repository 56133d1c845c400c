import type { Principal } from '../../../accounts/index.ts';
import { earlyEnding, earlyEndingFaults, type EarlyEndingDraft } from '../life/early-ending.ts';
import { takeStep, type StepCommit, type StepInput, type StepTools } from '../life/take-step.ts';

export interface AssignContractsInput extends StepInput, EarlyEndingDraft {}

/** Turns held contracts into shares before their expiry. */
export class AssignContracts {
  constructor(
    readonly strategies: StepTools['strategies'],
    readonly ports: StepTools['ports'],
  ) {}

  prepare(input: AssignContractsInput, principal: Principal): Promise<StepCommit> {
    return takeStep(this, input, principal, {
      action: 'strategy.assigned',
      faults: earlyEndingFaults(input),
      status: 'active',
      settledFirst: true,
      act: (ground) => earlyEnding(input, ground),
    });
  }
}
