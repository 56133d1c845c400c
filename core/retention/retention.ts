/** Days to retain records after they expire or are deleted. */
export const RETENTION_DAYS = {
  /** Counted from the request: no client retries for so long. */
  idempotencyKeys: 2,
  /** Attempt counters, counted from the end of their last pause; they reset after a day. */
  attempts: 2,
  /** Counted from their expiry. */
  passwordResets: 1,
  /** Longer, so that a late click is told why the link does not work. */
  invitations: 90,
  /** Offers to become a member of a space, counted from their sending: they are valid while they are stored. */
  spaceInvitations: 30,
  /** What web hooks were told, counted from its making; what is still tried stays. */
  hookDeliveries: 30,
  emailConfirmations: 1,
  brokerageAuthorisations: 1,
  /** Counted from the notice. */
  alertNotices: 90,
  /** Counters of clicks on tools, counted from their day. */
  toolClicks: 400,
  /** Counted from sign-out or expiry. */
  sessions: 30,
  adminSessions: 30,
  /** Counted from their deletion. */
  deletedStrategies: 30,
  deletedTools: 30,
  /** In the trash, and again from the moment their personal data was erased. */
  deletedAccounts: 30,
  deletedAdmins: 30,
} as const;

export type PurgeableKind = keyof typeof RETENTION_DAYS;

export const PURGEABLE_KINDS = Object.keys(RETENTION_DAYS) as readonly PurgeableKind[];
