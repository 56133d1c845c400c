/**
 * `npm test`: types, then lint and format beside the specs. Those of scripts/gate-plan.mjs wait for `npm run proofs`.
 *
 *     npm test
 *     npm test -- test/e2e/api-home.spec.ts     these specs alone
 *     npm test -- --specs                       the specs without the checks
 */
import { checkStyle, checkTypes } from './check.mjs';
import { chromiumPath } from './chromium.mjs';
import { leftToProofs, PROOF_SPECS, sinceProofs } from './gate-plan.mjs';
import { CLIENT_GENERATOR, installTools, TYPES_GENERATOR } from './install-tools.mjs';
import { root, runNode } from './run-node.mjs';
import { runOnDatabases } from './test-run.mjs';

/** Folders without specs. */
const NO_SPECS = ['/dist/', '/dist-types/', '/node_modules/', '/fixtures/'];

const args = process.argv.slice(2).filter((arg) => arg !== '--specs');
const checks = process.argv.includes('--specs') ? null : { checkStyle, checkTypes };
const left = leftToProofs(PROOF_SPECS);
console.log(`left to npm run proofs: ${left.join(', ')}\n${sinceProofs()}`);
// Before several workers look for them.
console.log(`browser: ${await chromiumPath()}`);
await Promise.all([CLIENT_GENERATOR, TYPES_GENERATOR].map(installTools));
if (((await checks?.checkTypes()) ?? 0) > 0 || runNode(['scripts/build-app.mjs']) !== 0) {
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}
/** `npm run gate` goes on where an earlier run ended. */
const RESUMED = [
  `--filter=${root}scripts/left-specs.mjs`,
  '--passWithNoTests',
  '--reporters=default',
  `--reporters=${root}scripts/passed-specs.mjs`,
];
const failed = await runOnDatabases(
  [
    `--testPathIgnorePatterns=${[...NO_SPECS, ...left].join('|')}`,
    ...(process.env.PASSED_SPECS ? RESUMED : []),
    // Ends the list of patterns before.
    '--ci',
    ...args,
  ],
  {},
  // The checks leave a core idle for much of their time, so the tests run beside them.
  checks?.checkStyle() ?? 0,
);
process.exit(failed === 0 ? 0 : 1);
