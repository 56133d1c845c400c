import type { Logger } from 'pino';

/** Work that is done again and again beside the calls. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<void>;
}

export interface RunningJob {
  /** No turn begins any more; waits for the one under way, but not for ever. */
  stop(): Promise<void>;
}

const LONGEST_LAST_TURN_MS = 3_000;

const atLatest = () =>
  new Promise<void>((resolve) => setTimeout(resolve, LONGEST_LAST_TURN_MS).unref());

/** Runs the job in turns that never overlap; one that fails is logged and the next comes all the same. */
export function startJob({ name, everyMs, run }: Job, logger: Logger): RunningJob {
  let timer: NodeJS.Timeout;
  let turn: Promise<void> = Promise.resolve();
  let stopped = false;

  const take = async () => {
    try {
      await run();
    } catch (err) {
      logger.error({ err, job: name }, 'a job failed');
    }
    if (!stopped) plan();
  };
  const plan = () => {
    timer = setTimeout(() => {
      turn = take();
    }, everyMs);
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
