import { ok, refuse, type Result } from '../../shared/index.ts';
import { checkBeaconRound, type BeaconRound } from './beacon.ts';
import { fromHex, isHex, toHex } from './bytes.ts';
import { BEACON_ROUND_INVALID } from './draw.errors.ts';
import type { DrawCrypto } from './ports/draw-crypto.ts';

/**
 * The round `expected` from a text that somebody copied from a drand server: its JSON with round and signature. The
 * randomness may be missing; it follows from the signature. Refuses with BEACON_ROUND_INVALID and the field.
 */
export function parsePastedRound(
  text: string,
  expected: number,
  crypto: DrawCrypto,
): Result<BeaconRound> {
  const refusal = (field: string, message: string): Result<never> =>
    refuse(BEACON_ROUND_INVALID({ details: [{ field, message }] }));
  const { round, signature, randomness } = jsonObject(text);
  if (round !== expected) return refusal('round', `must be ${expected}`);
  if (!isHex(signature, 48)) return refusal('signature', 'must have 96 hexadecimal digits');
  const computed = toHex(crypto.sha256(fromHex(signature)));
  const pasted = { round: expected, signature, randomness: computed };
  if (randomness !== undefined && randomness !== computed)
    return refusal('randomness', 'must be the SHA-256 of the signature');
  return checkBeaconRound(pasted, crypto)
    ? refusal('signature', 'was not made by the network’s key')
    : ok(pasted);
}

function jsonObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
