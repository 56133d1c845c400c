/** The part of the driver's pool that this adapter uses. */
export interface ConnectionPool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
  on(event: 'connect', listener: (client: PooledClient) => void): unknown;
}

/** The part of the pool's clients that this adapter uses. */
interface PooledClient {
  query(text: unknown, ...rest: unknown[]): unknown;
  release(fault: Error): void;
  readonly connection: { readonly stream: { destroy(): void } };
}

export interface PoolFigures {
  readonly used: number;
  readonly idle: number;
  /** Calls that wait for a connection. */
  readonly waiting: number;
}

/** The pool hands out an idle connection one tick after a call requests it; until then it counts the call as waiting. */
export const poolFigures = (pool: ConnectionPool): PoolFigures => ({
  used: pool.totalCount - pool.idleCount,
  idle: pool.idleCount,
  waiting: Math.max(0, pool.waitingCount - pool.idleCount),
});

/** Message of the driver when an answer does not come within `query_timeout`. */
export const QUERY_TIMEOUT_MESSAGE = 'Query read timeout';

/** The texts with which a transaction begins, and the one with which it ends when nothing else worked. */
const TRANSACTION_BOUNDARY = /^(begin|start transaction.*|rollback)$/;

/** Marks the text of a statement that is to be prepared. */
export const PREPARED = '/* prepared */ ';

/** Each connection holds all prepared statements. Texts beyond this number are parsed and planned each time. */
const MAX_PREPARED = 100;

/** Prepares the marked statements, and removes dropped and unresponsive connections from the pool. */
export function configurePool(pool: ConnectionPool): void {
  closeUnresponsiveConnections(pool);
  releaseDroppedConnections(pool);
  namePreparedStatements(pool);
}

/**
 * The driver goes on waiting on a connection whose answer is overdue, and the pool would hand that connection to the
 * next call. Closing it makes the pool open another one, and lets the rollback of its transaction fail at once.
 */
function closeUnresponsiveConnections(pool: ConnectionPool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client);
    client.query = (...all) => {
      const answer = query(...all);
      if (answer instanceof Promise)
        answer.catch((fault: Error) => {
          if (fault.message === QUERY_TIMEOUT_MESSAGE) client.connection.stream.destroy();
        });
      return answer;
    };
  });
}

/**
 * The query builder releases the client of a transaction only after a commit or a rollback that succeeded. A client
 * whose connection was dropped can do neither and would never return to the pool, so it is released here.
 */
function releaseDroppedConnections(pool: ConnectionPool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client);
    client.query = (text, ...rest) => {
      const answer = query(text, ...rest);
      if (typeof text === 'string' && TRANSACTION_BOUNDARY.test(text))
        (answer as Promise<unknown>).catch((fault: Error) => client.release(fault));
      return answer;
    };
  });
}

/** Gives each marked text a name, since the driver prepares statements that have a name. */
function namePreparedStatements(pool: ConnectionPool): void {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < MAX_PREPARED) names.set(text, `prepared_${names.size}`);
    return names.get(text);
  };
  pool.on('connect', (client) => {
    const query = client.query.bind(client);
    client.query = (text, values, ...rest) =>
      typeof text === 'string' && text.startsWith(PREPARED)
        ? query({ text, values, name: nameOf(text) }, ...rest)
        : query(text, values, ...rest);
  });
}
