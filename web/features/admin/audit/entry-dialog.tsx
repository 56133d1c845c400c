import { useState } from 'react';
import Undo2 from 'lucide-react/icons/undo-2';
import { errorMessage } from '../../../api/error-message.ts';
import { useText, useLanguage } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { KeyValues } from '../../../ui/key-values.tsx';
import { FaultBox, SkeletonRows } from '../../../ui/data-table/table-states.tsx';
import { useReadAuditEntryQuery, type AuditEntry } from './audit-api.ts';
import { EntryDiff } from './entry-diff.tsx';
import { exactTime } from './exact-time.ts';
import { RevertDialog } from './revert-dialog.tsx';
import { actorName, useEntryWords } from './use-entry-words.ts';

interface Props {
  readonly sequence: number;
  /** The entry, where the list has it already. */
  readonly known: AuditEntry | undefined;
  readonly onClose: () => void;
}

/** One entry with all that it tells, and a way to take it back. */
export function EntryDialog({ sequence, known, onClose }: Props) {
  const t = useText();
  const wordsOf = useEntryWords();
  const [asks, setAsks] = useState(false);
  const { data, error, isFetching, refetch } = useReadAuditEntryQuery(
    { sequence },
    { skip: known !== undefined },
  );
  const entry = known ?? data?.data;
  const text = errorMessage(error, t('audit.entryFailed'));
  return (
    <>
      <Dialog
        open
        side
        onOpenChange={onClose}
        title={t('audit.entry', { number: sequence })}
        closeLabel={t('audit.close')}
        {...(entry ? { description: wordsOf(entry) } : {})}
        foot={
          <>
            {entry?.revertible && (
              <Button
                look="danger"
                className="mr-auto"
                icon={<Undo2 size={16} aria-hidden="true" />}
                onClick={() => setAsks(true)}
              >
                {t('audit.revert')}
              </Button>
            )}
            <Button onClick={onClose}>{t('audit.close')}</Button>
          </>
        }
      >
        {entry && <EntryFacts entry={entry} />}
        {!entry && !error && <SkeletonRows count={4} />}
        {!entry && error && (
          <FaultBox fault={{ text, onRetry: () => void refetch(), busy: isFetching }} />
        )}
      </Dialog>
      {asks && entry && (
        <RevertDialog entry={entry} onReverted={onClose} onClose={() => setAsks(false)} />
      )}
    </>
  );
}

function EntryFacts({ entry }: { readonly entry: AuditEntry }) {
  const t = useText();
  const written = useLanguage();
  const { actor, at, address, hash, before, after, erasedBy } = entry;
  const who = `${actorName(actor, t)} · ${t(`audit.realm.${actor.realm}`)}`;
  const rows = [
    { key: 'at', label: t('audit.at'), value: exactTime(at, written) },
    { key: 'actor', label: t('audit.actor'), value: <span className="wrap-anywhere">{who}</span> },
    { key: 'address', label: t('audit.address'), value: address || '--' },
    {
      key: 'hash',
      label: t('audit.hash'),
      value: <code className="text-12 wrap-anywhere">{hash}</code>,
    },
  ];
  return (
    <div className="flex flex-col gap-4 pt-2">
      <KeyValues rows={rows} />
      <section>
        <h3 className="mb-2 text-13 font-semibold">{t('audit.changes')}</h3>
        {erasedBy === null ? (
          <EntryDiff before={before} after={after} />
        ) : (
          <p className="text-ink-2">{t('audit.erased', { number: erasedBy })}</p>
        )}
      </section>
    </div>
  );
}
