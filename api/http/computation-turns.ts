import { FairQueue, type Clock, type FairQueueLimits } from '@toolyard/core/shared';
import { COMPUTATIONS_WAITING } from './http.errors.ts';

const RETRY_MS = 3_000;

/** Turns of long computations. Refuses with COMPUTATIONS_WAITING. */
export const computationTurns = (limits: FairQueueLimits, clock: Clock): FairQueue =>
  new FairQueue(limits, () => COMPUTATIONS_WAITING({ retryAt: clock.now() + RETRY_MS }));
