import { Link } from 'react-router-dom';
import { useText, useLanguage } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { localTime } from '../../../ui/format-date.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import type { GroupedEntry } from './audit-api.ts';
import { exactTime } from './exact-time.ts';
import { isImport, useEntryWords } from './use-entry-words.ts';

/** The columns of the audit log. */
export function useAuditColumns(addressOf: {
  /** Where an entry is opened. */
  readonly entry: (sequence: number) => string;
  /** Where the entries of a group stand one by one. */
  readonly group: (newest: number) => string;
}): readonly Column<GroupedEntry>[] {
  const t = useText();
  const written = useLanguage();
  const wordsOf = useEntryWords();
  return [
    {
      id: 'at',
      header: t('audit.at'),
      card: 'bare',
      className: 'figures w-40 text-ink-2 max-sm:w-auto max-sm:text-12',
      cell: ({ at }) => (
        <time dateTime={at} title={exactTime(at, written)}>
          {localTime(at, written)}
        </time>
      ),
    },
    {
      id: 'what',
      header: t('audit.what'),
      card: 'title',
      className: 'max-sm:row-start-1',
      cell: (entry) => (
        <>
          <Link
            to={addressOf.entry(entry.sequence)}
            className="touch-area hover:text-accent hover:underline"
            title={t('audit.openEntry', { number: entry.sequence })}
          >
            {wordsOf(entry)}
          </Link>
          {entry.groupSize > 1 && (
            <>
              {' '}
              <Link
                to={addressOf.group(entry.sequence)}
                className="touch-area whitespace-nowrap text-accent hover:underline"
              >
                {t(isImport(entry) ? 'audit.perUser' : 'audit.more', {
                  count: entry.groupSize - 1,
                })}
              </Link>
            </>
          )}
        </>
      ),
    },
    {
      id: 'realm',
      header: t('audit.realm'),
      card: 'bare',
      className: 'w-28 max-sm:w-auto',
      cell: ({ actor: { realm } }) => (
        <Badge tone={realm === 'admin' ? 'accent' : 'neutral'}>{t(`audit.realm.${realm}`)}</Badge>
      ),
    },
    {
      id: 'address',
      header: t('audit.address'),
      card: 'hidden',
      className: 'figures w-40 text-ink-3 max-lg:hidden',
      cell: ({ address }) => address || '--',
    },
    {
      id: 'sequence',
      header: t('audit.number'),
      num: true,
      card: 'hidden',
      className: 'w-20 text-ink-3',
      cell: ({ sequence }) => sequence,
    },
  ];
}
