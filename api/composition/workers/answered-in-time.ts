import type { ErrorDefinition } from '@toolyard/core/shared';

/** From the call to the answer, the wait for its turn included. */
const LONGEST_MS = 8_000;

/**
 * The answer of a computation. Whoever waits for it longer than the ceiling is refused with `late`; the computation goes
 * on, so that its answer serves the calls after.
 */
export async function answeredInTime<T>(answer: Promise<T>, late: ErrorDefinition): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const ceiling = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), LONGEST_MS);
  });
  try {
    return await Promise.race([answer, ceiling]);
  } finally {
    clearTimeout(timer);
  }
}
