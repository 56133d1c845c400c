import Link2 from 'lucide-react/icons/link-2';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Unlink2 from 'lucide-react/icons/unlink-2';
import { pollEvery } from '../../../api/base-api.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { localTime } from '../../../ui/format-date.ts';
import { useReadAuditIntegrityQuery, type Integrity } from './audit-api.ts';

const ASK_AGAIN_MS = 3000;
const ICON = { size: 12, 'aria-hidden': true } as const;

/** Whether the chain of the log is whole, and when it was walked last. */
export function IntegrityLine() {
  const t = useText();
  const { data, error, isFetching, refetch } = useReadAuditIntegrityQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const found = data?.data;
  const isChecking = !error && (!found || found.state === 'checking');
  useReadAuditIntegrityQuery(undefined, {
    skip: !isChecking || !found,
    ...pollEvery(ASK_AGAIN_MS),
  });
  return (
    <div
      role="status"
      className="mb-4 flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1 text-12 text-ink-3"
    >
      {error && !found ? (
        <Badge>{t('audit.checkFailed')}</Badge>
      ) : found && found.state !== 'checking' ? (
        <Verdict found={found} />
      ) : (
        <Badge>{t('audit.checking')}</Badge>
      )}
      <IconButton
        label={t('audit.check')}
        className="-mx-1"
        disabled={isFetching || isChecking}
        onClick={() => void refetch()}
      >
        <RefreshCw size={14} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function Verdict({ found: { broken, entries, checkedAt } }: { readonly found: Integrity }) {
  const t = useText();
  const written = useLanguage();
  const time = localTime(checkedAt, written);
  const count = entries.toLocaleString(written);
  return broken ? (
    <>
      <Badge tone="danger" icon={<Unlink2 {...ICON} />}>
        {t('audit.broken')}
      </Badge>
      <span className="order-1 text-danger">
        {t('audit.brokenText', {
          number: broken.sequence,
          fault: t(`audit.fault.${broken.fault}`),
          time,
        })}
      </span>
    </>
  ) : (
    <>
      <Badge tone="ok" icon={<Link2 {...ICON} />}>
        {t('audit.whole')}
      </Badge>
      <span className="figures order-1">{t('audit.wholeText', { count, time })}</span>
    </>
  );
}
