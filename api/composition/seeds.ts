import { SeedTools } from '@toolyard/core/tools';
import type { Container } from 'inversify';

/** Use cases that fill what a new installation begins with; each knows by itself when it has nothing to do. */
const SEEDS = [SeedTools] as const;

export async function sowSeeds(container: Container): Promise<void> {
  for (const seed of SEEDS) await container.get(seed).execute();
}
