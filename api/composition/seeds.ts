import { BootstrapSuperadmin } from '@toolyard/core/accounts';
import { SeedSampleEvents } from '@toolyard/core/lottery';
import { SeedTools } from '@toolyard/core/tools';
import type { Container, Newable } from 'inversify';

interface Seed {
  execute(): Promise<void>;
}

/** Use cases that seed a new installation. Each does nothing when its data exists. */
const SEEDS: readonly Newable<Seed>[] = [BootstrapSuperadmin, SeedTools, SeedSampleEvents];

export async function seedDatabase(container: Container): Promise<void> {
  for (const seed of SEEDS) await container.get(seed).execute();
}
