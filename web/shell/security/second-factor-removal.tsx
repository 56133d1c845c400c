import { useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { useText } from '../../i18n/use-text.ts';
import { useToasts } from '../toasts/use-toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { useSecurityCalls } from './security-calls.ts';

interface Props {
  readonly onClose: () => void;
  readonly onOff: () => void;
}

/** Says what is lost before the second factor is switched off. */
export function SecondFactorRemoval({ onClose, onOff }: Props) {
  const t = useText();
  const { useStepUp, useRemoveSecondFactor } = useSecurityCalls();
  const toasts = useToasts();
  const { stepUp, dialog } = useStepUp();
  const [remove, { isLoading }] = useRemoveSecondFactor();
  const [failure, setFailure] = useState<string | null>(null);

  const switchOff = async () => {
    setFailure(null);
    const answer = await stepUp(() => remove());
    if (!answer) return;
    if (answer.error) return setFailure(errorMessage(answer.error, t('factor.removeFailed')));
    toasts.add({ title: t('factor.removed') });
    onClose();
    onOff();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isLoading && onClose()}
      title={t('factor.removeQuestion')}
      description={t('factor.removeText')}
      closeLabel={t('account.close')}
      foot={
        <>
          <Button
            look="danger-solid"
            busy={isLoading}
            className="mr-auto"
            onClick={() => void switchOff()}
          >
            {t(isLoading ? 'factor.removing' : 'factor.remove')}
          </Button>
          <Button disabled={isLoading} onClick={onClose}>
            {t('account.cancel')}
          </Button>
        </>
      }
    >
      {failure !== null && <ErrorBox className="mt-3">{failure}</ErrorBox>}
      {dialog}
    </Dialog>
  );
}
