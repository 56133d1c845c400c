import type { Beacon, BeaconRound } from '@toolyard/core/lottery/draw';

/** Round 657413 of quicknet (2023-09-15T11:00:03Z), from the tests of github.com/drand/drand-client. */
export const RECORDED_ROUNDS: readonly BeaconRound[] = [
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
}
