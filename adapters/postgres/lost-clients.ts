/** A client of the driver's pool, as far as it matters here. */
interface PooledClient {
  query(text: unknown, ...rest: unknown[]): unknown;
  release(fault: Error): void;
  readonly connection: { readonly stream: { destroy(): void } };
}

export interface ClientPool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
  on(event: 'connect', listener: (client: PooledClient) => void): unknown;
}

/** With what a transaction begins, and with what it ends when nothing else worked. */
const EDGE = /^(begin|start transaction.*|rollback)$/;

/**
 * The query builder gives a transaction's client back only after a commit or a rollback that succeeded. One whose
 * connection was lost can do neither and would be missing from the pool for ever; so it is given back here.
 */
export function giveBackLostClients(pool: ClientPool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client);
    client.query = (text, ...rest) => {
      const answer = query(text, ...rest);
      if (typeof text === 'string' && EDGE.test(text))
        (answer as Promise<unknown>).catch((fault: Error) => client.release(fault));
      return answer;
    };
  });
}
