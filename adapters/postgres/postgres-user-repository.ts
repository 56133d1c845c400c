import { EMAIL_TAKEN, searchKey, type User, type UserRepository } from '@toolyard/core/accounts';
import { VERSION_CONFLICT, type Instant } from '@toolyard/core/shared';
import { sql } from 'kysely';
import { anyId, builtOnce, db, millis } from './query-builder.ts';
import { isId, toDate, toDateOrNull } from './row-values.ts';
import { isDuplicate, type Statements } from './statements.ts';
import { UserAccountTable } from './tables/user-account.table.ts';

const selectAccounts = () =>
  db
    .selectFrom('user_account')
    .select((eb) => [
      'id',
      'version',
      'name',
      'email',
      'role',
      'active',
      'language',
      'password_hash as passwordHash',
      'must_change_password as mustChangePassword',
      millis(eb.ref('invited_at')).as('invitedAt'),
      millis(eb.ref('last_login_at')).as('lastLoginAt'),
      millis(eb.ref('email_verified_at')).as('emailVerifiedAt'),
      millis(eb.ref('created_at')).as('createdAt'),
      millis(eb.ref('updated_at')).as('updatedAt'),
    ]);

const selectUsers = () => selectAccounts().where('deleted_at', 'is', null);

const selectTrashed = () =>
  selectAccounts().where('deleted_at', 'is not', null).where('erased_at', 'is', null);

const usersById = builtOnce(({ ids }: { readonly ids: readonly string[] }) =>
  selectUsers().where('id', '=', anyId(ids)),
);

/** Inserts the rows whose email is free. One parameter holds all of them. */
const insertMissing = (rows: readonly object[]) => sql<Pick<User, 'id'>>`
  insert into user_account
    (id, version, name, name_key, email, role, language, password_hash, must_change_password,
      invited_at, created_at, updated_at)
  select id, version, name, "nameKey", email, role, language, "passwordHash", "mustChangePassword",
    "invitedAt", "createdAt", "updatedAt"
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as added (id uuid, version int, name text,
    "nameKey" text, email text, role text, language text, "passwordHash" text,
    "mustChangePassword" boolean, "invitedAt" timestamptz, "createdAt" timestamptz, "updatedAt" timestamptz)
  on conflict do nothing returning id`;

export class PostgresUserRepository implements UserRepository {
  constructor(private readonly statements: Statements) {}

  async find(id: string): Promise<User | null> {
    return isId(id) ? this.statements.row(selectUsers().where('id', '=', id)) : null;
  }

  findAll(ids: readonly string[]): Promise<readonly User[]> {
    return this.statements.prepared(usersById({ ids }));
  }

  findByEmail(email: string): Promise<User | null> {
    return this.statements.row(selectUsers().where('email', '=', email));
  }

  async add(user: User): Promise<void> {
    try {
      await this.statements.insert(UserAccountTable, {
        ...user,
        nameKey: searchKey(user.name),
        emailVerifiedAt: toDateOrNull(user.emailVerifiedAt),
        invitedAt: toDateOrNull(user.invitedAt),
        lastLoginAt: toDateOrNull(user.lastLoginAt),
        createdAt: toDate(user.createdAt),
        updatedAt: toDate(user.updatedAt),
        deletedAt: null,
        erasedAt: null,
      });
    } catch (cause) {
      throw isDuplicate(cause) ? EMAIL_TAKEN({ cause }) : cause;
    }
  }

  async listTaken(emails: readonly string[]): Promise<readonly string[]> {
    const rows = await this.statements.rows(
      db
        .selectFrom('user_account')
        .select('email')
        .where(
          'email',
          'in',
          sql<string>`(select jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb))`,
        ),
    );
    return rows.map(({ email }) => email);
  }

  async addMissing(users: readonly User[]): Promise<readonly string[]> {
    const rows = users.map((user) => ({
      ...user,
      nameKey: searchKey(user.name),
      invitedAt: toDateOrNull(user.invitedAt),
      createdAt: toDate(user.createdAt),
      updatedAt: toDate(user.updatedAt),
    }));
    const added = await this.statements.rows(insertMissing(rows));
    return added.map(({ id }) => id);
  }

  async update(user: User): Promise<void> {
    const { id, version, name, email, role, active, language, passwordHash } = user;
    const columns = {
      version,
      name,
      nameKey: searchKey(name),
      email,
      emailVerifiedAt: toDateOrNull(user.emailVerifiedAt),
      role,
      active,
      language,
      passwordHash,
      mustChangePassword: user.mustChangePassword,
      invitedAt: toDateOrNull(user.invitedAt),
      updatedAt: toDate(user.updatedAt),
    };
    const stored = { id, version: version - 1, deletedAt: null };
    try {
      const changed = await this.statements.update(UserAccountTable, stored, columns);
      if (changed === 0) throw VERSION_CONFLICT();
    } catch (cause) {
      throw isDuplicate(cause) ? EMAIL_TAKEN({ cause }) : cause;
    }
  }

  async recordLogin(id: string, at: Instant): Promise<void> {
    const stored = { id, deletedAt: null };
    await this.statements.update(UserAccountTable, stored, { lastLoginAt: toDate(at) });
  }

  async recordInvitation(id: string, at: Instant): Promise<void> {
    const stored = { id, deletedAt: null };
    await this.statements.update(UserAccountTable, stored, { invitedAt: toDate(at) });
  }

  async moveToTrash({ id, version }: User, at: Instant): Promise<void> {
    const stored = { id, version, deletedAt: null };
    const change = { version: version + 1, updatedAt: toDate(at), deletedAt: toDate(at) };
    const changed = await this.statements.update(UserAccountTable, stored, change);
    if (changed === 0) throw VERSION_CONFLICT();
  }

  async findTrashed(id: string): Promise<User | null> {
    return isId(id) ? this.statements.row(selectTrashed().where('id', '=', id).forUpdate()) : null;
  }

  listTrashedBefore(at: Instant, limit: number): Promise<readonly User[]> {
    return this.statements.rows(
      selectTrashed().where('deleted_at', '<', toDate(at)).limit(limit).forUpdate().skipLocked(),
    );
  }

  async restore(id: string, at: Instant): Promise<User | null> {
    const trashed = await this.findTrashed(id);
    if (!trashed) return null;
    const version = trashed.version + 1;
    const updatedAt = Math.max(at, trashed.updatedAt);
    const change = { version, updatedAt: toDate(updatedAt), deletedAt: null };
    await this.statements.update(UserAccountTable, { id }, change);
    return { ...trashed, version, updatedAt };
  }

  /** The row stays, so that references to it hold. It keeps no personal data. */
  async erase({ id, version }: User, at: Instant): Promise<void> {
    const changed = await this.statements.update(
      UserAccountTable,
      { id, version, erasedAt: null },
      {
        version: version + 1,
        name: '-',
        nameKey: '-',
        email: `${id}@erased.invalid`,
        language: 'auto',
        passwordHash: '',
        invitedAt: null,
        lastLoginAt: null,
        updatedAt: toDate(at),
        deletedAt: toDate(at),
        erasedAt: toDate(at),
      },
    );
    if (changed === 0) throw VERSION_CONFLICT();
  }
}
