import { useState, type ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { failureText } from '../../../api/call-failure.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useAdminStepUp } from '../session/use-admin-step-up.tsx';
import { BulkResultDialog, type BulkOutcome, type NamedUser } from './bulk-result-dialog.tsx';
import {
  useChangeUsersMutation,
  type BulkUserAction,
  type MatchingUsersRequest,
} from './users-api.ts';

/** Users by themselves, or all that match. */
type Chosen = readonly NamedUser[] | 'matching';

interface Props {
  /** What the list on the screen is limited to, and how many users it has. */
  readonly matching: MatchingUsersRequest;
  readonly onDone: () => void;
}

interface Bulk {
  /** Asks, then does it with each of them. */
  readonly ask: (action: BulkUserAction, users: Chosen) => void;
  /** To be rendered. */
  readonly dialogs: ReactNode;
}

interface PendingAction {
  readonly action: BulkUserAction;
  readonly users: Chosen;
}

const TEXTS = {
  delete: { title: 'users.confirmDeletion', failed: 'users.deleteFailed' },
  disable: { title: 'users.disable', failed: 'users.updateFailed' },
  enable: { title: 'users.enable', failed: 'users.updateFailed' },
  restore: { title: 'users.restore', failed: 'users.restoreFailed' },
  endSessions: { title: 'users.endSessions', failed: 'users.endFailed' },
} as const;

/** What takes an action back. */
const UNDO = { delete: 'restore', disable: 'enable', enable: 'disable' } as const;

const undoOf = (action: BulkUserAction) =>
  action === 'restore' || action === 'endSessions' ? null : UNDO[action];

/** One action for many users, with what became of each. */
export function useBulkUsers({ matching, onDone }: Props): Bulk {
  const t = useText();
  const toasts = useToasts();
  const { stepUp, dialog } = useAdminStepUp();
  const [run, { isLoading }] = useChangeUsersMutation();
  const [pending, setPending] = useState<PendingAction | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);

  const confirm = async ({ action, users }: PendingAction) => {
    setFailure(null);
    const whom = users === 'matching' ? { matching } : { ids: users.map(({ id }) => id) };
    const answer = await stepUp(() => run({ bulkUsersRequest: { action, ...whom } }));
    if (!answer) return;
    if (!answer.data) {
      return setFailure(failureText(answer.error, t(TEXTS[action].failed)));
    }
    setPending(null);
    onDone();
    const rows = answer.data.data;
    const named =
      users === 'matching' ? rows.map(({ id, name }) => ({ id, name: name ?? id })) : users;
    const ids = new Set(rows.filter(({ changed }) => changed).map(({ id }) => id));
    const changed = named.filter(({ id }) => ids.has(id));
    const inverse = undoOf(action);
    const undo =
      inverse && changed.length > 0
        ? () => void confirm({ action: inverse, users: changed })
        : undefined;
    if (rows.some(({ ok }) => !ok)) return setOutcome({ action, users: named, rows, undo });
    toasts.add({
      title: t(`users.bulk.${action}.done`, { count: changed.length }),
      ...(undo && { action: { label: t('users.undo'), onClick: undo } }),
    });
  };

  return {
    ask(action, users) {
      setFailure(null);
      setPending({ action, users });
    },
    dialogs: (
      <>
        {pending && (
          <ConfirmDialog
            title={t(TEXTS[pending.action].title)}
            text={t(`users.bulk.${pending.action}.text`, {
              count: pending.users === 'matching' ? matching.count : pending.users.length,
            })}
            action={t('users.confirm')}
            cancel={t('people.cancel')}
            busy={isLoading}
            failure={failure}
            onConfirm={() => void confirm(pending)}
            onClose={() => setPending(null)}
          />
        )}
        {outcome && <BulkResultDialog outcome={outcome} onClose={() => setOutcome(null)} />}
        {dialog}
      </>
    ),
  };
}
