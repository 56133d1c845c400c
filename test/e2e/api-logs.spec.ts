import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger, replace } from '@toolyard/api';
import {
  bearer,
  openTestApi,
  PORTS,
  register,
  sentBack,
  type TestApi,
} from '../support/test-api.ts';

const CANARY = 'canary-4f1b9c';

describe('logs', () => {
  const lines: string[] = [];
  const lineOf = (id: unknown) =>
    lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .find(({ requestId }) => requestId === id);
  let api: TestApi;
  beforeAll(async () => {
    const logger = createLogger('trace', { write: (line) => void lines.push(line) });
    api = await openTestApi({
      rebind: (container) => {
        replace(container, PORTS.logger, logger);
        const fails = (symbol: string) =>
          Promise.reject(
            Object.assign(new Error('down'), {
              password: CANARY,
              headers: { authorization: CANARY },
              symbol,
            }),
          );
        replace(container, PORTS.marketData, { details: fails } as never);
      },
    });
  });
  afterAll(() => api?.close());

  it('hold one structured line a call, with the id that the answer names', async () => {
    const { headers } = await api.call.get('/health/live');
    expect(lineOf(headers['x-request-id'])).toMatchObject({
      method: 'GET',
      path: '/health/live',
      status: 200,
    });
  });

  it('name the network of the client as the audit log does, never its address', async () => {
    const { headers } = await api.call.get('/api/home/tools');
    const line = lines.find((each) => each.includes(headers['x-request-id']!));
    expect(JSON.parse(line!)).toMatchObject({ network: '127.0.0.0/24' });
    expect(lines.join('')).not.toContain('127.0.0.1');
  });

  it('hold no password, token, cookie or query, not even of a call that fails', async () => {
    const mei = await register(api);
    await api.call.get(`/api/auth/profile?token=${CANARY}`).set(bearer(mei));
    await api.call.post('/api/auth/login').send({ email: mei.email, password: CANARY });
    await api.call
      .post('/api/auth/refresh')
      .set('Cookie', `${sentBack(mei.cookies[0])}; other=${CANARY}`);
    await api.call
      .get('/api/polygon/ticker/SPY')
      .set('Authorization', `Bearer ${CANARY}`)
      .expect(500);
    const all = lines.join('');
    const secrets = [CANARY, mei.password, mei.token, sentBack(mei.cookies[0]).slice(3), mei.email];
    for (const secret of secrets) expect(all).not.toContain(secret);
    expect(all).toContain('down');
  });

  it('C9: a refused call names the code of its error', async () => {
    const { headers } = await api.call.get('/api/auth/profile');
    expect(lineOf(headers['x-request-id'])).toMatchObject({
      level: 'info',
      status: 401,
      code: 'SESSION_INVALID',
    });
  });

  it('keep line breaks of a path inside their line', async () => {
    await api.call.get('/api/%0d%0a{"level":60}');
    for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow();
  });
});
