/** `npm run interleavings`: a thousand histories of two admins who edit one tool, on every database, by the use case and over HTTP. */
import { spawnSync } from 'node:child_process';

const specs = ['test/conformance/tool-edits', 'test/e2e/api-admin-tools'];
const only = ['-i', '-t', 'two admins edit one tool'];
const { status } = spawnSync(
  process.execPath,
  ['scripts/jest.mjs', '--selectProjects', 'conformance', 'e2e', ...only, '--', ...specs],
  { stdio: 'inherit', env: { ...process.env, INTERLEAVINGS: 'all' } },
);
process.exit(status ?? 1);
