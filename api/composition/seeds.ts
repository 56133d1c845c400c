import { BootstrapSuperadmin } from '@toolyard/core/accounts';
import { SeedProductSpace } from '@toolyard/core/content';
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

export async function seedDatabase(container: Container): Promise<void> {
  const { sampleEvents } = resolve(container, PORTS.settings);
  const seeds = sampleEvents ? [...SEEDS, SeedSampleEvents] : SEEDS;
  for (const seed of seeds) await container.get(seed).execute();
  await seedProductPages(container);
}

/** Says which of the product's own pages were published, and which were not. */
async function seedProductPages(container: Container): Promise<void> {
  // What nobody seeds is not made yet: tests rebind ports after this.
  if (resolve(container, PORTS.settings).productPagesDir === null) return;
  const logger = resolve(container, PORTS.logger);
  const { created, replaced, left, unreadable } = await container.get(SeedProductSpace).execute();
  if (created.length + replaced.length > 0)
    logger.info({ created: created.length, replaced }, "the product's own pages are published");
  if (left.length > 0)
    logger.warn({ left }, 'these files changed, but an operator changed or withdrew their pages');
  if (unreadable.length > 0) logger.error({ unreadable }, 'these files make no page');
}
