/**
 * Writes all data into one new file that `npm run restore` brings back, into either kind of database.
 *
 *     npm run backup                      into DATA_DIR/backups
 *     npm run backup -- /mnt/safe/today.jsonl.gz
 */
import { parseArgs } from 'node:util';
import { backupFault, runBackup } from '../api/dist/composition/backups.js';

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  console.log(await runBackup(process.env, positionals[0]));
} catch (fault) {
  console.error(backupFault(fault));
  process.exitCode = 1;
}
