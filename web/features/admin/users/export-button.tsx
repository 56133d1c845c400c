import { useState } from 'react';
import Download from 'lucide-react/icons/download';
import { useAppDispatch } from '../../../app/store.ts';
import { useApplication } from '../../../app/use-application.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { downloadFile } from '../../../ui/download-file.ts';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import type { ListAddress } from '../data-table/use-list-address.ts';
import { failureText } from '../people/call-failure.ts';
import { useAdminStepUp } from '../session/use-admin-step-up.tsx';
import { groupQuery } from './use-user-list.ts';
import { usersApi } from './users-api.ts';

/** The users of this search as a file of comma-separated values. */
export function ExportButton({ list }: { readonly list: ListAddress }) {
  const t = useText();
  const toasts = useToasts();
  const { services } = useApplication();
  const { stepUp, dialog } = useAdminStepUp();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const button = useFocusBack(busy);
  const save = async () => {
    setBusy(true);
    // Nobody subscribes: what was exported is not to be kept, nor fetched again.
    const answer = await stepUp(() =>
      dispatch(
        usersApi.endpoints.exportUsers.initiate(
          { search: list.search, ...groupQuery(list) },
          { subscribe: false, forceRefetch: true },
        ),
      ),
    );
    setBusy(false);
    if (!answer) return;
    // A refused answer still carries the data of the one before.
    if (answer.isError || typeof answer.data !== 'string') {
      const title = failureText(answer.error, t('users.exportFailed'));
      toasts.add({ title, variant: 'destructive' });
      return;
    }
    const day = new Date(services.now()).toISOString().slice(0, 10);
    downloadFile(`toolyard-users-${day}.csv`, answer.data, 'text/csv;charset=utf-8');
  };
  return (
    <>
      {dialog}
      <Button
        ref={button}
        icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
        busy={busy}
        onClick={() => void save()}
      >
        {t('users.export')}
      </Button>
    </>
  );
}
