import { Link } from 'react-router-dom';
import { errorMessage } from '../../../api/error-message.ts';
import { useText, useLanguage } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { localTime } from '../../../ui/format-date.ts';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import type { GroupedEntry } from '../audit/audit-api.ts';
import { isImport, useEntryWords } from '../audit/use-entry-words.ts';
import { adminPaths } from '../frame/admin-paths.ts';
import { SuperadminOnly } from '../session/use-admin.tsx';
import { useActivity } from './use-dashboard.ts';

/** What has been done of late: by everybody for superadmins, by oneself for admins. */
export function ActivityCard() {
  const t = useText();
  const { data, error, isFetching, refetch } = useActivity();
  const entries = data?.data;
  return (
    <Card label={t('admin.activity')}>
      <CardHead
        title={t('admin.activity')}
        controls={
          <SuperadminOnly>
            <Link to={adminPaths.audit} className="touch-area text-12 text-accent hover:underline">
              {t('admin.activity.all')}
            </Link>
          </SuperadminOnly>
        }
      />
      {entries ? (
        <Entries entries={entries} />
      ) : error ? (
        <div className="p-4">
          <ErrorBox
            title={t('admin.activity.failed')}
            actions={
              <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
                {t('shell.retry')}
              </Button>
            }
          >
            {errorMessage(error, '')}
          </ErrorBox>
        </div>
      ) : (
        <SkeletonBlock label={t('shell.loading')} className="space-y-6 p-4">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="w-80 max-w-full" />
          ))}
        </SkeletonBlock>
      )}
    </Card>
  );
}

function Entries({ entries }: { readonly entries: readonly GroupedEntry[] }) {
  const t = useText();
  const written = useLanguage();
  const wordsOf = useEntryWords();
  if (entries.length === 0)
    return <EmptyState title={t('admin.activity.none')} text={t('admin.activity.noneText')} />;
  return (
    <ul className="divide-y divide-line">
      {entries.map((entry) => (
        <li
          key={entry.sequence}
          className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2"
        >
          <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
            {wordsOf(entry)}
            {entry.groupSize > 1 &&
              !isImport(entry) &&
              ` ${t('audit.more', { count: entry.groupSize - 1 })}`}
          </span>
          <time dateTime={entry.at} className="figures text-12 text-ink-3">
            {localTime(entry.at, written)}
          </time>
        </li>
      ))}
    </ul>
  );
}
