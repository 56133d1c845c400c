import { setImmediate as nextTick, setTimeout as delay } from 'node:timers/promises';
import type { Session, SessionLookup } from '@toolyard/core/accounts';
import type { Readers } from '@toolyard/core/repositories';
import DataLoader from 'dataloader';
import type { PostgresRepositories } from './repositories.ts';
import { isId } from './row-values.ts';

/** How long a batch waits for the one before it. A database that does not answer must not hold up the next batch. */
const MAX_WAIT_MS = 5;

/**
 * Reads in batches. The calls of one turn of the event loop share a statement, which is sent after the last of them, so
 * that each call sees what was committed before it. While an earlier batch is under way, the calls of further turns join.
 */
export function batchedReads<Key, T>(
  read: (keys: readonly Key[]) => Promise<readonly T[]>,
): (key: Key) => Promise<T> {
  let before: Promise<unknown> = Promise.resolve();
  const afterPrevious = () => Promise.race([before, delay(MAX_WAIT_MS, undefined, { ref: false })]);
  const loader = new DataLoader<Key, T>(
    (keys) => {
      loader.clearAll();
      const result = read(keys);
      before = result.catch(() => undefined);
      return result;
    },
    { batchScheduleFn: (send) => setImmediate(() => void afterPrevious().then(send)) },
  );
  return (key) => loader.load(key);
}

function batchedById<Row extends { readonly id: string }>(
  findAll: (ids: readonly string[]) => Promise<readonly Row[]>,
): (id: string) => Promise<Row | null> {
  const find = batchedReads(async (ids: readonly string[]) => {
    const rows = new Map((await findAll(ids)).map((row) => [row.id, row]));
    return ids.map((id) => rows.get(id.toLowerCase()) ?? null);
  });
  return (id) => (isId(id) ? find(id) : Promise.resolve(null));
}

/**
 * Coalesces a long read: at most one runs per key. Calls while it runs share the next one, which sees what was committed
 * before each of them. Callers that share a read continue in different ticks of the event loop, since each of them
 * computes for a while with the result.
 */
export function coalesced<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const latest = new Map<string, PendingRead<T>>();
  const start = (key: string): PendingRead<T> => {
    const before = latest.get(key)?.result;
    const after = async () => {
      await before?.catch(() => undefined);
      pending.hasStarted = true;
      return read(key).finally(() => {
        if (latest.get(key) === pending) latest.delete(key);
      });
    };
    const result = Promise.resolve().then(after);
    const pending = { hasStarted: false, result, delivered: result.catch(() => undefined) };
    latest.set(key, pending);
    return pending;
  };
  return (key) => {
    const waiting = latest.get(key);
    const read = !waiting || waiting.hasStarted ? start(key) : waiting;
    read.delivered = read.delivered.then(() => nextTick());
    return read.delivered.then(() => read.result);
  };
}

interface PendingRead<T> {
  hasStarted: boolean;
  readonly result: Promise<T>;
  /** Settles when the latest caller has the result. */
  delivered: Promise<unknown>;
}

/** How long a session may have been changed by another server unnoticed. */
const MAX_SESSION_AGE_MS = 5_000;

/** Sessions by access token, each read again after `MAX_SESSION_AGE_MS` and after every unit of work of this server. */
export class RecentSessions implements SessionLookup {
  private readonly reads = new Map<string, Promise<Session | null>>();
  private begun = performance.now();

  constructor(private readonly read: (sessionId: string) => Promise<Session | null>) {}

  find(sessionId: string, tokenId: string): Promise<Session | null> {
    const now = performance.now();
    if (now - this.begun > MAX_SESSION_AGE_MS) {
      this.forget();
      this.begun = now;
    }
    const key = `${sessionId} ${tokenId}`;
    const known = this.reads.get(key);
    if (known) return known;
    const read = this.read(sessionId);
    this.reads.set(key, read);
    // A failure is not remembered.
    read.catch(() => this.reads.delete(key));
    return read;
  }

  /** Reads that are under way serve the calls that began them, and no later call. */
  forget(): void {
    this.reads.clear();
  }
}

/** Readers that batch, coalesce and remember the reads that nearly every call makes. */
export function coalescedReads({
  users,
  sessions,
  strategies,
  tools,
  ...others
}: PostgresRepositories): {
  readonly readers: Readers;
  /** Must be called after each unit of work. */
  readonly forgetSessions: () => void;
} {
  const findVersion = batchedById((ids) => strategies.findVersions(ids));
  const findSession = batchedById((ids) => sessions.findAll(ids));
  const callerSessions = new RecentSessions(findSession);
  const listTools = batchedReads(async () => [await tools.list()]);
  const readers: Readers = {
    ...others,
    strategies: {
      listOwned: (ownerId, page) => strategies.listOwned(ownerId, page),
      listVersions: (ownerId, page) => strategies.listVersions(ownerId, page),
      listAll: coalesced((ownerId) => strategies.listAll(ownerId)),
      versionOfAll: (ownerId) => strategies.versionOfAll(ownerId),
      findOwned: (ownerId, id) => strategies.findOwned(ownerId, id),
      findVersion: async (ownerId, id) => {
        const found = await findVersion(id);
        return found?.ownerId === ownerId ? found : null;
      },
    },
    users: {
      find: batchedById((ids) => users.findAll(ids)),
      findByEmail: (email) => users.findByEmail(email),
    },
    sessions: {
      find: findSession,
      listOwned: (ownerId) => sessions.listOwned(ownerId),
      listRevoked: (ownerId) => sessions.listRevoked(ownerId),
    },
    callerSessions,
    tools: {
      list: () => listTools(true),
      listTrash: () => tools.listTrash(),
      listUploadedIcons: (since) => tools.listUploadedIcons(since),
    },
  };
  return { readers, forgetSessions: () => callerSessions.forget() };
}
