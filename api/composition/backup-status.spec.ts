import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { beginBackupStatus, readBackupStatus, recordBackup } from './backup-status.ts';
import { assertRecipient, runBackup } from './backups.ts';

/** The public key of a pair that `age-keygen` has made. */
const RECIPIENT = 'age1t7rxyev2z3rw82stdlrrepyc39nvn86l5078zqkf5uasdy86jp6svpy7pa';

describe('N14: what is known of backups', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'toolyard-status-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('begins with the first start, counts failures, and begins again with a backup', () => {
    expect(readBackupStatus(dataDir)).toBeNull();
    beginBackupStatus(dataDir, 1_000);
    beginBackupStatus(dataDir, 2_000);
    expect(readBackupStatus(dataDir)).toEqual({ since: 1_000, failures: 0 });
    recordBackup(dataDir, 'failed', 3_000);
    recordBackup(dataDir, 'failed', 4_000);
    expect(readBackupStatus(dataDir)).toEqual({ since: 1_000, failures: 2 });
    recordBackup(dataDir, 'done', 5_000);
    expect(readBackupStatus(dataDir)).toEqual({ since: 5_000, failures: 0 });
  });

  it('a backup that is refused counts as failed', async () => {
    const env = { DATA_DIR: dataDir, BACKUP_RECIPIENT: 'foo' };
    await expect(runBackup(env, undefined)).rejects.toThrow('BACKUP_RECIPIENT must be');
    expect(readBackupStatus(dataDir)?.failures).toBe(1);
  });

  it('a folder that cannot be written keeps no backup from its end', () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    expect(() => recordBackup(file, 'done', 1_000)).not.toThrow();
  });
});

describe('N14: the key for which backups are encrypted', () => {
  it('is none with a typing error', () => {
    expect(() => assertRecipient(RECIPIENT)).not.toThrow();
    expect(() => assertRecipient(RECIPIENT.replace('t7rx', 't7xr'))).toThrow('BACKUP_RECIPIENT');
  });
});
