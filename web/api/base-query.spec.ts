import { setImmediate as endOfTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import {
  startHttpServer,
  type HttpServer,
  type Turn,
} from '../test-support/http-server.spec.helper.ts';
import { fakeToken } from '../test-support/fake-session.ts';
import { baseApi } from './base-api.ts';
import type { CallError } from './call-error.ts';
import type { CallEnvironment, Realm } from './call-environment.ts';
import type { CallArgs } from './request.ts';

const testApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ask: build.query<unknown, CallArgs>({ query: (args) => args }),
  }),
});

let server: HttpServer;
afterEach(() => server.stop());

/** Makes one call against a server that answers in turn. */
async function call(
  turns: readonly Turn[],
  args: CallArgs,
  more: Partial<CallEnvironment> = {},
  aborts = false,
) {
  server = await startHttpServer(turns);
  const waits: number[] = [];
  const forgotten: Realm[] = [];
  const logs: string[] = [];
  const actions: string[] = [];
  const inits: RequestInit[] = [];
  let keys = 0;
  const calls: CallEnvironment = {
    origin: server.origin,
    fetch: (url, init) => {
      inits.push(init);
      return fetch(url, init);
    },
    isOnline: () => true,
    pause: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
    newKey: () => `key-${++keys}`,
    language: () => 'en',
    token: (realm) => `${realm}-token`,
    freshToken: () => Promise.resolve(true),
    refused: () => undefined,
    forget: (realm) => forgotten.push(realm),
    log: (message) => logs.push(message),
    ...more,
  };
  const seen: Middleware = () => (next) => (action) => {
    actions.push((action as UnknownAction).type);
    return next(action);
  };
  const store = configureStore({
    reducer: { api: baseApi.reducer },
    middleware: (standard) =>
      // A form, as of an upload, cannot be serialised. Production does not check it.
      standard({ thunk: { extraArgument: { calls } }, serializableCheck: false }).concat(
        baseApi.middleware,
        seen,
      ),
  });
  const pending = store.dispatch(testApi.endpoints.ask.initiate(args));
  if (aborts) pending.abort();
  const { data, error } = await pending;
  const requests = server.seen.length;
  return { data, error: error as CallError, waits, forgotten, logs, actions, inits, requests };
}

const GET: CallArgs = { url: '/api/home/tools' };

describe('answers and retries', () => {
  it('an answer is the body as it came', async () => {
    const { data, requests } = await call([{ status: 200, body: { data: [1] } }], GET);
    expect([data, requests]).toEqual([{ data: [1] }, 1]);
  });

  it('NW-06 5xx: three requests with waits of 1000 ms, then it fails', async () => {
    const { error, requests, waits } = await call([{ status: 503 }], GET);
    expect([requests, waits]).toEqual([3, [1000, 1000]]);
    expect([error.status, error.code]).toEqual([503, 'HTTP_503']);
  });

  it('NW-06 503, 503, 200 is an answer', async () => {
    const { data, error, requests } = await call(
      [{ status: 503 }, { status: 503 }, { status: 200, body: 'well' }],
      GET,
    );
    expect([data, error, requests]).toEqual(['well', undefined, 3]);
  });

  it.each([
    ['NW-07', 404, 'NOT_FOUND', 'The requested resource does not exist'],
    ['NW-08', 403, 'FORBIDDEN', 'You do not have permission to perform this action'],
  ])('%s %i: one request, its own text and code', async (_id, status, code, message) => {
    const { error, requests } = await call([{ status }], GET);
    expect(requests).toBe(1);
    expect(error).toMatchObject({ status, code, message });
  });

  it('NW-09 no answer and offline: network error, no retry', async () => {
    const { error, requests, waits } = await call(['drop'], GET, { isOnline: () => false });
    expect([requests, waits]).toEqual([1, []]);
    expect(error).toMatchObject({
      status: null,
      code: 'NETWORK_ERROR',
      message: 'Network connection lost',
    });
  });

  it('NW-10 no answer while online: three requests', async () => {
    const { error, requests, waits } = await call(['drop'], GET);
    expect([requests, waits, error.code]).toEqual([3, [1000, 1000], 'NO_ANSWER']);
  });

  it('NW-10 a connection that comes back is an answer', async () => {
    const { data } = await call(['drop', { status: 200, body: 1 }], GET);
    expect(data).toBe(1);
  });
});

