import type { Instant } from '../shared/index.ts';

export const AUDIT_REALMS = ['user', 'admin', 'visitor', 'system'] as const;
export type AuditRealm = (typeof AUDIT_REALMS)[number];

/** Who did something: somebody of one of the two realms, a visitor, or the server by itself. */
export interface AuditActor {
  readonly realm: AuditRealm;
  /** Null for visitors and the server. */
  readonly id: string | null;
}

/** To what it was done. */
export interface AuditSubject {
  /** `tool`, `user`, `admin`, `session`, `strategy`. */
  readonly kind: string;
  /** As the console's addresses know it: a tool's slug, a user's UUID. */
  readonly id: string;
  /** How people call it; empty where it has no name. */
  readonly name: string;
}

/** Values of JSON alone; no password, no token, no hash. */
export type AuditState = Readonly<Record<string, unknown>>;

/** One thing that was done, as the use case that did it tells it. */
export interface AuditNote {
  readonly at: Instant;
  readonly actor: AuditActor;
  /** Area and past tense, `tool.updated`. */
  readonly action: string;
  readonly subject: AuditSubject | null;
  /** What was changed, before and after; null where there was nothing. */
  readonly before: AuditState | null;
  readonly after: AuditState | null;
  /** The network it came from, where that is known; else empty. */
  readonly address: string;
}

/** The server itself: sweeps, seeds, the first start. */
export const SYSTEM: AuditActor = { realm: 'system', id: null };

/** Whether nothing that the audit log keeps differs. */
export const isSameState = (a: AuditState, b: AuditState): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
