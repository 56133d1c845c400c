/** `npm run a11y`: axe on every route in every language, theme and width; test/e2e/a11y.spec.ts says how. */
import { spawnSync } from 'node:child_process';

const jest = ['scripts/jest.mjs', '--selectProjects', 'e2e', '--', 'test/e2e/a11y'];
const { status } = spawnSync(process.execPath, jest, {
  stdio: 'inherit',
  env: { ...process.env, A11Y: 'all' },
});
process.exit(status ?? 1);
