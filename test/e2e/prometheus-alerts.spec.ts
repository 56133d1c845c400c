import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ALERTS,
  TARGET,
  testRules,
  type Alert,
  type Course,
  type Scrape,
} from '../support/alert-rules.ts';
import { startApp, temporaryFolder, type AppServer } from '../support/app-server.ts';
import { has } from '../support/needs.ts';
import { postgresLine, type PostgresLine } from '../support/postgres-line.ts';
import { migratedPostgres, type FreshPostgres } from '../support/postgres.ts';
import { openStream } from '../support/quote-stream.ts';
import { rawSql, withClient } from '../support/raw-sql.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const canRun = has('PostgreSQL') && has('promtool');

/** Prometheus waits this long for an answer. */
const SCRAPE_TIMEOUT_MS = 10_000;
/** Above the bound of ToolyardSlow. */
const SLOW_MS = 2_700;
/** More than the connections of a server. */
const MANY_CALLS = 25;
const MEMBER = { name: '林梅', email: 'mei@example.com', password: 'an unguessable password' };

/** SIGUSR2 moves the system clock of a server that was started with it by an hour. */
const JUMPING_CLOCK = `const { now } = Date; let by = 0; Date.now = () => now() + by;
  process.on('SIGUSR2', () => (by += 3_600_000));`;

let postgres: FreshPostgres;
let line: PostgresLine;
let server: AppServer;
let folder: string;

const sql = (...statements: string[]) => rawSql({ databaseUrl: postgres.url }, statements);

const get = (path: string, headers = {}) =>
  fetch(`${server.url}${path}`, { headers }).then((answer) => answer.text());

const post = (path: string, body: object) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const signIn = (email: string) => post('/api/auth/login', { email, password: 'a wrong password' });

const scrape = (timeoutMs = SCRAPE_TIMEOUT_MS): Promise<Scrape> =>
  fetch(`${server.url}/metrics`, { signal: AbortSignal.timeout(timeoutMs) }).then(
    (answer) => answer.text(),
    () => null,
  );

/** The first scrape that shows this. */
async function scrapeUntil(shown: RegExp): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const text = await scrape();
    if (text !== null && shown.test(text)) return text;
    await pause(200);
  }
  throw new Error(`no scrape shows ${String(shown)}`);
}

/** Takes the table away, so that statements on it fail. */
async function without(table: string, read: () => Promise<Scrape>): Promise<Scrape> {
  await sql(`alter table ${table} rename to away`);
  const broken = await read();
  await sql(`alter table away rename to ${table}`);
  return broken;
}

/** Holds the table, so that statements on it wait. */
const whileLocked = <T>(table: string, work: () => Promise<T>): Promise<T> =>
  withClient({ databaseUrl: postgres.url }, async (run) => {
    await run('begin');
    await run(`lock table ${table}`);
    const done = await work();
    await run('commit');
    return done;
  });

/** The answer of the check that the console makes. */
async function checkAudit(): Promise<string> {
  const credentials = { username: 'superadmin', password: 'toolyard-sample-1' };
  const answer = await post('/api/admin/auth/login', credentials);
  const { data } = (await answer.json()) as { data: { token: string } };
  return get('/api/admin/audit/integrity', { Authorization: `Bearer ${data.token}` });
}

/** A last backup of so many hours ago. */
const backupStatus = (hours: number) =>
  JSON.stringify({ since: Date.now() - hours * 3_600_000, failures: 0 });

/** The exit code of a backup. */
const backUp = (env = {}): number | null =>
  spawnSync(process.execPath, ['scripts/backup.mjs'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: postgres.url, ...env },
  }).status;

interface Breakage extends Pick<Course, 'recursEvery'> {
  readonly name: string;
  /** Breaks the server, reads its metrics and repairs it. */
  readonly broken: (before: string) => Promise<Scrape>;
  /** The only alert that fires, and minutes from the breakage until it does. */
  readonly alert: Alert | null;
  readonly after: number;
}

