import type { Instant } from '../../../shared/index.ts';
import type { BeaconRound } from '../beacon.ts';

/** A public source of randomness: drand's quicknet, or a recording of it. */
export interface Beacon {
  /**
   * One round with its signature already checked by `checkBeaconRound`; null when it does not exist yet. Throws
   * BEACON_UNAVAILABLE when nobody answers, BEACON_ROUND_INVALID when every answer fails the check.
   */
  round(round: number): Promise<BeaconRound | null>;
  /**
   * The newest round at `at`, checked as `round` checks it. Rounds appear up to some seconds after they are due; null when
   * none of the last seconds exists. Throws as `round` does.
   */
  newest(at: Instant): Promise<BeaconRound | null>;
}
