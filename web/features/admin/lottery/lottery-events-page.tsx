import type { ReactNode } from 'react';
import { EVENT_PHASES } from '@toolyard/core/lottery';
import { Link, useNavigate } from 'react-router-dom';
import {
  useListManagedEventsQuery,
  type ManagedEventResponse,
} from '../../../api/generated-admin.ts';
import { failureText } from '../../../api/call-failure.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { TableFault } from '../../../ui/data-table/table-states.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { count } from '../../../ui/format.ts';
import { localTime } from '../../../ui/format-date.ts';
import { ListHead } from '../data-table/list-head.tsx';
import { useListAddress, type ListAddress } from '../data-table/use-list-address.ts';
import { adminPaths } from '../frame/admin-paths.ts';
import { OrganisersCard } from './organisers-card.tsx';
import { WaitingCard } from './waiting-card.tsx';
import { PhaseBadge } from '../../../ui/event-form/phase-badge.tsx';
import { CursorPager } from '../../../ui/cursor-pager.tsx';
import { useCursors } from '../../../ui/use-cursors.ts';

const PLAN = { sort: { by: 'createdAt', direction: 'desc' }, sorts: [] } as const;
/** The parameter of the address that limits the list to events of one phase. */
const PHASE = 'phase';

/** /admin/lottery: every event of every stage, and who may run events. */
export function LotteryEventsPage() {
  const t = useText();
  const list = useListAddress(PLAN);
  return (
    <>
      <ListHead
        title={t('adminLottery.title')}
        searches={[
          {
            label: t('adminLottery.search'),
            hint: t('adminLottery.searchHint'),
            value: list.search,
            onSearch: (search) => list.change({ search }),
          },
        ]}
        list={list}
        filters={[
          {
            name: PHASE,
            label: t('adminLottery.col.phase'),
            choices: EVENT_PHASES.map((value) => ({ value, label: t(`phase.${value}`) })),
          },
        ]}
        primary={
          <ButtonLink look="primary" to={adminPaths.newLotteryEvent}>
            {t('adminLottery.create')}
          </ButtonLink>
        }
      />
      <div className="space-y-6">
        <WaitingCard />
        <Events key={list.list} list={list} />
        <OrganisersCard />
      </div>
    </>
  );
}

function Events({ list }: { readonly list: ListAddress }) {
  const t = useText();
  const { cursor, isFirst, page, next, back } = useCursors();
  const query = useListManagedEventsQuery(
    {
      ...(cursor !== undefined && { cursor }),
      search: list.search || undefined,
      phase: EVENT_PHASES.find((phase) => phase === list.filter(PHASE)),
    },
    { refetchOnMountOrArgChange: true },
  );
  const isFiltered = list.search + list.filter(PHASE) !== '';
  const { data, error, isFetching, refetch } = query;
  const nextCursor = data?.nextCursor ?? null;
  const text = failureText(error, t('adminLottery.failed'));
  return (
    <EventTable
      events={data?.data}
      fault={error && !data ? { text, onRetry: () => void refetch(), busy: isFetching } : null}
      empty={
        isFiltered ? (
          <EmptyState
            level={2}
            title={t('adminLottery.noneFound')}
            action={
              <Button onClick={() => list.change({ search: '', filters: { [PHASE]: '' } })}>
                {t('adminLottery.showAll')}
              </Button>
            }
          />
        ) : (
          <EmptyState
            level={2}
            title={t('adminLottery.empty')}
            text={t('adminLottery.emptyText')}
          />
        )
      }
      foot={
        (!isFirst || nextCursor !== null) && (
          <div className="flex border-t border-line px-4 py-2">
            <CursorPager
              page={page}
              busy={query.isFetching}
              next={nextCursor}
              onNext={next}
              onBack={back}
            />
          </div>
        )
      }
    />
  );
}

interface TableProps {
  readonly events: readonly ManagedEventResponse[] | undefined;
  readonly fault: TableFault | null;
  readonly empty: ReactNode;
  readonly foot: ReactNode;
}

function EventTable({ events, fault, empty, foot }: TableProps) {
  const t = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const timed = (
    id: 'opens' | 'closes' | 'draw',
    at: (event: ManagedEventResponse) => string,
  ): Column<ManagedEventResponse> => ({
    id,
    header: t(`adminLottery.col.${id}`),
    className: 'figures whitespace-nowrap',
    cell: (event) => localTime(at(event), language),
  });
  const columns: readonly Column<ManagedEventResponse>[] = [
    {
      id: 'title',
      header: t('adminLottery.col.title'),
      card: 'title',
      cell: ({ id, title }) => (
        <Link
          to={adminPaths.lotteryEvent(id)}
          className="touch-area font-medium text-accent hover:underline"
        >
          {title[language]}
        </Link>
      ),
    },
    {
      id: 'phase',
      header: t('adminLottery.col.phase'),
      card: 'bare',
      cell: (event) => <PhaseBadge {...event} />,
    },
    timed('opens', ({ startDate }) => startDate),
    timed('closes', ({ endDate }) => endDate),
    timed('draw', ({ drawDate }) => drawDate),
    {
      id: 'entries',
      header: t('adminLottery.col.entries'),
      num: true,
      cell: ({ participants }) => count(participants),
    },
    {
      id: 'organiser',
      header: t('adminLottery.col.organiser'),
      cell: ({ organiser }) => organiser,
    },
  ];
  return (
    <DataTable
      label={t('adminLottery.title')}
      columns={columns}
      rows={events}
      expected={3}
      fault={fault}
      idOf={({ id }) => id}
      nameOf={({ title }) => title[language]}
      onOpen={({ id }) => void navigate(adminPaths.lotteryEvent(id))}
      empty={empty}
      foot={foot}
    />
  );
}
