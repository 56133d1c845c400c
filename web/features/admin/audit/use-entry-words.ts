import { useText, type Translate } from '../../../i18n/use-text.ts';
import { isAuditAction } from './audit-actions.ts';
import type { AuditEntry } from './audit-api.ts';

type DescribedEntry = Pick<AuditEntry, 'actor' | 'action' | 'subject' | 'after'>;

/** Whether an entry stands for a whole import of users. */
export const isImport = ({ subject }: Pick<AuditEntry, 'subject'>): boolean =>
  subject?.kind === 'import';

/** Who it was: by name, or by the pseudonym of a deleted account. */
export function actorName({ realm, name }: AuditEntry['actor'], t: Translate): string {
  if (name !== null) return name;
  return t(realm === 'visitor' ? 'audit.somebody' : 'audit.server');
}

/** Whom or what it was done to; the actor, where nothing but the actor's id is recorded. */
function subjectName(
  { actor, subject }: Pick<DescribedEntry, 'actor' | 'subject'>,
  t: Translate,
): string {
  if (subject?.name) return subject.name;
  if (subject && subject.id === actor.id) return actorName(actor, t);
  return subject?.id || t('audit.unknownSubject');
}

/** An entry in one sentence: 'mei edited tool Data Analysis'. */
export function useEntryWords(): (entry: DescribedEntry) => string {
  const t = useText();
  return ({ actor, action, subject, after }) => {
    const values = {
      actor: actorName(actor, t),
      subject: subjectName({ actor, subject }, t),
      // Where somebody signs in: to the console or to the site.
      place: t(subject?.kind === 'admin' ? 'audit.place.console' : 'audit.place.site'),
    };
    if (isImport({ subject })) {
      const count = (name: string) => Number(after?.[name] ?? 0);
      const counts = { created: count('created'), refused: count('refused') };
      return t('audit.importDone', { ...values, ...counts });
    }
    return isAuditAction(action)
      ? t(`audit.did.${action}`, values)
      : t('audit.unknownDid', { ...values, action }).trim();
  };
}
