import {
  EMAIL_TAKEN,
  USERNAME_TAKEN,
  type Admin,
  type AdminRepository,
} from '@toolyard/core/accounts';
import { VERSION_CONFLICT, type Instant } from '@toolyard/core/shared';
import { db, millis } from './query-builder.ts';
import { isId, toDate, toDateOrNull } from './row-values.ts';
import { isDuplicate, isDuplicateOf, type Statements } from './statements.ts';
import { AdminAccountTable } from './tables/admin-account.table.ts';

/** Admins that are not deleted, with the field names of core. */
export const selectAdmins = () =>
  db
    .selectFrom('admin_account')
    .select((eb) => [
      'id',
      'version',
      'username',
      'name',
      'email',
      'role',
      'active',
      'password_hash as passwordHash',
      'must_change_password as mustChangePassword',
      millis(eb.ref('last_login_at')).as('lastLoginAt'),
      millis(eb.ref('previous_login_at')).as('previousLoginAt'),
      millis(eb.ref('created_at')).as('createdAt'),
      millis(eb.ref('updated_at')).as('updatedAt'),
    ])
    .where('deleted_at', 'is', null);

export class PostgresAdminRepository implements AdminRepository {
  constructor(private readonly statements: Statements) {}

  async find(id: string): Promise<Admin | null> {
    return isId(id) ? this.statements.row(selectAdmins().where('id', '=', id)) : null;
  }

  findByUsername(username: string): Promise<Admin | null> {
    return this.statements.row(selectAdmins().where('username', '=', username));
  }

  list(): Promise<readonly Admin[]> {
    return this.statements.rows(selectAdmins());
  }

  listSuperadminsLocked(): Promise<readonly Admin[]> {
    return this.statements.rows(
      selectAdmins()
        .where('role', '=', 'superadmin')
        .where('active', '=', true)
        .orderBy('id')
        .forUpdate(),
    );
  }

  async add(admin: Admin): Promise<void> {
    try {
      await this.statements.insert(AdminAccountTable, {
        ...admin,
        lastLoginAt: toDateOrNull(admin.lastLoginAt),
        previousLoginAt: toDateOrNull(admin.previousLoginAt),
        createdAt: toDate(admin.createdAt),
        updatedAt: toDate(admin.updatedAt),
        deletedAt: null,
      });
    } catch (cause) {
      throw translateDuplicate(cause);
    }
  }

  async update({ id, version, updatedAt, ...admin }: Admin): Promise<void> {
    const { name, email, role, active, passwordHash, mustChangePassword } = admin;
    const change = { version, name, email, role, active, passwordHash, mustChangePassword };
    const stored = { id, version: version - 1, deletedAt: null };
    try {
      const changed = await this.statements.update(AdminAccountTable, stored, {
        ...change,
        updatedAt: toDate(updatedAt),
      });
      if (changed === 0) throw VERSION_CONFLICT();
    } catch (cause) {
      throw translateDuplicate(cause);
    }
  }

  async recordLogin(id: string, at: Instant): Promise<void> {
    await this.statements.rows(
      db
        .updateTable('admin_account')
        .set((eb) => ({ previous_login_at: eb.ref('last_login_at'), last_login_at: toDate(at) }))
        .where('id', '=', id)
        .where('deleted_at', 'is', null),
    );
  }

  /** The row stays, so that references to it hold. It keeps no personal data. */
  async erase({ id, version }: Admin, at: Instant): Promise<void> {
    const changed = await this.statements.update(
      AdminAccountTable,
      { id, version, deletedAt: null },
      {
        version: version + 1,
        username: `erased-${id}`,
        name: '-',
        email: `${id}@erased.invalid`,
        active: false,
        passwordHash: '',
        updatedAt: toDate(at),
        deletedAt: toDate(at),
      },
    );
    if (changed === 0) throw VERSION_CONFLICT();
  }
}

/** Translates a violated unique index; returns any other error unchanged. */
function translateDuplicate(cause: unknown): unknown {
  if (isDuplicateOf(cause, 'admin_account_username_key')) return USERNAME_TAKEN({ cause });
  return isDuplicate(cause) ? EMAIL_TAKEN({ cause }) : cause;
}
