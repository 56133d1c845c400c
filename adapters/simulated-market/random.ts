const { cos, imul, log, sqrt } = Math;

const LANES = [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f] as const;

const rotate = (x: number, by: number): number => (x << by) | (x >>> (32 - by));

/** Spreads every bit of a 32-bit integer over all of them. */
export function scramble(x: number): number {
  let y = imul(x ^ (x >>> 16), 0x7feb352d);
  y = imul(y ^ (y >>> 15), 0x846ca68b);
  return (y ^ (y >>> 16)) >>> 0;
}

/** A 32-bit hash of `key` in one of four independent lanes. */
function hashLane(key: string, lane: number): number {
  let h = lane;
  for (let i = 0; i < key.length; i += 1) {
    h = rotate(imul(h ^ key.charCodeAt(i), 0x01000193), 13) ^ lane;
  }
  return scramble(h ^ key.length);
}

/** A 32-bit hash of a key. */
export const hashKey = (key: string): number => hashLane(key, LANES[0]);

/** A stream of random numbers. */
export interface RandomStream {
  /** Uniform on the open interval (0, 1). */
  readonly uniform: () => number;
  /** Standard normal. */
  readonly normal: () => number;
  /** Student-t with an even number of degrees of freedom above 2, scaled to unit variance. */
  readonly studentT: (degrees: number) => number;
}

/** xoshiro128** (Blackman and Vigna 2021): the next 32 bits of a state that is not all zero, and moves it on. */
export function nextBits(state: Uint32Array): number {
  const s1 = state[1]!;
  const result = imul(rotate(imul(s1, 5), 7), 9) >>> 0;
  state[2]! ^= state[0]!;
  state[3]! ^= s1;
  state[1]! ^= state[2]!;
  state[0]! ^= state[3]!;
  state[2]! ^= s1 << 9;
  state[3] = rotate(state[3]!, 11);
  return result;
}

/**
 * The stream that belongs to a key: the same key gives the same numbers whatever was generated before,
 * so any instant of the market can be computed without replaying another one. The key's 128-bit hash
 * is the generator's state.
 */
export function randomStream(key: string): RandomStream {
  const state = new Uint32Array(LANES.map((lane) => hashLane(key, lane)));
  state[0]! |= 1;
  const uniform = (): number => (nextBits(state) + 0.5) / 4_294_967_296;
  const normal = (): number => normalOf(uniform(), uniform());
  const studentT = (degrees: number): number => {
    let product = 1;
    for (let i = 0; i < degrees; i += 2) product *= uniform();
    return normal() * sqrt((degrees - 2) / (-2 * log(product)));
  };
  return { uniform, normal, studentT };
}

/** A standard normal made of two uniforms (Box and Muller 1958). */
export const normalOf = (u: number, v: number): number => sqrt(-2 * log(u)) * cos(2 * Math.PI * v);
