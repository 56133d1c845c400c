import { useState, type ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { ifMatch } from '../conflict/version-conflict.ts';
import { failureText } from '../../../api/call-failure.ts';
import { useAdminStepUp } from '../session/use-admin-step-up.tsx';
import { useDeleteAdminMutation, type AdminRecord } from './admins-api.ts';

interface AdminDeletion {
  /** The id of the admin that is asked about. */
  readonly pending: string | null;
  readonly ask: (id: string | null) => void;
  readonly remove: (admin: AdminRecord) => void;
  readonly busy: boolean;
  readonly failure: string | null;
  /** To be rendered. */
  readonly dialog: ReactNode;
}

/** Deleting admins, one asked about at a time. */
export function useAdminDeletion(): AdminDeletion {
  const t = useText();
  const toasts = useToasts();
  const { stepUp, dialog } = useAdminStepUp();
  const [erase, { isLoading }] = useDeleteAdminMutation();
  const [pending, setPending] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async ({ id, username, version }: AdminRecord) => {
    setFailure(null);
    const answer = await stepUp(() => erase({ id, 'If-Match': ifMatch(version) }));
    if (!answer) return;
    setPending(null);
    if (answer.error) setFailure(failureText(answer.error, t('admins.deleteFailed')));
    else toasts.add({ title: t('admins.deleted', { name: username }) });
  };
  return {
    pending,
    ask(id) {
      setFailure(null);
      setPending(id);
    },
    remove: (admin) => void remove(admin),
    busy: isLoading,
    failure,
    dialog,
  };
}
