import { actorOf, asUser, type Principal } from '../../../accounts/index.ts';
import type { AuditLog } from '../../../audit/index.ts';
import type { Clock, IdSource } from '../../../shared/index.ts';
import { everyStrategy, type StrategyRepository } from '../../strategies/index.ts';
import { sampleStrategies } from '../sample-strategies.ts';

export interface SampleTools {
  readonly strategies: StrategyRepository;
  readonly audit: AuditLog;
  readonly clock: Clock;
  readonly ids: IdSource;
}

const recorded = (
  action: 'samples.loaded' | 'samples.removed',
  count: number,
  principal: Principal,
  { audit, clock }: SampleTools,
) =>
  audit.record({
    at: clock.now(),
    actor: actorOf(principal),
    action,
    subject: null,
    before: null,
    after: { strategies: count },
    address: '',
  });

const samplesOf = async ({ strategies }: SampleTools, ownerId: string) =>
  (await everyStrategy(strategies, ownerId)).filter(({ sample }) => sample);

/** Puts the samples among the caller's strategies; where some are already, nothing is added. Answers how many there are. */
export class LoadSamples {
  constructor(private readonly tools: SampleTools) {}

  async execute(_input: object, principal: Principal): Promise<number> {
    const { strategies, clock, ids } = this.tools;
    const { userId } = asUser(principal);
    const kept = await samplesOf(this.tools, userId);
    if (kept.length > 0) return kept.length;
    const samples = sampleStrategies(userId, clock.now(), () => ids.next());
    for (const sample of samples) await strategies.add(sample);
    recorded('samples.loaded', samples.length, principal, this.tools);
    return samples.length;
  }
}

/** Takes the samples from the caller's strategies, if there are any. */
export class RemoveSamples {
  constructor(private readonly tools: SampleTools) {}

  async execute(_input: object, principal: Principal): Promise<void> {
    const { userId } = asUser(principal);
    const kept = await samplesOf(this.tools, userId);
    for (const { id, version } of kept) await this.tools.strategies.remove(userId, id, version);
    if (kept.length > 0) recorded('samples.removed', kept.length, principal, this.tools);
  }
}