const [critical, warning] = ['critical', 'warning'] as const;
const { instance } = TARGET;

/**
 * In order, since they share a server. What recurs every minute is done once: virtual time repeats the rise of the
 * counters between the two scrapes.
 */
const BREAKAGES: readonly Breakage[] = [
  {
    // The job `audit` runs ten seconds after the start, then every hour.
    name: 'an hourly job fails each time',
    broken: () =>
      without('audit_entry', () =>
        scrapeUntil(/^toolyard_job_runs_total\{job="audit",outcome="failed"\} 1$/m),
      ),
    recursEvery: 60,
    after: 120,
    alert: {
      name: 'ToolyardJobFails',
      severity: warning,
      labels: { ...TARGET, exported_job: 'audit', outcome: 'failed' },
      summary: `The job audit of ${instance} fails repeatedly`,
    },
  },
  {
    name: 'nothing is broken: pages, an unknown path, a mistyped password and a stream of quotes',
    broken: async () => {
      const stream = await openStream(server, 'MSFT');
      await Promise.all([get('/'), get('/api/home/tools'), get('/api/unknown')]);
      await signIn('mistyped@example.com');
      await pause(SLOW_MS);
      stream.close();
      return scrapeUntil(/_count\{route="[^"]+\/stream"/);
    },
    recursEvery: 1,
    after: 60,
    alert: null,
  },
  {
    name: 'a job fails once per minute, between successes',
    broken: async (before) => {
      const [, runs] = /job="market",outcome="done"\} (\d+)/.exec(before)!;
      await scrapeUntil(new RegExp(`job="market",outcome="done"\\} (?!${runs}$)`, 'm'));
      return without('provider_key', () =>
        scrapeUntil(/^toolyard_job_runs_total\{job="market",outcome="failed"\} 1$/m),
      );
    },
    recursEvery: 1,
    after: 3,
    alert: {
      name: 'ToolyardJobFails',
      severity: warning,
      labels: { ...TARGET, exported_job: 'market', outcome: 'failed' },
      summary: `The job market of ${instance} fails repeatedly`,
    },
  },
  {
    name: 'the password of an account is guessed',
    broken: async () => {
      for (let attempt = 0; attempt < 60; attempt++) await signIn('victor@example.com');
      return scrape();
    },
    recursEvery: 1,
    after: 6,
    alert: {
      name: 'ToolyardGuessing',
      severity: warning,
      labels: {},
      summary: 'Somebody is guessing passwords',
    },
  },
  {
    name: 'calls are answered with 500',
    broken: () =>
      without('tool', async () => {
        await get('/api/home/tools');
        return scrape();
      }),
    recursEvery: 1,
    after: 6,
    alert: {
      name: 'ToolyardErrors',
      severity: warning,
      labels: { instance },
      summary: `More than 1 % of the requests to ${instance} fail`,
    },
  },
  {
    name: 'calls wait for a table that somebody holds',
    broken: async () => {
      const { call } = await whileLocked('tool', async () => {
        const waiting = { call: get('/api/home/tools') };
        await pause(SLOW_MS);
        return waiting;
      });
      await call;
      return scrape();
    },
    recursEvery: 1,
    after: 10,
    alert: {
      name: 'ToolyardSlow',
      severity: warning,
      labels: { instance },
      summary: `One in a hundred requests to ${instance} takes more than 2.5 s`,
    },
  },
  {
    name: 'more calls than database connections',
    broken: async () => {
      const { calls, text } = await whileLocked('lottery_event', async () => ({
        calls: Array.from({ length: MANY_CALLS }, () => get(`/api/lottery/events/${randomUUID()}`)),
        text: await scrapeUntil(/^toolyard_database_connections\{state="waiting"\} [1-9]/m),
      }));
      await Promise.all(calls);
      return text;
    },
    after: 1,
    alert: {
      name: 'ToolyardDatabaseBusy',
      severity: warning,
      labels: { ...TARGET, state: 'waiting' },
      summary: `Requests to ${instance} wait for a database connection`,
    },
  },
  {
    name: 'a mail has failed for the tenth time',
    broken: async () => {
      await post('/api/auth/register', MEMBER);
      await sql('update outgoing_mail set attempts = 10, due_at = now()');
      return scrapeUntil(/^toolyard_mail_dropped_total\{reason="undeliverable"\} 1$/m);
    },
    after: 0,
    alert: {
      name: 'ToolyardMailDropped',
      severity: warning,
      labels: { ...TARGET, reason: 'undeliverable' },
      summary: `${instance} dropped mails after ten attempts; its log names their kinds`,
    },
  },
  {
    // Ten attempts take hours; the failures of the job `mail` set off ToolyardJobFails, too, after some minutes.
    name: 'the mail server does not answer',
    broken: async () => {
      await post('/api/auth/password/forgot', { email: MEMBER.email });
      const text = await scrapeUntil(/^toolyard_mail_waiting\{state="failed"\} 1$/m);
      await sql('delete from outgoing_mail');
      return text;
    },
    after: 15,
    alert: {
      name: 'ToolyardMailFails',
      severity: warning,
      labels: { ...TARGET, state: 'failed' },
      summary: 'Mails that could not be sent: 1; they are dropped after ten attempts',
    },
  },
  {
    name: 'the disk is nearly full (a real scrape with another figure)',
    broken: (before) =>
      Promise.resolve(before.replace(/^(toolyard_disk_free_bytes) .+$/m, '$1 1.9e9')),
    after: 5,
    alert: {
      name: 'ToolyardDiskFull',
      severity: warning,
      labels: TARGET,
      summary: `Less than 2 GB are free on the data disk of ${instance}`,
    },
  },
  {
    name: 'the beacon of a due draw cannot be reached (a real scrape with another figure)',
    broken: (before) => Promise.resolve(before.replace(/^(toolyard_draws_overdue) 0$/m, '$1 1')),
    after: 5,
    alert: {
      name: 'ToolyardDrawOverdue',
      severity: critical,
      labels: {},
      summary:
        'Prize draws wait for their freeze or their randomness: 1; the log of the job draws says why',
    },
  },
  {
    // A turn that hangs is seen by job-loop.spec; here no statement lasts that long.
    name: 'a turn of a job does not end (a real scrape with another figure)',
    broken: (before) =>
      Promise.resolve(
        before.replace(/^(toolyard_job_overdue_seconds\{state="mail"\}) .+$/m, '$1 901'),
      ),
    after: 0,
    alert: {
      name: 'ToolyardJobOverdue',
      severity: warning,
      labels: { ...TARGET, state: 'mail' },
      summary: `The job mail of ${instance} is overdue by 15m 1s`,
    },
  },
  {
    name: 'the backups of two nights are missing',
    broken: async () => {
      await writeFile(join(folder, 'backups/status.json'), backupStatus(48));
      const text = await scrapeUntil(/^toolyard_backup_age_seconds 1728/m);
      await writeFile(join(folder, 'backups/status.json'), backupStatus(0));
      return text.replace(/^(toolyard_backup_age_seconds) .+$/m, '$1 172800');
    },
    after: 5,
    alert: {
      name: 'ToolyardBackupLate',
      severity: critical,
      labels: {},
      summary: 'The last backup was made 2d 0h 0m 0s ago',
    },
  },
  {
    name: 'the nightly backup fails',
    broken: async () => {
      expect(backUp({ BACKUP_RECIPIENT: 'nobody' })).toBe(1);
      const text = await scrapeUntil(/^toolyard_backup_failures 1$/m);
      expect(backUp()).toBe(0);
      await scrapeUntil(/^toolyard_backup_failures 0$/m);
      return text;
    },
    after: 0,
    alert: {
      name: 'ToolyardBackupFails',
      severity: warning,
      labels: {},
      summary: 'Backups that failed since the last good one: 1; see journalctl -u toolyard-backup',
    },
  },
  {
    name: 'a circuit breaker of the market data provider is open (a real scrape with its figure)',
    broken: (before) =>
      Promise.resolve(`${before}\ntoolyard_market_circuits{state="snapshots"} 1\n`),
    after: 5,
    alert: {
      name: 'ToolyardProviderAway',
      severity: warning,
      labels: { ...TARGET, state: 'snapshots' },
      summary: `The market data provider does not answer ${instance}: snapshots`,
    },
  },
  {
    name: 'an entry of the audit log was changed',
    broken: async () => {
      const change = (to: string) =>
        sql(
          'alter table audit_entry disable trigger user',
          `update audit_entry set action = ${to} where sequence = 1`,
          'alter table audit_entry enable trigger user',
        );
      await change(`action || '.'`);
      expect(await checkAudit()).toContain('"altered"');
      const text = await scrape();
      await change('left(action, -1)');
      expect(await checkAudit()).not.toContain('"altered"');
      return text;
    },
    after: 0,
    alert: {
      name: 'ToolyardAuditBroken',
      severity: critical,
      labels: TARGET,
      summary:
        'The audit log does not match what was written; see "When the chain is broken" in docs/operations.md',
    },
  },
  {
    name: 'the database does not answer',
    broken: async () => {
      line.block();
      const text = await scrape();
      line.unblock();
      return text;
    },
    after: 2,
    alert: {
      name: 'ToolyardNotReady',
      severity: critical,
      labels: TARGET,
      summary: `${instance} is not ready: its database is down, its disk is full, or its clock jumped`,
    },
  },
  {
    name: 'the server does not answer',
    broken: async () => {
      process.kill(server.pid, 'SIGSTOP');
      const text = await scrape(500);
      process.kill(server.pid, 'SIGCONT');
      return text;
    },
    after: 1,
    alert: {
      name: 'ToolyardDown',
      severity: critical,
      labels: TARGET,
      summary: `${instance} does not answer`,
    },
  },
  {
    name: 'the clock jumps by an hour',
    broken: () => {
      process.kill(server.pid, 'SIGUSR2');
      return scrapeUntil(/^toolyard_clock_jumps 1$/m);
    },
    after: 0,
    alert: {
      name: 'ToolyardClockJumped',
      severity: warning,
      labels: TARGET,
      summary: `The clock of ${instance} jumped by more than a minute`,
    },
  },
];

