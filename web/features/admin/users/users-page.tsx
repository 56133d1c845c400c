import { useState } from 'react';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash';
import { Navigate, useNavigate } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { SimulatedBadge } from '../../../ui/badge.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { ListHead } from '../data-table/list-head.tsx';
import { PageFoot } from '../data-table/page-foot.tsx';
import { useSelection } from '../../../ui/data-table/selection.ts';
import { FaultBox } from '../../../ui/data-table/table-states.tsx';
import { useListAddress } from '../data-table/use-list-address.ts';
import { adminPaths } from '../frame/admin-paths.ts';
import { RowControls } from '../people/row-controls.tsx';
import { useAdmin } from '../session/use-admin.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { EraseUserDialog } from './erase-user-dialog.tsx';
import { useRestoreUser } from './use-restore-user.tsx';
import { useBulkUsers } from './use-bulk-users.tsx';
import { groupQuery, useUserList } from './use-user-list.ts';
import { useUserColumns } from './user-columns.tsx';
import { USER_SORTS } from './user-sorts.ts';
import type { UserRecord } from './users-api.ts';
import { MatchingLine } from './matching-line.tsx';
import { UsersBulkBar } from './users-bulk-bar.tsx';
import { UsersTools } from './users-tools.tsx';

const PLAN = { sort: { by: 'createdAt', direction: 'desc' }, sorts: USER_SORTS } as const;

/** The users of the site. */
export function UsersPage() {
  const t = useText();
  const navigate = useNavigate();
  const list = useListAddress(PLAN);
  const governs = useAdmin().role === 'superadmin';
  const { rows, page, samples, stale, fault } = useUserList(list);
  const isTrash = list.filter('status') === 'deleted';
  const columns = useUserColumns(samples ? 'samples' : isTrash ? 'trash' : 'users');
  const { restore, dialog: restoreDialog } = useRestoreUser();
  const selection = useSelection(`${list.list} ${list.page} ${list.cursor}`);
  const bulk = useBulkUsers({
    matching: { search: list.search, ...groupQuery(list), count: page?.total ?? 0 },
    onDone: selection.clear,
  });
  const [leaving, setLeaving] = useState<UserRecord | null>(null);
  const [erasing, setErasing] = useState<UserRecord | null>(null);
  const chosen = (rows ?? []).filter(({ id }) => selection.ids.has(id));
  const isSearched =
    list.search + list.filter('role') + list.filter('from') + list.filter('to') !== '';
  const isFiltered = isSearched || list.filter('status') !== '';
  const isTrashEmpty = isTrash && !isSearched;

  // The last of its page was deleted.
  if (page && page.users.length === 0 && page.totalPages > 0 && list.page > page.totalPages) {
    return <Navigate replace to={list.toPage(page.totalPages)} />;
  }
  return (
    <>
      <ListHead title={t('users.title')} count={page?.total}>
        <UsersTools list={list} />
      </ListHead>
      {fault && samples && (
        <div className="mb-4 flex flex-col items-start gap-3">
          <FaultBox fault={fault} className="self-stretch" />
          <SimulatedBadge>{t('users.samples')}</SimulatedBadge>
        </div>
      )}
      <DataTable<UserRecord>
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
        {...(isTrash &&
          governs &&
          !samples && {
            controls: (user) => (
              <>
                <IconButton
                  label={t('users.restoreOf', { name: user.name })}
                  onClick={() => void restore(user)}
                >
                  <RotateCcw size={16} strokeWidth={1.75} aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={t('users.eraseOf', { name: user.name })}
                  onClick={() => setErasing(user)}
                >
                  <Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />
                </IconButton>
              </>
            ),
          })}
        {...(!samples &&
          !isTrash && {
            controls: (user) => (
              <RowControls
                name={user.name}
                editAt={adminPaths.user(user.id)}
                onDelete={
                  governs && user.role !== 'superadmin' ? () => setLeaving(user) : undefined
                }
              />
            ),
            onOpen: ({ id }) => void navigate(adminPaths.user(id)),
          })}
        empty={
          <EmptyState
            level={2}
            title={t(isTrashEmpty ? 'users.trashEmpty' : 'users.none')}
            text={isFiltered ? t(isTrashEmpty ? 'users.trashText' : 'users.noneText') : undefined}
            action={
              isFiltered && (
                <Button
                  onClick={() =>
                    list.change({ search: '', filters: { role: '', status: '', from: '', to: '' } })
                  }
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
