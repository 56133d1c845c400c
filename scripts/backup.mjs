/**
 * Writes all data to one new file, which `npm run restore` restores into either engine.
 *
 *     npm run backup                      into DATA_DIR/backups
 *     npm run backup -- --keep 14         and deletes all but the newest fourteen there
 *     npm run backup -- /mnt/safe/today.jsonl.gz
 */
import { parseArgs } from 'node:util';
import {
  backupFault,
  BackupError,
  pruneBackups,
  runBackup,
} from '../api/dist/composition/backups.js';
import { printHelp } from './print-help.mjs';

printHelp(import.meta.url);

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' } },
  });
  const { keep } = values;
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep))
    throw new BackupError('--keep takes a number from 1 on');
  console.log(await runBackup(process.env, positionals[0]));
  if (keep !== undefined) console.log(pruneBackups(process.env, Number(keep)));
} catch (fault) {
  console.error(backupFault(fault));
  process.exitCode = 1;
}
