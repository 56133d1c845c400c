import type { Instant } from '../../shared/index.ts';
import type { User } from '../user.ts';

/** Stores user accounts. test/conformance/user-repository states what every adapter must do. */
export interface UserRepository {
  find(id: string): Promise<User | null>;
  /** The accounts that exist of these ids, in no particular order. */
  findAll(ids: readonly string[]): Promise<readonly User[]>;
  /** By identity, not by the text as typed. */
  findByEmail(email: string): Promise<User | null>;
  /** Refuses with EMAIL_TAKEN when the identity exists, also in the trash and under concurrent calls. */
  add(user: User): Promise<void>;
  /** The identities that already exist, also in the trash, in no particular order. */
  listTaken(emails: readonly string[]): Promise<readonly string[]>;
  /** Adds the users whose identity does not exist, also under concurrent calls, and returns their ids. */
  addMissing(users: readonly User[]): Promise<readonly string[]>;
  /**
   * Stores `changed` where the stored version is `changed.version - 1`; else refuses with VERSION_CONFLICT, and with
   * EMAIL_TAKEN where its e-mail is another account's, also of one in the trash. The last login stays as it is.
   */
  update(changed: User): Promise<void>;
  /** Records a login. The version stays, since no user edits this field. */
  recordLogin(id: string, at: Instant): Promise<void>;
  /** Records an invitation that was sent again. The version stays. */
  recordInvitation(id: string, at: Instant): Promise<void>;
  /**
   * Moves the account to the trash: nobody finds it any more; its e-mail stays reserved. Refuses with VERSION_CONFLICT
   * where the stored version is not `user.version`.
   */
  moveToTrash(user: User, at: Instant): Promise<void>;
  /** Takes the account out of the trash, one version on, and returns it; null where it is not there. */
  restore(id: string, at: Instant): Promise<User | null>;
  /** The account in the trash, locked until the unit of work ends; null where it is not there. */
  findTrashed(id: string): Promise<User | null>;
  /** At most `limit` accounts that are in the trash since before the instant, locked; those that others lock are left out. */
  listTrashedBefore(at: Instant, limit: number): Promise<readonly User[]>;
  /**
   * Ends the account, also one in the trash: nobody finds it any more, its name, e-mail and password are gone and the
   * e-mail may be taken again. Refuses with VERSION_CONFLICT where the kept version is not `user.version`.
   */
  erase(user: User, at: Instant): Promise<void>;
}
