import { useState } from 'react';
import LogOut from 'lucide-react/icons/log-out';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { failureText } from './call-failure.ts';
import { useAdminStepUp } from '../session/use-admin-step-up.tsx';

interface Props {
  /** Whose sessions. */
  readonly name: string;
  readonly end: () => PromiseLike<{ readonly error?: unknown }>;
}

/** Signs a person out everywhere. */
export function SessionsCard({ name, end }: Props) {
  const t = useText();
  const toasts = useToasts();
  const { stepUp, dialog } = useAdminStepUp();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const button = useFocusBack(busy);
  const run = async () => {
    setBusy(true);
    setFailure(null);
    const answer = await stepUp(end);
    setBusy(false);
    if (answer?.error) setFailure(failureText(answer.error, t('people.endFailed')));
    else if (answer) toasts.add({ title: t('people.ended', { name }) });
  };
  return (
    <Card label={t('people.sessions')}>
      <CardHead title={t('people.sessions')} />
      <div className="flex flex-col gap-3 p-4">
        {dialog}
        {failure !== null && <ErrorBox>{failure}</ErrorBox>}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="min-w-0 flex-1 basis-60 text-ink-2">{t('people.sessionsText', { name })}</p>
          <Button
            ref={button}
            look="danger"
            icon={<LogOut size={16} strokeWidth={1.75} aria-hidden="true" />}
            busy={busy}
            onClick={() => void run()}
          >
            {t('people.endSessions')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
