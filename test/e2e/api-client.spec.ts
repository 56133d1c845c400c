import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createToolyardClient } from '@toolyard/client';
import {
  bearer,
  confirmAddress,
  newKey,
  openTestApi,
  register,
  type Member,
  type TestApi,
} from '../support/test-api.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
const TSC = join(root, 'node_modules/@typescript/native/bin/tsc');
const COMPILE = [
  ...[TSC, '--noEmit', '--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes'],
  ...['--module', 'nodenext', '--types', 'node'],
];

/** The TypeScript of a document, as one script. */
const scriptOf = (file: string): string =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^```ts\n(.*?)^```$/gms)]
    .map(([, code]) => code)
    .join('\n');

describe('the TypeScript client', () => {
  let api: TestApi;
  let mei: Member;
  let apiKey: string;
  beforeAll(async () => {
    api = await openTestApi();
    mei = await register(api);
    await confirmAddress(api, mei);
    const draft = {
      name: 'Client',
      scopes: ['market:read', 'strategies:read', 'strategies:write'],
      expiresOn: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
    };
    const made = await api.call.post('/api/auth/api-keys').set(bearer(mei)).send(draft).expect(201);
    apiKey = (made.body as { key: string }).key;
  }, 180_000);
  afterAll(() => api?.close());

  describe('as a package that npm has packed', () => {
    let folder: string;
    beforeAll(async () => {
      mkdirSync(join(root, 'reports'), { recursive: true });
      folder = mkdtempSync(join(root, 'reports', 'client-'));
      const installed = join(folder, 'node_modules/@toolyard/client');
      mkdirSync(installed, { recursive: true });
      await run(process.execPath, [TSC, '-b', join(root, 'client')]);
      const packed = await run('npm', ['pack', '--json', '--pack-destination', folder], {
        cwd: join(root, 'client'),
        shell: process.platform === 'win32',
      });
      const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }];
      await run('tar', ['-xzf', join(folder, filename), '-C', installed, '--strip-components=1']);
    }, 60_000);
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it.each(['client/README.md', 'docs/api.md'])(
      'A42: the code of %s compiles, and runs as it stands',
      async (file) => {
        const script = join(folder, 'script.ts');
        writeFileSync(script, scriptOf(file));
        const compiled = run(process.execPath, [...COMPILE, script], { cwd: root });
        await expect(compiled).resolves.toMatchObject({ stdout: '' });
        const env = { ...process.env, TOOLYARD_URL: api.url, TOOLYARD_API_KEY: apiKey };
        const ran = run(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
          env,
        });
        await expect(ran).resolves.toMatchObject({ stderr: '' });
      },
      60_000,
    );
  });

  it('A42: a refusal has the codes of its operation, and each field that is wrong', async () => {
    const client = createToolyardClient({ baseUrl: api.url, apiKey });
    const { error, response } = await client.POST('/api/options/strategies', {
      params: { header: newKey() },
      // @ts-expect-error The field `position` has no such value.
      body: { templateId: 'custom', symbol: 'MSFT', legs: [{ position: 'up' }] },
    });
    expect(response.status).toBe(400);
    // @ts-expect-error Only the console answers this code.
    expect(error?.code === 'ADMIN_UNKNOWN').toBe(false);
    expect(error?.code === 'VALIDATION').toBe(true);
    const fields = Array.isArray(error?.details) ? error.details.map(({ field }) => field) : [];
    expect(fields).toContain('legs.0.position');
  });

  it('A42: the compiler demands the headers that the API demands', async () => {
    const client = createToolyardClient({ baseUrl: api.url, apiKey });
    // @ts-expect-error The header `Idempotency-Key` is missing.
    const { error } = await client.POST('/api/options/samples', {});
    expect(error?.code).toBe('IDEMPOTENCY_KEY_REQUIRED');
  });

  it('A42: the token of a session is read anew before each request, so that it may be refreshed', async () => {
    const tokens = ['expired', mei.token];
    const client = createToolyardClient({
      baseUrl: api.url,
      accessToken: () => Promise.resolve(tokens.shift()!),
    });
    const refused = await client.GET('/api/auth/profile');
    expect(refused.error?.code).toBe('SESSION_INVALID');
    const profile = await client.GET('/api/auth/profile');
    expect(profile.data?.user.email).toBe(mei.email);
  });

  it('a client without a key reads what is public, and nothing else', async () => {
    const client = createToolyardClient({ baseUrl: api.url });
    expect((await client.GET('/api/market/market-status')).data).toBeDefined();
    expect((await client.GET('/api/options/strategies')).error?.code).toBe('SESSION_INVALID');
  });

  describe('while the provider of market data accepts no call', () => {
    const waiting = () =>
      Promise.resolve(
        Response.json({ code: 'PROVIDER_RATE' }, { status: 202, headers: { 'Retry-After': '1' } }),
      );

    it('a read is repeated after the seconds that the API names', async () => {
      const sent: number[] = [];
      const client = createToolyardClient({
        baseUrl: api.url,
        apiKey,
        fetch: (request) => (sent.push(Date.now()) === 1 ? waiting() : fetch(request)),
      });
      expect((await client.GET('/api/market/market-status')).data?.data).toBeDefined();
      expect(sent).toHaveLength(2);
      expect(sent[1]! - sent[0]!).toBeGreaterThanOrEqual(990);
    });

    it('a signal ends the wait', async () => {
      const client = createToolyardClient({ baseUrl: api.url, fetch: waiting });
      const signal = AbortSignal.timeout(50);
      await expect(client.GET('/api/market/market-status', { signal })).rejects.toMatchObject({
        name: 'TimeoutError',
      });
    });
  });
});
