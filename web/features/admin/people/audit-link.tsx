import History from 'lucide-react/icons/history';
import { Link } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { auditOf } from '../frame/admin-paths.ts';
import { SuperadminOnly } from '../session/use-admin.tsx';

/** Leads to the entries of the audit log about one record; it is for superadmins. */
export function AuditLink({ kind, id }: Parameters<typeof auditOf>[0]) {
  const t = useText();
  return (
    <SuperadminOnly>
      <Link
        to={auditOf({ kind, id })}
        className="touch-area inline-flex items-center gap-1.5 text-accent underline-offset-3 hover:underline"
      >
        <History size={16} strokeWidth={1.75} aria-hidden="true" />
        {t('people.auditEntries')}
      </Link>
    </SuperadminOnly>
  );
}
