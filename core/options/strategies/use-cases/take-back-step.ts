import type { Principal } from '../../../accounts/index.ts';
import { prepareCorrection, type CorrectionInput } from '../lifecycle/prepare-correction.ts';
import type { StepCommit, StepDependencies } from '../lifecycle/prepare-step.ts';

/** Takes back a recorded step of one of the caller's positions. Without its only step it is a plan again. */
export class TakeBackStep {
  constructor(
    readonly strategies: StepDependencies['strategies'],
    readonly ports: StepDependencies['ports'],
  ) {}

  prepare(input: CorrectionInput, principal: Principal): Promise<StepCommit> {
    return prepareCorrection(this, input, principal, {
      action: 'strategy.stepTakenBack',
      faults: [],
      changed: () => null,
    });
  }
}
