import Plus from 'lucide-react/icons/plus';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { ListHead } from '../data-table/list-head.tsx';
import { useListAddress } from '../data-table/use-list-address.ts';
import { adminPaths } from '../frame/admin-paths.ts';
import { failureText } from '../../../api/call-failure.ts';
import { useRowActions } from '../people/use-row-actions.tsx';
import { useAdmin } from '../session/use-admin.tsx';
import { useAdminColumns } from './admin-columns.tsx';
import { useListAdminsQuery } from './admins-api.ts';
import { InlineDeletion } from './inline-deletion.tsx';
import { ADMIN_SORTS, adminsIn, listed } from './listed-admins.ts';
import { useAdminDeletion } from './use-admin-deletion.tsx';

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const PLAN = { sort: { by: 'username', direction: 'asc' }, sorts: ADMIN_SORTS } as const;

/** The operators of the console. */
export function AdminsPage() {
  const t = useText();
  const navigate = useNavigate();
  const own = useAdmin().id;
  const list = useListAddress(PLAN);
  const columns = useAdminColumns();
  const deletion = useAdminDeletion();
  const rowActions = useRowActions();
  const { data, error, isFetching, refetch } = useListAdminsQuery(undefined, {
    refetchOnMountOrArgChange: 300,
  });
  const admins = data === undefined ? undefined : adminsIn(data);
  const failed = data === undefined && error !== undefined;
  const text = failed
    ? failureText(error, t('admins.listFailed'))
    : admins === null
      ? t('admins.badList')
      : null;
  return (
    <>
      <ListHead
        title={t('admins.title')}
        count={admins?.length}
        searches={[
          {
            label: t('admins.search'),
            hint: t('admins.searchHint'),
            value: list.search,
            onSearch: (search) => list.change({ search }),
          },
        ]}
        views="admins"
        primary={
          <ButtonLink look="primary" to={adminPaths.newAdmin} icon={<Plus {...ICON} />}>
            {t('admins.add')}
          </ButtonLink>
        }
      />
      {deletion.failure !== null && <ErrorBox className="mb-4">{deletion.failure}</ErrorBox>}
      {deletion.dialog}
      <DataTable
        label={t('admins.title')}
        columns={columns}
        rows={admins ? listed(admins, list.search, list.sort) : undefined}
        idOf={({ id }) => id}
        nameOf={({ username }) => username}
        fault={text === null ? null : { text, onRetry: () => void refetch(), busy: isFetching }}
        expected={3}
        sort={list.sort}
        onSort={(sort) => list.change({ sort })}
        controls={(admin) =>
          deletion.pending === admin.id && (
            <InlineDeletion
              name={admin.username}
              busy={deletion.busy}
              onYes={() => deletion.remove(admin)}
              onNo={() => deletion.ask(null)}
            />
          )
        }
        actions={(admin) =>
          deletion.pending === admin.id
            ? []
            : rowActions({
                onEdit: () => void navigate(adminPaths.admin(admin.id)),
                onDelete: admin.id === own ? undefined : () => deletion.ask(admin.id),
              })
        }
        onOpen={({ id }) => void navigate(adminPaths.admin(id))}
        empty={
          <EmptyState
            level={2}
            title={t('admins.none')}
            action={
              list.search !== '' && (
                <Button onClick={() => list.change({ search: '' })}>{t('admins.showAll')}</Button>
              )
            }
          />
        }
      />
    </>
  );
}
