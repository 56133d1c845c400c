/**
 * `npm run laws -- [--rounds 20]`: every random test of library, use cases and databases, each round from a seed that
 * nobody tried before. `npm test` always tries the same one.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
const specs = globSync([
  'core/**/*.spec.ts',
  'test/{laws,use-cases,conformance}/**/*.spec.ts',
]).filter((path) => /fast-check|tool-edits/.test(readFileSync(path, 'utf8')));
const jest = ['scripts/jest.mjs', '--selectProjects', 'core', 'use-cases', 'conformance'];
const first = Date.now() % 2 ** 31;
const broken = [];
for (let seed = first; seed < first + Number(values.rounds); seed += 1) {
  const env = { ...process.env, LAWS_SEED: String(seed) };
  const { status } = spawnSync(process.execPath, [...jest, '--silent', '--', ...specs], {
    stdio: 'inherit',
    env,
  });
  if (status !== 0) broken.push(seed);
}
console.log(`${values.rounds} rounds from seed ${first}; broken: ${broken.join(', ') || 'none'}`);
process.exit(broken.length === 0 ? 0 : 1);
