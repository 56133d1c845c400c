import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger, replace } from '@toolyard/api';
import { SendDueMail } from '@toolyard/core/mail';
import { FakeMailer } from '@toolyard/memory';
import { TOTP } from 'otpauth';
import {
  bearer,
  cookiesOf,
  newKey,
  openTestApi,
  PORTS,
  register,
  sentBack,
  type TestApi,
} from '../support/test-api.ts';
import { committedDocument, operationsOf, resolved, type Schema } from '../support/wire/openapi.ts';

const CANARY = 'canary-7d2e0b';

interface Watched {
  readonly api: TestApi;
  /** Everything that was logged so far, and the metrics without their numbers. */
  output(this: void): Promise<string>;
}

async function watch(options: Parameters<typeof openTestApi>[0] = {}): Promise<Watched> {
  const lines: string[] = [];
  const logger = createLogger('trace', { write: (line) => void lines.push(line) });
  const api = await openTestApi({
    ...options,
    rebind: (container) => {
      replace(container, PORTS.logger, logger);
      options.rebind?.(container);
    },
  });
  const output = async () => {
    const { text } = await api.call.get('/metrics');
    return lines.join('') + text.replaceAll(/ \S+$/gm, '');
  };
  return { api, output };
}

describe('secrets in logs and metrics', () => {
  const mailer = new FakeMailer();
  let watched: Watched;
  beforeAll(async () => {
    watched = await watch({ rebind: (container) => replace(container, PORTS.mailer, mailer) });
  }, 180_000);
  afterAll(() => watched?.api.close());

  it('no password, token, cookie, mailed token, authenticator secret, code or recovery code', async () => {
    const { api, output } = watched;
    const mei = await register(api);
    const secrets: string[] = [mei.password, mei.token, mei.email];
    const note = <T extends string>(secret: T): T => {
      secrets.push(secret);
      return secret;
    };
    const login = async (password: string, code?: string) => {
      const answer = await api.call
        .post('/api/auth/login')
        .send({ email: mei.email, password, code });
      for (const cookie of cookiesOf(answer.headers))
        secrets.push(sentBack(cookie).replace(/^\w+=/, ''));
      return answer.body as { token?: string; code?: string };
    };
    const own = { ...bearer(mei) };

    await api.container.get(SendDueMail).execute();
    const confirmation = note(
      /token=([\w-]{43})/.exec(mailer.letters.splice(0)[0]?.text ?? '')?.[1] ?? 'none mailed',
    );
    await api.call.post('/api/auth/email/confirm').send({ token: confirmation }).expect(204);

    const newPassword = note(`changed ${randomUUID()}`);
    const change = { currentPassword: mei.password, newPassword };
    await api.call.put('/api/auth/password').set(own).send(change).expect(204);
    await api.call.put('/api/auth/password').set(own).send(change).expect(400);

    await api.call.post('/api/auth/password/forgot').send({ email: mei.email }).expect(204);
    await api.container.get(SendDueMail).execute();
    const text = mailer.letters.map((letter) => letter.text).join('');
    const token = note(/token=([\w-]{43})/.exec(text)?.[1] ?? 'none mailed');
    const password = note(`reset ${randomUUID()}`);
    const reset = () => api.call.post('/api/auth/password/reset').send({ token, password });
    await reset().expect(204);
    await reset().expect(400);

    const session = await login(password);
    const fresh = { Authorization: `Bearer ${note(session.token ?? 'none issued')}` };
    const begun = await api.call.post('/api/auth/second-factor').set(fresh).expect(201);
    const { data } = begun.body as { data: { secret: string; uri: string } };
    secrets.push(data.secret, data.uri);
    const totp = new TOTP({ secret: data.secret });
    const code = note(totp.generate());
    const confirm = (body: object) =>
      api.call.post('/api/auth/second-factor/confirm').set(fresh).send(body);
    await confirm({ code: note('271828') }).expect(400);
    const confirmed = await confirm({ code });
    const { recoveryCodes } = (confirmed.body as { data: { recoveryCodes: string[] } }).data;
    expect(recoveryCodes).toHaveLength(10);
    secrets.push(...recoveryCodes);
    expect(await login(password)).toMatchObject({ code: 'SECOND_FACTOR_NEEDED' });
    expect(await login(password, note('314159'))).toMatchObject({ code: 'SECOND_FACTOR_WRONG' });
    note((await login(password, recoveryCodes[0])).token ?? 'no token for a recovery code');

    const all = await output();
    expect(secrets.length).toBeGreaterThan(20);
    for (const secret of secrets) expect(all).not.toContain(secret);
  });

  it('nothing of a query, a header or a body of any operation, whoever calls', async () => {
    const { api, output } = watched;
    const document = committedDocument();
    const canaries = (schema: Schema): Record<string, string> =>
      Object.fromEntries(
        Object.keys(resolved(schema, document).properties ?? {}).map((name) => [name, CANARY]),
      );
    const operations = operationsOf(document);
    // What ends the caller's own account comes last.
    const last = ({ path }: { path: string }) => Number(path === '/api/auth/account');
    const mei = await register(api);
    for (const operation of operations.toSorted((a, b) => last(a) - last(b))) {
      const path = operation.path.replaceAll(/\{\w+\}/g, () => randomUUID());
      const queries = operation.parameters.filter((parameter) => parameter.in === 'query');
      const query = queries.map(({ name }) => `${name}=${CANARY}`).join('&');
      const method = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
      for (const caller of [bearer(mei), { Authorization: `Bearer ${CANARY}` }]) {
        const call = api.call[method](`${path}?${query}&extra=${CANARY}`)
          .set({ ...caller, ...newKey(), 'If-Match': `"${CANARY}"`, 'X-Note': CANARY })
          .set('Cookie', `rt=${CANARY}; known=${CANARY}`);
        await (operation.body ? call.send(canaries(operation.body)) : call);
      }
    }
    const all = await output();
    expect(all.match(/"answered"/g)?.length).toBeGreaterThan(operations.length * 2);
    expect(all).not.toContain(CANARY);
  }, 180_000);
});

describe('a fault of the database', () => {
  it('is in the log by its code, without the statement and its values', async () => {
    const hash = `${CANARY} `.repeat(100);
    const hasher = {
      hash: () => Promise.resolve(hash),
      verify: () => Promise.resolve(false),
      needsRehash: () => false,
    };
    const { api, output } = await watch({
      rebind: (container) => replace(container, PORTS.hasher, hasher),
    });
    const email = `${CANARY}@example.com`;
    const body = { name: CANARY, email, password: `long enough ${randomUUID()}` };
    const answer = await api.call.post('/api/auth/register').send(body).expect(500);
    expect(answer.text).not.toContain(CANARY);
    const all = await output();
    expect(all).toContain('"code":"22001"');
    expect(all).not.toContain(CANARY);
    await api.close();
  }, 180_000);
});
