import type { Redis } from 'ioredis';
import { connectRedis } from './connect-redis.ts';

/** A late answer is better than none: without one the provider is called. */
const TIMEOUT_MS = 2_000;

/** Texts that servers on the same Redis share. While Redis is away there are none, and every claim is granted. */
export class SharedValues {
  constructor(private readonly client: Redis) {}

  get(key: string): Promise<string | null> {
    return this.client.get(key).catch(() => null);
  }

  async set(key: string, text: string, milliseconds: number): Promise<void> {
    await this.client.set(key, text, 'PX', Math.ceil(milliseconds)).catch(() => null);
  }

  /** Whether no other server has claimed the key; the claim ends after this time, or when it is released. */
  async claim(key: string, milliseconds: number): Promise<boolean> {
    const granted = this.client.set(claimOf(key), '1', 'PX', milliseconds, 'NX');
    return (await granted.catch(() => 'OK')) === 'OK';
  }

  async release(key: string): Promise<void> {
    await this.client.del(claimOf(key)).catch(() => 0);
  }

  close(): void {
    this.client.disconnect();
  }
}

const claimOf = (key: string): string => `${key}:claim`;

/** Connects before it answers where Redis is there, and goes on trying where it is not. */
export const openSharedValues = async (url: string): Promise<SharedValues> =>
  new SharedValues(await connectRedis(url, TIMEOUT_MS));
