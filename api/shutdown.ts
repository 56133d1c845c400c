import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

/** From the signal to the end, in the worst case. */
const LAST_MOMENT_MS = 9_500;
const LAST_CALLS_MS = 8_000;
const IDLE_SWEEP_MS = 100;
const PARENT_CHECK_MS = 1_000;
/** A terminal and npm may both hand the same signal on. */
const SAME_SIGNAL_MS = 100;

/** What ends with the server, in the order of its use. */
interface ShutdownSteps {
  /** Tells balancers and clients that this is the end. */
  announce(): void;
  /** How long calls are still taken after that, so that they can go elsewhere. */
  readonly graceMs: number;
  /** Takes no new connections and resolves when the last one is gone. */
  close(): Promise<void>;
  /** Gives back what the calls stood on. */
  release(): Promise<void>;
}

/** Lets the running calls end, cuts what is left after eight seconds, then lets go of everything. */
export async function shutDown(server: Server, ending: ShutdownSteps): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), LAST_CALLS_MS);
  ending.announce();
  await pause(ending.graceMs);
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
  await ending.close();
  clearInterval(sweep);
  clearTimeout(cut);
  await ending.release();
}

/** The last one comes when a terminal is closed. */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Runs `end` on the first signal. Exits at once on the second signal, and when `end` takes too long. Returns what does
 * the same for another reason to stop.
 */
export function shutDownOnSignals(
  end: (reason: string) => Promise<void>,
  logger: Logger,
): (reason: string) => void {
  let begun: number | null = null;
  const stop = (reason: string) => {
    if (begun !== null) {
      if (performance.now() - begun > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    begun = performance.now();
    setTimeout(() => process.exit(1), LAST_MOMENT_MS).unref();
    end(reason).then(
      () => process.exit(0),
      (err: unknown) => {
        logger.fatal({ err }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  for (const signal of SIGNALS) process.on(signal, () => stop(signal));
  return stop;
}

/** Runs `end` when the parent process has gone. npm leaves its child behind when it is ended. */
export function endWithParent(end: (reason: string) => void): void {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    end('the parent process has ended');
  }, PARENT_CHECK_MS);
  check.unref();
}
