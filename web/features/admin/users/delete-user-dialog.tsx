import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { ifMatch } from '../conflict/version-conflict.ts';
import { failureText } from '../../../api/call-failure.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useAdminStepUp } from '../session/use-admin-step-up.tsx';
import { useDeleteUserMutation, type UserRecord } from './users-api.ts';

/** A deletion can be undone from its toast for so long; afterwards from the trash. */
const UNDO_FOR = 8000;

interface Props {
  readonly user: UserRecord;
  readonly onUndo: (user: UserRecord) => void;
  readonly onClose: () => void;
}

/** Asks before a user is deleted. */
export function DeleteUserDialog({ user, onUndo, onClose }: Props) {
  const t = useText();
  const toasts = useToasts();
  const { stepUp, dialog } = useAdminStepUp();
  const [remove, { isLoading }] = useDeleteUserMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setFailure(null);
    const answer = await stepUp(() => remove({ id: user.id, 'If-Match': ifMatch(user.version) }));
    if (!answer) return;
    if (answer.error) return setFailure(failureText(answer.error, t('users.deleteFailed')));
    const action = { label: t('users.undo'), onClick: () => onUndo(user) };
    toasts.add({ title: t('users.deleted', { name: user.name }), action, duration: UNDO_FOR });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('users.confirmDeletion')}
      text={t('users.deleteText', { name: user.name, email: user.email })}
      action={t('users.confirm')}
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
