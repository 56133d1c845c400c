import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { bearer, openTestApi, PORTS, register, type TestApi } from '../support/test-api.ts';
import { replace, Readiness } from '@toolyard/api';

const TOKEN = 'Zm9yIFByb21ldGhldXMgYW5kIG5vYm9keSBlbHNlIGF0IGFsbA';

describe('health', () => {
  let api: TestApi;
  let database: () => Promise<void> = () => Promise.resolve();
  beforeAll(async () => {
    api = await openTestApi({
      rebind: (container) =>
        replace(container, PORTS.readiness, new Readiness(() => database(), { deadlineMs: 50 })),
    });
  }, 180_000);
  afterAll(() => api?.close());

  it('live and ready answer while all is well, and are never kept', async () => {
    for (const kind of ['live', 'ready']) {
      const answer = await api.call.get(`/health/${kind}`).expect(200);
      expect(answer.body).toEqual({ status: kind });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('without the database it is alive and not ready: 503 with code and message', async () => {
    database = () => Promise.reject(new Error('gone'));
    await api.call.get('/health/live').expect(200);
    const answer = await api.call.get('/health/ready').set('Accept-Language', 'en').expect(503);
    expect(answer.body).toEqual({
      code: 'NOT_READY',
      message: 'The server is not ready',
    });
    database = () => new Promise(() => undefined);
    await api.call.get('/health/ready').expect(503);
    database = () => Promise.resolve();
    await api.call.get('/health/ready').expect(200);
  });
});

describe('metrics', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ settings: { metricsToken: TOKEN } });
  }, 180_000);
  afterAll(() => api?.close());

  it('count calls by route, method and class of status, and refusals by code', async () => {
    const mei = await register(api);
    const id = randomUUID();
    await api.call.get(`/api/options/strategies/${id}`).set(bearer(mei)).expect(404);
    await api.call
      .post('/api/auth/login')
      .send({ email: mei.email, password: 'wrong' })
      .expect(401);
    await api.call.get(`/api/nothing/${id}?email=${mei.email}`).expect(404);
    const { text, headers } = await api.call.get('/metrics').expect(200);
    expect(headers['content-type']).toContain('text/plain');
    const count = 'toolyard_http_request_duration_seconds_count';
    expect(text).toContain(
      `${count}{route="/api/options/strategies/:id",method="GET",status="4xx"} 1`,
    );
    expect(text).toContain(`${count}{route="other",method="GET",status="4xx"} 1`);
    expect(text).toContain(
      'toolyard_http_refusals_total{route="/api/auth/login",code="CREDENTIALS_WRONG"} 1',
    );
    for (const personal of [id, mei.email, mei.token]) expect(text).not.toContain(personal);
  });

  it('are there for this machine and for those who know the token; nobody else knows of them', async () => {
    const nothing = await api.call.get('/api/nothing');
    for (const header of ['X-Forwarded-For', 'Forwarded', 'Via', 'X-Real-IP']) {
      const elsewhere = () => api.call.get('/metrics').set(header, '203.0.113.7');
      expect((await elsewhere().expect(404)).body).toEqual(nothing.body);
      await elsewhere().set('Authorization', 'Bearer guess').expect(404);
      await elsewhere().set('Authorization', `Bearer ${TOKEN}`).expect(200);
    }
  });

  it('without a token in the settings no token opens them', async () => {
    const closed = await openTestApi();
    const call = closed.call.get('/metrics').set('X-Forwarded-For', '203.0.113.7');
    await call.set('Authorization', 'Bearer null').expect(404);
    await closed.close();
  }, 180_000);
});
