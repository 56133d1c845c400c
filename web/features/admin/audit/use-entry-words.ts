import { useText, type Translate } from '../../../i18n/use-text.ts';
import { isAuditAction } from './audit-actions.ts';
import type { AuditEntry } from './audit-api.ts';

type Told = Pick<AuditEntry, 'actor' | 'action' | 'subject'>;

/** Who it was: by name, while there is one. */
export function actorName({ realm, name }: AuditEntry['actor'], t: Translate): string {
  if (name !== null) return name;
  if (realm === 'visitor') return t('audit.somebody');
  if (realm === 'system') return t('audit.server');
  return t(realm === 'admin' ? 'audit.formerAdmin' : 'audit.formerUser');
}

/** An entry in one sentence: 'mei edited tool Data Analysis'. */
export function useEntryWords(): (entry: Told) => string {
  const t = useText();
  return ({ actor, action, subject }) => {
    const values = { actor: actorName(actor, t), subject: subject?.name || (subject?.id ?? '') };
    return isAuditAction(action)
      ? t(`audit.did.${action}`, values)
      : t('audit.unknownDid', { ...values, action }).trim();
  };
}
