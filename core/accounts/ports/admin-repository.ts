import type { Instant } from '../../shared/index.ts';
import type { Admin } from '../admin.ts';

/** Stores admins. test/conformance/admin-repository states what every adapter must do. */
export interface AdminRepository {
  find(id: string): Promise<Admin | null>;
  /** By identity, not by the text as typed. */
  findByUsername(username: string): Promise<Admin | null>;
  /** Every admin, in no promised order. */
  list(): Promise<readonly Admin[]>;
  /** All active superadmins, locked until the unit of work ends. */
  listSuperadminsLocked(): Promise<readonly Admin[]>;
  /** Refuses with USERNAME_TAKEN or EMAIL_TAKEN when the identity exists, also under concurrent calls. */
  add(admin: Admin): Promise<void>;
  /**
   * Stores `changed` where the kept version is `changed.version - 1`, else refuses with VERSION_CONFLICT; with
   * EMAIL_TAKEN when the e-mail is another's. The username and the logins stay as they are.
   */
  update(changed: Admin): Promise<void>;
  /** Records a login and the one before it. The version stays, since no user edits these fields. */
  recordLogin(id: string, at: Instant): Promise<void>;
  /**
   * Ends the account: nobody finds it any more, its name, e-mail and password are gone, username and e-mail may be
   * taken again. Refuses with VERSION_CONFLICT where the kept version is not `admin.version`.
   */
  erase(admin: Admin, at: Instant): Promise<void>;
}
