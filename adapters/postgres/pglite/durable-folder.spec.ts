import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { durable } from './durable-folder.ts';

interface HostModule {
  readonly FS: {
    readonly filesystems: {
      readonly NODEFS: { stream_ops: { fsync(this: void, stream: object): number } };
    };
  };
}

describe('the embedded database in a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'durable-'));
  let database: PGlite;
  let synced = 0;
  beforeAll(async () => {
    database = await PGlite.create(durable(folder));
    const { Module } = database as unknown as { readonly Module: HostModule };
    const files = Module.FS.filesystems.NODEFS.stream_ops;
    const { fsync } = files;
    files.fsync = (stream) => {
      synced++;
      return fsync(stream);
    };
    await database.exec('create table note (id int primary key)');
  });
  afterAll(async () => {
    await database?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('writes its log to disk before a transaction is acknowledged', async () => {
    for (let id = 1; id <= 10; id++) {
      const before = synced;
      await database.transaction((inside) => inside.query('insert into note values ($1)', [id]));
      expect(synced).toBeGreaterThan(before);
    }
  });

  it('syncs its tables at a checkpoint', async () => {
    const before = synced;
    await database.exec('checkpoint');
    expect(synced).toBeGreaterThan(before + 1);
  });
});
