/**
 * Verifies the whole audit log: exit code 0 if it is intact, else 1 and the first broken entry.
 *
 *     npm run verify-audit
 *     npm run verify-audit -- --known 1234:<hash>     an end that an earlier run printed, stored outside the database
 */
import { parseArgs } from 'node:util';
import { backupFault } from '../api/dist/composition/backups.js';
import { runVerification } from '../api/dist/composition/verify-audit.js';
import { printHelp } from './print-help.mjs';

printHelp(import.meta.url);

try {
  const { values } = parseArgs({ options: { known: { type: 'string' } } });
  const { isWhole, said } = await runVerification(process.env, values.known);
  console[isWhole ? 'log' : 'error'](said);
  process.exitCode = isWhole ? 0 : 1;
} catch (fault) {
  console.error(backupFault(fault));
  process.exitCode = 1;
}
