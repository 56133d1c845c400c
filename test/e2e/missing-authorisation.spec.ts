import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { replace } from '@toolyard/api';
import type { Repositories } from '@toolyard/core/repositories';
import {
  asUser,
  AuthenticateCall,
  EditProfile,
  SESSION_INVALID,
  type Principal,
  type TokenIssuer,
} from '@toolyard/core/accounts';
import type { StrategyRepository } from '@toolyard/core/options/strategies';
import type { Clock, UnitOfWork } from '@toolyard/core/shared';
import { decodeJwt } from 'jose';
import { tryEscalations } from '../support/authorisation/escalation.ts';
import { tryForgeries } from '../support/authorisation/forgery.ts';
import { authorisationMatrix, cellFaults } from '../support/authorisation/matrix.ts';
import { ownershipFaults } from '../support/authorisation/ownership.ts';
import {
  openAuthorisationFixture,
  type AuthorisationFixture,
} from '../support/authorisation/fixture.ts';
import { PORTS } from '../support/test-api.ts';
import type { Plant } from '../support/wire/fixture.ts';

describe('protected fields', () => {
  let fixture: AuthorisationFixture;
  beforeAll(async () => {
    fixture = await openAuthorisationFixture();
  }, 180_000);
  afterAll(() => fixture?.close());

  it('no write of a lesser caller raises a role or sets what only named commands set', async () => {
    const { calls, routes, faults } = await tryEscalations(fixture);
    process.stdout.write(
      `${calls} calls with protected fields over ${routes} writes: ${faults.length} had an effect\n`,
    );
    expect(routes).toBeGreaterThanOrEqual(40);
    expect(faults).toEqual([]);
  }, 240_000);
});

/** Authenticates whoever holds a token of ours, whether its session stands or not. */
const forgetsRevocation: Plant = (container) => {
  const tokens = container.get<TokenIssuer>(PORTS.tokens);
  const clock = container.get<Clock>(PORTS.clock);
  const execute = async (token: string): Promise<Principal> => {
    const claims = await tokens.verify(token, clock.now());
    if (!claims) throw SESSION_INVALID();
    const { ownerId: userId, sessionId } = claims;
    return { kind: 'user', userId, sessionId, role: 'user', authenticatedAt: clock.now() };
  };
  container.rebind<object>(AuthenticateCall).toConstantValue({ execute });
};

/** Believes what a token says. */
const believesTokens: Plant = (container) => {
  const own = container.get<TokenIssuer>(PORTS.tokens);
  const verify = (token: string) => {
    const claims = decodeJwt<{ sid: string; role: 'user'; auth_time: number }>(token);
    const { sub = '', sid, role, auth_time: proven } = claims;
    const times = { issuedAt: 0, expiresAt: 0, authenticatedAt: proven * 1000, tokenId: '' };
    return Promise.resolve({ ownerId: sub, sessionId: sid, role, ...times });
  };
  replace(container, PORTS.tokens, { issue: (claims) => own.issue(claims), verify });
};

/** Makes a superadmin of whoever changes the own name. */
const raisesRoles: Plant = (container) => {
  const work = container.get<UnitOfWork<Repositories>>(PORTS.work);
  const execute = (_input: object, { principal }: { readonly principal: Principal }) =>
    work.run(async ({ users }) => {
      const user = await users.find(asUser(principal).userId);
      if (!user) throw SESSION_INVALID();
      await users.update({ ...user, role: 'superadmin', version: user.version + 1 });
      return user;
    });
  container.rebind<object>(EditProfile).toConstantValue({ execute });
};

/** Finds a strategy for anybody who knows its id. */
const forgetsOwners: Plant = (container) => {
  const own = container.get<StrategyRepository>(PORTS.strategyReader);
  const owners = new Set<string>();
  replace(container, PORTS.strategyReader, {
    listOwned: (owner, page) => (owners.add(owner), own.listOwned(owner, page)),
    listVersions: (owner, page) => own.listVersions(owner, page),
    listAll: (owner) => (owners.add(owner), own.listAll(owner)),
    versionOfAll: (owner) => own.versionOfAll(owner),
    findOwned: async (_owner, id) => {
      const found = await Promise.all([...owners].map((each) => own.findOwned(each, id)));
      return found.find((each) => each !== null) ?? null;
    },
    findVersion: async (_owner, id) => {
      const found = await Promise.all([...owners].map((each) => own.findVersion(each, id)));
      return found.find((each) => each !== null) ?? null;
    },
  });
};

/** The fixture with a hole in it, and of its routes those that the name fits. */
async function worldWith(plant: Plant, name: RegExp): Promise<AuthorisationFixture> {
  const fixture = await openAuthorisationFixture(plant);
  return { ...fixture, routes: fixture.routes.filter((route) => name.test(route.name)) };
}

describe('authorisation with a hole in it', () => {
  let fixture: AuthorisationFixture;
  afterEach(() => fixture?.close());

  it('the matrix finds a session that goes on after signing out', async () => {
    fixture = await worldWith(forgetsRevocation, /readProfile/);
    const faults = cellFaults(await authorisationMatrix(fixture));
    expect(faults.join()).toContain('revoked session: must answer 401');
  }, 180_000);

  it('the forgeries find a signature that nobody checks', async () => {
    fixture = await worldWith(believesTokens, /readProfile/);
    const { accepted } = await tryForgeries(fixture);
    expect(accepted.join()).toContain('readProfile: a token alg none answers 200');
  }, 180_000);

  it('the protected fields find a write that raises a role', async () => {
    fixture = await worldWith(raisesRoles, /editProfile/);
    const { faults } = await tryEscalations(fixture);
    expect(faults.join()).toContain('editProfile in the body');
  }, 180_000);

  it('the foreign objects find a read that forgets whose they are', async () => {
    fixture = await worldWith(forgetsOwners, /Strategy|Strategies/);
    // Writes read the strategy through the same reader, before their transaction.
    expect(new Set(await ownershipFaults(fixture))).toEqual(
      new Set([
        'StrategiesController.readStrategy: a foreign one answers 200',
        'StrategiesController.renameStrategy: a foreign one answers 200',
        'StrategiesController.writeJournal: a foreign one answers 200',
        'StrategyFiguresController.readStrategyMarks: a foreign one answers 200',
        'StrategyLifeController.openStrategy: a foreign one answers 400',
        'StrategyLifeController.adjustStrategy: a foreign one answers 409',
        'StrategyLifeController.closeStrategy: a foreign one answers 409',
        'StrategyLifeController.settleStrategy: a foreign one answers 409',
        'StrategyLifeController.assignContracts: a foreign one answers 409',
        'StrategyLifeController.correctStep: a foreign one answers 409',
        'StrategyLifeController.takeBackStep: a foreign one answers 409',
      ]),
    );
  }, 180_000);
});