describe('a read that waits for the provider of market data', () => {
  const wait = (seconds: number): Turn => ({
    status: 202,
    body: { code: 'PROVIDER_RATE', message: 'No calls left' },
    headers: { 'Retry-After': `${seconds}` },
  });

  it('is repeated when the server says so, until it is answered', async () => {
    const turns: Turn[] = [wait(23), wait(2), { status: 200, body: 'prices' }];
    const { data, error, requests, waits, actions } = await call(turns, GET);
    expect([data, error, requests, waits]).toEqual(['prices', undefined, 3, [23_000, 2_000]]);
    const [began, ended] = ['providerWait/waitBegan', 'providerWait/waitEnded'];
    expect(actions.filter((type) => type.startsWith('providerWait'))).toEqual([
      ...[began, ended],
      ...[began, ended],
    ]);
  });

  it('fails after ten minutes with the words of the server', async () => {
    const { error, requests } = await call([wait(60)], GET);
    expect(requests).toBe(11);
    expect(error.server).toEqual({ code: 'PROVIDER_RATE', message: 'No calls left' });
  });
});

describe('writes', () => {
  const save: CallArgs = { url: '/api/options/strategies', method: 'POST', body: { name: 'a' } };

  it('NW-13 all tries of one write carry the same key', async () => {
    const { requests } = await call([{ status: 503 }, { status: 201, body: {} }], save);
    expect(requests).toBe(2);
    expect(server.seen.map((seen) => seen.headers['idempotency-key'])).toEqual(['key-1', 'key-1']);
    expect(server.seen.map((seen) => seen.body)).toEqual(['{"name":"a"}', '{"name":"a"}']);
  });

  it.each(['/api/auth/login', '/api/auth/refresh', '/api/admin/auth/login'])(
    'NW-13 %s carries no key and is not asked twice',
    async (url) => {
      const { requests } = await call([{ status: 503 }], { url, method: 'POST', body: {} });
      expect(requests).toBe(1);
      expect(server.seen[0]!.headers['idempotency-key']).toBeUndefined();
    },
  );

  it('a read carries no key', async () => {
    await call([{ status: 200 }], GET);
    expect(server.seen[0]!.headers['idempotency-key']).toBeUndefined();
  });

  it('If-Match and the language go along', async () => {
    await call(
      [{ status: 200, body: {} }],
      { ...save, method: 'PUT', headers: { 'If-Match': '"3"' } },
      { language: () => 'zh-CN' },
    );
    const { headers } = server.seen[0]!;
    expect([headers['if-match'], headers['accept-language']]).toEqual(['"3"', 'zh-CN']);
    expect(headers['content-type']).toBe('application/json');
  });

  it('a version conflict keeps what stands', async () => {
    const body = { code: 'VERSION_CONFLICT', message: 'm', details: { current: { version: 4 } } };
    const { error, requests } = await call([{ status: 409, body }], { ...save, method: 'PUT' });
    expect(requests).toBe(1);
    expect(error).toMatchObject({ code: 'VERSION_CONFLICT', details: { current: { version: 4 } } });
  });
});

describe('tokens', () => {
  const bearer = async (url: string, more?: Partial<CallEnvironment>) => {
    await call([{ status: 200 }], { url }, more);
    return server.seen[0]!.headers.authorization;
  };

  it.each([
    ['/api/home/tools', 'Bearer user-token'],
    ['/api/admin/tools', 'Bearer admin-token'],
    ['/api/administrators', 'Bearer user-token'],
    ['/api/home/api/admin/x', 'Bearer user-token'],
    ['/api/home?next=/api/admin/', 'Bearer user-token'],
  ])('NW-02 %s', async (url, expected) => expect(await bearer(url)).toBe(expected));

  it('NW-02 none where there is no token', async () =>
    expect(await bearer('/api/home/tools', { token: () => null })).toBeUndefined());

  it('NW-02 none for another origin, and its 401 ends no session', async () => {
    const other = await startHttpServer([{ status: 401 }]);
    const { forgotten } = await call([{ status: 200 }], { url: `${other.origin}/api/admin/tools` });
    expect(other.seen[0]!.headers.authorization).toBeUndefined();
    expect(forgotten).toEqual([]);
    await other.stop();
  });

  it('NW-01 calls go to the own origin with credentials', async () => {
    const { inits } = await call([{ status: 200 }], GET);
    expect(inits[0]!.credentials).toBe('same-origin');
    expect(server.seen).toHaveLength(1);
  });

  it('a token is made good before a call of the user, and not before one that gets it', async () => {
    let requests = 0;
    const freshToken = () => Promise.resolve((requests += 1) > 0);
    await call([{ status: 200 }], GET, { freshToken });
    await server.stop();
    await call([{ status: 200 }], { url: '/api/auth/login', method: 'POST' }, { freshToken });
    expect(requests).toBe(1);
  });
});

