import { setTimeout as pause } from 'node:timers/promises';

/** Longer than a busy machine takes. */
const PATIENCE_MS = 60_000;
const LOOK_MS = 100;

/** What is read, once it is as wanted; fails with what was read last. */
export async function eventually<T>(
  see: () => Promise<T>,
  wanted: (seen: T) => boolean,
): Promise<T> {
  for (const until = Date.now() + PATIENCE_MS; ; await pause(LOOK_MS)) {
    const seen = await see();
    if (wanted(seen)) return seen;
    if (Date.now() > until) throw new Error(`still ${JSON.stringify(seen)}`);
  }
}

/** What is read, once two looks in a row see the same. */
export async function settled<T>(see: () => Promise<T>): Promise<T> {
  let last = '';
  return eventually(see, (seen) => {
    const before = last;
    last = JSON.stringify(seen);
    return last === before;
  });
}
