import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger, replace } from '@toolyard/api';
import type { Response } from 'supertest';
import { has } from '../support/needs.ts';
import { freshPostgres, type FreshPostgres } from '../support/postgres.ts';
import { postgresLine, type PostgresLine } from '../support/postgres-line.ts';
import { withClient } from '../support/raw-sql.ts';
import {
  bearer,
  newKey,
  openTestApi,
  PORTS,
  register,
  type Member,
  type TestApi,
} from '../support/test-api.ts';

/** The longest wait for a connection and a statement is 7 s; a busy machine takes longer. */
const FEW_SECONDS_MS = 25_000;
const MOST_CONNECTIONS = 20;

(has('PostgreSQL') ? describe : describe.skip)('a database that is away', () => {
  const lines: string[] = [];
  let database: FreshPostgres | null;
  let line: PostgresLine;
  let api: TestApi;
  let mei: Member;
  beforeAll(async () => {
    database = await freshPostgres();
    line = await postgresLine(database!.url);
    api = await openTestApi({
      engine: 'PGlite',
      settings: { databaseUrl: line.url, maxWaitMs: null },
      rebind: (container) =>
        replace(
          container,
          PORTS.logger,
          createLogger('info', { write: (each) => void lines.push(each) }),
        ),
    });
    mei = await register(api);
  });
  afterAll(async () => {
    await api?.close();
    await database?.drop();
  });

  const calls = (): Promise<{ status: number; body: unknown; retryAfter: string }>[] =>
    [
      api.call.get('/api/auth/profile').set(bearer(mei)),
      api.call.get('/api/options/strategies').set(bearer(mei)),
      api.call.get('/api/home/tools'),
      api.call.put('/api/auth/profile').set(bearer(mei)).set(newKey()).send({ name: 'Mei' }),
      api.call.post('/api/auth/login').send({ email: mei.email, password: mei.password }),
    ].map(async (call) => {
      const answer = await call;
      const retryAfter = String(answer.headers['retry-after']);
      return { status: answer.status, body: answer.body as unknown, retryAfter };
    });
  const unavailable = {
    status: 503,
    body: expect.objectContaining({ code: 'DATABASE_UNAVAILABLE' }),
    retryAfter: expect.stringMatching(/^[1-9]\d?$/),
  };

  it('does not answer: calls answer 503 with Retry-After within a few seconds, and serve on when it is back', async () => {
    line.block();
    const begun = performance.now();
    for (const answer of await Promise.all(calls())) expect(answer).toEqual(unavailable);
    expect(performance.now() - begun).toBeLessThan(FEW_SECONDS_MS);
    line.unblock();
    for (const { status } of await Promise.all(calls())) expect(status).toBe(200);
  });

  it('answers too few: calls that get no connection answer 429 with Retry-After', async () => {
    await withClient({ databaseUrl: database!.url }, async (run) => {
      const waiting = async () =>
        (await run('select from pg_locks where not granted')) as readonly unknown[];
      // Each call takes a connection and waits for the table.
      const takeAllConnections = async (): Promise<Promise<Response>[]> => {
        await run('begin');
        await run('lock table user_account');
        const sent: Promise<Response>[] = [];
        let isAnswered = false;
        while (!isAnswered && sent.length < MOST_CONNECTIONS) {
          sent.push(
            api.call
              .get('/api/auth/profile')
              .set(bearer(mei))
              .then((answer) => {
                isAnswered = true;
                return answer;
              }),
          );
          while (!isAnswered && (await waiting()).length < sent.length) await pause(5);
        }
        if (!isAnswered) return sent;
        // On a busy machine the first call may give up before the last one waits.
        await run('commit');
        await Promise.all(sent);
        return takeAllConnections();
      };
      const opened = await takeAllConnections();
      await run('commit');
      for (const { status } of await Promise.all(opened)) expect(status).toBe(200);

      // On a busy machine a connection may come back while the late calls wait for one: then once more.
      const callTooMany = async (): Promise<{ late: Response[]; held: Response[] }> => {
        const holders = await takeAllConnections();
        let isFree = false;
        for (const each of holders) void each.then(() => (isFree = true));
        const late = await Promise.all([
          api.call.get('/api/auth/profile').set(bearer(mei)),
          api.call.get('/api/options/strategies').set(bearer(mei)),
        ]);
        const wasFree = isFree;
        await run('commit');
        const held = await Promise.all(holders);
        return wasFree ? callTooMany() : { late, held };
      };
      const { late, held } = await callTooMany();
      for (const { status, headers, body } of late) {
        expect([status, headers['retry-after']]).toEqual([429, '1']);
        expect(body).toMatchObject({ code: 'DATABASE_BUSY' });
      }
      for (const { status } of held) expect(status).toBe(200);
    });
  });

  it('has a table that somebody holds: the call that waits for it answers 429 with Retry-After', async () => {
    const answer = await withClient({ databaseUrl: database!.url }, async (run) => {
      await run('begin');
      await run('lock table user_account');
      const waited = await api.call.get('/api/auth/profile').set(bearer(mei));
      await run('commit');
      return waited;
    });
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '1']);
    expect(answer.body).toMatchObject({ code: 'DATABASE_BUSY' });
  });

  it('is gone: calls answer 503 at once', async () => {
    await line.cut();
    for (const answer of await Promise.all(calls())) expect(answer).toEqual(unavailable);
  });

  it('is told in the log without a stack, at most once in ten seconds', () => {
    const reported = lines.map((each) => JSON.parse(each) as Record<string, unknown>);
    const others = reported.filter(({ msg }) => msg !== 'answered');
    expect(others.length).toBeGreaterThan(0);
    for (const each of others) {
      expect(each).toMatchObject({ level: 'error', msg: 'the database is away' });
      expect(each).not.toHaveProperty('err');
    }
    const times = others.map(({ time }) => Date.parse(String(time)));
    times.slice(1).forEach((at, i) => expect(at - times[i]!).toBeGreaterThan(9_900));
  });
});
