import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createMissingCluster, openCluster, openExistingCluster, type Cluster } from './cluster.ts';

describe('creation of the embedded database', () => {
  let dataDir: string;
  const files = () => readdirSync(join(dataDir, 'postgres'));
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'cluster-'));
    const interrupted = join(dataDir, 'postgres', 'cluster.new');
    mkdirSync(interrupted, { recursive: true });
    writeFileSync(join(interrupted, 'PG_VERSION'), 'half');
    expect(openExistingCluster(dataDir)).toBeNull();
    await createMissingCluster(dataDir);
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('replaces one that was interrupted, and leaves the files unlocked', () => {
    expect(files()).toEqual(['cluster']);
  });

  it('leaves existing data as they are', async () => {
    const first = await openCluster(dataDir);
    await first.client.query('create table note (id int primary key)');
    await first.close();
    await createMissingCluster(dataDir);
    const again = await openExistingCluster(dataDir)!;
    const { rows } = await again.client.query('select count(*)::int as notes from note');
    await again.close();
    expect(rows).toEqual([{ notes: 0 }]);
  });

  it.each<[string, () => Promise<Cluster>]>([
    ['a folder', () => openCluster(dataDir)],
    ['memory', () => openCluster(null)],
  ])('in %s a database does not fill 128 MB of shared buffers', async (_where, open) => {
    const cluster = await open();
    const { rows } = await cluster.client.query('show shared_buffers');
    await cluster.close();
    expect(rows).toEqual([{ shared_buffers: '16MB' }]);
    expect(existsSync(join(dataDir, 'postgres', 'lock'))).toBe(false);
  });
});
