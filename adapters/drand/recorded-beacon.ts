import { lastRoundAt, type Beacon, type BeaconRound } from '@toolyard/core/lottery/draw';
import type { Instant } from '@toolyard/core/shared';

/** Rounds 123 (2023-08-23T15:15:33Z) and 657413 (2023-09-15T11:00:03Z) of quicknet, as api.drand.sh answers them. */
export const RECORDED_ROUNDS: readonly BeaconRound[] = [
  {
    round: 123,
    signature:
      'b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92',
    randomness: 'fb8f7bc29bf24db51871ec8c79f3a1e4bd0557bc0dfcee9ed1d924e69d1c60dc',
  },
  {
    round: 657_413,
    signature:
      'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
    randomness: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
  },
];

/** Genuine rounds of quicknet from memory, for tests and demonstrations; a round that was not recorded does not exist. */
export class RecordedBeacon implements Beacon {
  constructor(private readonly rounds: readonly BeaconRound[] = RECORDED_ROUNDS) {}

  round(round: number): Promise<BeaconRound | null> {
    return Promise.resolve(this.rounds.find((known) => known.round === round) ?? null);
  }

  newest(at: Instant): Promise<BeaconRound | null> {
    return this.round(lastRoundAt(at));
  }
}
