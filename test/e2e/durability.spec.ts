import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { has } from '../support/needs.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Row {
  readonly acknowledged: number;
  readonly passed: boolean;
}

/** Runs scripts/durability.mjs. */
async function killAndCount(engine: string, kills: readonly string[]): Promise<Row> {
  const args = ['scripts/durability.mjs', '--engine', engine, '--rate', '50', ...kills];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root }).catch(
    (fault: { stdout: string; stderr: string }) => {
      throw new Error(`${fault.stdout}\n${fault.stderr}`);
    },
  );
  console.log(stdout.trim());
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Row;
}

/** `npm run test:durability` kills far more often, and on both engines. */
(has('PostgreSQL') ? describe : describe.skip)(
  'signal 9 under 50 writes a second of users and an operator',
  () => {
    it.each([
      ['to the server and to PostgreSQL', 'postgres', ['--kills', '1', '--database-kills', '1']],
    ] as const)(
      '%s: what was acknowledged is there exactly once, noted once, and the audit chain is whole',
      async (_how, engine, kills) => {
        const row = await killAndCount(engine, kills);
        expect(row).toMatchObject({
          lost: 0,
          doubled: 0,
          unnoted: [],
          refused: [],
          whole: true,
          passed: true,
        });
        expect(row.acknowledged).toBeGreaterThan(50);
      },
      180_000,
    );
  },
);
