import { useState, type ReactNode } from 'react';
import { useAppDispatch } from '../../../app/store.ts';
import { useApplication } from '../../../app/use-application.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { downloadFile, localDay } from '../../../ui/download-file.ts';
import type { ListAddress } from '../data-table/use-list-address.ts';
import { failureText } from '../../../api/call-failure.ts';
import { useAdminStepUp } from '../session/use-admin-step-up.tsx';
import { useGroupQuery } from './use-user-list.ts';
import { usersApi } from './users-api.ts';

interface UsersExport {
  readonly busy: boolean;
  readonly save: () => void;
  /** To be rendered. */
  readonly dialog: ReactNode;
}

/** The users of this search as a file of comma-separated values. */
export function useUsersExport(list: ListAddress): UsersExport {
  const t = useText();
  const toasts = useToasts();
  const { services } = useApplication();
  const { stepUp, dialog } = useAdminStepUp();
  const dispatch = useAppDispatch();
  const group = useGroupQuery(list);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    // Nobody subscribes: what was exported is not to be kept, nor fetched again.
    const answer = await stepUp(() =>
      dispatch(
        usersApi.endpoints.exportUsers.initiate(
          { search: list.search, ...group },
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
    const day = localDay(services.now());
    downloadFile(`toolyard-users-${day}.csv`, answer.data, 'text/csv;charset=utf-8');
  };
  return { busy, save: () => void save(), dialog };
}
