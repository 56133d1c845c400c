/** A data folder whose embedded database has run every migration; the suites copy it instead of migrating their own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export async function makeDatabaseTemplate() {
  const { openDatabase } = await import('../adapters/postgres/dist/index.js');
  const folder = mkdtempSync(join(tmpdir(), 'toolyard-template-'));
  const database = await openDatabase({ dataDir: folder });
  await database.close();
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
