import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import {
  buildContainer,
  closeContainer,
  createApp,
  PORTS,
  readSettings,
  type Settings,
} from '@toolyard/api';
import request from 'supertest';
import { temporaryFolder } from './app-server.ts';

type Container = Awaited<ReturnType<typeof buildContainer>>;

export interface TestApi {
  readonly url: string;
  readonly app: Awaited<ReturnType<typeof createApp>>;
  readonly container: Container;
  readonly call: ReturnType<typeof request>;
  close(): Promise<void>;
}

export interface TestApiOptions {
  readonly settings?: Partial<Settings>;
  /** Rebinds what the test wants to be different, before the application is made. */
  readonly rebind?: (container: Container) => void;
}

/** The whole API on a free port, with a database of its own. */
export async function openTestApi({ settings, rebind }: TestApiOptions = {}): Promise<TestApi> {
  const dataDir = temporaryFolder('toolyard-api');
  const environment = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir };
  const container = await buildContainer({ ...readSettings(environment), ...settings });
  rebind?.(container);
  const app = await createApp(container);
  await app.listen(0, '127.0.0.1');
  const { port } = (app.getHttpServer() as { address(): AddressInfo }).address();
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    app,
    container,
    call: request(url),
    async close() {
      await app.close();
      await closeContainer(container);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export { PORTS };

/** The engines that the API journeys run on. */
export const ENGINES: readonly (readonly [string, Partial<Settings> | null])[] = [
  ['PGlite', { databaseUrl: null }],
  [
    'PostgreSQL',
    process.env['TEST_DATABASE_URL'] ? { databaseUrl: process.env['TEST_DATABASE_URL'] } : null,
  ],
];

export interface Member {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly cookies: readonly string[];
}

/** A new account and its first session. */
export async function register({ call }: TestApi): Promise<Member> {
  const email = `member-${randomUUID()}@example.com`;
  const password = `unguessable ${randomUUID()}`;
  const answer = await call.post('/api/auth/register').send({ name: '林梅', email, password });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  const { token } = answer.body as { token: string };
  return { email, password, token, cookies: cookiesOf(answer.headers) };
}

export const cookiesOf = (headers: Readonly<Record<string, unknown>>): readonly string[] =>
  (headers['set-cookie'] as string[] | undefined) ?? [];

/** `name=value` of a Set-Cookie header, as a browser sends it back. */
export const sentBack = (cookie: string | undefined): string => cookie?.split(';', 1)[0] ?? '';

export const bearer = (member: Pick<Member, 'token'>) => ({
  Authorization: `Bearer ${member.token}`,
});

export const newKey = () => ({ 'Idempotency-Key': randomUUID() });
