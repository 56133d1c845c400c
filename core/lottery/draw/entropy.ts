import { ok, refuse, type Result } from '../../shared/index.ts';
import { checkBeaconRound, type BeaconRound } from './beacon.ts';
import { concatBytes, fromHex, isHex, toHex, utf8 } from './bytes.ts';
import { canonicalBytes } from './canonical-json.ts';
import { BEACON_ROUND_INVALID, SEED_INVALID } from './draw.errors.ts';
import { PROTOCOL, type Manifest } from './manifest.ts';
import type { DrawCrypto, Hashing } from './ports/draw-crypto.ts';

/** The randomness of a draw: the beacon's round, the revealed seed, or both, as the manifest's rule says. */
export interface Entropy {
  readonly beacon: BeaconRound | null;
  /** 32 bytes, hexadecimal digits. */
  readonly server_seed: string | null;
}

type Sha256 = Pick<Hashing, 'sha256'>;

/** Commitment to a secret seed of 32 bytes: SHA-256("LOT-DRAW/1/seed\n" ‖ event id ‖ "\n" ‖ seed). */
export const seedCommit = (eventId: string, seed: string, hashing: Sha256): string =>
  toHex(hashing.sha256(concatBytes(utf8(`${PROTOCOL}/seed\n${eventId}\n`), fromHex(seed))));

/** A value of the entropy that does not fit the manifest, and why; null when all of it does. */
export type EntropyFault = {
  readonly field: string;
  readonly problem:
    | 'missing'
    | 'notForeseen'
    | 'otherRound'
    | 'signature'
    | 'randomness'
    | 'seedCommit';
};

/** Checks the entropy against the manifest: the right round, signed by the beacon's key; the seed that was committed to. */
export function entropyFault(
  { event_id, entropy: rule }: Manifest,
  { beacon, server_seed }: Entropy,
  crypto: DrawCrypto,
): EntropyFault | null {
  const beaconField = 'entropy.beacon';
  if (rule.mode === 'commit') {
    if (beacon) return { field: beaconField, problem: 'notForeseen' };
  } else {
    if (!beacon) return { field: beaconField, problem: 'missing' };
    if (beacon.round !== rule.round)
      return { field: `${beaconField}.round`, problem: 'otherRound' };
    const fault = checkBeaconRound(beacon, crypto);
    if (fault) return { field: `${beaconField}.${fault}`, problem: fault };
  }
  const seedField = 'entropy.server_seed';
  if (rule.mode === 'beacon')
    return server_seed === null ? null : { field: seedField, problem: 'notForeseen' };
  if (server_seed === null) return { field: seedField, problem: 'missing' };
  const holds =
    isHex(server_seed, 32) && seedCommit(event_id, server_seed, crypto) === rule.seed_commit;
  return holds ? null : { field: seedField, problem: 'seedCommit' };
}

/** The entropy if it fits the manifest. Refuses with BEACON_ROUND_INVALID or SEED_INVALID. */
export function acceptEntropy(
  manifest: Manifest,
  entropy: Entropy,
  crypto: DrawCrypto,
): Result<Entropy> {
  const fault = entropyFault(manifest, entropy, crypto);
  if (!fault) return ok(entropy);
  const error = fault.field === 'entropy.server_seed' ? SEED_INVALID : BEACON_ROUND_INVALID;
  return refuse(error({ details: [{ field: fault.field, message: fault.problem }] }));
}

/** What the seed is the hash of; only the values in use are members. */
export interface SeedParts {
  readonly drandRandomness?: string | null;
  readonly entryHash: string;
  readonly serverSeed?: string | null;
}

/** SHA-256(JCS{drand_randomness?, entry_hash, server_seed?}) in hexadecimal digits; by a beacon alone wallop's seed. */
export function drawSeed(
  { drandRandomness, entryHash, serverSeed }: SeedParts,
  hashing: Sha256,
): string {
  const parts = {
    ...(drandRandomness == null ? {} : { drand_randomness: drandRandomness }),
    entry_hash: entryHash,
    ...(serverSeed == null ? {} : { server_seed: serverSeed }),
  };
  return toHex(hashing.sha256(canonicalBytes(parts)));
}
