import { DomainError } from '@toolyard/core/shared';
import { databaseOutage } from '../composition/bindings/database.ts';
import type { Logger } from 'pino';
import type { Metrics } from '../health/metrics.ts';

/** Work that is done again and again beside the calls. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** Until the first turn, where that is not the same. */
  readonly firstMs?: number;
  readonly run: () => Promise<void>;
}

interface RunningJob {
  /** No turn begins any more; waits for the one under way, but not for ever. */
  stop(): Promise<void>;
}

const LONGEST_PAUSE_MS = 60_000;
const LONGEST_LAST_TURN_MS = 3_000;

const atLatest = () =>
  new Promise<void>((resolve) => setTimeout(resolve, LONGEST_LAST_TURN_MS).unref());

/** Doubles after each consecutive failure, up to one minute for jobs that run more often than that. */
const pauseAfter = (failures: number, everyMs: number): number =>
  Math.max(everyMs, Math.min(everyMs * 2 ** failures, LONGEST_PAUSE_MS));

/** Runs the job in turns that never overlap; one that fails is logged, and the next comes after ever longer pauses. */
export function startJob(
  { name, everyMs, firstMs = everyMs, run }: Job,
  logger: Logger,
  metrics?: Pick<Metrics, 'jobRan' | 'jobPlanned'>,
): RunningJob {
  let timer: NodeJS.Timeout;
  let turn: Promise<void> = Promise.resolve();
  let stopped = false;
  let failures = 0;
  let isFirst = true;

  const take = async () => {
    try {
      await run();
      failures = 0;
      metrics?.jobRan(name, 'done');
    } catch (err) {
      failures++;
      metrics?.jobRan(name, 'failed');
      const outageError = databaseOutage(err);
      if (outageError)
        logger.warn({ job: name, code: outageError.code }, 'a job waits for the database');
      else if (err instanceof DomainError)
        logger.warn(
          { job: name, code: err.code, reason: err.message },
          'a job could not do its work',
        );
      else logger.error({ err, job: name }, 'a job failed');
    }
    if (!stopped) plan();
  };
  const plan = () => {
    const wait = isFirst ? firstMs : pauseAfter(failures, everyMs);
    metrics?.jobPlanned(name, wait);
    timer = setTimeout(() => {
      turn = take();
    }, wait);
    isFirst = false;
  };

  plan();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await Promise.race([turn, atLatest()]);
    },
  };
}
