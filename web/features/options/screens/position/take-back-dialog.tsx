import { fromDollars, subtractMoney, toDollars, firstCharacters } from '@toolyard/core/shared';
import { useState } from 'react';
import { errorMessage } from '../../../../api/error-message.ts';
import {
  useTakeBackStepMutation,
  type StrategyResponse,
  type StrategyStepResponse,
} from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/input.tsx';
import { KeyValues } from '../../../../ui/key-values.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { stepWords } from './booked-words.ts';
import { generalFaults } from './ticket-dialog.tsx';
import { useReportTrade } from './use-ticket.ts';

interface Props {
  readonly position: StrategyResponse;
  readonly step: StrategyStepResponse;
  readonly onClose: () => void;
}

/** Takes a recorded step back, once it is confirmed. */
export function TakeBackDialog({ position, step, onClose }: Props) {
  const t = useText();
  const format = useFormat();
  const { money, dayOrTime } = format;
  const [reason, setReason] = useState('');
  const [takeBack, { isLoading, error }] = useTakeBackStepMutation();
  const report = useReportTrade();
  const { id, version, cash, steps } = position;
  const after = toDollars(subtractMoney(fromDollars(cash), fromDollars(step.cash)));
  const send = async () => {
    const answer = await takeBack({
      id,
      'If-Match': `"${version}"`,
      takeBackStepRequest: {
        stepId: step.id,
        ...(reason.trim() !== '' && { reason: reason.trim() }),
      },
    });
    report(answer, 'life.done.takenBack', onClose);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('life.takeBackTitle', {
        step: stepWords(t, step),
        time: dayOrTime(step.at),
      })}
      description={t(steps.length === 1 ? 'life.takeBackOnly' : 'life.takeBackText')}
      closeLabel={t('position.cancel')}
      foot={
        <>
          <Button onClick={onClose}>{t('position.cancel')}</Button>
          <Button look="danger-solid" busy={isLoading} onClick={() => void send()}>
            {t('life.takeBack')}
          </Button>
        </>
      }
    >
      <div className="mt-4 grid gap-4">
        {error !== undefined && (
          <ErrorBox title={errorMessage(error, t('life.notSent'))}>
            {generalFaults(error).join(' ')}
          </ErrorBox>
        )}
        <KeyValues
          rows={[
            {
              key: 'cash',
              label: t('life.cashOfAll'),
              value: `${money(cash)} → ${money(after)}`,
            },
          ]}
        />
        <Field label={t('life.reason')}>
          {(ids) => (
            <TextInput
              {...ids}
              autoComplete="off"
              value={reason}
              onChange={(event) => setReason(firstCharacters(event.target.value, 200))}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
