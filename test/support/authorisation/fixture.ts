import { randomBytes } from 'node:crypto';
import type { RealmName } from '@toolyard/core/accounts';
import type { ApiDocument } from '../wire/openapi.ts';
import {
  examplesFrom,
  openWireFixture,
  type Examples,
  type Plant,
  type WireFixture,
} from '../wire/fixture.ts';
import { routesOf, type Route } from './routes.ts';

/** A running application whose every route can be called by every kind of caller. */
export interface AuthorisationFixture extends WireFixture {
  readonly document: ApiDocument;
  readonly routes: readonly Route[];
  readonly examples: Examples;
  /** The secrets of the keys `test`, which sign. */
  readonly keys: Readonly<Record<RealmName, Buffer>>;
  readonly setClock: (now: number) => Promise<void>;
}

/** The clock stands there: a little after the start, with the seeds of a new installation in the past. */
export const NOW = Math.ceil(Date.now() / 1000 + 60) * 1000;

/** `plant` puts a hole into it. */
export async function openAuthorisationFixture(plant?: Plant): Promise<AuthorisationFixture> {
  const keys = { user: randomBytes(32), admin: randomBytes(32) };
  const ring = (realm: RealmName) => `test:${keys[realm].toString('base64url')}`;
  const rings = { jwtUserKeys: ring('user'), jwtAdminKeys: ring('admin') };
  const fixture = await openWireFixture({ manualClock: true, ...rings }, plant);
  const { api } = fixture;
  const setClock = async (now: number) => {
    const body = { now: new Date(now).toISOString() };
    await api.call.post('/api/test/clock').send(body).expect(204);
  };
  await setClock(NOW);
  const document = (await api.call.get('/api/docs-json').expect(200)).body as ApiDocument;
  const routes = routesOf(api, document);
  return { ...fixture, document, routes, examples: await examplesFrom(api), keys, setClock };
}
