import { describe, expect, it } from '@jest/globals';
import {
  AttemptGuard,
  DeleteAccount,
  realmUnitOfWork,
  PasswordSignIn,
  SignInUser,
  userRealm,
} from '@toolyard/core/accounts';
import {
  MemoryAttemptLimiter,
  FakeTrustedDeviceTokens,
  FakeCommonPasswords,
  FakeOneTimeCodes,
  FakePasswordHasher,
  FakeSecretSource,
  FakeTokenIssuer,
  FakeClock,
} from '@toolyard/memory';
import { UuidIds } from '@toolyard/security';
import { setTimeout as pause } from 'node:timers/promises';
import { onEveryEngine } from '../support/database.ts';
import { principalOf } from '../use-cases/brokerage-fixture.ts';
import { aUser, NOON } from './repository-records.ts';

const LONGEST_WAIT = 300;
const LIMITS = {
  total: 1000,
  perNetwork: 1000,
  perNetworkUnderLoad: 1000,
  trustedDevicesPerNetwork: 1000,
};

describe('an account that is deleted', () => {
  onEveryEngine((database) => {
    it('keeps no session of somebody who signs in meanwhile', async () => {
      const { unitOfWork, readers } = database();
      const clock = new FakeClock(NOON);
      const hasher = new FakePasswordHasher();
      const secrets = new FakeSecretSource();
      const ports = { tokens: new FakeTokenIssuer(), secrets, clock, ids: new UuidIds() };
      const limiter = new MemoryAttemptLimiter();
      const deviceTokens = new FakeTrustedDeviceTokens();
      const guard = new AttemptGuard({ limiter, deviceTokens, clock, work: unitOfWork }, LIMITS);
      const signing = new SignInUser(
        new PasswordSignIn(
          realmUnitOfWork(unitOfWork, userRealm),
          hasher,
          guard,
          ports,
          new FakeOneTimeCodes(),
          { common: new FakeCommonPasswords([]) },
        ),
      );
      const user = aUser({ passwordHash: await hasher.hash('secret') });
      await unitOfWork.run(({ users }) => users.add(user));

      let begin = (): void => undefined;
      const signIn = new Promise<void>((resolve) => (begin = resolve))
        .then(() => signing.execute({ email: user.email, password: 'secret', remember: true }))
        .catch(() => null);
      /** Deleted after the sessions: time enough for a sign-in that nothing holds up. */
      const slow = {
        async eraseOwned() {
          begin();
          await Promise.race([signIn, pause(LONGEST_WAIT)]);
        },
      };
      await unitOfWork.run((all) =>
        new DeleteAccount(all, [all.sessions, slow], ports).execute(
          { language: 'en' },
          principalOf(user.id, NOON),
        ),
      );
      expect(await signIn).toBeNull();
      expect(await readers.users.find(user.id)).toBeNull();
      expect(await readers.sessions.listOwned(user.id)).toEqual([]);
    });
  });
});
