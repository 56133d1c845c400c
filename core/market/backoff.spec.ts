import { describe, expect, it } from '@jest/globals';
import { backoff } from './backoff.ts';

describe('backoff', () => {
  it('doubles from a second to half a minute and stays there', () =>
    expect([1, 2, 3, 4, 5, 6, 7, 2000].map(backoff)).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
    ]));

  it('never waits less than a second', () => expect(backoff(0)).toBe(1_000));
});
