import { useState } from 'react';
import {
  adminApi,
  useListEntriesQuery,
  type ManagedEventResponse,
} from '../../../api/generated-admin.ts';
import { useAppDispatch } from '../../../app/store.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { downloadFile } from '../../../ui/download-file.ts';
import { localTime } from '../../../ui/format-date.ts';
import { Table, Td, Th } from '../../../ui/table.tsx';
import { failureText } from '../../../api/call-failure.ts';
import { PendingRows } from '../people/record-states.tsx';
import { SuperadminOnly } from '../session/use-admin.tsx';
import { useAdminStepUp } from '../session/use-admin-step-up.tsx';
import { CursorPager } from '../../../ui/cursor-pager.tsx';
import { useCursors } from '../../../ui/use-cursors.ts';

/** Entries of an event with the addresses of their accounts, in pages. */
export function EntriesCard({ event }: { readonly event: ManagedEventResponse }) {
  const t = useText();
  const language = useLanguage();
  const { cursor, isFirst, page, next, back } = useCursors();
  const query = useListEntriesQuery(
    { id: event.id, ...(cursor === undefined ? {} : { cursor }) },
    { refetchOnMountOrArgChange: true },
  );
  const { data } = query;
  const nextCursor = data?.nextCursor ?? null;
  return (
    <Card label={t('adminLottery.entries')}>
      <CardHead
        title={t('adminLottery.entries')}
        controls={
          <SuperadminOnly>
            <ExportEntries id={event.id} />
          </SuperadminOnly>
        }
      />
      {!data && <PendingRows query={query} text={t('adminLottery.entriesFailed')} />}
      {data?.data.length === 0 && <p className="p-4 text-ink-3">{t('adminLottery.noEntries')}</p>}
      {data && data.data.length > 0 && (
        <Table label={t('adminLottery.entries')}>
          <thead>
            <tr>
              <Th>{t('adminLottery.uuid')}</Th>
              <Th>{t('adminLottery.email')}</Th>
              <Th num>{t('adminLottery.weight')}</Th>
              <Th>{t('adminLottery.enteredAt')}</Th>
            </tr>
          </thead>
          <tbody>
            {data.data.map((entry) => (
              <tr key={entry.uuid}>
                <Td>
                  <span className="font-mono text-12">{entry.uuid}</span>
                </Td>
                <Td>{entry.email ?? t('adminLottery.deletedAccount')}</Td>
                <Td num>{entry.weight}</Td>
                <Td>{localTime(entry.enteredAt, language)}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {(!isFirst || nextCursor !== null) && (
        <div className="flex border-t border-line px-4 py-2">
          <CursorPager
            page={page}
            busy={query.isFetching}
            next={nextCursor}
            onNext={next}
            onBack={back}
          />
        </div>
      )}
    </Card>
  );
}

/** All entries as a file; asks for the password when it was given a while ago. */
function ExportEntries({ id }: { readonly id: string }) {
  const t = useText();
  const toasts = useToasts();
  const dispatch = useAppDispatch();
  const { stepUp, dialog } = useAdminStepUp();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const answer = await stepUp(() =>
      dispatch(
        adminApi.endpoints.exportEntries.initiate({ id }, { subscribe: false, forceRefetch: true }),
      ),
    );
    setBusy(false);
    if (!answer) return;
    // A refused answer still carries the data of the one before.
    if (!answer.isError && typeof answer.data === 'string')
      downloadFile('lottery-entries.csv', answer.data, 'text/csv;charset=utf-8');
    else
      toasts.add({
        title: failureText(answer.error, t('adminLottery.exportFailed')),
        variant: 'destructive',
      });
  };
  return (
    <>
      {dialog}
      <Button size="sm" busy={busy} onClick={() => void save()}>
        {t('adminLottery.export')}
      </Button>
    </>
  );
}
