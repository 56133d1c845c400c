/** `npm run hostile`: 120 texts that would be programs, in every field, on every screen of a real browser. */
import { spawnSync } from 'node:child_process';

const jest = ['scripts/jest.mjs', '--selectProjects', 'e2e', '--', 'test/e2e/browser-hostile'];
const { status } = spawnSync(process.execPath, jest, {
  stdio: 'inherit',
  env: { ...process.env, HOSTILE: 'all' },
});
process.exit(status ?? 1);
