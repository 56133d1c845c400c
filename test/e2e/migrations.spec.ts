import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, jest } from '@jest/globals';
import { has } from '../support/needs.ts';
import { freshPostgres } from '../support/postgres.ts';
import { FULL_SIZE } from '../support/test-size.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** `npm run test:engines` spreads more of them over the migrations. */
const KILLS = FULL_SIZE ? 8 : 1;

/** Opens the database, which brings its tables up to date, and tells what its migrations and tables are then. */
const PROGRAM = `
  import { openDatabase } from '@toolyard/postgres';
  console.log('begun');
  const database = await openDatabase({ databaseUrl: process.argv[1], maxWaitMs: 60_000 });
  console.log('open');
  console.log(JSON.stringify({ drift: await database.drift(), migrations: await database.migrations() }));
  await database.close();`;

interface Tables {
  readonly drift: string;
  readonly migrations: readonly string[];
}

interface Opening {
  /** Resolves when it has begun to open, and when it is open. */
  said(word: 'begun' | 'open'): Promise<void>;
  kill(): void;
  readonly ended: Promise<Tables | null>;
}

function open(url: string): Opening {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, url], { cwd: root });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    child.emit('said');
  });
  const ended = once(child, 'close').then(([code]) => {
    if (child.signalCode === 'SIGKILL') return null;
    if (code !== 0) throw new Error(printed);
    return JSON.parse(printed.trim().split('\n').at(-1) ?? '') as Tables;
  });
  return {
    said: async (word) => {
      while (!printed.includes(word)) await once(child, 'said');
    },
    kill: () => void child.kill('SIGKILL'),
    ended,
  };
}

jest.setTimeout(300_000);

(has('PostgreSQL') ? describe : describe.skip)('migrations of a PostgreSQL database', () => {
  it('four servers that start at once: each migration runs once, and all four go on', async () => {
    const fresh = (await freshPostgres())!;
    const opened = await Promise.all([1, 2, 3, 4].map(() => open(fresh.url).ended));
    const [first] = opened;
    expect(first).toMatchObject({ drift: '' });
    expect(new Set(first?.migrations).size).toBe(first?.migrations.length);
    for (const tables of opened) expect(tables).toEqual(first);
    await fresh.drop();
  });

  it('signal 9 while they run, then another start: the same tables as of a clean one', async () => {
    const clean = (await freshPostgres())!;
    const whole = open(clean.url);
    await whole.said('begun');
    const begun = performance.now();
    await whole.said('open');
    const span = performance.now() - begun;
    const wanted = await whole.ended;
    for (let kill = 1; kill <= KILLS; kill++) {
      const fresh = (await freshPostgres())!;
      const killed = open(fresh.url);
      await killed.said('begun');
      await new Promise((resolve) => setTimeout(resolve, (span * kill) / (KILLS + 1)));
      killed.kill();
      await killed.ended;
      expect(await open(fresh.url).ended).toEqual(wanted);
      await fresh.drop();
    }
    await clean.drop();
  });
});
