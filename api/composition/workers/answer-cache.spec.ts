import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { COMPUTATION_TIMEOUT } from '../../http/http.errors.ts';
import { AnswerCache } from './answer-cache.ts';

const bytesOf = (text: string): Uint8Array => Buffer.from(text);

/** A computation that ends when the test says so. */
function computation() {
  let end: (bytes: Uint8Array) => void = () => undefined;
  const compute = jest.fn(() => new Promise<Uint8Array>((resolve) => (end = resolve)));
  return { compute, end: (text: string) => end(bytesOf(text)) };
}

describe('answers that are computed once', () => {
  beforeEach(() => void jest.useFakeTimers({ now: 0 }));
  afterEach(() => void jest.useRealTimers());
  const cacheOf = (maxBytes = 1_000) =>
    new AnswerCache({ now: () => Date.now() }, COMPUTATION_TIMEOUT, maxBytes);
  const wanted = { key: 'SPY', freshMs: 1_000 };

  it('a caller who waits too long is refused; the computation goes on and answers those after', async () => {
    const [answers, slow] = [cacheOf(), computation()];
    const refused = expect(answers.find(wanted, slow.compute)).rejects.toMatchObject({
      code: 'COMPUTATION_TIMEOUT',
    });
    await jest.advanceTimersByTimeAsync(8_000);
    await refused;
    const next = answers.find(wanted, slow.compute);
    slow.end('late');
    expect(await next).toEqual(bytesOf('late'));
    await jest.advanceTimersByTimeAsync(999);
    expect(await answers.find(wanted, slow.compute)).toEqual(bytesOf('late'));
    expect(slow.compute).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    void answers.find(wanted, slow.compute);
    expect(slow.compute).toHaveBeenCalledTimes(2);
    slow.end('again');
    await jest.advanceTimersByTimeAsync(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('answers that were used longest ago give way to new ones', async () => {
    const answers = cacheOf(30);
    const compute = jest.fn(() => Promise.resolve(bytesOf('ten bytes.')));
    for (const key of ['a', 'b', 'c', 'c', 'a']) await answers.find({ ...wanted, key }, compute);
    expect(compute).toHaveBeenCalledTimes(4);
  });
});
