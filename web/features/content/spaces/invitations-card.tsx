import {
  useAnswerSpaceInvitationMutation,
  useListSpaceInvitationsQuery,
  type OwnInvitationResponse,
} from '../../../api/generated-content.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { localDay } from '../../../ui/format-date.ts';
import { useFailureToast } from '../shared/use-failure-toast.ts';

/** Invitations that wait for an answer; nothing where there are none. */
export function InvitationsCard() {
  const t = useText();
  const { data } = useListSpaceInvitationsQuery(undefined, { refetchOnMountOrArgChange: true });
  const invitations = data?.data ?? [];
  if (invitations.length === 0) return null;
  return (
    <Card label={t('content.invitations')}>
      <CardHead title={t('content.invitations')} />
      <ul className="divide-y divide-line">
        {invitations.map((invitation) => (
          <OwnInvitation key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Card>
  );
}

interface Props {
  readonly invitation: OwnInvitationResponse;
  readonly onAnswered?: () => void;
}

/** An invitation with the ways to answer it. */
export function OwnInvitation({ invitation, onAnswered }: Props) {
  const { id, space, role, invitedAt } = invitation;
  const t = useText();
  const language = useLanguage();
  const toasts = useToasts();
  const fail = useFailureToast();
  const [send, { isLoading }] = useAnswerSpaceInvitationMutation();
  const answer = async (accepts: boolean) => {
    const { error } = await send({ id, answerInvitationRequest: { accepts } });
    if (error) return fail(error);
    toasts.add({ title: t(accepts ? 'content.accepted' : 'content.declined', { space }) });
    return onAnswered?.();
  };
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium wrap-anywhere">{space}</p>
        <p className="text-12 text-ink-3">
          {t('content.invitedAs', {
            role: t(`content.role.${role}`),
            day: localDay(invitedAt, language),
          })}
        </p>
      </div>
      <Button
        size="sm"
        disabled={isLoading}
        aria-label={t('content.declineOf', { space })}
        onClick={() => void answer(false)}
      >
        {t('content.decline')}
      </Button>
      <Button
        size="sm"
        look="primary"
        disabled={isLoading}
        aria-label={t('content.acceptOf', { space })}
        onClick={() => void answer(true)}
      >
        {t('content.accept')}
      </Button>
    </li>
  );
}
