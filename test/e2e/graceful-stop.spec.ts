import { describe, expect, it } from '@jest/globals';

interface GracefulStop {
  stopUnderLoad(
    this: void,
    options: { calls: number; finishWithin: number },
  ): Promise<Record<string, unknown>>;
  stopWithStuckCall(
    this: void,
    options: { again: number },
  ): Promise<{ exitCode: number; exitMs: number }>;
}

const script = new URL('../../scripts/graceful-stop.mjs', import.meta.url);
const { stopUnderLoad, stopWithStuckCall } = (await import(script.href)) as GracefulStop;

describe('a server in production that gets SIGTERM', () => {
  it('is not ready at once, answers every call in flight, says that connections end, and ends', async () => {
    const result = await stopUnderLoad({ calls: 20, finishWithin: 500 });
    // A server that does not end by itself within 9.5 s exits with 1.
    expect(result).toMatchObject({
      dropped: 0,
      onKeepAlive: 20,
      toClose: 20,
      statuses: { 200: 20 },
      readiness: 503,
      exitCode: 0,
    });
  }, 180_000);

  it('a second time: ends at once, though a call hangs', async () => {
    const { exitCode, exitMs } = await stopWithStuckCall({ again: 500 });
    expect(exitCode).toBe(1);
    // Without the second signal it ends after 9.5 s.
    expect(exitMs).toBeLessThan(9_000);
  }, 180_000);
});
