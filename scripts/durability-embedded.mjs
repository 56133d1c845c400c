/**
 * Kills the process of the embedded database with SIGKILL during writes, repeatedly on the same folder. After each kill
 * every acknowledged transaction must exist once, with both of its rows.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const WRITER = fileURLToPath(import.meta.url);
const WRITERS = 8;
const EVERY_ROUND_SAID = 50;
/** Numbers of a round: more than it can write before the kill. */
const ROUND = 100_000;

/** A process that writes until it is killed, and prints the number of each acknowledged transaction. */
async function write(folder, first, count) {
  const { PgliteClient } = await import('../adapters/postgres/dist/pglite/pglite-client.js');
  const client = await PgliteClient.open(folder);
  await client.query('create table if not exists entry (id int, half int, text text)');
  let next = first;
  const writer = async () => {
    while (next < first + count) {
      const id = next++;
      await client.transaction(async (inside) => {
        const insert = 'insert into entry values ($1, $2, $3)';
        for (const half of [1, 2]) await inside.query(insert, [id, half, 'x'.repeat(500)]);
      });
      process.stdout.write(`${id}\n`);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  await client.close();
}

/** Ids of the stored transactions, each with its number of stored rows. */
async function read(folder) {
  const { PgliteClient } = await import('../adapters/postgres/dist/pglite/pglite-client.js');
  const client = await PgliteClient.open(folder);
  const { rows } = await client.query(
    'select id, count(*)::int as halves from entry group by id order by id',
  );
  await client.close();
  return rows;
}

const start = (...args) =>
  spawn(process.execPath, [WRITER, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });

async function linesOf(child, until = Infinity) {
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  const ended = new Promise((resolve) => child.once('close', resolve));
  while (printed === '' && child.exitCode === null) await pause(5);
  if (Number.isFinite(until)) {
    await pause(until);
    child.kill('SIGKILL');
  }
  await ended;
  // A line cut off by the kill acknowledges nothing.
  return printed.split('\n').slice(0, -1);
}

/** Counts fsync calls and acknowledged transactions with strace; null if strace is not installed. */
export async function syncedWrites(count = 20) {
  if (spawnSync('strace', ['-V']).status !== 0) return null;
  const place = mkdtempSync(join(tmpdir(), 'toolyard-fsync-'));
  try {
    const folder = join(place, 'cluster');
    await linesOf(start('write', folder, '0', '1'));
    const trace = join(place, 'trace');
    const args = ['-f', '-e', 'trace=fsync', '-o', trace, process.execPath, WRITER];
    const more = ['write', folder, '1', String(count)];
    const child = spawn('strace', [...args, ...more], { stdio: ['ignore', 'pipe', 'inherit'] });
    const { length: acknowledged } = await linesOf(child);
    const fsyncs = readFileSync(trace, 'utf8').match(/fsync\(/g)?.length ?? 0;
    return { acknowledged, fsyncs };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

export async function crashEmbedded(kills) {
  const place = mkdtempSync(join(tmpdir(), 'toolyard-kill-'));
  const folder = join(place, 'cluster');
  const begun = performance.now();
  const acknowledged = new Set();
  let first = 0;
  let silent = 0;
  try {
    for (let kill = 1; kill <= kills; kill++) {
      const said = await linesOf(
        start('write', folder, String(first), String(ROUND)),
        Math.random() * 250,
      );
      if (said.length === 0) silent++;
      for (const id of said) acknowledged.add(Number(id));
      first += ROUND;

      if (kill % EVERY_ROUND_SAID === 0)
        console.error(`${kill} kills, ${acknowledged.size} acknowledged`);
    }
    const [printed = '[]'] = await linesOf(start('read', folder));
    const rows = JSON.parse(printed);
    const found = new Map(rows.map(({ id, halves }) => [id, halves]));
    const lost = [...acknowledged].filter((id) => !found.has(id)).length;
    const broken = rows.filter(({ halves }) => halves !== 2).length;
    const minutes = Math.round((performance.now() - begun) / 6_000) / 10;
    const synced = await syncedWrites();
    const isTried = acknowledged.size > 0;
    const passed =
      isTried && lost + broken === 0 && (synced === null || synced.fsyncs >= synced.acknowledged);
    const counts = { kills, silent, acknowledged: acknowledged.size, lost, broken };
    console.log(JSON.stringify({ engine: 'embedded process', ...counts, synced, minutes, passed }));
    return passed;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

if (process.argv[1] === WRITER) {
  const [, , what, folder, first, count] = process.argv;
  if (what === 'write') await write(folder, Number(first), Number(count));
  else console.log(JSON.stringify(await read(folder)));
}
