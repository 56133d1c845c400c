import {
  useWithdrawSpaceInvitationMutation,
  type SpaceInvitationResponse,
} from '../../../api/generated-content.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { localDay } from '../../../ui/format-date.ts';
import { useFailureToast } from '../shared/use-failure-toast.ts';

interface Props {
  readonly spaceId: string;
  readonly invitation: SpaceInvitationResponse;
}

/** An invitation without an answer, which can be withdrawn. */
export function InvitationRow({ spaceId, invitation: { id, email, role, invitedAt } }: Props) {
  const t = useText();
  const language = useLanguage();
  const toasts = useToasts();
  const fail = useFailureToast();
  const [send, { isLoading }] = useWithdrawSpaceInvitationMutation();
  const withdraw = async () => {
    const { error } = await send({ id: spaceId, invitationId: id });
    if (error) return fail(error);
    return toasts.add({ title: t('content.withdrawn', { email }) });
  };
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium wrap-anywhere">{email}</p>
        <p className="text-12 text-ink-3">
          {t('content.invitedOn', { day: localDay(invitedAt, language) })}
        </p>
      </div>
      <Badge>{t(`content.role.${role}`)}</Badge>
      <Button
        busy={isLoading}
        aria-label={t('content.withdrawOf', { email })}
        onClick={() => void withdraw()}
      >
        {t('content.withdraw')}
      </Button>
    </li>
  );
}
