import type { RecordAnswers, RecordQuestion } from '@toolyard/core/options/records';
import type { Clock, FairQueue } from '@toolyard/core/shared';
import type { Limiter } from '../composition/ports.ts';
import { AnswerCache } from '../composition/workers/answer-cache.ts';
import { userKey } from '../composition/write.ts';
import { computationTurns } from '../http/computation-turns.ts';
import { COMPUTATION_TIMEOUT } from '../http/http.errors.ts';
import { charge } from '../http/quotas.ts';

const MAX_BYTES = 32 * 1024 * 1024;
const FRESH_MS = 60_000;
/** Computations by account. The page of a track record makes two calls at a time, and two more after each change. */
const LIMITS = { running: 4, runningPerKey: 1, waitingPerKey: 8 };
/** Reading and computing take about 0.05 ms of processor time per strategy. */
const STRATEGIES_PER_POINT = 250;

/**
 * Answers from all strategies of an account, each computed once a minute while they stay as they are. An account
 * computes one at a time, and takes points of its quota by the number of its strategies beside the cost of the call.
 */
export class CachedRecordAnswers implements RecordAnswers {
  private readonly answers: AnswerCache;
  private readonly turns: FairQueue;

  constructor(
    private readonly clock: Clock,
    private readonly limiter: Limiter,
  ) {
    this.answers = new AnswerCache(clock, COMPUTATION_TIMEOUT, MAX_BYTES);
    this.turns = computationTurns(LIMITS, clock);
  }

  /** Refuses with COMPUTATIONS_WAITING, COMPUTATION_TIMEOUT and TOO_MANY_REQUESTS. */
  answer(question: RecordQuestion, compute: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const { ownerId, strategies } = question;
    const points = Math.floor(strategies.count / STRATEGIES_PER_POINT);
    const inTurn = () =>
      this.turns.run(ownerId, async () => {
        if (points > 0) await charge(this.limiter, { key: userKey(ownerId), points }, this.clock);
        return compute();
      });
    return this.answers.find({ key: JSON.stringify(question), freshMs: FRESH_MS }, inTurn);
  }
}
