import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AccessPolicy } from '@toolyard/core/accounts';
import { KEY_ROUTES, OPEN_ROUTES, SENSITIVE_ROUTES } from '../support/authorisation/declared.ts';
import { tryForgeries } from '../support/authorisation/forgery.ts';
import { authorisationMatrix, cellFaults } from '../support/authorisation/matrix.ts';
import { ownershipFaults } from '../support/authorisation/ownership.ts';
import { PRINCIPALS } from '../support/authorisation/principals.ts';
import { isObjectRoute } from '../support/authorisation/routes.ts';
import {
  openAuthorisationFixture,
  type AuthorisationFixture,
} from '../support/authorisation/fixture.ts';
import { FULL_SIZE } from '../support/test-size.ts';
import { NEVER_SUCCEED } from '../support/wire/preparations.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

describe('authorisation', () => {
  let fixture: AuthorisationFixture;
  let called: AuthorisationFixture['routes'];
  beforeAll(async () => {
    fixture = await openAuthorisationFixture();
    // `npm run test:authorisation` calls every route; `npm test` every eighth.
    called = fixture.routes.filter((_, i) => FULL_SIZE || i % 8 === 0);
  }, 180_000);
  afterAll(() => fixture?.close());

  it('every route answers every kind of caller as its policy says, and all of them succeed for somebody', async () => {
    const cells = await authorisationMatrix(fixture, called);
    const { length } = called;
    print(`${length} routes × ${PRINCIPALS.length} principals = ${cells.length} cells`);
    expect(cells).toHaveLength(length * PRINCIPALS.length);
    expect(cells.length).toBeGreaterThanOrEqual(FULL_SIZE ? 600 : 100);
    expect(cellFaults(cells)).toEqual([]);
    const succeeded = cells.filter(({ status }) => status < 400).map(({ route }) => route.name);
    const others = called.map(({ name }) => name).filter((name) => !succeeded.includes(name));
    expect(others.filter((name) => !(name in NEVER_SUCCEED))).toEqual([]);
  }, 240_000);

  it('what needs no token, and what needs the password once more, is this and nothing else', () => {
    const named = (...policies: readonly AccessPolicy[]) =>
      fixture.routes
        .filter(({ policy }) => policies.includes(policy))
        .map(({ operation }) => `${operation.method} ${operation.path}`)
        .sort();
    expect(named('public', 'market:read', 'auth:session')).toEqual(OPEN_ROUTES);
    expect(
      named(
        'account:sensitive',
        'admin:sensitive',
        'admin:second-factor',
        'console:support-sensitive',
        'console:govern-sensitive',
      ),
    ).toEqual(SENSITIVE_ROUTES);
  });

  it('what an API key opens, and by which scope, is this and nothing else', () => {
    const opened = fixture.routes
      .filter(({ scope }) => scope !== null)
      .map(({ operation, scope }) => [`${operation.method} ${operation.path}`, scope] as const);
    expect(Object.fromEntries(opened)).toEqual(KEY_ROUTES);
  });

  it("somebody else's object is answered as if there were none", async () => {
    print(`${fixture.routes.filter(isObjectRoute).length} routes to an object of one's own`);
    expect(await ownershipFaults(fixture)).toEqual([]);
  }, 180_000);

  it('no forged token is accepted anywhere', async () => {
    const { kinds, routes, accepted, words } = await tryForgeries(fixture, called);
    print(`${kinds} forged tokens × ${routes} protected routes: ${accepted.length} accepted`);
    expect(kinds).toBeGreaterThanOrEqual(24);
    expect(accepted).toEqual([]);
    expect(words).toHaveLength(1);
  }, 240_000);
});
