import { describe, expect, it } from '@jest/globals';
import { RecoverSuperadmin } from '@toolyard/core/accounts';
import { aSecondFactor } from '../conformance/credential-records.ts';
import { NOON } from '../conformance/repository-records.ts';
import { adminsFixture, SAMPLE } from './admins-fixture.ts';

describe('C16: a superadmin who lost the password or the second factor', () => {
  async function locked() {
    const fixture = adminsFixture();
    await fixture.bootstrap.execute();
    const { accessToken, account } = await fixture.signInAdmin.execute(SAMPLE);
    await fixture.work.run(({ adminSecondFactors }) =>
      adminSecondFactors.add(aSecondFactor(account.id, { confirmedAt: NOON })),
    );
    const recovery = new RecoverSuperadmin(fixture.work, fixture.hasher, fixture.ports);
    return { fixture, accessToken, recovery };
  }
  const NEW = { username: SAMPLE.username, password: 'a-new-and-long-one' };

  it('signs in with the new password alone and must change it; earlier sessions are over', async () => {
    const { fixture, accessToken, recovery } = await locked();
    await expect(fixture.signInAdmin.execute(SAMPLE)).rejects.toMatchObject({
      code: 'SECOND_FACTOR_NEEDED',
    });
    await recovery.execute(' Superadmin ', NEW.password);
    await expect(fixture.authenticateAdmin.execute(accessToken)).rejects.toMatchObject({
      code: 'SESSION_INVALID',
    });
    await expect(fixture.signInAdmin.execute(SAMPLE)).rejects.toMatchObject({
      code: 'ADMIN_CREDENTIALS_WRONG',
    });
    const signedIn = await fixture.signInAdmin.execute(NEW);
    expect(await fixture.authenticateAdmin.execute(signedIn.accessToken)).toMatchObject({
      due: 'passwordChange',
    });
  });

  it('is noted as done by the server, and the owner is told by mail', async () => {
    const { fixture, recovery } = await locked();
    await recovery.execute(NEW.username, NEW.password);
    const actor = { realm: 'system', id: null };
    const subject = { kind: 'admin', name: NEW.username };
    expect(fixture.notes().slice(-2)).toMatchObject([
      { action: 'admin.passwordSet', actor, subject },
      { action: 'admin.secondFactorRemoved', actor, subject },
    ]);
    const mail = await fixture.work.run(({ mails }) => mails.findDueLocked(fixture.clock.now()));
    expect(mail).toMatchObject({ kind: 'admin-password-changed' });
  });

  it('another username is refused, and nothing changes', async () => {
    const { fixture, accessToken, recovery } = await locked();
    await expect(recovery.execute('nobody', NEW.password)).rejects.toMatchObject({
      code: 'ADMIN_UNKNOWN',
    });
    await fixture.authenticateAdmin.execute(accessToken);
  });
});
