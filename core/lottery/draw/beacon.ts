import type { Instant } from '../../shared/index.ts';
import { concatBytes, fromHex, isHex, toHex } from './bytes.ts';
import type { DrawCrypto } from './ports/draw-crypto.ts';

/** A chain of drand. Times in seconds. */
export interface BeaconChain {
  /** Hash of the chain's parameters, by which the network names it. */
  readonly hash: string;
  readonly publicKey: string;
  readonly genesis: number;
  readonly period: number;
  readonly scheme: 'bls-unchained-g1-rfc9380' | 'pedersen-bls-chained';
}

/** drand's quicknet, the chain of every draw (drand.love, `/52db9ba7…/info`). */
export const QUICKNET: BeaconChain = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367,
  period: 3,
  scheme: 'bls-unchained-g1-rfc9380',
};

/** A round of the beacon; signature and randomness as hexadecimal digits. */
export interface BeaconRound {
  readonly round: number;
  /** Signature of the network's group key: 48 bytes on quicknet. */
  readonly signature: string;
  /** SHA-256 of the signature's bytes. */
  readonly randomness: string;
}

/** A round with the chain that signed it. */
export interface ChainRound extends BeaconRound {
  /** Hash of the chain. */
  readonly chain: string;
}

const MILLISECONDS = 1000;

/** The moment a round is due: genesis + period · (round − 1). */
export const beaconRoundTime = (round: number, chain: BeaconChain = QUICKNET): Instant =>
  (chain.genesis + chain.period * (round - 1)) * MILLISECONDS;

/** The first round that is due at `at` or later. */
export function beaconRoundAt(at: Instant, chain: BeaconChain = QUICKNET): number {
  const periods = (at / MILLISECONDS - chain.genesis) / chain.period;
  return Math.max(1, Math.ceil(periods) + 1);
}

/** The last round that is due at `at` or earlier; 0 before the first. */
export function lastRoundAt(at: Instant, chain: BeaconChain = QUICKNET): number {
  const periods = (at / MILLISECONDS - chain.genesis) / chain.period;
  return Math.max(0, Math.floor(periods) + 1);
}

/** What is wrong with a round; null when the network's key signed it. */
export type BeaconFault = 'signature' | 'randomness';

/**
 * Checks a round against the chain's pinned key. The network signs SHA-256 of the round's number (8 bytes, big-endian),
 * on a chained network of the previous signature and the number. The randomness is SHA-256 of the signature.
 */
export function checkBeaconRound(
  { round, signature, randomness }: BeaconRound,
  crypto: DrawCrypto,
  chain: BeaconChain = QUICKNET,
  previousSignature = '',
): BeaconFault | null {
  const chained = chain.scheme === 'pedersen-bls-chained';
  const bytes = fromHex(signature);
  const number = new Uint8Array(8);
  new DataView(number.buffer).setBigUint64(0, BigInt(round));
  const message = crypto.sha256(chained ? concatBytes(fromHex(previousSignature), number) : number);
  const group = chained ? 'g2' : 'g1';
  if (!isHex(signature, chained ? 96 : 48)) return 'signature';
  if (!crypto.verifyBls(group, bytes, message, fromHex(chain.publicKey))) return 'signature';
  return toHex(crypto.sha256(bytes)) === randomness ? null : 'randomness';
}
