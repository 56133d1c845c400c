/** For how many days things stay after their end; then they go for good. */
export const RETENTION_DAYS = {
  /** From the call on: no client repeats a call for so long. */
  idempotencyKeys: 2,
  /** Counts of attempts, from the end of their last pause on; they are forgotten after a day. */
  attempts: 2,
  /** From their last moment on. */
  passwordResets: 1,
  emailConfirmations: 1,
  brokerageAuthorisations: 1,
  /** From sign-out or expiry on. */
  sessions: 30,
  adminSessions: 30,
  /** From their deletion on. */
  deletedStrategies: 30,
  deletedTools: 30,
  deletedAccounts: 30,
  deletedAdmins: 30,
} as const;

export type PurgeableKind = keyof typeof RETENTION_DAYS;

export const PURGEABLE_KINDS = Object.keys(RETENTION_DAYS) as readonly PurgeableKind[];
