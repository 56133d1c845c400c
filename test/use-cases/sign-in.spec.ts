import { beforeEach, describe, expect, it } from '@jest/globals';
import { FakePasswordHasher } from '@toolyard/memory';
import { MEI, accountsFixture } from './accounts-fixture.ts';

describe('registering and signing in', () => {
  let fixture: ReturnType<typeof accountsFixture>;
  beforeEach(() => {
    fixture = accountsFixture();
  });

  it('registering signs in, remembered', async () => {
    const { account: user, session, accessToken } = await fixture.register.execute(MEI);
    expect(user).toMatchObject({
      name: '林梅',
      email: 'mei@example.com',
      role: 'user',
      version: 1,
    });
    expect(session).toMatchObject({ ownerId: user.id, remember: true });
    expect(await fixture.authenticate.execute(accessToken)).toMatchObject({ userId: user.id });
  });

  it('neither password nor refresh token is kept as it is', async () => {
    const { account: user, session, refreshToken } = await fixture.register.execute(MEI);
    expect(user.passwordHash).not.toBe(MEI.password);
    const [, secret] = refreshToken.split('.');
    expect(Object.values(session)).not.toContain(secret);
    expect(session.refreshHash).toBe(`hash-of-${secret}`);
  });

  it('a taken e-mail is refused however it is written', async () => {
    await fixture.register.execute(MEI);
    const again = fixture.register.execute({ ...MEI, email: ' MEI@example.com' });
    await expect(again).rejects.toMatchObject({ kind: 'conflict', code: 'EMAIL_TAKEN' });
  });

  it('the commonest passwords are refused whatever their case', async () => {
    const attempt = fixture.register.execute({ ...MEI, password: 'Password1' });
    await expect(attempt).rejects.toMatchObject({ code: 'PASSWORD_COMMON' });
  });

  it('RG-03 RG-05 the server checks again and makes no account', async () => {
    await expect(fixture.register.execute({ ...MEI, name: ' ' })).rejects.toMatchObject({
      code: 'FIELDS_MISSING',
    });
    await expect(fixture.register.execute({ ...MEI, password: '12345' })).rejects.toMatchObject({
      code: 'PASSWORD_TOO_SHORT',
    });
    expect(await fixture.readers.users.findByEmail(MEI.email)).toBeNull();
  });

  it('LI-08 the e-mail is taken as typed and found by identity, the password to the letter', async () => {
    await fixture.register.execute(MEI);
    const typed = { email: '  Mei@EXAMPLE.com ', password: 'secret', remember: false };
    expect((await fixture.signIn.execute(typed)).account.email).toBe(MEI.email);
    await expect(fixture.signIn.execute({ ...typed, password: 'secret ' })).rejects.toMatchObject({
      code: 'CREDENTIALS_WRONG',
    });
  });

  it('a disabled user is told so by the right password alone', async () => {
    const { account } = await fixture.register.execute(MEI);
    await fixture.work.run(({ users }) =>
      users.update({ ...account, version: account.version + 1, active: false }),
    );
    const signIn = (password: string) =>
      fixture.signIn.execute({ email: MEI.email, password, remember: false });
    await expect(signIn('wrong')).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
    await expect(signIn(MEI.password)).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'USER_DISABLED',
    });
    expect(fixture.readers.audit.notes().at(-1)).toMatchObject({
      action: 'session.refused',
      after: { status: 'disabled' },
    });
  });

  it('a wrong password and an unknown e-mail are the same refusal after the same work', async () => {
    await fixture.register.execute(MEI);
    const refusal = async (email: string) => {
      const before = fixture.hasher.verified;
      const attempt = fixture.signIn.execute({ email, password: 'wrong', remember: true });
      const error: unknown = await attempt.catch((reason: unknown) => reason);
      return { error, work: fixture.hasher.verified - before };
    };
    const wrong = await refusal(MEI.email);
    expect(await refusal('nobody@example.com')).toEqual(wrong);
    expect(wrong.work).toBe(1);
    expect(wrong.error).toMatchObject({
      kind: 'unauthenticated',
      texts: { 'zh-CN': '登录失败，请检查邮箱和密码' },
    });
  });

  it('LI-06 blank credentials are refused before anything is looked up', async () => {
    const blank = fixture.signIn.execute({ email: ' ', password: 'x', remember: false });
    await expect(blank).rejects.toMatchObject({ code: 'CREDENTIALS_MISSING' });
    expect(fixture.hasher.verified).toBe(0);
  });

  it('signing in renews a hash that was made with weaker settings', async () => {
    await fixture.register.execute(MEI);
    const stronger = fixture.signInWith(new FakePasswordHasher('stronger'));
    const { account: user } = await stronger.execute({ ...MEI, remember: false });
    expect(user).toMatchObject({ passwordHash: '$stronger$secret', version: 2 });
    expect(await fixture.readers.users.find(user.id)).toEqual(user);
  });

  it('of two sign-ins at once both renew such a hash, and both succeed', async () => {
    await fixture.register.execute(MEI);
    const stronger = fixture.signInWith(new FakePasswordHasher('stronger'));
    const signIn = () => stronger.execute({ ...MEI, remember: false });
    const answers = await Promise.all([signIn(), signIn()]);
    expect(answers.map(({ account }) => account.passwordHash)).toEqual([
      '$stronger$secret',
      '$stronger$secret',
    ]);
  });

  it('the caller reads and renames their own account', async () => {
    const { accessToken } = await fixture.register.execute(MEI);
    const principal = await fixture.authenticate.execute(accessToken);
    const rename = (name: string, by = principal) => fixture.editProfile({ name }, by);
    expect(await rename('  梅 ')).toMatchObject({ name: '梅', version: 2 });
    expect(await fixture.readProfile.execute(principal)).toMatchObject({ name: '梅' });
    await expect(rename(' ')).rejects.toMatchObject({ code: 'NAME_INVALID' });
    for (const name of ['Mei\u202egpj', 'Mei\u200b', '\u001b[31mMei'])
      await expect(rename(name)).rejects.toMatchObject({ code: 'NAME_INVISIBLE' });
    await expect(rename('x', { kind: 'visitor' })).rejects.toMatchObject({
      code: 'SESSION_INVALID',
    });
  });

  it('the language of an account is auto until its owner chooses one; every sign-in answers it', async () => {
    const { accessToken, account } = await fixture.register.execute(MEI);
    const principal = await fixture.authenticate.execute(accessToken);
    expect(account.language).toBe('auto');
    const chosen = await fixture.editProfile({ language: 'zh-CN' }, principal);
    expect(chosen).toMatchObject({ name: account.name, language: 'zh-CN', version: 2 });
    const again = await fixture.signIn.execute({ ...MEI, remember: false });
    expect(again.account.language).toBe('zh-CN');
    expect(await fixture.editProfile({ language: 'zh-CN' }, principal)).toMatchObject({
      version: 2,
    });
  });
});
