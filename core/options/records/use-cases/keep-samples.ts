import { asUser, type Principal } from '../../../accounts/index.ts';
import { requireRoom } from '../../strategies/index.ts';
import { noteMany, type RecordTools } from '../record-tools.ts';
import { sampleStrategies } from '../sample-strategies.ts';

const samplesOf = async ({ strategies }: RecordTools, ownerId: string) =>
  (await strategies.listAll(ownerId)).filter(({ sample }) => sample);

/** Puts the samples among the caller's strategies; where some are already, nothing is added. Answers how many there are. */
export class LoadSamples {
  constructor(private readonly tools: RecordTools) {}

  async execute(_input: object, principal: Principal): Promise<number> {
    const { strategies, clock, ids } = this.tools;
    const { userId } = asUser(principal);
    await strategies.lockOwned(userId);
    const stored = await samplesOf(this.tools, userId);
    if (stored.length > 0) return stored.length;
    const samples = sampleStrategies(userId, clock.now(), () => ids.next());
    await requireRoom(strategies, userId, samples.length);
    await strategies.addAll(samples);
    noteMany('samples.loaded', samples.length, principal, this.tools);
    return samples.length;
  }
}

/** Takes the samples from the caller's strategies, if there are any. */
export class RemoveSamples {
  constructor(private readonly tools: RecordTools) {}

  async execute(_input: object, principal: Principal): Promise<void> {
    const { userId } = asUser(principal);
    const stored = await samplesOf(this.tools, userId);
    const { strategies, clock } = this.tools;
    for (const sample of stored) await strategies.remove(sample, clock.now());
    if (stored.length > 0) noteMany('samples.removed', stored.length, principal, this.tools);
  }
}
