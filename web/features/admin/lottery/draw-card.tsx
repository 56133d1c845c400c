import { useState } from 'react';
import {
  useRunEventStepMutation,
  type ManagedEventResponse,
} from '../../../api/generated-admin.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { ErrorBox, MessageBox } from '../../../ui/message-box.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

/** Starts the step that is due, with a pasted round where the server reaches no relay. */
export function DrawCard({ event }: { readonly event: ManagedEventResponse }) {
  const t = useText();
  const [round, setRound] = useState('');
  const [run, { data, error, isLoading }] = useRunEventStepMutation();
  if (!['closed', 'frozen', 'drawn'].includes(event.phase)) return null;
  const pasted = round.trim() === '' ? null : round;
  return (
    <Card label={t('adminLottery.draw')}>
      <CardHead title={t('adminLottery.draw')} />
      <div className="space-y-3 p-4">
        <p className="text-ink-2">{t('adminLottery.drawText')}</p>
        {event.phase === 'frozen' && event.entropy === 'beacon' && (
          <Field label={t('adminLottery.round')} hint={t('adminLottery.roundHint')}>
            {(ids) => (
              <TextArea
                {...ids}
                rows={3}
                spellCheck={false}
                maxLength={2000}
                value={round}
                onChange={({ target }) => setRound(target.value)}
              />
            )}
          </Field>
        )}
        {data && <MessageBox tone="info">{t(`adminLottery.outcome.${data.outcome}`)}</MessageBox>}
        {error && <ErrorBox>{errorMessage(error, t('adminLottery.stepFailed'))}</ErrorBox>}
        <Button
          busy={isLoading}
          onClick={() => void run({ id: event.id, eventStepRequest: { round: pasted } })}
        >
          {t('adminLottery.step')}
        </Button>
      </div>
    </Card>
  );
}
