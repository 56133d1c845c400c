import type { ManagedEventResponse } from '../../api/generated.ts';
import { useApplication } from '../../app/use-application.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { localTime } from '../format-date.ts';
import { MessageBox } from '../message-box.tsx';

/** Whether the opening has passed, so that the event cannot be published as it is. */
export function useIsLate({ startDate }: Pick<ManagedEventResponse, 'startDate'>): boolean {
  const { services } = useApplication();
  return Date.parse(startDate) <= services.now();
}

interface Props {
  readonly event: ManagedEventResponse;
  /** Whether the reader is the organiser. */
  readonly own: boolean;
}

/** Whether a draft waits for approval, or why it was declined. */
export function ApprovalBox({ event, own }: Props) {
  const { approval } = event;
  const t = useText();
  const language = useLanguage();
  const isLate = useIsLate(event);
  if (approval?.state === 'declined')
    return (
      <MessageBox
        tone="warn"
        title={t('more.declinedAt', { time: localTime(approval.decidedAt, language) })}
      >
        {approval.reason}
      </MessageBox>
    );
  if (approval?.state !== 'waiting') return null;
  return (
    <MessageBox
      tone={isLate ? 'warn' : 'info'}
      title={t('more.waitingSince', { time: localTime(approval.submittedAt, language) })}
    >
      {t(own ? 'more.waitingText' : isLate ? 'more.lateText' : 'more.decideText')}
    </MessageBox>
  );
}
