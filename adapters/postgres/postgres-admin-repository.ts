import {
  EMAIL_TAKEN,
  USERNAME_TAKEN,
  type Admin,
  type AdminRepository,
} from '@toolyard/core/accounts';
import { VERSION_CONFLICT, type Instant } from '@toolyard/core/shared';
import { isId, millis, toDate, toDateOrNull } from './row-values.ts';
import { isDuplicate, isDuplicateOf, type Statements } from './statements.ts';
import { AdminAccountTable } from './tables/admin-account.table.ts';

/** Admins as rows, mapped to the entities of core. */
export const SELECT_ADMINS = `select id, version, username, name, email, role, active,
  password_hash as "passwordHash", must_change_password as "mustChangePassword",
  ${millis('last_login_at')} as "lastLoginAt", ${millis('previous_login_at')} as "previousLoginAt",
  ${millis('created_at')} as "createdAt", ${millis('updated_at')} as "updatedAt"
  from admin_account where deleted_at is null`;

export class PostgresAdminRepository implements AdminRepository {
  constructor(private readonly statements: Statements) {}

  async find(id: string): Promise<Admin | null> {
    return isId(id) ? this.statements.row<Admin>(`${SELECT_ADMINS} and id = ?`, [id]) : null;
  }

  findByUsername(username: string): Promise<Admin | null> {
    return this.statements.row<Admin>(`${SELECT_ADMINS} and username = ?`, [username]);
  }

  list(): Promise<readonly Admin[]> {
    return this.statements.rows<Admin>(SELECT_ADMINS, []);
  }

  listSuperadminsLocked(): Promise<readonly Admin[]> {
    return this.statements.rows<Admin>(
      `${SELECT_ADMINS} and role = 'superadmin' and active order by id for update`,
      [],
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
      `update admin_account set previous_login_at = last_login_at, last_login_at = ?
       where id = ? and deleted_at is null`,
      [toDate(at), id],
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
