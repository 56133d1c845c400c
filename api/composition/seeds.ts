import { BootstrapSuperadmin } from '@toolyard/core/accounts';
import { SeedSampleEvents } from '@toolyard/core/lottery';
import { SeedTools } from '@toolyard/core/tools';
import type { Container, Newable } from 'inversify';
import { PORTS } from './ports.ts';
import { resolve } from './typed-container.ts';

interface Seed {
  execute(): Promise<void>;
}

/** Use cases that seed a new installation. Each does nothing when its data exists. */
const SEEDS: readonly Newable<Seed>[] = [BootstrapSuperadmin, SeedTools];
/** Production begins without events. */
const SAMPLES: readonly Newable<Seed>[] = [SeedSampleEvents];

export async function seedDatabase(container: Container): Promise<void> {
  const { mode } = resolve(container, PORTS.settings);
  const seeds = mode === 'production' ? SEEDS : [...SEEDS, ...SAMPLES];
  for (const seed of seeds) await container.get(seed).execute();
}
