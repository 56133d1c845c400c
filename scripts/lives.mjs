/** `npm run lives`: ten thousand random lives of positions, each beside books that are kept by hand. */
import { spawnSync } from 'node:child_process';

const jest = [
  'scripts/jest.mjs',
  '--selectProjects',
  'conformance',
  '--',
  'test/laws/position-laws',
];
const { status } = spawnSync(process.execPath, jest, {
  stdio: 'inherit',
  env: { ...process.env, LIVES: 'all' },
});
process.exit(status ?? 1);
