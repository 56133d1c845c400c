import type { User } from '../user.ts';

/** Where accounts are kept. test/conformance/user-repository states what every adapter must do. */
export interface UserRepository {
  find(id: string): Promise<User | null>;
  /** By identity, not by the text as typed. */
  findByEmail(email: string): Promise<User | null>;
  /** Refuses with EMAIL_TAKEN when the identity exists, also under concurrent calls. */
  add(user: User): Promise<void>;
  /** Stores `changed` where the kept version is `changed.version - 1`; else refuses with VERSION_CONFLICT. */
  update(changed: User): Promise<void>;
}
