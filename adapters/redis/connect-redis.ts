import { Redis } from 'ioredis';

/** How long a call waits for Redis, which is to answer within a millisecond. */
const TIMEOUT_MS = 250;
const CONNECT_MS = 2_000;
const LONGEST_PAUSE_MS = 2_000;

/** Connects before it answers where Redis is there, and goes on trying where it is not. */
export async function connectRedis(url: string): Promise<Redis> {
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    disconnectTimeout: TIMEOUT_MS,
    commandTimeout: TIMEOUT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (tries) => Math.min(tries * 100, LONGEST_PAUSE_MS),
  });
  // A client without an error listener prints to the console; the failed call reports the error.
  client.on('error', () => undefined);
  await client.connect().catch(() => undefined);
  return client;
}
