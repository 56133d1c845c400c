import { useState, type ReactNode } from 'react';
import KeyRound from 'lucide-react/icons/key-round';
import Mail from 'lucide-react/icons/mail';
import LogOut from 'lucide-react/icons/log-out';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { useAdminStepUp } from '../session/use-admin-step-up.tsx';
import { failureText } from '../../../api/call-failure.ts';

type Run = () => PromiseLike<{ readonly error?: unknown }>;

interface Texts {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly done: string;
  readonly failed: string;
}

interface Props {
  /** Who it is done to. */
  readonly name: string;
  readonly run: Run;
}

/** Signs a person out everywhere; `children` list where that is. */
export function SessionsCard({ name, run, children }: Props & { readonly children?: ReactNode }) {
  const t = useText();
  return (
    <ActionCard
      Icon={LogOut}
      run={run}
      texts={{
        title: t('people.sessions'),
        text: t('people.sessionsText', { name }),
        action: t('people.endSessions'),
        done: t('people.ended', { name }),
        failed: t('people.endFailed'),
      }}
    >
      {children}
    </ActionCard>
  );
}

/** Switches off the second factor of a person who lost it. */
export function SecondFactorCard({ name, run }: Props) {
  const t = useText();
  return (
    <ActionCard
      Icon={KeyRound}
      run={run}
      texts={{
        title: t('people.secondFactor'),
        text: t('people.secondFactorText', { name }),
        action: t('people.removeSecondFactor'),
        done: t('people.secondFactorRemoved', { name }),
        failed: t('people.removeSecondFactorFailed'),
      }}
    />
  );
}

/** Mails a person a link to set a new password. */
export function ResetCard({ name, run }: Props) {
  const t = useText();
  return (
    <ActionCard
      Icon={KeyRound}
      look="second"
      run={run}
      texts={{
        title: t('people.reset'),
        text: t('people.resetText', { name }),
        action: t('people.sendReset'),
        done: t('people.resetSent', { name }),
        failed: t('people.resetFailed'),
      }}
    />
  );
}

/** Invites a person again who has not chosen a password yet. */
export function InvitationCard({ name, at, run }: Props & { readonly at: string }) {
  const t = useText();
  return (
    <ActionCard
      Icon={Mail}
      look="second"
      run={run}
      texts={{
        title: t('people.invitation'),
        text: t('people.invitationText', { name, at }),
        action: t('people.sendInvitation'),
        done: t('people.invitationSent', { name }),
        failed: t('people.invitationFailed'),
      }}
    />
  );
}

interface ActionCardProps {
  readonly Icon: typeof LogOut;
  readonly look?: 'danger' | 'second';
  readonly run: Run;
  readonly texts: Texts;
  /** Above the action. */
  readonly children?: ReactNode;
}

function ActionCard({ Icon, look = 'danger', run, texts, children }: ActionCardProps) {
  const toasts = useToasts();
  const { stepUp, dialog } = useAdminStepUp();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const button = useFocusBack(busy);
  const press = async () => {
    setBusy(true);
    setFailure(null);
    const answer = await stepUp(run);
    setBusy(false);
    if (answer?.error) setFailure(failureText(answer.error, texts.failed));
    else if (answer) toasts.add({ title: texts.done });
  };
  return (
    <Card label={texts.title}>
      <CardHead title={texts.title} />
      {children}
      <div className="flex flex-col gap-3 p-4">
        {dialog}
        {failure !== null && <ErrorBox>{failure}</ErrorBox>}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="min-w-0 flex-1 basis-60 text-ink-2">{texts.text}</p>
          <Button
            ref={button}
            look={look}
            icon={<Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
            busy={busy}
            onClick={() => void press()}
          >
            {texts.action}
          </Button>
        </div>
      </div>
    </Card>
  );
}
