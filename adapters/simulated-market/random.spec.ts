import { describe, expect, it } from '@jest/globals';
import { nextBits, normalOf, randomStream, scramble } from './random.ts';

const moments = (draw: () => number, n = 200_000) => {
  let [sum, squares] = [0, 0];
  for (let i = 0; i < n; i += 1) {
    const x = draw();
    sum += x;
    squares += x * x;
  }
  return { mean: sum / n, variance: squares / n - (sum / n) ** 2 };
};

describe('randomness', () => {
  it('xoshiro128**: the outputs of the authors’ program for the state 1, 2, 3, 4', () => {
    const state = Uint32Array.of(1, 2, 3, 4);
    const outputs = Array.from({ length: 10 }, () => nextBits(state));
    expect(outputs).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
      4258142804,
    ]);
  });

  it('the same key gives the same stream, a key that differs in one letter another one', () => {
    const take = (key: string) => {
      const { uniform } = randomStream(key);
      return Array.from({ length: 8 }, uniform);
    };
    expect(take('a|AAPL|2026-11-20')).toEqual(take('a|AAPL|2026-11-20'));
    expect(take('a|AAPL|2026-11-20')).not.toEqual(take('a|AAPL|2026-11-21'));
    expect(take('b|AAPL|2026-11-20')).not.toEqual(take('a|AAPL|2026-11-20'));
  });

  it('first numbers of neighbouring keys are spread evenly', () => {
    const bins = new Array<number>(16).fill(0);
    for (let i = 0; i < 16_000; i += 1) {
      bins[Math.floor(randomStream(`key ${i}`).uniform() * 16)]! += 1;
    }
    const chiSquared = bins.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
    // 99.9 % point of χ² with 15 degrees of freedom.
    expect(chiSquared).toBeLessThan(37.7);
  });

  it('uniform has mean 1/2 and variance 1/12; normal and Student-t have mean 0 and variance 1', () => {
    const { uniform, normal, studentT } = randomStream('moments');
    const even = moments(uniform);
    expect(even.mean).toBeCloseTo(0.5, 2);
    expect(even.variance).toBeCloseTo(1 / 12, 2);
    for (const draw of [normal, () => studentT(6), () => studentT(8)]) {
      const { mean, variance } = moments(draw);
      expect(Math.abs(mean)).toBeLessThan(0.01);
      expect(Math.abs(variance - 1)).toBeLessThan(0.05);
    }
  });

  it('extreme uniforms give finite normals', () => {
    const least = 0.5 / 4_294_967_296;
    expect(Math.abs(normalOf(least, 0))).toBeLessThan(7);
    expect(Number.isFinite(normalOf(1 - least, 0.3))).toBe(true);
  });

  it('scramble maps neighbours far apart', () => {
    const hashes = new Set(Array.from({ length: 10_000 }, (_, i) => scramble(i)));
    expect(hashes.size).toBe(10_000);
  });
});
