import { useState } from 'react';
import type { AuditState } from '@toolyard/core/audit';
import { isCallError } from '../../../api/call-error.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { KeyValues } from '../../../ui/key-values.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { useAdminStepUp } from '../session/use-admin-step-up.tsx';
import { useRevertAuditEntryMutation, type AuditEntry } from './audit-api.ts';
import { fieldChanges } from './field-changes.ts';
import { useEntryWords } from './use-entry-words.ts';
import { useFieldLabel, useShownValue } from './use-field-words.ts';

interface Props {
  readonly entry: AuditEntry;
  readonly onReverted: () => void;
  readonly onClose: () => void;
}

/** Asks before a change is taken back; where something was changed since, shows what stands now. */
export function RevertDialog({ entry, onReverted, onClose }: Props) {
  const t = useText();
  const toasts = useToasts();
  const wordsOf = useEntryWords();
  const { stepUp, dialog } = useAdminStepUp();
  const [revert, { isLoading }] = useRevertAuditEntryMutation();
  const [fault, setFault] = useState<unknown>(null);
  const confirm = async () => {
    setFault(null);
    const answer = await stepUp(() => revert({ sequence: entry.sequence }));
    if (!answer) return;
    if (answer.error) return setFault(answer.error);
    toasts.add({ title: t('audit.reverted') });
    onReverted();
  };
  return (
    <>
      {dialog}
      <Dialog
        open
        onOpenChange={onClose}
        title={t('audit.revertTitle')}
        closeLabel={t('audit.close')}
        description={t('audit.revertText', { what: wordsOf(entry) })}
        foot={
          <>
            <Button onClick={onClose}>{t('audit.cancel')}</Button>
            <Button look="danger-solid" busy={isLoading} onClick={() => void confirm()}>
              {t('audit.revert')}
            </Button>
          </>
        }
      >
        {fault !== null && (
          <>
            <ErrorBox className="mt-4">{errorMessage(fault, t('audit.revertFailed'))}</ErrorBox>
            <Present entry={entry} state={presentIn(fault)} />
          </>
        )}
      </Dialog>
    </>
  );
}

/** What stands in the fields that the entry changed. */
function Present({
  entry,
  state,
}: {
  readonly entry: AuditEntry;
  readonly state: AuditState | null;
}) {
  const t = useText();
  const label = useFieldLabel();
  const shown = useShownValue();
  if (!state) return null;
  const changed = fieldChanges(entry.before, entry.after).filter(({ kind }) => kind !== 'same');
  const rows = changed.map(({ field }) => ({
    key: field,
    label: label(field),
    value: <span className="wrap-anywhere">{shown(state[field])}</span>,
  }));
  return (
    <section className="mt-4">
      <h3 className="mb-1 text-12 text-ink-3">{t('audit.now')}</h3>
      <KeyValues rows={rows} />
    </section>
  );
}

function presentIn(fault: unknown): AuditState | null {
  const details = isCallError(fault) ? (fault.details as { current?: AuditState } | null) : null;
  return details?.current ?? null;
}