describe('the console', () => {
  it('its token is made good by its own realm, and what was refused is told', async () => {
    const requests: Realm[] = [];
    const refused: unknown[] = [];
    await call(
      [{ status: 403, body: { code: 'PASSWORD_CHANGE_NEEDED', message: 'first' } }],
      { url: '/api/admin/tools' },
      {
        freshToken: (realm) => Promise.resolve(requests.push(realm) > 0),
        refused: (realm, { server: said }) => refused.push([realm, said?.code]),
      },
    );
    expect(requests).toEqual(['admin']);
    expect(refused).toEqual([['admin', 'PASSWORD_CHANGE_NEEDED']]);
  });

  it.each(['/api/admin/auth/login', '/api/admin/auth/hint', '/api/admin/auth/logout'])(
    '%s needs no token made good',
    async (url) => {
      let requests = 0;
      const freshToken = () => Promise.resolve((requests += 1) > 0);
      await call([{ status: 200 }], { url, method: 'POST' }, { freshToken });
      expect(requests).toBe(0);
    },
  );

  it('is called in English unless another language is chosen', async () => {
    const { inits } = await call([{ status: 200 }], { url: '/api/admin/tools' });
    expect(inits[0]?.headers).toMatchObject({ 'Accept-Language': 'en' });
  });

  it.each([
    ['text/csv; charset=utf-8', '"a","b"\r\n1,2', '"a","b"\r\n1,2'],
    ['application/x-ndjson', '{"a":1}\n{"a":2}\n', '{"a":1}\n{"a":2}\n'],
    ['text/html', '<p>no answer of ours</p>', null],
  ])('an answer of %s', async (type, text, expected) => {
    const fetched = () =>
      Promise.resolve(new Response(text, { headers: { 'Content-Type': type } }));
    const { data } = await call([{ status: 200 }], GET, { fetch: fetched });
    expect(data ?? null).toBe(expected);
  });

  it('a file goes as the browser packs it, under a key', async () => {
    const body = new FormData();
    body.set('image', new Blob(['x']), 'x.png');
    const { inits } = await call([{ status: 200 }], {
      url: '/api/admin/upload/image',
      method: 'POST',
      body,
    });
    expect(inits[0]?.body).toBe(body);
    expect(inits[0]?.headers).toMatchObject({ 'Idempotency-Key': 'key-1' });
    expect(Object.keys(inits[0]?.headers ?? {})).not.toContain('Content-Type');
  });
});

