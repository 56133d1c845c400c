import { randomBytes } from 'node:crypto';
import { replace, type Repositories } from '@toolyard/api';
import type { UnitOfWork } from '@toolyard/core/shared';
import { PlainPasswordHasher } from '@toolyard/memory';
import fc from 'fast-check';
import { spreadBody, spyChain } from '../strategy-bodies.ts';
import { openTestApi, PORTS, type TestApi, type TestApiOptions } from '../test-api.ts';
import { fromEverywhere } from '../wire/accounts.ts';
import type { ApiDocument } from '../wire/openapi.ts';
import { sender, type Send } from '../wire/send.ts';
import { routesOf, type Route } from './routes.ts';

/** A running application whose every route can be called by every kind of caller. */
export interface AuthorisationWorld {
  readonly api: TestApi;
  readonly document: ApiDocument;
  readonly routes: readonly Route[];
  readonly send: Send;
  readonly examples: Readonly<Record<string, fc.Arbitrary<unknown>>>;
  /** The secret of the key `test`, which signs. */
  readonly key: Buffer;
  setClock(now: number): Promise<void>;
  promote(email: string): Promise<void>;
  /** How many units of work were begun: without one nothing is written. */
  writes(): number;
  close(): Promise<void>;
}

/** Noon of a trading day in New York; the clock stands there. */
export const NOW = Date.UTC(2026, 2, 18, 16);

type Rebind = NonNullable<TestApiOptions['rebind']>;

/** `plant` puts a fault in its place. */
export async function openAuthorisationWorld(plant?: Rebind): Promise<AuthorisationWorld> {
  const key = randomBytes(32);
  let begun = 0;
  let work: UnitOfWork<Repositories> | undefined;
  const api = await openTestApi({
    settings: {
      manualClock: true,
      trustProxy: 1,
      jwtUserKeys: `test:${key.toString('base64url')}`,
    },
    rebind: (container) => {
      const own = container.get<UnitOfWork<Repositories>>(PORTS.work);
      const counted: UnitOfWork<Repositories> = { run: (run) => (begun++, own.run(run)) };
      work = own;
      replace(container, PORTS.work, counted);
      replace(container, PORTS.hasher, new PlainPasswordHasher());
      plant?.(container);
    },
  });
  const setClock = async (now: number) => {
    const body = { now: new Date(now).toISOString() };
    await api.call.post('/api/test/clock').send(body).expect(204);
  };
  await setClock(NOW);
  const { send, close } = sender(api.url);
  const document = (await api.call.get('/api/docs-json').expect(200)).body as ApiDocument;
  return {
    api,
    document,
    routes: routesOf(api, document),
    send: fromEverywhere(send),
    examples: {
      saveStrategy: fc.constant(await spreadBody(api)),
      expiry: fc.constant((await spyChain(api)).expiry),
    },
    key,
    setClock,
    promote: async (email) => {
      await work?.run(async ({ users }) => {
        const user = await users.findByEmail(email);
        if (user) await users.update({ ...user, role: 'superadmin', version: user.version + 1 });
      });
    },
    writes: () => begun,
    close: async () => {
      close();
      await api.close();
    },
  };
}
