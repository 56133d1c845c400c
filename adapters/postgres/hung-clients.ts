import type { ClientPool } from './lost-clients.ts';

/** How the driver says that an answer did not come within its `query_timeout`. */
export const NO_ANSWER = 'Query read timeout';

/**
 * The driver goes on waiting on a connection whose answer is overdue, and the pool would hand that connection to the
 * next call. Its end makes the pool open another one, and lets the rollback of its transaction fail at once.
 */
export function endHungClients(pool: ClientPool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client);
    client.query = (...all) => {
      const answer = query(...all);
      if (answer instanceof Promise)
        answer.catch((fault: Error) => {
          if (fault.message === NO_ANSWER) client.connection.stream.destroy();
        });
      return answer;
    };
  });
}
