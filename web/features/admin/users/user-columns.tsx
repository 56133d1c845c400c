import { RETENTION_DAYS } from '@toolyard/core/retention';
import { Link } from 'react-router-dom';
import { useApplication } from '../../../app/use-application.ts';
import { useText, useLanguage } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { adminPaths } from '../frame/admin-paths.ts';
import { daysLeft } from '../tools/days-left.ts';
import { longDate } from '../people/long-date.ts';
import type { ListedUser } from './users-api.ts';

/** When the purge deletes a user of the trash. */
const expiresAt = (deletedAt: string): string =>
  new Date(Date.parse(deletedAt) + RETENTION_DAYS.deletedAccounts * 86_400_000).toISOString();

/** The columns of the list of users; samples and the trash lead nowhere. */
export function useUserColumns(view: 'users' | 'samples' | 'trash'): readonly Column<ListedUser>[] {
  const t = useText();
  const written = useLanguage();
  const { services } = useApplication();
  return [
    {
      id: 'name',
      header: t('users.name'),
      sortable: 'asc',
      card: 'title',
      className: 'sm:min-w-28',
      cell: ({ id, name }) =>
        view !== 'users' ? (
          name
        ) : (
          <Link
            to={adminPaths.user(id)}
            className="touch-area font-medium hover:text-accent hover:underline"
          >
            {name}
          </Link>
        ),
    },
    {
      id: 'email',
      header: t('users.email'),
      sortable: 'asc',
      card: 'bare',
      className: 'text-ink-2',
      cell: ({ email }) => email,
    },
    {
      id: 'role',
      header: t('users.role'),
      sortable: 'asc',
      card: 'bare',
      cell: ({ role, active, invitedAt, emailVerified, secondFactor }) => (
        <span className="inline-flex flex-wrap gap-1">
          <Badge tone={role === 'superadmin' ? 'accent' : 'neutral'}>
            {t(`users.role.${role}`)}
          </Badge>
          {invitedAt !== null && <Badge tone="warn">{t('users.status.invited')}</Badge>}
          {invitedAt === null && !emailVerified && (
            <Badge tone="neutral">{t('users.unverified')}</Badge>
          )}
          {secondFactor && <Badge tone="ok">{t('users.secondFactor')}</Badge>}
          {!active && <Badge tone="danger">{t('users.status.disabled')}</Badge>}
        </span>
      ),
    },
    {
      id: 'createdAt',
      header: t('users.createdAt'),
      sortable: 'desc',
      className: 'figures whitespace-nowrap',
      cell: ({ createdAt }) => longDate(createdAt, written),
    },
    {
      id: 'lastSignInAt',
      header: t('users.lastSignIn'),
      className: 'figures whitespace-nowrap',
      cell: ({ lastSignInAt }) =>
        lastSignInAt === null ? t('users.never') : longDate(lastSignInAt, written),
    },
    ...(view === 'trash'
      ? [
          {
            id: 'deletedAt',
            header: t('users.deletedAt'),
            className: 'figures whitespace-nowrap',
            cell: ({ deletedAt }: ListedUser) =>
              deletedAt !== null &&
              t('users.daysLeft', {
                days: daysLeft({ deletedAt, expiresAt: expiresAt(deletedAt) }, services.now()),
              }),
          },
        ]
      : []),
  ];
}
