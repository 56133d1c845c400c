import { concatBytes, utf8 } from './bytes.ts';
import type { Hashing } from './ports/draw-crypto.ts';

/** Largest pool of RFC 3797: the index has 16 bits. */
export const RFC3797_MAX_POOL = 65_535;

/** The key string of RFC 3797 §4: per source the values in ascending order, each with a full stop, then a slash. */
export const rfc3797Key = (sources: readonly (readonly bigint[])[]): string =>
  sources
    .map((values) => {
      const ascending = [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      return `${ascending.map((value) => `${value}.`).join('')}/`;
    })
    .join('');

/**
 * RFC 3797 §4: `count` different numbers from 1 to `pool`, in the order of selection. Step i takes the
 * (MD5(be16(i) ‖ key ‖ be16(i)) mod remaining)-th number that is not selected yet. Throws a RangeError for a pool above
 * 65,535.
 */
export function rfc3797Select(
  key: string,
  pool: number,
  count: number,
  hashing: Pick<Hashing, 'md5'>,
): number[] {
  if (pool > RFC3797_MAX_POOL) throw new RangeError(`A pool holds at most ${RFC3797_MAX_POOL}`);
  const remaining = Array.from({ length: pool }, (_, index) => index + 1);
  const keyBytes = utf8(key);
  const selected: number[] = [];
  for (let step = 0; step < Math.min(count, pool); step++) {
    const index = Uint8Array.of(step >> 8, step & 0xff);
    const digest = hashing.md5(concatBytes(index, keyBytes, index));
    const place = digest.reduce((rest, byte) => (rest * 256 + byte) % remaining.length, 0);
    selected.push(...remaining.splice(place, 1));
  }
  return selected;
}
