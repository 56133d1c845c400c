import { describe, expect, it } from '@jest/globals';
import {
  AttemptGuard,
  realmUnitOfWork,
  RefreshSession,
  RegisterUser,
  userRealm,
} from '@toolyard/core/accounts';
import {
  FakeCommonPasswords,
  MemoryAttemptLimiter,
  FakeTrustedDeviceTokens,
  FakePasswordHasher,
  FakeTokenIssuer,
  FakeClock,
} from '@toolyard/memory';
import { RandomSecretSource, UuidIds } from '@toolyard/security';
import { onEveryEngine } from '../support/database.ts';
import { newId } from './repository-records.ts';

const ROUNDS = 15;
const OLD = 12 * 60_000;

describe('families of refresh tokens, owner and thief at once', () => {
  onEveryEngine((database) => {
    it('once an old token was replayed, no token of the family is good, whoever came first', async () => {
      const clock = new FakeClock();
      const secrets = new RandomSecretSource([{ id: 'test', secret: new Uint8Array(32).fill(7) }]);
      const ports = { tokens: new FakeTokenIssuer(), secrets, clock, ids: new UuidIds() };
      const { unitOfWork } = database();
      const registration = new RegisterUser(
        unitOfWork,
        new FakePasswordHasher(),
        { common: new FakeCommonPasswords() },
        new AttemptGuard(
          {
            limiter: new MemoryAttemptLimiter(),
            deviceTokens: new FakeTrustedDeviceTokens(),
            clock,
            work: unitOfWork,
          },
          {
            total: 1000,
            perNetwork: 1000,
            perNetworkUnderLoad: 1000,
            trustedDevicesPerNetwork: 1000,
          },
        ),
        ports,
      );
      const refreshing = new RefreshSession(realmUnitOfWork(unitOfWork, userRealm), ports);
      const refresh = (refreshToken: string) =>
        refreshing.execute({ refreshToken }).then(
          (answer) => answer.refreshToken,
          () => null,
        );
      for (let round = 0; round < ROUNDS; round++) {
        const email = `${newId()}@example.com`;
        const copied = await registration.execute({
          name: 'Mei',
          email,
          password: 'secret',
          language: 'en',
        });
        const owners = (await refresh(copied.refreshToken)) ?? '';
        clock.advance(OLD);
        const calls = Array.from({ length: 8 }, (_, i) => (i % 2 ? copied.refreshToken : owners));
        const answers = await Promise.all(calls.map(refresh));
        const given = answers.filter((answer) => answer !== null);
        expect(answers.filter((_, i) => i % 2)).toEqual([null, null, null, null]);
        for (const token of [copied.refreshToken, owners, ...given])
          expect(await refresh(token)).toBeNull();
      }
    });
  });
});
