/** `npm run test:authorisation`: every route by every kind of caller, and every forged token on every protected route. */
import { spawnSync } from 'node:child_process';

const jest = [
  'scripts/jest.mjs',
  '--selectProjects',
  'e2e',
  '--',
  'test/e2e/authorisation.spec.ts',
];
const { status } = spawnSync(process.execPath, jest, {
  stdio: 'inherit',
  env: { ...process.env, AUTHORISATION: 'all' },
});
process.exit(status ?? 1);
