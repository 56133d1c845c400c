import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  buildContainer,
  closeContainer,
  createApp,
  PORTS,
  readSettings,
  type Settings,
} from '@toolyard/api';
import type { Repositories } from '@toolyard/core/repositories';
import type { UnitOfWork } from '@toolyard/core/shared';
import request from 'supertest';
import { watchAnswers } from './answer-contract.ts';
import { furnish } from './app-server.ts';
import { has } from './needs.ts';
import { migratedPostgres } from './postgres.ts';
import { FULL_SIZE } from './test-size.ts';

type Container = Awaited<ReturnType<typeof buildContainer>>;

export interface TestApi {
  readonly url: string;
  readonly app: Awaited<ReturnType<typeof createApp>>;
  readonly container: Container;
  readonly call: ReturnType<typeof request>;
  close(): Promise<void>;
}

export interface TestApiOptions {
  readonly engine?: ApiEngine;
  readonly settings?: Partial<Settings>;
  /** Variables that the settings are read from, beside the test's own. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Rebinds what the test wants to be different, before the application is made. */
  readonly rebind?: (container: Container) => void;
  /** For applications whose answers break the document on purpose; all others are compared with it. */
  readonly breaksContract?: boolean;
}

/** A server that was started for all suites answers sooner than an embedded database. */
const DEFAULT_ENGINE: ApiEngine = process.env['TEST_DATABASE_URL'] ? 'PostgreSQL' : 'PGlite';

/** The whole API on a free port, with a database of its own. */
export async function openTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const { engine = DEFAULT_ENGINE } = options;
  const postgres = engine === 'PostgreSQL' ? await migratedPostgres() : null;
  // It goes when the application is closed, which may be after the end of a `temporaryFolder`.
  const dataDir = mkdtempSync(join(tmpdir(), 'toolyard-api-'));
  if (!postgres) furnish(dataDir);
  const own = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir };
  const environment = { ...own, ...options.environment };
  const container = await buildContainer({
    ...readSettings(environment),
    databaseUrl: postgres?.url ?? null,
    ...options.settings,
  });
  options.rebind?.(container);
  const app = await createApp(container);
  const faults = options.breaksContract ? [] : watchAnswers(app.getHttpServer());
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
      await postgres?.drop();
      rmSync(dataDir, { recursive: true, force: true });
      if (faults.length > 0) throw new Error(`answers break the document:\n${faults.join('\n')}`);
    },
  };
}

export { PORTS };

export type ApiEngine = 'PGlite' | 'PostgreSQL';

const hasPostgres = has('PostgreSQL');

/** The engines that the API journeys run on, and whether the machine has them. */
export const ENGINES: readonly (readonly [ApiEngine, boolean])[] = [
  ['PGlite', true],
  ['PostgreSQL', hasPostgres],
];

/**
 * One engine for suites that are the same on both: test/conformance compares the engines port by port.
 * `npm run test:engines` runs these suites on both.
 */
export const SAMPLED_ENGINES = FULL_SIZE
  ? ENGINES
  : ENGINES.filter(([engine]) => engine === (hasPostgres ? 'PostgreSQL' : 'PGlite'));

export interface Member {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  /** As the browser stores it beside the token. */
  readonly user: { readonly id: string };
  readonly cookies: readonly string[];
}

/** A new account and its first session. */
export async function register({ call }: TestApi): Promise<Member> {
  const email = `member-${randomUUID()}@example.com`;
  const password = `unguessable ${randomUUID()}`;
  const answer = await call.post('/api/auth/register').send({ name: '林梅', email, password });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  const { token, user } = answer.body as Pick<Member, 'token' | 'user'>;
  return { email, password, token, user, cookies: cookiesOf(answer.headers) };
}

/** Marks the address of an account as confirmed, as opening the mailed link does. */
export const confirmAddress = (api: WithContainer, member: Pick<Member, 'email'>) =>
  setVerified(api, member, 0);

type WithContainer = Pick<TestApi, 'container'>;

/** Sets when the address of an account was verified; null for never. */
export const setVerified = (
  { container }: WithContainer,
  { email }: Pick<Member, 'email'>,
  emailVerifiedAt: number | null,
) =>
  container.get<UnitOfWork<Repositories>>(PORTS.work).run(async ({ users }) => {
    const user = await users.findByEmail(email);
    if (!user) throw new Error(`nobody has ${email}`);
    await users.update({ ...user, version: user.version + 1, emailVerifiedAt });
  });

export const cookiesOf = (headers: Readonly<Record<string, unknown>>): readonly string[] =>
  (headers['set-cookie'] as string[] | undefined) ?? [];

/** `name=value` of a Set-Cookie header, as a browser sends it back. */
export const sentBack = (cookie: string | undefined): string => cookie?.split(';', 1)[0] ?? '';

export const bearer = (member: Pick<Member, 'token'>) => ({
  Authorization: `Bearer ${member.token}`,
});

export const newKey = () => ({ 'Idempotency-Key': randomUUID() });
