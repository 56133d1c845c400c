import { createLogger, replace } from '@toolyard/api';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestApi, PORTS, type TestApi } from '../support/test-api.ts';

const REPORT = {
  path: '/options/positions',
  message: 'Cannot read properties of undefined',
  stack: 'at PositionFacts (/assets/position.js:1:2345)\n\tat Page',
};

describe('reports of render errors', () => {
  const lines: string[] = [];
  let api: TestApi;
  let sender = 0;
  beforeAll(async () => {
    const logger = createLogger('warn', { write: (line) => void lines.push(line) });
    api = await openTestApi({
      settings: { trustProxy: 1 },
      rebind: (container) => replace(container, PORTS.logger, logger),
    });
  });
  afterEach(() => void lines.splice(0));
  afterAll(() => api?.close());

  const report = (body: object, from = `203.0.${sender++}.9`) =>
    api.call
      .post('/api/render-errors')
      .set({ 'X-Forwarded-For': from, 'Accept-Language': 'en' })
      .send(body);
  const logged = () => lines.map((line) => JSON.parse(line) as Record<string, string>);

  it('a report is one warning in the log with page, message and stack, and no address', async () => {
    await report(REPORT).expect(204);
    expect(logged()).toEqual([
      {
        level: 'warn',
        time: expect.any(String) as unknown,
        page: REPORT.path,
        error: REPORT.message,
        stack: REPORT.stack,
        msg: 'a page of the web failed to render',
      },
    ]);
  });

  it('the log takes 300 characters of the message and 2,000 of the stack', async () => {
    await report({ ...REPORT, message: 'm'.repeat(1_000), stack: 's'.repeat(6_000) }).expect(204);
    expect(logged()).toMatchObject([{ error: 'm'.repeat(300), stack: 's'.repeat(2_000) }]);
  });

  it('e-mail addresses are redacted, and fields of other names are not logged', async () => {
    const message = 'no account mei@example.com';
    await report({ ...REPORT, message, stack: `Error: ${message}`, email: 'mei@b.example' }).expect(
      204,
    );
    expect(logged()).toMatchObject([
      { error: 'no account [redacted]', stack: 'Error: no account [redacted]' },
    ]);
    expect(lines.join('')).not.toContain('mei@');
  });

  it.each([
    ['a query in the path', { path: '/options?email=mei@example.com' }, 'path'],
    ['a fragment in the path', { path: '/options#mei' }, 'path'],
    ['a path without a leading slash', { path: 'https://evil.example' }, 'path'],
    ['a long path', { path: `/${'p'.repeat(200)}` }, 'path'],
    ['an escape sequence in the path', { path: '/\u001b[2J' }, 'path'],
    ['an escape sequence in the message', { message: 'red \u001b[31m' }, 'message'],
    ['a direction mark in the message', { message: 'a\u202eb' }, 'message'],
    ['a long message', { message: 'm'.repeat(1_001) }, 'message'],
    ['no message', { message: undefined }, 'message'],
    ['a bell in the stack', { stack: 'at\u0007' }, 'stack'],
    ['a long stack', { stack: 's'.repeat(6_001) }, 'stack'],
    ['a stack that is no text', { stack: ['at Page'] }, 'stack'],
  ])('%s is refused with 400 and not logged', async (_name, change, field) => {
    const answer = await report({ ...REPORT, ...change }).expect(400);
    expect(answer.body).toMatchObject({ code: 'VALIDATION', details: [{ field }] });
    expect(lines).toEqual([]);
  });

  it('a body above 8 kB is refused with 413', async () => {
    const answer = await report({ ...REPORT, more: 'x'.repeat(9_000) }).expect(413);
    expect(answer.body).toEqual({
      code: 'REPORT_TOO_LARGE',
      message: 'The report is larger than 8 kB',
    });
  });

  it('one network has 30 reports per minute; others are not affected', async () => {
    const statuses: number[] = [];
    for (let host = 0; host < 31; host++)
      statuses.push((await report(REPORT, `198.51.100.${host}`)).status);
    expect(statuses).toEqual([...Array<number>(30).fill(204), 429]);
    const { headers } = await report(REPORT, '198.51.100.77').expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await report(REPORT, '2001:db8::1').expect(204);
  });
});
