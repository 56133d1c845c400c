import { useLocation, useNavigate } from 'react-router-dom';
import {
  useEnterEventMutation,
  useReadParticipationQuery,
  useRemoveReminderMutation,
  useSetReminderMutation,
  type EventDetailResponse,
  type ParticipationResponse,
} from '../../api/generated.ts';
import { errorMessage } from '../../api/error-message.ts';
import { cameFrom, paths } from '../../app/paths.ts';
import { useSession } from '../../app/use-application.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { phaseAt } from './event-view.ts';
import { EntryReceipt, WithdrawalReceipt } from './entry-receipt.tsx';
import { FrozenList } from './frozen-list.tsx';
import { LoadFailed } from './lottery-frame.tsx';
import { OwnPrize } from './own-prize.tsx';

interface Props {
  readonly event: EventDetailResponse;
  readonly at: number;
}

/** What a visitor or a user can do with the event now. */
export function ParticipateActions({ event, at }: Props) {
  const { status, user } = useSession();
  const phase = phaseAt(event, at);
  if (status === 'loading' || phase === 'draft') return null;
  if (user) return <OwnPart event={event} at={at} />;
  return phase === 'active' || phase === 'upcoming' ? <VisitorAction phase={phase} /> : null;
}

/** The button of the event; it leads a visitor to sign in and back. */
function VisitorAction({ phase }: { readonly phase: 'active' | 'upcoming' }) {
  const t = useText();
  const navigate = useNavigate();
  const location = useLocation();
  const signIn = () => void navigate(paths.signIn, { state: cameFrom(location) });
  return (
    <>
      <Button look="primary" size="lg" className="w-full" onClick={signIn}>
        {t(phase === 'active' ? 'lottery.participateButton' : 'lottery.remind')}
      </Button>
      <p className="text-12 text-ink-3">{t('lottery.signInFirst')}</p>
    </>
  );
}

function OwnPart({ event, at }: Props) {
  const t = useText();
  const language = useLanguage();
  const query = useReadParticipationQuery(
    { id: event.id, 'Accept-Language': language },
    { refetchOnMountOrArgChange: true },
  );
  const part = query.data?.data;
  const phase = phaseAt(event, at);
  if (!part)
    return query.error ? (
      <LoadFailed
        title={t('lottery.partFailed')}
        error={query.error}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    ) : null;
  return (
    <>
      {part.prize && <OwnPrize event={event} prize={part.prize} entry={part.entry} />}
      {part.entry ? (
        <>
          <EntryReceipt
            event={event}
            entry={part.entry}
            isOpen={phase === 'active'}
            isFrozen={event.draw?.lock != null}
          />
          {part.witness && <FrozenList id={event.id} witness={part.witness} />}
        </>
      ) : (
        <>
          <WithdrawalReceipt event={event} />
          {phase === 'active' && <Enter event={event} part={part} />}
        </>
      )}
      {part.entry && !part.prize && event.resultDate !== null && (
        <p className="text-ink-2">{t('lottery.notWon')}</p>
      )}
      {(phase === 'upcoming' || phase === 'active') && (
        <Reminder event={event} isOn={part.reminder} isMain={phase === 'upcoming'} />
      )}
    </>
  );
}

interface EnterProps {
  readonly event: EventDetailResponse;
  readonly part: ParticipationResponse;
}

/** Enters, or says why this account cannot. */
function Enter({ event, part }: EnterProps) {
  const t = useText();
  const [enter, { isLoading, error }] = useEnterEventMutation();
  // The clock of the page may be ahead of the answer: the server decides when the button is pressed.
  const refusal = part.refusal?.code === 'LOTTERY_NOT_OPEN' ? null : part.refusal;
  return (
    <>
      <Button
        look="primary"
        size="lg"
        className="w-full"
        busy={isLoading}
        disabled={refusal !== null}
        onClick={() => void enter({ id: event.id })}
      >
        {t('lottery.participateButton')}
      </Button>
      {refusal ? (
        <p className="text-ink-2">{refusal.message}</p>
      ) : (
        part.weight > 1 && (
          <p className="text-12 text-ink-3">{t('lottery.weightNote', { count: part.weight })}</p>
        )
      )}
      {error && <ErrorBox>{errorMessage(error, t('lottery.enterFailed'))}</ErrorBox>}
    </>
  );
}

interface ReminderProps {
  readonly event: EventDetailResponse;
  readonly isOn: boolean;
  /** Whether the reminder is what the panel is for. */
  readonly isMain: boolean;
}

/** Reminders by mail and on the site, and the event as a file for calendars. */
function Reminder({ event, isOn, isMain }: ReminderProps) {
  const t = useText();
  const [set, setting] = useSetReminderMutation();
  const [remove, removing] = useRemoveReminderMutation();
  const error = setting.error ?? removing.error;
  return (
    <>
      <Button
        look={isMain && !isOn ? 'primary' : 'second'}
        size={isMain ? 'lg' : 'md'}
        className="w-full"
        aria-pressed={isOn}
        busy={setting.isLoading || removing.isLoading}
        onClick={() => void (isOn ? remove({ id: event.id }) : set({ id: event.id }))}
      >
        {t(isOn ? 'lottery.remindOff' : 'lottery.remind')}
      </Button>
      {isOn && <p className="text-12 text-ink-3">{t('lottery.reminded')}</p>}
      <a
        href={`/api/lottery/events/${encodeURIComponent(event.id)}/calendar`}
        download={`lottery-${event.id}.ics`}
        className="inline-flex min-h-6 items-center text-12 text-accent hover:underline max-md:min-h-10"
      >
        {t('lottery.calendar')}
      </a>
      {error && <ErrorBox>{errorMessage(error, t('lottery.remindFailed'))}</ErrorBox>}
    </>
  );
}
