import { nobleCrypto, nobleSigner } from '@toolyard/noble';
import { drawSigningKey, RandomUuids, SealedSeeds } from '@toolyard/security';
import { DrandBeacon, RecordedBeacon } from '@toolyard/drand';
import { HttpTimestampAuthority } from '@toolyard/timestamp';
import type { Container } from 'inversify';
import { PORTS } from '../ports.ts';
import { bind, resolve } from '../typed-container.ts';
import { keysOf } from './security.ts';

/** Hashing, signatures, seeds and moments of prize draws. */
export function bindLottery(container: Container): void {
  const settings = resolve(container, PORTS.settings);
  const keys = keysOf(settings, 'admin');
  const { url, trusted } = settings.timestamps;
  const fixed = {
    crypto: nobleCrypto,
    signer: nobleSigner(drawSigningKey(keys)),
    seeds: new SealedSeeds(keys),
    entryIds: new RandomUuids(),
    trustedAuthorities: trusted,
    timestamps: url === null ? null : new HttpTimestampAuthority({ url, trusted }),
  };
  // Tests have no internet: the recording holds one real round.
  bind(container, PORTS.beacon).toDynamicValue((of) =>
    settings.mode === 'test'
      ? new RecordedBeacon()
      : new DrandBeacon({ crypto: nobleCrypto, clock: resolve(of, PORTS.clock) }),
  );
  bind(container, PORTS.drawPorts).toDynamicValue((of) => {
    const clock = resolve(of, PORTS.clock);
    return {
      ...fixed,
      clock,
      ids: resolve(of, PORTS.ids),
      beacon: resolve(of, PORTS.beacon),
      // A manual clock moves the tests; otherwise all servers go by the one clock of the database.
      moment: () => (settings.manualClock ? clock.now() : null),
    };
  });
}
