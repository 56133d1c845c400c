/** `npm run edits`: two admins edit one tool over HTTP in 1,000 random histories, on both engines. */
import { spawnSync } from 'node:child_process';

const jest = ['scripts/jest.mjs', '--selectProjects', 'e2e', '--', 'test/e2e/api-at-once'];
const { status } = spawnSync(process.execPath, jest, {
  stdio: 'inherit',
  env: { ...process.env, EDITS: process.env.EDITS ?? '1000' },
});
process.exit(status ?? 1);
