import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { EventDraft } from '@toolyard/core/lottery';
import { firstCharacters } from '@toolyard/core/shared';
import type { ManagedEventResponse } from '../../api/generated.ts';
import { errorMessage } from '../../api/error-message.ts';
import { paths } from '../../app/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { useContact } from '../../shell/use-contact.ts';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Field } from '../field.tsx';
import { ErrorBox, MessageBox } from '../message-box.tsx';
import { TextArea } from '../text-area.tsx';
import { toDraft } from './event-draft-wire.ts';
import { EventForm } from './event-form.tsx';

/** What a call answers. */
interface Answer {
  readonly error?: unknown;
}

/** The calls of one realm for an event. */
export interface EventCalls {
  readonly save: (draft: EventDraft) => Promise<Answer>;
  readonly publish: () => Promise<Answer>;
  readonly cancel: (reason: string) => Promise<Answer>;
  readonly remove: () => Promise<Answer>;
}

interface Props {
  readonly event: ManagedEventResponse;
  readonly calls: EventCalls;
}

/** An event for those who run it: its phase, what can be done now, and its terms while they can change. */
export function ManagedEvent({ event, calls }: Props) {
  const t = useText();
  const contact = useContact();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const run = async (call: Promise<Answer>) => {
    setBusy(true);
    setSaved(false);
    const answer = await call;
    setBusy(false);
    const refusal = answer.error ? errorMessage(answer.error, t('more.saveFailed')) : null;
    setError(refusal);
    return refusal === null;
  };
  const isDraft = event.phase === 'draft';
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={event.phase === 'active' ? 'ok' : 'neutral'} dot>
          {t(`more.phase.${event.phase}`)}
        </Badge>
        {!isDraft && (
          <Link to={paths.lotteryEvent(event.id)} className="text-accent hover:underline">
            {t('more.publicPage')}
          </Link>
        )}
        <div className="ml-auto flex flex-wrap gap-2">
          {isDraft && (
            <>
              <Button look="primary" busy={busy} onClick={() => void run(calls.publish())}>
                {t('more.publish')}
              </Button>
              <Button look="danger" busy={busy} onClick={() => void run(calls.remove())}>
                {t('more.deleteDraft')}
              </Button>
            </>
          )}
          {event.cancellable && <CancelButton onCancel={(reason) => run(calls.cancel(reason))} />}
        </div>
      </div>
      {isDraft && <p className="text-ink-2">{t('more.publishText')}</p>}
      {event.reason !== '' && <MessageBox tone="warn">{event.reason}</MessageBox>}
      {saved && <MessageBox tone="ok">{t('more.saved')}</MessageBox>}
      {event.editable ? (
        <EventForm
          key={event.version}
          initial={toDraft(event)}
          organiser={event.organiser}
          contact={contact.email}
          submit={t(isDraft ? 'more.saveDraft' : 'more.saveNewManifest')}
          busy={busy}
          error={error}
          onSubmit={(draft) => void run(calls.save(draft)).then(setSaved)}
        />
      ) : (
        <>
          <p className="text-ink-2">{t('more.locked')}</p>
          {error !== null && <ErrorBox>{error}</ErrorBox>}
        </>
      )}
    </div>
  );
}

/** Cancels with a reason that is published. */
function CancelButton({ onCancel }: { readonly onCancel: (reason: string) => Promise<boolean> }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    await onCancel(reason);
    setBusy(false);
    setOpen(false);
  };
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        {t('more.cancelEvent')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('more.cancelTitle')}
        closeLabel={t('more.close')}
        description={t('more.cancelText')}
        foot={
          <>
            <Button onClick={() => setOpen(false)}>{t('more.keepEvent')}</Button>
            <Button
              look="danger-solid"
              busy={busy}
              disabled={reason.trim() === ''}
              onClick={() => void cancel()}
            >
              {t('more.cancelEvent')}
            </Button>
          </>
        }
      >
        <Field label={t('more.reason')} className="mt-3">
          {(ids) => (
            <TextArea
              {...ids}
              rows={3}
              value={reason}
              onChange={({ target }) => setReason(firstCharacters(target.value, 500))}
            />
          )}
        </Field>
      </Dialog>
    </>
  );
}
