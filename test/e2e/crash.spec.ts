import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('../..', import.meta.url));
const KILLS = '2';

interface Row {
  readonly kills: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly passed: boolean;
}

/** Runs scripts/crash.mjs; null where it skipped. */
async function crash(engine: string): Promise<Row | null> {
  const args = ['scripts/crash.mjs', '--kills', KILLS, '--engine', engine];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  console.log(stdout.trim());
  return stdout.startsWith('skipped') ? null : (JSON.parse(stdout) as Row);
}

describe.each(['pglite', 'postgres'])('signal 9 under 50 saves a second on %s', (engine) => {
  it('every acknowledged save is there exactly once', async () => {
    const row = await crash(engine);
    if (!row) return;
    expect(row).toMatchObject({ kills: 2, lost: 0, doubled: 0, passed: true });
    expect(row.acknowledged).toBeGreaterThan(50);
  }, 180_000);
});
