/** `npm run test:authorisation`: every route by every kind of caller, every forged token on every protected route, protected fields, and holes that must be found. */
import { spawnSync } from 'node:child_process';

const jest = [
  'scripts/jest.mjs',
  '--selectProjects',
  'e2e',
  '--',
  'test/e2e/authorisation.spec.ts',
  'test/e2e/authorisation-holes.spec.ts',
];
const { status } = spawnSync(process.execPath, jest, {
  stdio: 'inherit',
  env: { ...process.env, AUTHORISATION: 'all' },
});
process.exit(status ?? 1);
