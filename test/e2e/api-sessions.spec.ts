import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  bearer,
  cookiesOf,
  ENGINES,
  openTestApi,
  register,
  sentBack,
  type Member,
  type TestApi,
} from '../support/test-api.ts';

describe.each(ENGINES)('sessions on %s', (engine, available) => {
  if (!available) return it.skip(`skipped: no ${engine} found`, () => undefined);

  let api: TestApi;
  let mei: Member;
  beforeAll(async () => {
    api = await openTestApi({ engine });
    mei = await register(api);
  });
  afterAll(() => api?.close());

  const signIn = (more: object = {}) =>
    api.call.post('/api/auth/login').send({ email: mei.email, password: mei.password, ...more });
  const refresh = (cookie: string | undefined) =>
    api.call.post('/api/auth/refresh').set('Cookie', sentBack(cookie));

  it('NW-14 the cookie of a remembered session: max-age 604800, path /, SameSite=Strict, HttpOnly', async () => {
    const answer = await signIn({ remember: true }).expect(200);
    const [cookie] = cookiesOf(answer.headers);
    expect(cookie).toMatch(/^rt=[\w.-]+;/);
    for (const attribute of ['Max-Age=604800', 'Path=/', 'SameSite=Strict', 'HttpOnly'])
      expect(cookie).toContain(attribute);
    expect(mei.cookies[0]).toContain('Max-Age=604800');
  });

  it('without remember the cookie ends with the browser', async () => {
    const [cookie] = cookiesOf((await signIn().expect(200)).headers);
    expect(cookie).not.toMatch(/max-age|expires/i);
  });

  it('answers with a token are never kept by a cache', async () => {
    const answer = await signIn().expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(Object.keys(answer.body as object).sort()).toEqual(['token', 'user']);
  });

  it('LI-08 e-mail case and blanks do not matter, the password is taken as typed', async () => {
    await signIn({ email: `  ${mei.email.toUpperCase()} ` }).expect(200);
    await signIn({ password: ` ${mei.password}` }).expect(401);
  });

  it('one of the commonest passwords is refused when registering', async () => {
    const answer = await api.call
      .post('/api/auth/register')
      .send({ name: 'Mei', email: 'common@example.com', password: 'Password' });
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([
      400,
      'PASSWORD_COMMON',
    ]);
  });

  it('the own name, address and the site’s name with digits are refused when registering', async () => {
    for (const password of ['Mei-2026', 'named.here1', 'toolyard1']) {
      const draft = { name: 'Mei', email: 'named.here@example.com', password };
      await api.call
        .post('/api/auth/register')
        .send(draft)
        .expect(400, /PASSWORD_PREDICTABLE/);
    }
  });

  it('wrong credentials answer 401 alike for known and unknown addresses', async () => {
    const known = await signIn({ password: 'not the password' });
    const unknown = await signIn({ email: 'nobody@example.com' });
    expect([known.status, unknown.status]).toEqual([401, 401]);
    expect(known.text).toBe(unknown.text);
  });

  it('a taken e-mail answers 409', async () => {
    const answer = await api.call
      .post('/api/auth/register')
      .send({ name: 'Mei', email: mei.email.toUpperCase(), password: 'another one 123' });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'EMAIL_TAKEN' });
  });

  it('refreshing rotates the cookie; two calls at once get the same successor', async () => {
    const [first] = cookiesOf((await signIn()).headers);
    const answers = await Promise.all([refresh(first), refresh(first)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [one, two] = answers.map((answer) => cookiesOf(answer.headers)[0]);
    expect(one).not.toBe(first);
    expect(one).toBe(two);
  });

  it('without a cookie, or with a wrong one, refreshing answers 401', async () => {
    await api.call.post('/api/auth/refresh').expect(401);
    await refresh('rt=nonsense').expect(401);
  });

  it('signing out ends the session at once, and signing out twice is no fault', async () => {
    const answer = await signIn();
    const [cookie] = cookiesOf(answer.headers);
    const { token } = answer.body as { token: string };
    await api.call.get('/api/auth/profile').set(bearer({ token })).expect(200);
    const out = await api.call.post('/api/auth/logout').set('Cookie', sentBack(cookie)).expect(204);
    expect(cookiesOf(out.headers)[0]).toMatch(/^rt=;.*Max-Age=0/);
    await api.call.get('/api/auth/profile').set(bearer({ token })).expect(401);
    await refresh(cookie).expect(401);
    await api.call.post('/api/auth/logout').set('Cookie', sentBack(cookie)).expect(204);
  });

  it.each([
    ['Sec-Fetch-Site', 'cross-site'],
    ['Sec-Fetch-Site', 'same-site'],
    ['Origin', 'https://elsewhere.example'],
    ['Origin', 'null'],
  ])('refreshing and signing out with %s: %s are refused', async (header, value) => {
    for (const path of ['/api/auth/refresh', '/api/auth/logout']) {
      const answer = await api.call
        .post(path)
        .set('Cookie', sentBack(mei.cookies[0]))
        .set(header, value);
      expect(answer.status).toBe(403);
    }
  });

  it('the site itself may refresh', async () => {
    const [cookie] = cookiesOf((await signIn()).headers);
    await refresh(cookie).set('Sec-Fetch-Site', 'same-origin').expect(200);
    await refresh(cookie).set('Origin', api.url).expect(200);
  });

  it.each(['', 'Bearer', 'Bearer nonsense', 'Basic bWVpOm1laQ==', 'Bearer a.b.c'])(
    'the authorization "%s" answers 401 where a user is needed',
    async (Authorization) => {
      const answer = await api.call.get('/api/auth/profile').set({ Authorization });
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ code: 'SESSION_INVALID' });
    },
  );
});
