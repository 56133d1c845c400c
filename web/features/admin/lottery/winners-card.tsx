import { useState } from 'react';
import { FORFEIT_REASONS, type ForfeitReason } from '@toolyard/core/lottery/draw';
import { firstCharacters } from '@toolyard/core/shared';
import { useListEventWinnersQuery, type WinnerResponse } from '../../../api/generated.ts';
import {
  useForfeitPrizeMutation,
  type ManagedEventResponse,
} from '../../../api/generated-admin.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { SelectField } from '../../../ui/select.tsx';
import { Table, Td, Th } from '../../../ui/table.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { PendingRows } from '../people/record-states.tsx';

/** Winners and alternates; a prize that waits for its claim can be passed on with a public reason. */
export function WinnersCard({ event }: { readonly event: ManagedEventResponse }) {
  const t = useText();
  const hasResult = event.resultDate !== null;
  const [forfeiting, setForfeiting] = useState<WinnerResponse | null>(null);
  const query = useListEventWinnersQuery(
    { id: event.id, 'Accept-Language': useLanguage() },
    { skip: !hasResult, refetchOnMountOrArgChange: true },
  );
  const { data } = query;
  return (
    <Card label={t('adminLottery.winners')}>
      <CardHead title={t('adminLottery.winners')} />
      {!hasResult && <p className="p-4 text-ink-3">{t('adminLottery.noWinners')}</p>}
      {hasResult && !data && <PendingRows query={query} text={t('adminLottery.winnersFailed')} />}
      {data && (
        <Table label={t('adminLottery.winners')}>
          <thead>
            <tr>
              <Th num>{t('adminLottery.rank')}</Th>
              <Th>{t('adminLottery.prize')}</Th>
              <Th>{t('adminLottery.name')}</Th>
              <Th>{t('adminLottery.state')}</Th>
              <Th>{t('adminLottery.actions')}</Th>
            </tr>
          </thead>
          <tbody>
            {data.data.map((winner) => (
              <tr key={winner.entry}>
                <Td num>{winner.rank}</Td>
                <Td>{winner.prize ?? '--'}</Td>
                <Td>
                  {winner.name} {winner.reference}
                </Td>
                <Td>{t(`adminLottery.state.${winner.state}`)}</Td>
                <Td>
                  {winner.state === 'pending' && (
                    <Button size="sm" look="danger" onClick={() => setForfeiting(winner)}>
                      {t('adminLottery.forfeit')}
                    </Button>
                  )}
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {forfeiting && (
        <ForfeitDialog
          winner={forfeiting}
          onClose={() => setForfeiting(null)}
          onDone={() => {
            setForfeiting(null);
            void query.refetch();
          }}
        />
      )}
    </Card>
  );
}

interface DialogProps {
  readonly winner: WinnerResponse;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function ForfeitDialog({ winner, onClose, onDone }: DialogProps) {
  const t = useText();
  const [reason, setReason] = useState<ForfeitReason>('ineligible');
  const [note, setNote] = useState('');
  const [forfeit, { isLoading, error }] = useForfeitPrizeMutation();
  const send = async () => {
    const call = { id: winner.eventId, entry: winner.entry, forfeitRequest: { reason, note } };
    const { error: refused } = await forfeit(call);
    if (!refused) onDone();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('adminLottery.forfeitTitle', { rank: winner.rank })}
      closeLabel={t('more.close')}
      description={t('adminLottery.forfeitText')}
      foot={(leave) => (
        <>
          <Button onClick={leave}>{t('adminLottery.keep')}</Button>
          <Button
            look="danger-solid"
            busy={isLoading}
            disabled={note.trim() === ''}
            onClick={() => void send()}
          >
            {t('adminLottery.forfeit')}
          </Button>
        </>
      )}
    >
      <div className="mt-3 space-y-3">
        <SelectField
          label={t('adminLottery.reason')}
          value={reason}
          choices={FORFEIT_REASONS.map((value) => ({
            value,
            label: t(`adminLottery.reason.${value}`),
          }))}
          onChoose={setReason}
        />
        <Field label={t('adminLottery.note')}>
          {(ids) => (
            <TextArea
              {...ids}
              rows={3}
              value={note}
              onChange={({ target }) => setNote(firstCharacters(target.value, 500))}
            />
          )}
        </Field>
        {error && <ErrorBox>{errorMessage(error, t('adminLottery.forfeitFailed'))}</ErrorBox>}
      </div>
    </FormDialog>
  );
}