describe('401', () => {
  it.each([
    ['NW-03', '/api/admin/tools', 'admin', 'session/adminExpired'],
    ['NW-04', '/api/options/strategies', 'user', 'session/userExpired'],
  ])('%s on %s clears the %s credentials', async (_id, url, realm, action) => {
    const { error, requests, forgotten, actions } = await call([{ status: 401 }], { url });
    expect([requests, forgotten]).toEqual([1, [realm]]);
    expect(actions).toContain(action);
    expect(error).toMatchObject({
      code: 'AUTH_ERROR',
      message: 'Authentication expired, please sign in again',
    });
  });

  it('NW-05 the code is AUTH_ERROR whatever the server calls it', async () => {
    const body = { code: 'SESSION_INVALID', message: 'this session is not valid' };
    const { error } = await call([{ status: 401, body }], GET);
    expect([error.code, error.server]).toEqual([
      'AUTH_ERROR',
      { code: 'SESSION_INVALID', message: 'this session is not valid' },
    ]);
  });

  it.each([
    ...['/api/auth/login', '/api/auth/register', '/api/admin/auth/login'],
    ...['/api/auth/passkey-login', '/api/admin/auth/passkey-login'],
  ])('NW-03 NW-04 a refused %s ends no session', async (url) => {
    const body = { code: 'CREDENTIALS_WRONG', message: 'no' };
    const args = { url, method: 'POST', body: {} };
    const { error, forgotten, actions } = await call([{ status: 401, body }], args);
    expect(forgotten).toEqual([]);
    expect(actions.filter((action) => action.endsWith('Expired'))).toEqual([]);
    expect([error.code, error.message]).toEqual(['CREDENTIALS_WRONG', 'no']);
  });

  describe('while another tab had a hand in it', () => {
    const OLD = fakeToken(1000);
    const tokens = (...stored: (string | null)[]) => {
      let reads = 0;
      return { token: () => stored[Math.min(reads++, stored.length - 1)] ?? null };
    };
    const sent = (inits: readonly RequestInit[]) =>
      inits.map(({ headers }) => (headers as Record<string, string>)['Authorization']);

    it('the call is made again with the token that came meanwhile, with the same key, and nobody is signed out', async () => {
      const renewed = fakeToken(2000);
      const write: CallArgs = { url: '/api/options/strategies', method: 'POST', body: {} };
      const turns: Turn[] = [{ status: 401 }, { status: 200, body: { ok: true } }];
      const { data, forgotten, inits } = await call(turns, write, tokens(OLD, renewed));
      expect([data, forgotten]).toEqual([{ ok: true }, []]);
      expect(sent(inits)).toEqual([`Bearer ${OLD}`, `Bearer ${renewed}`]);
      const keys = inits.map(
        ({ headers }) => (headers as Record<string, string>)['Idempotency-Key'],
      );
      expect(keys).toEqual(['key-1', 'key-1']);
    });

    it('a token that ended on its way is renewed first', async () => {
      let token = OLD;
      const more = {
        token: () => token,
        freshToken: () => {
          if (server.seen.length > 0) token = fakeToken(2000);
          return Promise.resolve(true);
        },
      };
      const { data, forgotten } = await call(
        [{ status: 401 }, { status: 200, body: 1 }],
        GET,
        more,
      );
      expect([data, forgotten]).toEqual([1, []]);
    });

    it('where it cannot be renewed now the call fails and nobody is signed out', async () => {
      const more = { ...tokens(OLD), freshToken: () => Promise.resolve(false) };
      const { error, requests, forgotten } = await call([{ status: 401 }], GET, more);
      expect([error.status, requests, forgotten]).toEqual([401, 1, []]);
    });

    it('refused again it is the end', async () => {
      const { requests, forgotten } = await call(
        [{ status: 401 }],
        GET,
        tokens(OLD, fakeToken(2000)),
      );
      expect([requests, forgotten]).toEqual([2, ['user']]);
    });

    it('somebody else who signed in meanwhile neither makes the call nor is signed out', async () => {
      const other = fakeToken(2000, 900, 'user-2');
      const { requests, forgotten, actions } = await call(
        [{ status: 401 }],
        GET,
        tokens(OLD, other),
      );
      expect([requests, forgotten]).toEqual([1, []]);
      expect(actions.filter((action) => action.endsWith('Expired'))).toEqual([]);
    });
  });
});

describe('NW-11 what is logged', () => {
  it.each<[string, number, unknown, string]>([
    ['the server’s message', 400, { message: 'name is taken' }, 'name is taken'],
    ['400 without one', 400, undefined, 'invalid request parameters'],
    ['500 without one', 500, undefined, 'internal server error'],
    ['another status without one', 418, undefined, 'server returned error status code 418'],
  ])('%s', async (_name, status, body, text) => {
    const { logs } = await call([{ status, body }], GET);
    expect(logs).toEqual([text]);
  });

  it('A25: nothing of a call that the page itself cancelled', async () => {
    const { logs } = await call([{ status: 200 }], GET, {}, true);
    await endOfTurn();
    expect(logs).toEqual([]);
  });
});

describe('NW-19 defaults', () => {
  it('what is not given is not sent, so that the server’s defaults hold', async () => {
    await call([{ status: 200 }], {
      url: '/api/polygon/search',
      params: { query: 'MSFT', limit: undefined },
    });
    expect(server.seen[0]!.path).toBe('/api/polygon/search?query=MSFT');
  });
});
