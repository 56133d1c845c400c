import { useState } from 'react';
import Trash2 from 'lucide-react/icons/trash-2';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { failureText } from '../people/call-failure.ts';
import { ConfirmDialog } from '../people/confirm-dialog.tsx';
import { useAdminStepUp } from '../session/use-admin-step-up.tsx';
import { useRemoveMarketKeyMutation } from './market-api.ts';

/** Removes the stored key, after a question. */
export function RemoveKey() {
  const t = useText();
  const toasts = useToasts();
  const { stepUp, dialog } = useAdminStepUp();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [remove, { isLoading }] = useRemoveMarketKeyMutation();
  const ask = (asking: boolean) => {
    setFailure(null);
    setAsking(asking);
  };
  const confirm = async () => {
    setFailure(null);
    const answer = await stepUp(() => remove());
    if (!answer) return;
    if (answer.error) return setFailure(failureText(answer.error, t('operations.removeFailed')));
    toasts.add({ title: t('operations.removed') });
    setAsking(false);
  };
  return (
    <div>
      <Button
        look="danger"
        icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => ask(true)}
      >
        {t('operations.remove')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('operations.removeTitle')}
          text={t('operations.removeText')}
          action={t('operations.remove')}
          busy={isLoading}
          failure={failure}
          onConfirm={() => void confirm()}
          onClose={() => ask(false)}
        />
      )}
      {dialog}
    </div>
  );
}
