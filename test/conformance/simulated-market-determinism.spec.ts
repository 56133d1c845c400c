import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';

const run = promisify(execFile);
const FLAGS = [
  '--conditions=@toolyard/source',
  '--experimental-transform-types',
  '--disable-warning=ExperimentalWarning',
];
const program = fileURLToPath(new URL('simulated-market.digest.ts', import.meta.url));

/** The answers of a process of its own, as a hash. */
const digest = async (seed: string, order: 'forward' | 'backward'): Promise<string> =>
  (await run(process.execPath, [...FLAGS, program, seed, order], { timeout: 100_000 })).stdout;

describe('the simulated market in processes of their own', () => {
  it('gives the same bytes in whatever order it is asked, others for another seed', async () => {
    const [forward, backward, other] = await Promise.all([
      digest('one', 'forward'),
      digest('one', 'backward'),
      digest('two', 'forward'),
    ]);
    expect(forward).toMatch(/^[0-9a-f]{64}$/);
    expect(backward).toBe(forward);
    expect(other).not.toBe(forward);
  });
});
