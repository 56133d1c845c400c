/** A Redis server of our own. */
export interface RunningRedis {
  readonly url: string;
  readonly port: number;
  signal(this: void, name: NodeJS.Signals): void;
  stop(this: void): Promise<void>;
}

interface RedisScript {
  findRedis(this: void): string | null;
  startRedis(
    this: void,
    options?: { readonly port?: number; readonly password?: string },
  ): Promise<RunningRedis | null>;
}

const script = new URL('../../scripts/redis.mjs', import.meta.url);

/** The script that also serves `npm run test:deploy`. */
export const { findRedis, startRedis } = (await import(script.href)) as RedisScript;
