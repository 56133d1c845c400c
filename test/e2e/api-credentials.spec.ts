import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TOTP } from 'otpauth';
import { randomUUID } from 'node:crypto';
import { signInOperator } from '../support/operators.ts';
import {
  bearer,
  confirmAddress,
  newKey,
  SAMPLED_ENGINES,
  register,
  type Member,
} from '../support/test-api.ts';
import { openMailApi, type MailApi } from '../support/mail-api.ts';

const STEP = 30_000;
const MINUTE = 60_000;
const NEW = 'fresh-grass-42';
const MIN_LENGTH = 8;

describe.each(SAMPLED_ENGINES)('passwords and second factors on %s', (engine, available) => {
  if (!available) return it.skip(`skipped: no ${engine} found`, () => undefined);

  let api: MailApi['api'];
  let clock: MailApi['clock'];
  let lettersTo: MailApi['lettersTo'];
  let mei: Member;
  beforeAll(async () => {
    ({ api, clock, lettersTo } = await openMailApi(engine, { passwordMinLength: MIN_LENGTH }));
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    // Another minute, another count of attempts from this address.
    clock.advance(MINUTE);
    mei = await register(api);
    await confirmAddress(api, mei);
    await letters();
  });

  const login = (body: object) => api.call.post('/api/auth/login').send(body);
  const signIn = (password: string, code?: string) =>
    login({ email: mei.email, password, ...(code !== undefined && { code }) });
  const profile = (member: Pick<Member, 'token'>) =>
    api.call.get('/api/auth/profile').set(bearer(member));
  const letters = () => lettersTo(mei.email);
  const another = async (): Promise<Pick<Member, 'token'>> =>
    (await signIn(mei.password).expect(200)).body as { token: string };

  it('a new password has the minimum length of the settings, which is public', async () => {
    const rules = await api.call.get('/api/auth/password/rules').expect(200);
    expect(rules.body).toEqual({ data: { minLength: MIN_LENGTH } });
    const draft = { name: 'Short', email: `short-${randomUUID()}@example.com` };
    const registered = (password: string) =>
      api.call.post('/api/auth/register').send({ ...draft, password });
    await registered('grass-7').expect(400, /PASSWORD_TOO_SHORT/);
    await registered('grass-77').expect(201);
  });

  it('A36 an invited user chooses a password by the link, of ten at once with one success; the newest link counts', async () => {
    const operator = await signInOperator(api, 'superadmin');
    const write = () => ({ ...bearer(operator), ...newKey() });
    const email = `invited-${randomUUID()}@example.com`;
    const users = '/api/admin/users';
    const draft = { name: 'New', email };
    const { id } = bodyOf(await api.call.post(users).set(write()).send(draft).expect(201))[
      'user'
    ] as {
      id: string;
    };
    const linked = async () =>
      /^https:\/\/toolyard\.example\/auth\/invitation\?token=([\w-]{43})$/m.exec(
        (await lettersTo(email))[0]?.text ?? '',
      )?.[1];
    const first = await linked();
    clock.advance(3 * 24 * 60 * MINUTE);
    const again = { ...bearer(await signInOperator(api, 'admin')), ...newKey() };
    await api.call.post(`${users}/${id}/invitation`).set(again).expect(200);
    const second = await linked();
    const accept = (token: string | undefined, password = NEW) =>
      api.call.post('/api/auth/password/invitation').send({ token, password });
    await accept(first).expect(400, /INVITATION_INVALID/);
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(second)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    await accept(second).expect(400, /INVITATION_USED/);
    await login({ email, password: NEW }).expect(200);
    const late = { ...bearer(await signInOperator(api, 'admin')), ...newKey() };
    await api.call
      .post(`${users}/${id}/invitation`)
      .set(late)
      .expect(409, /NOT_INVITED/);
  });

  describe('PUT /api/auth/password', () => {
    const change = (body: object, by: Pick<Member, 'token'> = mei) =>
      api.call.put('/api/auth/password').set(bearer(by)).send(body);

    it('changes it, keeps this session, ends the others, and tells the owner', async () => {
      const there = await another();
      await change({ currentPassword: mei.password, newPassword: NEW }).expect(204, '');
      await profile(mei).expect(200);
      await profile(there).expect(401);
      await signIn(mei.password).expect(401);
      await signIn(NEW).expect(200);
      expect(await letters()).toMatchObject([{ subject: 'Your Toolyard password was changed' }]);
    });

    it.each([
      [
        'a wrong current password',
        { currentPassword: 'nonsense', newPassword: NEW },
        'PASSWORD_WRONG',
      ],
      ['a short one', { newPassword: '12345' }, 'PASSWORD_TOO_SHORT'],
      ['a long one', { newPassword: 'x'.repeat(129) }, 'PASSWORD_TOO_LONG'],
      ['one of the commonest', { newPassword: 'password1' }, 'PASSWORD_COMMON'],
      ['none', { newPassword: undefined }, 'VALIDATION'],
      ['a list', { newPassword: [NEW] }, 'VALIDATION'],
    ])('%s is 400 and changes nothing', async (_case, body, code) => {
      const right = { currentPassword: mei.password, newPassword: NEW };
      const answer = await change({ ...right, ...body });
      expect([answer.status, bodyOf(answer)['code']]).toEqual([400, code]);
      await signIn(mei.password).expect(200);
    });

    it('attempts are refused with 429 with Retry-After, in this session only', async () => {
      const changeWrong = () => change({ currentPassword: 'nonsense', newPassword: NEW });
      for (let i = 0; i < 5; i++) await changeWrong().expect(400);
      const headers = (await changeWrong().expect(429)).headers as Record<string, string>;
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      await signIn(mei.password).expect(200);
    });

    it('needs somebody who is signed in', async () => {
      await api.call.put('/api/auth/password').send({}).expect(401);
    });
  });

  describe('a forgotten password', () => {
    const forgot = (email: string, language = 'en') =>
      api.call.post('/api/auth/password/forgot').set('Accept-Language', language).send({ email });
    const reset = (token: string, password = NEW) =>
      api.call.post('/api/auth/password/reset').send({ token, password });
    const mailedToken = async () => {
      await forgot(mei.email).expect(204);
      return /token=([\w-]+)/.exec((await letters())[0]?.text ?? '')?.[1] ?? '';
    };

    it('LI-04 a mailed token of 256 bits sets a new one, once, and ends every session', async () => {
      const there = await another();
      const token = await mailedToken();
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      await reset(token).expect(204, '');
      for (const member of [mei, there]) await profile(member).expect(401);
      await signIn(NEW).expect(200);
      const body = bodyOf(await reset(token).expect(400));
      expect(body).toMatchObject({ code: 'RESET_TOKEN_INVALID' });
      expect(await letters()).toMatchObject([{ to: mei.email }]);
    });

    it('the link leads to the public address, and the letter speaks the caller’s language', async () => {
      await forgot(mei.email, 'zh-CN').expect(204);
      const [letter] = await letters();
      expect(letter?.text).toContain('https://toolyard.example/auth/reset?token=');
      expect(letter?.subject).toBe('重设你的 Toolyard 密码');
    });

    it('the answer is byte for byte the same for an address without an account', async () => {
      const shape = ({ status, headers, text }: Awaited<ReturnType<typeof forgot>>) => ({
        status,
        text,
        headers: Object.keys(headers).toSorted(),
      });
      const known = shape(await forgot(mei.email));
      expect(shape(await forgot('nobody@example.com'))).toEqual(known);
      expect(known).toMatchObject({ status: 204, text: '' });
      expect(await letters()).toHaveLength(1);
    });

    it('a token is good for 30 minutes', async () => {
      const token = await mailedToken();
      clock.advance(30 * MINUTE);
      const body = bodyOf(await reset(token).expect(400));
      expect(body).toMatchObject({ code: 'RESET_TOKEN_INVALID' });
      await signIn(mei.password).expect(200);
    });

    it('of ten that use a token at once one succeeds', async () => {
      const token = await mailedToken();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, i) => reset(token, `fresh-grass-${i}`)),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 204)).toHaveLength(1);
      // On a busy machine who waits too long for the row is asked to try again.
      expect(statuses.filter((status) => status === 400 || status === 429)).toHaveLength(9);
      await reset(token).expect(400);
    });

    it.each([undefined, null, 1, [], {}, '', 'nobody', 'a@b\r\nBcc: c@d'])(
      '%j is no address',
      async (email) => {
        await api.call.post('/api/auth/password/forgot').send({ email }).expect(400);
      },
    );

    it.each([
      ['nothing', undefined],
      ['null', null],
      ['a number', 1],
      ['an empty text', ''],
      ['a short one', 'x'],
      ['a thousand letters', 'x'.repeat(1000)],
    ])('%s is no token', async (_case, token) => {
      await api.call.post('/api/auth/password/reset').send({ token, password: NEW }).expect(400);
    });
  });

  describe('the second factor', () => {
    const PLACE = '/api/auth/second-factor';
    const start = (by: Pick<Member, 'token'> = mei) => api.call.post(PLACE).set(bearer(by));
    const confirm = (code: unknown) =>
      api.call
        .post(`${PLACE}/confirm`)
        .set(bearer(mei))
        .set('Accept-Language', 'en')
        .send({ code });
    const state = async () =>
      ((await api.call.get(PLACE).set(bearer(mei)).expect(200)).body as { data: object }).data;
    let app: TOTP;
    const shown = () => app.generate({ timestamp: clock.now() });
    const switchOn = async (): Promise<string[]> => {
      const { secret } = ((await start().expect(201)).body as { data: { secret: string } }).data;
      app = new TOTP({ secret });
      const body = bodyOf(await confirm(shown()).expect(200));
      clock.advance(STEP);
      return (body as { data: { recoveryCodes: string[] } }).data.recoveryCodes;
    };

    it('is off, then pending, then on; the owner is told', async () => {
      expect(await state()).toEqual({ enabled: false, confirmedAt: null, recoveryCodesLeft: 0 });
      const body = bodyOf(await start().expect(201));
      const { secret, uri } = (body as { data: { secret: string; uri: string } }).data;
      expect(uri).toContain(`secret=${secret}`);
      expect(await state()).toMatchObject({ enabled: false });
      const at = clock.now();
      const codes = await switchOn();
      expect(new Set(codes).size).toBe(10);
      expect(await state()).toEqual({
        enabled: true,
        confirmedAt: new Date(at).toISOString(),
        recoveryCodesLeft: 10,
      });
      expect(await letters()).toMatchObject([{ subject: 'Two-step verification is on' }]);
    });

    it('signing in takes the password, then a code, each good once', async () => {
      const [recovery = '', other = ''] = await switchOn();
      const refused = async (password: string, code: string | undefined, expected: string) => {
        const body = bodyOf(await signIn(password, code).expect(401));
        expect(body).toMatchObject({ code: expected });
      };
      await refused(mei.password, undefined, 'SECOND_FACTOR_NEEDED');
      await refused('nonsense', undefined, 'CREDENTIALS_WRONG');
      await refused('nonsense', shown(), 'CREDENTIALS_WRONG');
      await refused(mei.password, '000000', 'SECOND_FACTOR_WRONG');
      await signIn(mei.password, shown()).expect(200);
      await refused(mei.password, shown(), 'SECOND_FACTOR_WRONG');
      await signIn(mei.password, recovery.toUpperCase()).expect(200);
      await refused(mei.password, recovery, 'SECOND_FACTOR_WRONG');
      await signIn(mei.password, other).expect(200);
      expect(await state()).toMatchObject({ recoveryCodesLeft: 8 });
    });

    it('of four sign-ins at once with one code one succeeds', async () => {
      await switchOn();
      const code = shown();
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => signIn(mei.password, code)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('codes count as attempts: after five the right one has to wait', async () => {
      await switchOn();
      for (let i = 0; i < 5; i++) await signIn(mei.password, '000000').expect(401);
      await signIn(mei.password, shown()).expect(429);
      clock.advance(2 * MINUTE);
      await signIn(mei.password, shown()).expect(200);
    });

    it('is started, renewed and removed only shortly after the password, which takes a code then', async () => {
      await switchOn();
      clock.advance(10 * MINUTE + 1);
      const renew = () => api.call.post(`${PLACE}/recovery-codes`).set(bearer(mei));
      const remove = () => api.call.delete(PLACE).set(bearer(mei)).set('Accept-Language', 'en');
      for (const call of [start(), renew(), remove()]) {
        const body = bodyOf(await call.expect(403));
        expect(body).toMatchObject({ code: 'REAUTHENTICATION_NEEDED' });
      }
      const again = (code?: string) =>
        api.call
          .post('/api/auth/reauthenticate')
          .set(bearer(mei))
          .set('Accept-Language', 'en')
          .send({ password: mei.password, ...(code && { code }) });
      expect((await again().expect(400)).body).toMatchObject({
        code: 'SECOND_FACTOR_NEEDED_AGAIN',
      });
      expect((await again('000000').expect(400)).body).toMatchObject({
        code: 'SECOND_FACTOR_CODE_WRONG',
      });
      const proven = await again(shown()).expect(200);
      mei = { ...mei, token: (proven.body as { token: string }).token };
      expect((await start().expect(409)).body).toMatchObject({ code: 'SECOND_FACTOR_ON' });
      const body = bodyOf(await renew().expect(200));
      expect((body as { data: { recoveryCodes: string[] } }).data.recoveryCodes).toHaveLength(10);
      await remove().expect(204, '');
      await remove().expect(204, '');
      await signIn(mei.password).expect(200);
      expect((await letters()).map(({ subject }) => subject)).toEqual([
        'Two-step verification is on',
        'A wrong code was entered for your Toolyard account',
        'Two-step verification is off',
      ]);
    });

    it('a code that is none, or of the wrong kind, confirms nothing', async () => {
      expect((await confirm('123456').expect(409)).body).toMatchObject({
        code: 'SECOND_FACTOR_OFF',
      });
      await start().expect(201);
      for (const code of ['000000', '', 'x', '１２３４５６', '0'.repeat(100)]) {
        expect((await confirm(code).expect(400)).body).toMatchObject({
          code: 'SECOND_FACTOR_CODE_WRONG',
        });
        clock.advance(MINUTE);
      }
      for (const code of [undefined, null, 123456, ['123456'], { code: '123456' }])
        await confirm(code).expect(400);
      expect(await state()).toMatchObject({ enabled: false });
    });

    it('a code in sign-in of the wrong kind is 400, none and null are the same', async () => {
      for (const code of [1, [], {}, true, 'x'.repeat(101)])
        await login({ email: mei.email, password: mei.password, code }).expect(400);
      await login({ email: mei.email, password: mei.password, code: null }).expect(200);
      await switchOn();
      const body = bodyOf(await login({ email: mei.email, password: mei.password, code: null }));
      expect(body).toMatchObject({ code: 'SECOND_FACTOR_NEEDED' });
    });
  });
});

const bodyOf = (answer: { body: unknown }): Readonly<Record<string, unknown>> =>
  answer.body as Record<string, unknown>;