(canRun ? describe : describe.skip)('alert rules over the metrics of a server', () => {
  beforeAll(async () => {
    postgres = (await migratedPostgres())!;
    line = await postgresLine(postgres.url);
    folder = temporaryFolder('alert-rules');
    server = await startApp({
      DATA_DIR: folder,
      DATABASE_URL: line.url,
      SMTP_URL: 'smtp://127.0.0.1:1',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(JUMPING_CLOCK)}`,
    });
    await sql('update admin_account set must_change_password = false');
  });
  afterAll(async () => {
    await server?.stop();
    await line?.cut();
    await postgres?.drop();
  });

  it.each(
    BREAKAGES.map((breakage) => {
      const { name, alert, after } = breakage;
      return [`${name}: ${alert?.name ?? 'no alert'} after ${after} minutes`, breakage] as const;
    }),
  )('%s', async (_title, { broken, recursEvery, alert, after }) => {
    const before = await scrapeUntil(/^toolyard_ready 1$/m);
    const course = { before, broken: await broken(before), recursEvery };
    const result = testRules(course, [
      [after - 1, null],
      [after, alert],
    ]);
    expect(result).toContain('SUCCESS');
  });

  it('every rule has a breakage', () => {
    expect([...new Set(BREAKAGES.flatMap(({ alert }) => alert?.name ?? []))].sort()).toEqual(
      [...ALERTS].sort(),
    );
  });
});
