import { randomUUID } from 'node:crypto';
import type { Admin, AdminRole, PasswordHasher } from '@toolyard/core/accounts';
import type { UnitOfWork } from '@toolyard/core/shared';
import { cookiesOf, PORTS, type TestApi } from './test-api.ts';

/** An admin as the wire has it, as far as tests look at it. */
export interface WireAdmin {
  readonly _id: string;
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly role: AdminRole;
  readonly active: boolean;
  readonly mustChangePassword: boolean;
  readonly secondFactor: boolean;
  readonly lastLogin: string | null;
  readonly version: number;
}

export interface Operator {
  readonly username: string;
  readonly password: string;
  readonly token: string;
  readonly cookies: readonly string[];
  readonly admin: WireAdmin;
}

interface Admins {
  readonly admins: { add(admin: Admin): Promise<void> };
}

export const OPERATOR_PASSWORD = 'an-operators-own-pass';

const hashes = new WeakMap<TestApi['container'], Promise<string>>();

/** A new admin in the database, past the forced change unless `change` says otherwise. */
export async function addOperator(
  { container }: Pick<TestApi, 'container'>,
  role: AdminRole,
  change: Partial<Admin> = {},
): Promise<Admin> {
  const hash =
    hashes.get(container) ?? container.get<PasswordHasher>(PORTS.hasher).hash(OPERATOR_PASSWORD);
  hashes.set(container, hash);
  const id = randomUUID();
  const at = container.get<{ now(): number }>(PORTS.clock).now();
  const admin: Admin = {
    id,
    version: 1,
    username: `op-${id}`,
    name: role === 'superadmin' ? '林梅' : '王强',
    email: `op-${id}@example.com`,
    role,
    active: true,
    passwordHash: await hash,
    mustChangePassword: false,
    lastLoginAt: null,
    previousLoginAt: null,
    createdAt: at,
    updatedAt: at,
    ...change,
  };
  await container.get<UnitOfWork<Admins>>(PORTS.work).run(({ admins }) => admins.add(admin));
  return admin;
}

/** Opens a session as the console does. */
export async function openConsole(
  { call }: Pick<TestApi, 'call'>,
  username: string,
  password = OPERATOR_PASSWORD,
): Promise<Operator> {
  const answer = await call.post('/api/admin/auth/login').send({ username, password });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  const { token, admin } = (answer.body as { data: Pick<Operator, 'token' | 'admin'> }).data;
  return { username, password, token, admin, cookies: cookiesOf(answer.headers) };
}

/** A new admin of this role and its first session. */
export async function signInOperator(
  api: Pick<TestApi, 'call' | 'container'>,
  role: AdminRole,
  change: Partial<Admin> = {},
): Promise<Operator> {
  const { username } = await addOperator(api, role, change);
  return openConsole(api, username);
}
