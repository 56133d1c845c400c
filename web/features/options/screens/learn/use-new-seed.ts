import { useState } from 'react';
import { MAX_SEED } from '@toolyard/core/learning';

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! % MAX_SEED;

/** A seed for the numbers of a question, and what chooses another one. */
export function useNewSeed(): readonly [seed: number, another: () => void] {
  const [seed, setSeed] = useState(newSeed);
  return [seed, () => setSeed(newSeed())];
}
