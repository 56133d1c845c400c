/** `npm test`: lint, format and types, then the specs of all parts but those of `npm run test:integration`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './run-node.mjs';
import { runOnDatabases } from './test-run.mjs';
import { INTEGRATION_SPECS, SLOW_SPECS } from './test-suite.mjs';

/** Runs checks one after another, in parallel with others; the number of those that failed. */
async function failures(...checks) {
  let failed = 0;
  for (const args of checks) {
    const check = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
    const [status] = await once(check, 'exit');
    if (status !== 0) failed++;
  }
  return failed;
}

/** Folders without specs, and specs that other scripts run. */
const IGNORED = [
  ...['/dist/', '/dist-types/', '/node_modules/', '/fixtures/'],
  ...[...INTEGRATION_SPECS, ...SLOW_SPECS],
].join('|');

// One compiler for all workspaces, since the builds of their own start it 44 times.
const tsc = 'node_modules/@typescript/native/bin/tsc';
const types = [tsc, '-b', 'web', 'test'];
const scriptTypes = [tsc, '-p', 'tsconfig.scripts.json'];
// One run over everything, since the projects' own lint tasks start both linters fourteen times.
const oxlint = ['node_modules/oxlint/bin/oxlint'];
const eslint = ['node_modules/eslint/bin/eslint.js', '.'];
const format = ['node_modules/oxfmt/bin/oxfmt', '--check'];
if ((await failures(types)) > 0) {
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}
// They leave a core idle for much of their time, so the tests run beside them. Oxlint reads the types that the
// compiler writes; without them it compiles every package for each that imports it.
const checked = failures(format, scriptTypes, eslint, oxlint);
console.log(
  'left to npm run test:integration and npm run test:slow: scripts/test-suite.mjs lists them',
);
process.exit(
  await runOnDatabases(
    [`--testPathIgnorePatterns=${IGNORED}`, ...process.argv.slice(2)],
    {},
    checked,
  ),
);
