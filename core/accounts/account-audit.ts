import {
  auditEntry,
  type AuditActor,
  type NewAuditEntry,
  type AuditState,
} from '../audit/index.ts';
import type { Instant } from '../shared/index.ts';
import { parseEmail } from './email.ts';
import type { Account, Realm, RealmName } from './realm.ts';
import { parseUsername } from './admin.ts';

/** Audited actions on accounts. 'session.stolen' means that the reuse of a refresh token was detected. */
export type AccountAction =
  | 'account.registered'
  | 'account.deleted'
  | 'user.erased'
  | 'session.opened'
  | 'session.refused'
  | 'session.reauthenticated'
  | 'session.reauthenticationRefused'
  | 'password.changeRefused'
  | 'session.ended'
  | 'session.stolen'
  | 'sessions.ended'
  | 'password.changed'
  | 'password.reset'
  | 'invitation.accepted'
  | 'secondFactor.started'
  | 'secondFactor.confirmed'
  | 'secondFactor.codesRenewed'
  | 'secondFactor.removed'
  | 'passkey.added'
  | 'passkey.renamed'
  | 'passkey.removed'
  | 'apiKey.created'
  | 'apiKey.revoked'
  | 'email.confirmed'
  | 'email.changed'
  | 'profile.updated'
  | 'admin.created';

export interface AccountEvent {
  readonly at: Instant;
  readonly account: Pick<Account, 'id' | 'name'>;
  /** Defaults to the owner. */
  readonly actor?: AuditActor;
  readonly before?: AuditState;
  readonly after?: AuditState;
  readonly address?: string;
}

/** The audit entry of an event on an account. */
export const accountEntry = (
  action: AccountAction,
  { name }: Pick<Realm, 'name'>,
  { at, account, actor, before, after, address }: AccountEvent,
): NewAuditEntry =>
  auditEntry({
    at,
    actor: actor ?? { realm: name, id: account.id },
    action,
    subject: { kind: name, id: account.id, name: account.name },
    before,
    after,
    address,
  });

export const ANONYMOUS: AuditActor = { realm: 'visitor', id: null };

/** The name that a stranger typed, where it has the shape of one: anything else may be a password in the wrong field. */
export function loggableIdentity(realm: RealmName, identity: string): string {
  const isName = realm === 'user' ? parseEmail(identity).ok : parseUsername(identity).ok;
  return isName ? identity : '';
}
