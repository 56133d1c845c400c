import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestApi, type TestApi } from '../support/test-api.ts';

/** What a call under this name is answered; several names are several headers. */
function under(api: TestApi, names: readonly string[], path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = names.flatMap((name) => ['Host', name]);
    request(`${api.url}${path}`, { headers, setHost: false }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });
}

const HINT = '/api/admin/auth/hint';

describe('K: outside production', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ settings: { publicUrl: 'http://dev.example:8080' } });
  });
  afterAll(() => api?.close());

  it.each([
    'localhost',
    '127.0.0.1',
    '127.0.0.1:5001',
    '[::1]:5001',
    'dev.example',
    'DEV.example:80',
  ])('a call under %s is answered', async (name) =>
    expect(await under(api, [name], HINT)).toBe(200),
  );

  it.each(['rebind.evil.example', '127.0.0.1.evil.example', 'localhost@evil.example', '10.0.0.1'])(
    'a call under %s is refused, whatever it asks for',
    async (name) => {
      for (const path of [HINT, '/', '/metrics', '/health/live', '/api/docs-json'])
        expect([path, await under(api, [name], path)]).toEqual([path, 403]);
    },
  );

  it('a call under two names is refused', async () =>
    expect(await under(api, ['127.0.0.1', 'localhost'], HINT)).toBe(400));

  it('the documentation serves what its page loads, and no source map or package file', async () => {
    const answered = async (path: string) => (await api.call.get(`/api/docs/${path}`)).status;
    expect(await answered('swagger-ui-bundle.js')).toBe(200);
    expect(await answered('swagger-ui-init.js')).toBe(200);
    for (const path of [
      'package.json',
      'swagger-ui-bundle.js.map',
      'swagger-ui.css.map',
      'README.md',
    ])
      expect([path, await answered(path)]).toEqual([path, 404]);
  });
});

describe('K: in production', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({
      settings: {
        mode: 'production',
        publicUrl: 'https://tools.example',
        apiDocs: false,
        sampleEvents: false,
      },
    });
  });
  afterAll(() => api?.close());

  it.each([
    ['tools.example', HINT, 200],
    ['127.0.0.1:5001', HINT, 200],
    ['api-1:5001', HINT, 403],
    ['evil.example', HINT, 403],
    ['api-1:5001', '/health/ready', 200],
    ['api-1:5001', '/health/live', 200],
    ['api-1:5001', '/metrics', 200],
  ])('a call under %s of %s is answered %s', async (name, path, status) =>
    expect(await under(api, [name], path)).toBe(status),
  );

  it('A35: no lottery event is made up', async () => {
    const answer = await api.call.get('/api/lottery/events').expect(200);
    expect(answer.body).toMatchObject({ data: [], nextCursor: null });
  });

  it.each(['/api/docs', '/api/docs-json', '/api/docs-yaml', '/api/docs/swagger-ui-bundle.js'])(
    '%s is closed while API_DOCS is',
    async (path) => expect((await api.call.get(path)).status).toBe(404),
  );

  it('A42: the site is told that the document is closed', async () => {
    const answer = await api.call.get('/api/auth/api-access').expect(200);
    expect(answer.body).toMatchObject({ data: { docs: false } });
  });
});
