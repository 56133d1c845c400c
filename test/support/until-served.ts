import { setTimeout as pause } from 'node:timers/promises';
import { databaseOutage } from '@toolyard/postgres';

const PATIENCE_MS = 60_000;

/** The answer to a call, which is repeated after Retry-After while a loaded server refuses it as busy. */
export async function untilServed<
  A extends { readonly status: number; readonly headers: Readonly<Record<string, unknown>> },
>(call: () => PromiseLike<A>): Promise<A> {
  for (const end = Date.now() + PATIENCE_MS; ;) {
    const answer = await call();
    const wait = Number(answer.headers['retry-after']) * 1000;
    const isBusy = answer.status === 429 || answer.status === 503;
    if (!isBusy || !(Date.now() + wait < end)) return answer;
    await pause(wait);
  }
}

/** What a unit of work returns; it is repeated while a loaded database refuses it as busy. */
export async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; ; await pause(200)) {
    try {
      return await work();
    } catch (fault) {
      if (databaseOutage(fault) === null || Date.now() > end) throw fault;
    }
  }
}
