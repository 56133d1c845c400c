import { asUser, type Principal } from '../../../accounts/index.ts';
import type { Clock, IdSource } from '../../../shared/index.ts';
import { requireRoom, type StrategyStore } from '../../strategies/index.ts';
import { bulkEntry } from '../bulk-entry.ts';
import { sampleStrategies } from '../sample-strategies.ts';

const samplesOf = async ({ strategies }: StrategyStore, ownerId: string) =>
  (await strategies.listAll(ownerId)).filter(({ sample }) => sample);

/** Adds the samples to the caller's strategies unless some are there already. Returns the number of samples. */
export class LoadSamples {
  constructor(
    private readonly store: StrategyStore,
    private readonly clock: Clock,
    private readonly ids: IdSource,
  ) {}

  async execute(_input: object, principal: Principal): Promise<number> {
    const { strategies, audit } = this.store;
    const { userId } = asUser(principal);
    await strategies.lockOwned(userId);
    const stored = await samplesOf(this.store, userId);
    if (stored.length > 0) return stored.length;
    const at = this.clock.now();
    const samples = sampleStrategies(userId, at, () => this.ids.next());
    await requireRoom(strategies, userId, samples.length);
    await strategies.addAll(samples);
    audit.record(bulkEntry('samples.loaded', samples.length, principal, at));
    return samples.length;
  }
}

/** Removes all samples from the caller's strategies. */
export class RemoveSamples {
  constructor(
    private readonly store: StrategyStore,
    private readonly clock: Clock,
  ) {}

  async execute(_input: object, principal: Principal): Promise<void> {
    const { strategies, audit } = this.store;
    const stored = await samplesOf(this.store, asUser(principal).userId);
    const at = this.clock.now();
    for (const sample of stored) await strategies.remove(sample, at);
    if (stored.length > 0) audit.record(bulkEntry('samples.removed', stored.length, principal, at));
  }
}
