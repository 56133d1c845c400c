import { setImmediate as nextTurn } from 'node:timers/promises';
import DataLoader from 'dataloader';
import type { Readers } from './repositories.ts';
import { PostgresSessionRepository } from './postgres-session-repository.ts';
import { PostgresStrategyRepository } from './postgres-strategy-repository.ts';
import { PostgresUserRepository } from './postgres-user-repository.ts';
import { isId } from './row-values.ts';

/**
 * Reads by id. Calls of the same turn of the event loop share a statement; it is sent after all of them have called,
 * so that each sees what was committed before its call.
 */
function byId<Row extends { readonly id: string }>(
  findAll: (ids: readonly string[]) => Promise<readonly Row[]>,
): (id: string) => Promise<Row | null> {
  const turn: DataLoader<string, Row | null> = new DataLoader<string, Row | null>(
    async (ids) => {
      turn.clearAll();
      const rows = new Map((await findAll(ids)).map((row) => [row.id, row]));
      return ids.map((id) => rows.get(id.toLowerCase()) ?? null);
    },
    { batchScheduleFn: (send) => setImmediate(send) },
  );
  return (id) => (isId(id) ? turn.load(id) : Promise.resolve(null));
}

/** The same for one read without a key. */
function oneForAll<T>(read: () => Promise<T>): () => Promise<T> {
  const turn: DataLoader<true, T> = new DataLoader<true, T>(
    async () => {
      turn.clearAll();
      return [await read()];
    },
    { batchScheduleFn: (send) => setImmediate(send) },
  );
  return () => turn.load(true);
}

/**
 * A long read that takes place once at a time for each key. Calls while it is under way share the next one, which sees
 * what was committed before each of them. Those that share go on in different turns of the event loop, since each
 * computes for a while with what was read.
 */
export function oneAtATime<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const last = new Map<string, SharedTurn<T>>();
  const begin = (key: string): SharedTurn<T> => {
    const before = last.get(key)?.result;
    const after = async () => {
      await before?.catch(() => undefined);
      turn.hasBegun = true;
      return read(key).finally(() => {
        if (last.get(key) === turn) last.delete(key);
      });
    };
    const result = Promise.resolve().then(after);
    const turn = { hasBegun: false, result, handedOut: result.catch(() => undefined) };
    last.set(key, turn);
    return turn;
  };
  return (key) => {
    const waiting = last.get(key);
    const turn = !waiting || waiting.hasBegun ? begin(key) : waiting;
    turn.handedOut = turn.handedOut.then(() => nextTurn());
    return turn.handedOut.then(() => turn.result);
  };
}

interface SharedTurn<T> {
  hasBegun: boolean;
  readonly result: Promise<T>;
  /** Settled when the last caller so far has the result. */
  handedOut: Promise<unknown>;
}

interface SharedReaders extends Readers {
  readonly users: PostgresUserRepository;
  readonly sessions: PostgresSessionRepository;
  readonly strategies: PostgresStrategyRepository;
}

/** Readers by which calls at the same moment share what nearly every call reads. */
export function sharedReads({
  users,
  sessions,
  strategies,
  tools,
  ...others
}: SharedReaders): Readers {
  const findVersion = byId((ids) => strategies.findVersions(ids));
  return {
    ...others,
    strategies: {
      listOwned: (ownerId, page) => strategies.listOwned(ownerId, page),
      listVersions: (ownerId, page) => strategies.listVersions(ownerId, page),
      listAll: oneAtATime((ownerId) => strategies.listAll(ownerId)),
      findOwned: (ownerId, id) => strategies.findOwned(ownerId, id),
      findVersion: async (ownerId, id) => {
        const found = await findVersion(id);
        return found?.ownerId === ownerId ? found : null;
      },
    },
    users: {
      find: byId((ids) => users.findAll(ids)),
      findByEmail: (email) => users.findByEmail(email),
    },
    sessions: {
      find: byId((ids) => sessions.findAll(ids)),
      listOwned: (ownerId) => sessions.listOwned(ownerId),
    },
    tools: {
      list: oneForAll(() => tools.list()),
      listTrash: () => tools.listTrash(),
      listUploadedIcons: (since) => tools.listUploadedIcons(since),
    },
  };
}
