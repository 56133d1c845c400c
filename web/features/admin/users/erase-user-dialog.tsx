import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { failureText } from '../../../api/call-failure.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useAdminStepUp } from '../session/use-admin-step-up.tsx';
import { useEraseUserMutation, type UserRecord } from './users-api.ts';

interface Props {
  readonly user: UserRecord;
  readonly onClose: () => void;
}

/** Asks before a user of the trash is deleted for good. */
export function EraseUserDialog({ user: { id, name, email }, onClose }: Props) {
  const t = useText();
  const toasts = useToasts();
  const { stepUp, dialog } = useAdminStepUp();
  const [erase, { isLoading }] = useEraseUserMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setFailure(null);
    const answer = await stepUp(() => erase({ id }));
    if (!answer) return;
    if (answer.error) return setFailure(failureText(answer.error, t('users.deleteFailed')));
    toasts.add({ title: t('users.erased', { name }) });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('users.eraseTitle')}
      text={t('users.eraseText', { name, email })}
      action={t('users.erase')}
      cancel={t('people.cancel')}
      busy={isLoading}
      failure={failure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {dialog}
    </ConfirmDialog>
  );
}
