/**
 * Sends hostile and valid requests of a seed over every operation of api/openapi.json and judges every answer by it;
 * a miss is printed as the smallest curl line that still shows it.
 *
 *     npm run fuzz                            20,000 requests of a new seed
 *     npm run fuzz -- --seed 7 --count 2000
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: String(randomInt(1_000_000_000)) },
    count: { type: 'string', default: '20000' },
  },
});
console.log(`npm run fuzz -- --seed ${options.seed} --count ${options.count}`);
const done = spawnSync(
  process.execPath,
  ['scripts/jest.mjs', '--selectProjects', 'e2e', '--', 'test/e2e/fuzz.spec.ts'],
  {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
    env: { ...process.env, FUZZ_SEED: options.seed, FUZZ_COUNT: options.count },
  },
);
process.exit(done.status ?? 1);
