import { EMAIL_TAKEN, type User, type UserRepository } from '@toolyard/core/accounts';
import { VERSION_CONFLICT, type Instant } from '@toolyard/core/shared';
import { isId, millis, toDate } from './row-values.ts';
import { isDuplicate, type Statements } from './statements.ts';
import { UserAccountTable } from './tables/user-account.table.ts';

const SELECT = `select id, version, name, email, role, password_hash as "passwordHash",
  ${millis('created_at')} as "createdAt", ${millis('updated_at')} as "updatedAt"
  from user_account where deleted_at is null`;

export class PostgresUserRepository implements UserRepository {
  constructor(private readonly statements: Statements) {}

  async find(id: string): Promise<User | null> {
    return isId(id) ? this.statements.row<User>(`${SELECT} and id = ?`, [id]) : null;
  }

  findByEmail(email: string): Promise<User | null> {
    return this.statements.row<User>(`${SELECT} and email = ?`, [email]);
  }

  async add(user: User): Promise<void> {
    try {
      await this.statements.insert(UserAccountTable, {
        ...user,
        createdAt: toDate(user.createdAt),
        updatedAt: toDate(user.updatedAt),
        deletedAt: null,
      });
    } catch (cause) {
      throw isDuplicate(cause) ? EMAIL_TAKEN({ cause }) : cause;
    }
  }

  async update({ id, version, name, role, passwordHash, updatedAt }: User): Promise<void> {
    const changed = await this.statements.update(
      UserAccountTable,
      { id, version: version - 1, deletedAt: null },
      { version, name, role, passwordHash, updatedAt: toDate(updatedAt) },
    );
    if (changed === 0) throw VERSION_CONFLICT();
  }

  /** The row stays, so that what refers to it holds; nothing in it says whose it was. */
  async erase({ id, version }: User, at: Instant): Promise<void> {
    const changed = await this.statements.update(
      UserAccountTable,
      { id, version, deletedAt: null },
      {
        version: version + 1,
        name: '-',
        email: `${id}@erased.invalid`,
        passwordHash: '',
        updatedAt: toDate(at),
        deletedAt: toDate(at),
      },
    );
    if (changed === 0) throw VERSION_CONFLICT();
  }
}
