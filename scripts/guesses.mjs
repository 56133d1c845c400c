/** `npm run guesses`: ten thousand guesses at one account, and a thousand sign-ins each with and without an account. */
import { spawnSync } from 'node:child_process';

const specs = ['test/e2e/api-throttle', 'test/e2e/api-enumeration'];
const { status } = spawnSync(
  process.execPath,
  ['scripts/jest.mjs', '--selectProjects', 'e2e', '-i', '--', ...specs],
  { stdio: 'inherit', env: { ...process.env, GUESSES: 'all' } },
);
process.exit(status ?? 1);
