import { Link } from 'react-router-dom';
import { useText, useLanguage } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { localTime } from '../../../ui/format-date.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { adminPaths } from '../frame/admin-paths.ts';
import { useAdmin } from '../session/use-admin.tsx';
import type { AdminRecord } from './admins-api.ts';

/** The columns of the list of admins. */
export function useAdminColumns(): readonly Column<AdminRecord>[] {
  const t = useText();
  const written = useLanguage();
  const own = useAdmin().id;
  return [
    {
      id: 'username',
      header: t('admins.username'),
      sortable: 'asc',
      card: 'title',
      className: 'sm:min-w-28',
      cell: ({ id, username }) => (
        <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to={adminPaths.admin(id)}
            className="touch-area font-medium hover:text-accent hover:underline"
          >
            {username}
          </Link>
          {id === own && <Badge>{t('admins.you')}</Badge>}
        </span>
      ),
    },
    {
      id: 'name',
      header: t('admins.name'),
      sortable: 'asc',
      card: 'bare',
      className: 'sm:min-w-28',
      cell: ({ name }) => name,
    },
    {
      id: 'email',
      header: t('admins.email'),
      sortable: 'asc',
      card: 'bare',
      className: 'text-ink-2 xl:min-w-56',
      cell: ({ email }) => email,
    },
    {
      id: 'role',
      header: t('admins.role'),
      sortable: 'asc',
      card: 'bare',
      cell: ({ role }) => (
        <Badge tone={role === 'superadmin' ? 'accent' : 'neutral'}>
          {t(`admins.role.${role}`)}
        </Badge>
      ),
    },
    {
      id: 'active',
      header: t('admins.status'),
      sortable: 'asc',
      card: 'bare',
      cell: ({ active }) => (
        <Badge dot tone={active ? 'ok' : 'neutral'}>
          {t(active ? 'admins.enabled' : 'admins.disabled')}
        </Badge>
      ),
    },
    {
      id: 'secondFactor',
      header: t('admins.secondFactor'),
      className: 'sm:max-xl:hidden',
      cell: ({ secondFactor }) =>
        t(secondFactor ? 'admins.secondFactorOn' : 'admins.secondFactorOff'),
    },
    {
      id: 'lastLogin',
      header: t('admins.lastLogin'),
      sortable: 'desc',
      className: 'figures whitespace-nowrap sm:max-xl:hidden',
      cell: ({ lastLogin }) =>
        lastLogin === null ? t('admins.never') : localTime(lastLogin, written),
    },
  ];
}
