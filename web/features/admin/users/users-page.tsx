import { useState } from 'react';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash';
import Upload from 'lucide-react/icons/upload';
import { Navigate, useNavigate } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { SimulatedBadge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { afterMenu, type MenuItem } from '../../../ui/menu.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { ListHead } from '../data-table/list-head.tsx';
import { PageFoot } from '../data-table/page-foot.tsx';
import { useSelection } from '../../../ui/data-table/selection.ts';
import { FaultBox } from '../../../ui/data-table/table-states.tsx';
import { useListAddress } from '../data-table/use-list-address.ts';
import { adminPaths } from '../frame/admin-paths.ts';
import { useRowActions } from '../people/use-row-actions.tsx';
import { useAdmin } from '../session/use-admin.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { EraseUserDialog } from './erase-user-dialog.tsx';
import { useRestoreUser } from './use-restore-user.tsx';
import { useBulkUsers } from './use-bulk-users.tsx';
import { useGroupQuery, useUserList } from './use-user-list.ts';
import { useUserFilters } from './use-user-filters.ts';
import { useUsersExport } from './use-users-export.tsx';
import { useUserColumns } from './user-columns.tsx';
import { USER_SORTS } from './user-sorts.ts';
import type { ListedUser } from './users-api.ts';
import { MatchingLine } from './matching-line.tsx';
import { UsersBulkBar } from './users-bulk-bar.tsx';

/** The status whose users stand in the trash. */
const TRASH = 'deleted';
const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const PLAN = { sort: { by: 'createdAt', direction: 'desc' }, sorts: USER_SORTS } as const;

/** The users of the site. */
export function UsersPage() {
  const t = useText();
  const navigate = useNavigate();
  const list = useListAddress(PLAN);
  const governs = useAdmin().role === 'superadmin';
  const { rows, page, samples, stale, fault } = useUserList(list);
  const isTrash = list.filter('status') === TRASH;
  const filters = useUserFilters(isTrash);
  const group = useGroupQuery(list);
  const exported = useUsersExport(list);
  const menu = [
    {
      id: 'import',
      label: t('users.import'),
      icon: <Upload {...ICON} />,
      onSelect: () => void navigate(adminPaths.importUsers),
    },
    {
      id: 'export',
      label: t('users.export'),
      icon: <Download {...ICON} />,
      disabled: exported.busy,
      onSelect: exported.save,
    },
  ];
  const columns = useUserColumns(samples ? 'samples' : isTrash ? 'trash' : 'users');
  const { restore, dialog: restoreDialog } = useRestoreUser();
  const selection = useSelection(`${list.list} ${list.page} ${list.cursor}`);
  const bulk = useBulkUsers({
    matching: { search: list.search, ...group, count: page?.total ?? 0 },
    onDone: selection.clear,
  });
  const [leaving, setLeaving] = useState<ListedUser | null>(null);
  const [erasing, setErasing] = useState<ListedUser | null>(null);
  const rowActions = useRowActions();
  const trashActions = (user: ListedUser): readonly MenuItem[] =>
    governs
      ? [
          {
            id: 'restore',
            label: t('users.restore'),
            icon: <RotateCcw {...ICON} />,
            onSelect: afterMenu(() => void restore(user)),
          },
          {
            id: 'erase',
            label: t('users.erase'),
            icon: <Trash2 {...ICON} />,
            danger: true,
            onSelect: afterMenu(() => setErasing(user)),
          },
        ]
      : [];
  const chosen = (rows ?? []).filter(({ id }) => selection.ids.has(id));
  const isFiltered = list.search !== '' || filters.some(({ name }) => list.filter(name) !== '');
  const isTrashEmpty = isTrash && !isFiltered;

  // The last of its page was deleted.
  if (page && page.users.length === 0 && page.totalPages > 0 && list.page > page.totalPages) {
    return <Navigate replace to={list.toPage(page.totalPages)} />;
  }
  return (
    <>
      <ListHead
        title={t('users.title')}
        count={page?.total}
        searches={[
          {
            label: t('users.search'),
            hint: t('users.searchHint'),
            value: list.search,
            onSearch: (search) => list.change({ search }),
          },
        ]}
        list={list}
        filters={filters}
        views="users"
        menu={governs ? menu : []}
        primary={
          governs && (
            <ButtonLink look="primary" to={adminPaths.newUser} icon={<Plus {...ICON} />}>
              {t('users.add')}
            </ButtonLink>
          )
        }
      >
        <Segments
          label={t('users.view')}
          value={isTrash ? 'trash' : 'all'}
          onChange={(view) => list.change({ filters: { status: view === 'trash' ? TRASH : '' } })}
          segments={[
            { value: 'all', label: t('users.all') },
            { value: 'trash', label: t('users.trash') },
          ]}
        />
      </ListHead>
      {exported.dialog}
      {fault && samples && (
        <div className="mb-4 flex flex-col items-start gap-3">
          <FaultBox fault={fault} className="self-stretch" />
          <SimulatedBadge>{t('users.samples')}</SimulatedBadge>
        </div>
      )}
      <DataTable<ListedUser>
        label={t('users.title')}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        fault={samples ? null : fault}
        stale={stale}
        expected={list.size}
        sort={list.sort}
        onSort={(sort) => list.change({ sort })}
        {...(governs && !samples ? { selection } : {})}
        bulk={
          <UsersBulkBar
            isTrash={isTrash}
            onAsk={(action) => bulk.ask(action, selection.isAll ? 'matching' : chosen)}
          />
        }
        total={page?.total}
        otherPages={
          page &&
          page.total > page.users.length && <MatchingLine page={page} selection={selection} />
        }
        {...(!samples && {
          actions: (user) =>
            isTrash
              ? trashActions(user)
              : rowActions({
                  onEdit: () => void navigate(adminPaths.user(user.id)),
                  onDelete:
                    governs && user.role !== 'superadmin' ? () => setLeaving(user) : undefined,
                }),
          ...(!isTrash && {
            onOpen: ({ id }: ListedUser) => void navigate(adminPaths.user(id)),
          }),
        })}
        empty={
          <EmptyState
            level={2}
            title={t(isTrashEmpty ? 'users.trashEmpty' : 'users.none')}
            text={
              isTrashEmpty ? t('users.trashText') : isFiltered ? t('users.noneText') : undefined
            }
            action={
              (isFiltered || isTrash) && (
                <Button
                  onClick={() => {
                    const names = ['status', ...filters.map(({ name }) => name)];
                    const none = Object.fromEntries(names.map((name) => [name, '']));
                    list.change({ search: '', filters: none });
                  }}
                >
                  {t('users.showAll')}
                </Button>
              )
            }
          />
        }
        foot={page && page.total > 0 && <PageFoot list={list} {...page} />}
      />
      {leaving && (
        <DeleteUserDialog
          user={leaving}
          onUndo={(user) => void restore(user)}
          onClose={() => setLeaving(null)}
        />
      )}
      {erasing && <EraseUserDialog user={erasing} onClose={() => setErasing(null)} />}
      {restoreDialog}
      {bulk.dialogs}
    </>
  );
}
