import type { Principal } from '../../../accounts/index.ts';
import { fillFaults, opening, type FillDraft } from '../life/opening.ts';
import { takeStep, type StepCommit, type StepInput, type StepTools } from '../life/take-step.ts';

export interface OpenStrategyInput extends StepInput {
  /** One for each planned leg. */
  readonly fills: readonly FillDraft[];
}

/** Makes a position of one of the caller's plans, with the prices that its legs were filled at. */
export class OpenStrategy {
  constructor(
    readonly strategies: StepTools['strategies'],
    readonly ports: StepTools['ports'],
  ) {}

  prepare(input: OpenStrategyInput, principal: Principal): Promise<StepCommit> {
    return takeStep(this, input, principal, {
      action: 'strategy.opened',
      faults: fillFaults(input.fills),
      status: 'planning',
      settledFirst: false,
      act: (ground) => opening(input.fills, ground),
    });
  }
}
