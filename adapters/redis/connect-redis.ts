import { Redis } from 'ioredis';

const DISCONNECT_MS = 250;
const CONNECT_MS = 2_000;
const LONGEST_PAUSE_MS = 2_000;

/**
 * Connects before it answers where Redis is there, and goes on trying where it is not.
 *
 * @param timeout Milliseconds that a command waits for its answer.
 */
export async function connectRedis(url: string, timeout: number): Promise<Redis> {
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    disconnectTimeout: DISCONNECT_MS,
    commandTimeout: timeout,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (tries) => Math.min(tries * 100, LONGEST_PAUSE_MS),
  });
  // A client without an error listener prints to the console; the failed call reports the error.
  client.on('error', () => undefined);
  await client.connect().catch(() => undefined);
  return client;
}
