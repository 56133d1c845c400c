/**
 * Restores a backup: all of it or nothing. The server of that database must be stopped.
 *
 *     npm run restore -- /mnt/safe/today.jsonl.gz
 *     npm run restore -- /mnt/safe/today.jsonl.gz --replace     replaces the existing data
 *     npm run restore -- /mnt/safe/today.jsonl.gz.age --identity key.txt     decrypts it first
 */
import { parseArgs } from 'node:util';
import { backupFault, BackupError, runRestore } from '../api/dist/composition/backups.js';
import { printHelp } from './print-help.mjs';

printHelp(import.meta.url);

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false }, identity: { type: 'string' } },
  });
  const [file] = positionals;
  if (file === undefined)
    throw new BackupError(
      'which backup? npm run restore -- <file> [--replace] [--identity <key file>]',
    );
  console.log(await runRestore(process.env, file, values.replace, values.identity));
} catch (fault) {
  console.error(backupFault(fault));
  process.exitCode = 1;
}
