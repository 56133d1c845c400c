import { readFileSync } from 'node:fs';
import {
  isButterflyFree,
  jumpWings,
  lowestDensity,
  type SviParameters,
} from '@toolyard/core/options/surface';
import { summarise, type ReferenceResult } from './reference-suite.ts';

interface VogtExample {
  readonly t: number;
  readonly raw: SviParameters;
  readonly jw: Readonly<Record<'v' | 'psi' | 'p' | 'c' | 'vtilde', number>>;
  readonly butterfly: {
    readonly arbitrageFree: boolean;
    readonly gMin: number;
    readonly gMinAtK: number;
    readonly tol: number;
  };
}

/** Half a unit of the last of seven printed digits. */
const PRINTED = 5e-7;
/** Half a unit of the last printed digit of the log-moneyness. */
const PRINTED_K = 5e-3;

/** options/published_svi_vogt.json: jump wings of Vogt's slice, and its butterfly arbitrage with depth and place. */
export function checkVogt(path: string): ReferenceResult {
  const { t, raw, jw, butterfly } = JSON.parse(readFileSync(path, 'utf8')) as VogtExample;
  const ours = jumpWings(raw, t);
  const { k, factor } = lowestDensity(raw);
  const errors = [
    Math.abs(ours.variance - jw.v) / PRINTED,
    Math.abs(ours.skew - jw.psi) / PRINTED,
    Math.abs(ours.putWing - jw.p) / PRINTED,
    Math.abs(ours.callWing - jw.c) / PRINTED,
    Math.abs(ours.lowestVariance - jw.vtilde) / PRINTED,
    isButterflyFree(raw) === butterfly.arbitrageFree ? 0 : Infinity,
    Math.abs(factor - butterfly.gMin) / butterfly.tol,
    Math.abs(k - butterfly.gMinAtK) / PRINTED_K,
  ];
  return summarise([{ name: 'Vogt', error: Math.max(...errors) }]);
}
