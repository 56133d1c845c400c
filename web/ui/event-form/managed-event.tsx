import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ruleContradictions, type EventDraft } from '@toolyard/core/lottery';
import type { ManagedEventResponse } from '../../api/generated.ts';
import { errorMessage } from '../../api/error-message.ts';
import { paths } from '../../app/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { useContact } from '../../shell/use-contact.ts';
import { Button } from '../button.tsx';
import { ErrorBox, MessageBox } from '../message-box.tsx';
import { ApprovalBox, useIsLate } from './approval-box.tsx';
import { ConfirmedButton, ReasonButton } from './event-decisions.tsx';
import { toDraft } from './event-draft-wire.ts';
import { PhaseBadge } from './phase-badge.tsx';
import { EventForm } from './event-form.tsx';

/** What a call answers. */
interface Answer {
  readonly error?: unknown;
}

/** The calls of one realm for an event; a step that the caller cannot take has none. */
export interface EventCalls {
  readonly save: (draft: EventDraft) => Promise<Answer>;
  readonly publish?: () => Promise<Answer>;
  readonly submit?: () => Promise<Answer>;
  readonly withdraw?: () => Promise<Answer>;
  readonly approve?: () => Promise<Answer>;
  readonly decline?: (reason: string) => Promise<Answer>;
  readonly cancel: (reason: string) => Promise<Answer>;
  readonly remove: () => Promise<Answer>;
}

interface Props {
  readonly event: ManagedEventResponse;
  readonly calls: EventCalls;
  /** Where pictures of the event are. */
  readonly pictures: string;
}

/** An event for those who run it: its phase, what can be done now, and its terms while they can change. */
export function ManagedEvent({ event, calls, pictures }: Props) {
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
  const isWaiting = isDraft && event.approval?.state === 'waiting';
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center gap-2">
        <PhaseBadge {...event} />
        {!isDraft && (
          <Link to={paths.lotteryEvent(event.id)} className="text-accent hover:underline">
            {t('more.publicPage')}
          </Link>
        )}
        <div className="ml-auto flex flex-wrap gap-2">
          {isWaiting && (
            <WaitingButtons event={event} calls={calls} busy={busy} error={error} run={run} />
          )}
          {isDraft && !isWaiting && (
            <DraftButtons event={event} calls={calls} busy={busy} run={run} />
          )}
          {event.cancellable && (
            <ReasonButton
              label={t('more.cancelEvent')}
              title={t('more.cancelTitle')}
              text={t('more.cancelText')}
              back={t('more.keepEvent')}
              error={error}
              onConfirm={(reason) => run(calls.cancel(reason))}
            />
          )}
        </div>
      </div>
      {isDraft && !isWaiting && (calls.publish ?? calls.submit) && (
        <p className="text-ink-2">{t(calls.publish ? 'more.publishText' : 'more.submitText')}</p>
      )}
      {isDraft && <ApprovalBox event={event} own={calls.withdraw !== undefined} />}
      {event.reason !== '' && <MessageBox tone="warn">{event.reason}</MessageBox>}
      {saved && <MessageBox tone="ok">{t('more.saved')}</MessageBox>}
      {event.editable ? (
        <EventForm
          initial={toDraft(event)}
          version={event.version}
          organiser={event.organiser}
          contact={contact.email}
          pictures={pictures}
          submit={t(isDraft ? 'more.saveDraft' : 'more.saveNewManifest')}
          busy={busy}
          error={error}
          onSubmit={async (draft) => {
            const isSaved = await run(calls.save(draft));
            setSaved(isSaved);
            return isSaved;
          }}
        />
      ) : (
        <>
          {!isWaiting && <p className="text-ink-2">{t('more.locked')}</p>}
          {error !== null && <ErrorBox>{error}</ErrorBox>}
        </>
      )}
    </div>
  );
}

interface StepProps extends Omit<Props, 'pictures'> {
  readonly busy: boolean;
  readonly run: (call: Promise<Answer>) => Promise<boolean>;
}

/** Publishes or submits what is saved, after a question, or deletes it. */
function DraftButtons({ event, calls, busy, run }: StepProps) {
  const t = useText();
  const differs = ruleContradictions(toDraft(event), event.organiser).length > 0;
  const warning = differs && (
    <MessageBox tone="warn" className="mt-3">
      {t('more.rulesDifferSaved')}
    </MessageBox>
  );
  const { publish, submit } = calls;
  return (
    <>
      {publish && (
        <ConfirmedButton
          label={t('more.publish')}
          title={t('more.publishTitle')}
          text={t('more.publishText')}
          busy={busy}
          disabled={differs}
          onConfirm={() => void run(publish())}
        >
          {warning}
        </ConfirmedButton>
      )}
      {submit && (
        <ConfirmedButton
          label={t('more.submit')}
          title={t('more.submitTitle')}
          text={t('more.submitText')}
          busy={busy}
          disabled={differs}
          onConfirm={() => void run(submit())}
        >
          {warning}
        </ConfirmedButton>
      )}
      <Button look="danger" busy={busy} onClick={() => void run(calls.remove())}>
        {t('more.deleteDraft')}
      </Button>
    </>
  );
}

/** Withdraws a submission, or decides on it. */
function WaitingButtons({
  event,
  calls,
  busy,
  error,
  run,
}: StepProps & { readonly error: string | null }) {
  const t = useText();
  const { withdraw, approve, decline } = calls;
  const isLate = useIsLate(event);
  return (
    <>
      {withdraw && (
        <Button busy={busy} onClick={() => void run(withdraw())}>
          {t('more.withdraw')}
        </Button>
      )}
      {approve && !isLate && (
        <ConfirmedButton
          label={t('more.approve')}
          title={t('more.approveTitle')}
          text={t('more.approveText')}
          busy={busy}
          onConfirm={() => void run(approve())}
        />
      )}
      {decline && (
        <ReasonButton
          label={t('more.decline')}
          title={t('more.declineTitle')}
          text={t('more.declineText')}
          back={t('more.notYet')}
          {...(isLate ? { suggested: t('more.lateReason') } : {})}
          error={error}
          onConfirm={(reason) => run(decline(reason))}
        />
      )}
    </>
  );
}
