/** `npm run interleavings`: a thousand histories of two admins who edit one tool, on every database. */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(
  process.execPath,
  [
    'scripts/jest.mjs',
    '--selectProjects',
    'conformance',
    '-i',
    '--',
    'test/conformance/tool-edits',
  ],
  { stdio: 'inherit', env: { ...process.env, INTERLEAVINGS: 'all' } },
);
process.exit(status ?? 1);
