import { asUser, type Principal } from '../../../accounts/index.ts';
import { everyStrategy } from '../../strategies/index.ts';
import { noteMany, type RecordTools } from '../record-tools.ts';
import { sampleStrategies } from '../sample-strategies.ts';

const samplesOf = async ({ strategies }: RecordTools, ownerId: string) =>
  (await everyStrategy(strategies, ownerId)).filter(({ sample }) => sample);

/** Puts the samples among the caller's strategies; where some are already, nothing is added. Answers how many there are. */
export class LoadSamples {
  constructor(private readonly tools: RecordTools) {}

  async execute(_input: object, principal: Principal): Promise<number> {
    const { strategies, clock, ids } = this.tools;
    const { userId } = asUser(principal);
    const kept = await samplesOf(this.tools, userId);
    if (kept.length > 0) return kept.length;
    const samples = sampleStrategies(userId, clock.now(), () => ids.next());
    for (const sample of samples) await strategies.add(sample);
    noteMany('samples.loaded', samples.length, principal, this.tools);
    return samples.length;
  }
}

/** Takes the samples from the caller's strategies, if there are any. */
export class RemoveSamples {
  constructor(private readonly tools: RecordTools) {}

  async execute(_input: object, principal: Principal): Promise<void> {
    const { userId } = asUser(principal);
    const kept = await samplesOf(this.tools, userId);
    for (const { id, version } of kept) await this.tools.strategies.remove(userId, id, version);
    if (kept.length > 0) noteMany('samples.removed', kept.length, principal, this.tools);
  }
}
