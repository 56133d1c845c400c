/**
 * Gives a superadmin who lost the password or the second factor a new password, and prints it.
 *
 *     npm run recover-superadmin -- <username>
 */
import { backupFault } from '../api/dist/composition/backups.js';
import { runRecovery } from '../api/dist/composition/recover-superadmin.js';
import { printHelp } from './print-help.mjs';

printHelp(import.meta.url);

try {
  console.log(await runRecovery(process.env, process.argv[2] ?? ''));
} catch (fault) {
  console.error(backupFault(fault));
  process.exitCode = 1;
}
