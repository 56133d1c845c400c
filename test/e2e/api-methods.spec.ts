import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bearer, openTestApi, register, type Member, type TestApi } from '../support/test-api.ts';

/** The head of an answer, whether or not its body ever ends. */
function headOf(url: string, method: string): Promise<{ status: number; type: string }> {
  return new Promise((resolve, reject) => {
    const call = httpRequest(url, { method, agent: false, timeout: 30_000 }, (answer) => {
      answer.resume().once('end', () => {
        const type = answer.headers['content-type'] ?? '';
        resolve({ status: answer.statusCode ?? 0, type });
      });
    });
    call.once('timeout', () => call.destroy(new Error('no answer within 30 s')));
    call.once('error', reject).end();
  });
}

describe('methods and paths of calls', () => {
  let api: TestApi;
  let mei: Member;
  beforeAll(async () => {
    api = await openTestApi();
    mei = await register(api);
  });
  afterAll(() => api?.close());

  it('HEAD changes nothing: a GET that changes something answers it with 405 and what is allowed', async () => {
    const url = await api.call.get('/api/ibkr/auth-url').set(bearer(mei)).expect(200);
    const cookie = (url.headers['set-cookie'] as unknown as string[]).map((c) => c.split(';')[0]);
    const { searchParams } = new URL((url.body as { url: string }).url, api.url);
    const back = `/api/ibkr/callback/simulated?state=${searchParams.get('state')}&code=simulated`;
    for (const path of ['/api/ibkr/auth-url', '/api/ibkr/disconnect', back]) {
      const answer = await api.call.head(path).set(bearer(mei)).set('Cookie', cookie.join('; '));
      expect([path, answer.status, answer.headers['allow']]).toEqual([
        path,
        405,
        path.endsWith('disconnect') ? 'GET, POST' : 'GET',
      ]);
    }
  });

  it.each([
    ['patch', '/api/auth/profile', 'GET, PUT'],
    ['get', '/api/auth/login', 'POST'],
    ['head', '/api/auth/login', 'POST'],
    ['post', '/api/options/strategies/an-id', 'GET, PUT, DELETE'],
  ] as const)('%s %s answers 405 with what is allowed', async (method, path, allowed) => {
    const answer = await api.call[method](path);
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']?.split(', ').sort()).toEqual(allowed.split(', ').sort());
  });

  it('B11: 401 names the token that is expected, and tells none, a wrong and an expired one apart', async () => {
    const challenge = async (path: string, token?: string) => {
      const call = api.call.get(path);
      const answer = await (token ? call.set('Authorization', `Bearer ${token}`) : call);
      return [answer.status, answer.headers['www-authenticate']];
    };
    expect(await challenge('/api/auth/profile')).toEqual([401, 'Bearer realm="user"']);
    expect(await challenge('/api/admin/users')).toEqual([401, 'Bearer realm="admin"']);
    expect(await challenge('/api/auth/profile', 'wrong')).toEqual([
      401,
      'Bearer realm="user", error="invalid_token"',
    ]);
    const expired = `x.${Buffer.from('{"exp":1700000000}').toString('base64url')}.y`;
    expect(await challenge('/api/auth/profile', expired)).toEqual([
      401,
      'Bearer realm="user", error="invalid_token", error_description="The access token expired"',
    ]);
  });

  it('HEAD on the stream of quotes answers at once and holds no place', async () => {
    for (let calls = 0; calls < 30; calls++)
      expect(await headOf(`${api.url}/api/polygon/stream?symbols=SPY`, 'HEAD')).toEqual({
        status: 200,
        type: 'text/event-stream; charset=utf-8',
      });
  });

  it('a refusal is JSON, also where the answer would have been a page', async () => {
    const { status, headers } = await api.call.get('/api/ibkr/simulated/sign-in');
    expect([status, headers['content-type']]).toEqual([400, 'application/json; charset=utf-8']);
  });

  it.each([
    ['post', '/API/auth/login'],
    ['post', '/Api/Auth/Login'],
    ['put', '/API/auth/profile'],
    ['get', '/METRICS'],
    ['get', '/Health/live'],
  ] as const)('%s %s is no route: paths are told apart by case', async (method, path) => {
    const answer = await api.call[method](path)
      .set(bearer(mei))
      .send(method === 'get' ? undefined : { email: mei.email, password: mei.password });
    expect(answer.body).not.toHaveProperty('token');
    expect(answer.body).not.toHaveProperty('user');
    if (method === 'get') expect(answer.headers['content-type'] ?? '').not.toContain('json');
    else expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});
