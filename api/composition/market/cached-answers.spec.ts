import { expect, it, jest } from '@jest/globals';
import { CachedAnswers } from './cached-answers.ts';
import type { MarketAnswers } from './market-answers.ts';

it('an answer serves calls of the same second; a failure only those who already wait for it', async () => {
  const overview = jest
    .fn<MarketAnswers['overview']>()
    .mockRejectedValueOnce(new Error('late'))
    .mockResolvedValueOnce(Buffer.from('7'));
  const threads = { overview } as unknown as MarketAnswers;
  const answers = new CachedAnswers(
    { threads, here: threads },
    { provider: null },
    { reports: () => Promise.reject(new Error('not asked')) },
    { now: () => Date.UTC(2026, 3, 15) },
  );
  const failed = await Promise.allSettled([answers.overview(), answers.overview()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(overview).toHaveBeenCalledTimes(1);
  for (const again of [1, 2])
    expect([again, Buffer.from(await answers.overview()).toString()]).toEqual([again, '7']);
  expect(overview).toHaveBeenCalledTimes(2);
});
