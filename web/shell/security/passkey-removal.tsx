import { useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import type { PasskeyResponse } from '../../api/generated-auth.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { useToasts } from '../toasts/use-toasts.ts';
import { useSecurityCalls } from './security-calls.ts';

interface Props {
  readonly passkey: PasskeyResponse;
  readonly onClose: () => void;
}

/** Asks before a passkey opens nothing any more. */
export function PasskeyRemoval({ passkey: { id, name }, onClose }: Props) {
  const t = useText();
  const toasts = useToasts();
  const { useStepUp, useRemovePasskey } = useSecurityCalls();
  const { stepUp, dialog } = useStepUp();
  const [remove, { isLoading }] = useRemovePasskey();
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async () => {
    setFailure(null);
    const answer = await stepUp(() => remove({ id }));
    if (!answer) return;
    if (answer.error) return setFailure(errorMessage(answer.error, t('passkeys.removeFailed')));
    toasts.add({ title: t('passkeys.removed', { name }) });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isLoading && onClose()}
      title={t('passkeys.question', { name })}
      description={t('passkeys.questionText')}
      closeLabel={t('account.close')}
      foot={
        <>
          <Button look="danger-solid" busy={isLoading} onClick={() => void submit()}>
            {t(isLoading ? 'passkeys.removing' : 'passkeys.remove')}
          </Button>
          <Button disabled={isLoading} onClick={onClose}>
            {t('account.cancel')}
          </Button>
        </>
      }
    >
      {failure !== null && <ErrorBox className="mt-4">{failure}</ErrorBox>}
      {dialog}
    </Dialog>
  );
}
