import { USER_STATUSES } from '@toolyard/core/accounts';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Select } from '../../../ui/select.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { DayRange } from '../data-table/day-range.tsx';
import type { ListAddress } from '../data-table/use-list-address.ts';
import { adminPaths } from '../frame/admin-paths.ts';
import { SuperadminOnly } from '../session/use-admin.tsx';
import { ViewsMenu } from '../views/views-menu.tsx';
import { ExportButton } from './export-button.tsx';

const ROLES = ['', 'user', 'superadmin'] as const;
const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Finds users; superadmins also take them out, bring them in and add them. */
export function UsersTools({ list }: { readonly list: ListAddress }) {
  const t = useText();
  const status = list.filter('status');
  const role = ROLES.find((one) => one === list.filter('role')) ?? '';
  return (
    <>
      <SearchField
        landmark
        className="w-full sm:w-60"
        maxLength={200}
        label={t('users.search')}
        hint={t('users.searchHint')}
        value={list.search}
        onSearch={(search) => list.change({ search })}
      />
      <ViewsMenu list="users" />
      <Segments
        label={t('users.filter')}
        value={role}
        onChange={(chosen) => list.change({ filters: { role: chosen } })}
        segments={ROLES.map((one) => ({
          value: one,
          label: one === '' ? t('users.anyRole') : t(`users.role.${one}`),
        }))}
      />
      <Select
        size="sm"
        aria-label={t('users.status')}
        value={status}
        onChoose={(chosen) => list.change({ filters: { status: chosen } })}
        choices={[
          { value: '', label: t('users.anyStatus') },
          ...USER_STATUSES.map((one) => ({ value: one, label: t(`users.status.${one}`) })),
        ]}
      />
      <DayRange
        values={{ from: list.filter('from'), to: list.filter('to') }}
        labels={{ from: t('users.createdFrom'), to: t('users.createdTo') }}
        onChange={(name, day) => list.change({ filters: { [name]: day } })}
      />
      <SuperadminOnly>
        <div className="flex flex-wrap items-center gap-2">
          <ButtonLink to={adminPaths.importUsers} icon={<Upload {...ICON} />}>
            {t('users.import')}
          </ButtonLink>
          <ExportButton list={list} />
          <ButtonLink look="primary" to={adminPaths.newUser} icon={<Plus {...ICON} />}>
            {t('users.add')}
          </ButtonLink>
        </div>
      </SuperadminOnly>
    </>
  );
}
