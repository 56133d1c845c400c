/** `npm run figures`: five hundred random plans have the same figures in builder, wizard, position, overview, history and API. */
import { spawnSync } from 'node:child_process';

const jest = ['scripts/jest.mjs', '--selectProjects', 'e2e', '-i', '--', 'test/e2e/figures-agree'];
const { status } = spawnSync(process.execPath, jest, {
  stdio: 'inherit',
  env: { ...process.env, FIGURES: 'all' },
});
process.exit(status ?? 1);
