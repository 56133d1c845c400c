import { afterEach, expect, it, jest } from '@jest/globals';
import { ComputingThreads } from './computing-threads.ts';
import { WorkerSnapshots } from './worker-snapshots.ts';

afterEach(() => void jest.restoreAllMocks());

it('an answer serves calls of the same second; a failure only those who already wait for it', async () => {
  const snapshots = new WorkerSnapshots(
    { chainFilesDir: null, marketSeed: 'seed' },
    { now: () => Date.UTC(2026, 3, 15) },
  );
  const run = jest.spyOn(ComputingThreads.prototype, 'run');
  run.mockRejectedValueOnce(new Error('late')).mockResolvedValueOnce({ bytes: Buffer.from('7') });
  const failed = await Promise.allSettled([snapshots.overview(), snapshots.overview()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(run).toHaveBeenCalledTimes(1);
  for (const again of [1, 2])
    expect([again, Buffer.from(await snapshots.overview()).toString()]).toEqual([again, '7']);
  expect(run).toHaveBeenCalledTimes(2);
  await snapshots.close();
});
