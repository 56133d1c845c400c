import type { ClientPool } from './lost-clients.ts';

/** With what the text of a prepared statement begins. */
export const PREPARED = '/* prepared */ ';

/** Each connection keeps them all; texts beyond are parsed and planned each time. */
const MOST_PREPARED = 100;

/** Gives texts that are to be prepared a name of their own, since the driver prepares what has a name. */
export function namePrepared(pool: ClientPool): void {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < MOST_PREPARED) names.set(text, `prepared_${names.size}`);
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
