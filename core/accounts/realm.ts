import type { AuditLog } from '../audit/index.ts';
import type { MailOutbox } from '../mail/index.ts';
import type { ErrorDefinition, Instant, Language, UnitOfWork } from '../shared/index.ts';
import { ADMIN_CREDENTIALS_WRONG, CREDENTIALS_WRONG } from './accounts.errors.ts';
import type { Admin } from './admin.ts';
import type { AdminRole, UserRole } from './roles.ts';
import type { AccountRepositories } from './ports/account-repositories.ts';
import type { PasskeyRepository } from './ports/passkey-repository.ts';
import type { SecondFactorRepository } from './ports/second-factor-repository.ts';
import type { SessionRepository } from './ports/session-repository.ts';
import {
  ADMIN_SESSION_LIFETIME,
  USER_SESSION_LIFETIME,
  type SessionLifetime,
} from './sessions/session.ts';
import { mailLanguage, type User } from './user.ts';

export type RealmName = 'user' | 'admin';

/** What signing in, sessions and second factors need to know of an account, whichever realm it is of. */
export interface Account {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly email: string;
  readonly role: UserRole | AdminRole;
  readonly passwordHash: string;
  /** True while another person knows the password. */
  readonly mustChangePassword: boolean;
  readonly updatedAt: Instant;
}

export interface RealmRules {
  readonly name: RealmName;
  readonly sessionLifetime: SessionLifetime;
}

/** One realm as reading calls see it. */
export interface RealmReader<A extends Account = Account> extends RealmRules {
  readonly accounts: { find(id: string): Promise<A | null> };
  readonly sessions: Pick<SessionRepository, 'find' | 'listOwned'>;
  readonly secondFactors: Pick<SecondFactorRepository, 'find'>;
  readonly passkeys: Pick<PasskeyRepository, 'listOwned'>;
}

/** One realm inside a unit of work: its accounts, what hangs on them, and what sets it apart from the other. */
export interface Realm<A extends Account = Account> extends RealmRules {
  readonly accounts: {
    /** Null also for accounts that may not sign in. */
    find(id: string): Promise<A | null>;
    findBySignInName(identity: string): Promise<A | null>;
    update(changed: A): Promise<void>;
    recordLogin(id: string, at: Instant): Promise<void>;
  };
  readonly sessions: SessionRepository;
  readonly secondFactors: SecondFactorRepository;
  readonly passkeys: PasskeyRepository;
  readonly mails: MailOutbox;
  readonly audit: AuditLog;
  readonly credentialsWrong: ErrorDefinition;
  /** How its owner signs in. */
  signInName(account: A): string;
  /** The language of a mail to its owner. */
  mailLanguage(account: A, ofCall: Language): Language;
  /** Whether the owner is known to read mail at the account's address. Superadmins vouch for admins. */
  isAddressVerified(account: A): boolean;
  /** Whether the account may not sign in though it is found. */
  isDisabled(account: A): boolean;
  /** Whether signing in takes a new password, because another person knows the present one. */
  needsNewPassword(account: A): boolean;
  /** The account with a password that its owner chose, of the next version. */
  withPassword(account: A, passwordHash: string, at: Instant): A;
  /** Makes mailed links void by which the account could still change hands. */
  revokeMailedLinks(id: string): Promise<void>;
}

const USERS: RealmRules = { name: 'user', sessionLifetime: USER_SESSION_LIFETIME };
const ADMINS: RealmRules = { name: 'admin', sessionLifetime: ADMIN_SESSION_LIFETIME };

export const userReader = (
  stored: Omit<RealmReader<User>, keyof RealmRules>,
): RealmReader<User> => ({
  ...stored,
  ...USERS,
});

/** A disabled admin counts as not found. */
export const adminReader = ({
  accounts,
  ...stored
}: Omit<RealmReader<Admin>, keyof RealmRules>): RealmReader<Admin> => ({
  ...stored,
  ...ADMINS,
  accounts: { find: async (id) => whenActive(await accounts.find(id)) },
});

const whenActive = (admin: Admin | null): Admin | null => (admin?.active ? admin : null);

/** Makes void the links that were mailed for a user's account: to a reset, an invitation, and a confirmation of any address. */
export async function revokeMailedLinks(
  userId: string,
  all: Pick<AccountRepositories, 'passwordResets' | 'invitations' | 'emailConfirmations'>,
): Promise<void> {
  await all.passwordResets.eraseOwned(userId);
  await all.invitations.eraseOwned(userId);
  await all.emailConfirmations.eraseOwned(userId);
}

export const userRealm = (all: AccountRepositories): Realm<User> => ({
  ...USERS,
  accounts: {
    find: (id) => all.users.find(id),
    findBySignInName: (identity) => all.users.findByEmail(identity),
    update: (changed) => all.users.update(changed),
    recordLogin: (id, at) => all.users.recordLogin(id, at),
  },
  sessions: all.sessions,
  secondFactors: all.secondFactors,
  passkeys: all.passkeys,
  mails: all.mails,
  audit: all.audit,
  credentialsWrong: CREDENTIALS_WRONG,
  signInName: ({ email }) => email,
  mailLanguage,
  isAddressVerified: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
  isDisabled: ({ active }) => !active,
  needsNewPassword: ({ mustChangePassword }) => mustChangePassword,
  withPassword: (user, hash, at) => ({
    ...withPassword(user, hash, at),
    mustChangePassword: false,
    invitedAt: null,
  }),
  revokeMailedLinks: (id) => revokeMailedLinks(id, all),
});

export const adminRealm = (all: AccountRepositories): Realm<Admin> => ({
  ...ADMINS,
  accounts: {
    find: async (id) => whenActive(await all.admins.find(id)),
    findBySignInName: async (identity) => whenActive(await all.admins.findByUsername(identity)),
    update: (changed) => all.admins.update(changed),
    recordLogin: (id, at) => all.admins.recordLogin(id, at),
  },
  sessions: all.adminSessions,
  secondFactors: all.adminSecondFactors,
  passkeys: all.adminPasskeys,
  mails: all.mails,
  audit: all.audit,
  credentialsWrong: ADMIN_CREDENTIALS_WRONG,
  signInName: ({ username }) => username,
  mailLanguage: (_admin, ofCall) => ofCall,
  isAddressVerified: () => true,
  isDisabled: () => false,
  // Admins change theirs after signing in.
  needsNewPassword: () => false,
  withPassword: (admin, hash, at) => ({
    ...withPassword(admin, hash, at),
    mustChangePassword: false,
  }),
  revokeMailedLinks: () => Promise.resolve(),
});

const withPassword = <A extends Account>(
  account: A,
  passwordHash: string,
  updatedAt: Instant,
): A => ({
  ...account,
  version: account.version + 1,
  passwordHash,
  updatedAt,
});

/** Units of work that see one realm alone. */
export const realmUnitOfWork = <A extends Account>(
  work: UnitOfWork<AccountRepositories>,
  realm: (all: AccountRepositories) => Realm<A>,
): UnitOfWork<Realm<A>> => ({ run: (one) => work.run((all) => one(realm(all))) });
