import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FolderInUse } from './pglite/folder-lock.ts';
import { openDatabase } from './open-database.ts';

const USER = {
  id: '01900000-0000-7000-8000-000000000001',
  version: 1,
  name: '林梅',
  email: 'mei@example.com',
  emailVerifiedAt: null,
  role: 'user',
  active: true,
  language: 'zh-CN',
  passwordHash: 'hash',
  mustChangePassword: false,
  invitedAt: null,
  lastLoginAt: null,
  createdAt: 1,
  updatedAt: 1,
} as const;

describe('a database in a folder', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'database-'));
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('is used by one at a time, and keeps what it was given', async () => {
    const first = await openDatabase({ dataDir });
    await first.unitOfWork.run(({ users }) => users.add(USER));
    await expect(openDatabase({ dataDir })).rejects.toThrow(FolderInUse);
    await first.close();
    const second = await openDatabase({ dataDir });
    expect(await second.readers.users.find(USER.id)).toEqual(USER);
    await second.close();
  });

  it.each([
    ['pg_control', 'global/pg_control'],
    ['the version', 'PG_VERSION'],
  ])('a damaged one (%s) is refused with the way back to a backup', async (_name, file) => {
    const folder = mkdtempSync(join(tmpdir(), 'damaged-'));
    cpSync(dataDir, folder, { recursive: true });
    const damaged = join(folder, 'postgres', 'cluster', file);
    expect(existsSync(damaged)).toBe(true);
    writeFileSync(damaged, Buffer.alloc(8192, 'x'));
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(
      /^DATA_DIR: the database in .+ cannot be opened: .*npm run restore/,
    );
    rmSync(folder, { recursive: true });
  });

  it('leaves the event loop free while it reckons', async () => {
    const database = await openDatabase({ dataDir });
    let turns = 0;
    let isDone = false;
    const turn = () => {
      turns++;
      if (!isDone) setImmediate(turn);
    };
    turn();
    const reads = Array.from({ length: 300 }, () => database.readers.users.find(USER.id));
    await Promise.all(reads);
    isDone = true;
    await database.close();
    expect(turns).toBeGreaterThan(10);
  });

  it('an address that does not answer is an error, not a wait', async () => {
    const opening = openDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
    await expect(opening).rejects.toThrow();
  });
});
