import { useState } from 'react';
import { steadyDomain } from './payoff-geometry.ts';

type Domain = readonly [low: number, high: number];

/** Round ends around a domain. While something is held they only ever move outwards, so that the axis comes to rest under it. */
export function useSteadyDomain(domain: Domain, held: boolean): Domain {
  const [kept, keep] = useState<Domain | null>(null);
  const [low, high] = steadyDomain(domain);
  if (!held) {
    if (kept) keep(null);
    return [low, high];
  }
  if (kept && kept[0] <= low && kept[1] >= high) return kept;
  const grown: Domain = [Math.min(low, kept?.[0] ?? low), Math.max(high, kept?.[1] ?? high)];
  keep(grown);
  return grown;
}
