import { useState } from 'react';
import { steadyDomain } from './payoff-geometry.ts';

type Domain = readonly [low: number, high: number];

/** Round ends around a domain. While something is held they only ever move outwards, so that the axis comes to rest under it. */
export function useSteadyDomain(domain: Domain, held: boolean): Domain {
  const [steady, setSteady] = useState<Domain | null>(null);
  const [low, high] = steadyDomain(domain);
  if (!held) {
    if (steady) setSteady(null);
    return [low, high];
  }
  if (steady && steady[0] <= low && steady[1] >= high) return steady;
  const grown: Domain = [Math.min(low, steady?.[0] ?? low), Math.max(high, steady?.[1] ?? high)];
  setSteady(grown);
  return grown;
}
