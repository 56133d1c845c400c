import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  useListManagedEventsQuery,
  type ManagedEventResponse,
} from '../../../api/generated-admin.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { count } from '../../../ui/format.ts';
import { localTime } from '../../../ui/format-date.ts';
import { Table, Td, Th } from '../../../ui/table.tsx';
import { ListHead } from '../data-table/list-head.tsx';
import { adminPaths } from '../frame/admin-paths.ts';
import { PendingRows } from '../people/record-states.tsx';
import { OrganisersCard } from './organisers-card.tsx';

/** /admin/lottery: every event of every stage, and who may run events. */
export function LotteryEventsPage() {
  const t = useText();
  return (
    <>
      <ListHead title={t('adminLottery.title')}>
        <ButtonLink look="primary" to={adminPaths.newLotteryEvent}>
          {t('adminLottery.create')}
        </ButtonLink>
      </ListHead>
      <div className="space-y-6">
        <Events />
        <OrganisersCard />
      </div>
    </>
  );
}

function Events() {
  const t = useText();
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const query = useListManagedEventsQuery(cursor === undefined ? {} : { cursor }, {
    refetchOnMountOrArgChange: true,
  });
  const { data } = query;
  if (!data)
    return (
      <Card>
        <PendingRows query={query} text={t('adminLottery.failed')} />
      </Card>
    );
  const { nextCursor } = data;
  return (
    <Card>
      {data.data.length === 0 ? (
        <EmptyState level={2} title={t('adminLottery.empty')} text={t('adminLottery.emptyText')} />
      ) : (
        <EventTable events={data.data} />
      )}
      {(cursors.length > 0 || nextCursor !== null) && (
        <div className="flex gap-2 border-t border-line px-4 py-2.5">
          {cursors.length > 0 && (
            <Button onClick={() => setCursors(cursors.slice(0, -1))}>
              {t('adminLottery.newer')}
            </Button>
          )}
          {nextCursor !== null && (
            <Button onClick={() => setCursors([...cursors, nextCursor])}>
              {t('adminLottery.older')}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

function EventTable({ events }: { readonly events: readonly ManagedEventResponse[] }) {
  const t = useText();
  const language = useLanguage();
  return (
    <Table label={t('adminLottery.title')}>
      <thead>
        <tr>
          <Th>{t('adminLottery.col.title')}</Th>
          <Th>{t('adminLottery.col.phase')}</Th>
          <Th>{t('adminLottery.col.opens')}</Th>
          <Th>{t('adminLottery.col.closes')}</Th>
          <Th>{t('adminLottery.col.draw')}</Th>
          <Th num>{t('adminLottery.col.entries')}</Th>
          <Th>{t('adminLottery.col.organiser')}</Th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event.id}>
            <Td>
              <Link
                to={adminPaths.lotteryEvent(event.id)}
                className="font-medium text-accent hover:underline"
              >
                {event.title[language]}
              </Link>
            </Td>
            <Td>
              <Badge tone={event.phase === 'active' ? 'ok' : 'neutral'} dot>
                {t(`more.phase.${event.phase}`)}
              </Badge>
            </Td>
            <Td>{localTime(event.startDate, language)}</Td>
            <Td>{localTime(event.endDate, language)}</Td>
            <Td>{localTime(event.drawDate, language)}</Td>
            <Td num>{count(event.participants)}</Td>
            <Td>{event.organiser}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
