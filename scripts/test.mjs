/** `npm test`: lint, format and types, then the specs of all parts but those of `npm run test:integration`. */
import { checkStyle, checkTypes } from './check.mjs';
import { runOnDatabases } from './test-run.mjs';
import { INTEGRATION_SPECS, SLOW_SPECS } from './test-suite.mjs';

/** Folders without specs, and specs that other scripts run. */
const IGNORED = [
  ...['/dist/', '/dist-types/', '/node_modules/', '/fixtures/'],
  ...[...INTEGRATION_SPECS, ...SLOW_SPECS],
].join('|');

if ((await checkTypes()) > 0) {
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}
// The checks leave a core idle for much of their time, so the tests run beside them.
const failedChecks = checkStyle();
console.log(
  'left to npm run test:integration and npm run test:slow: scripts/test-suite.mjs lists them',
);
process.exit(
  await runOnDatabases(
    [`--testPathIgnorePatterns=${IGNORED}`, ...process.argv.slice(2)],
    {},
    failedChecks,
  ),
);
