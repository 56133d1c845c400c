import { useState } from 'react';
import { SPACE_ROLES } from '@toolyard/core/content';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../api/error-message.ts';
import {
  useChangeSpaceRoleMutation,
  useRemoveSpaceMemberMutation,
  type MemberResponse,
  type SpaceResponse,
} from '../../../api/generated-content.ts';
import { paths } from '../../../app/paths.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { localDay } from '../../../ui/format-date.ts';
import { Select } from '../../../ui/select.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useFailureToast } from '../shared/use-failure-toast.ts';

interface Props {
  readonly space: SpaceResponse;
  readonly member: MemberResponse;
  readonly isSelf: boolean;
  readonly isLastOwner: boolean;
  readonly manages: boolean;
}

/** A member with his role; owners change both, and everybody may leave. */
export function MemberRow({ space, member, isSelf, isLastOwner, manages }: Props) {
  const t = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const toasts = useToasts();
  const fail = useFailureToast();
  const [changeRole, { isLoading: isChanging }] = useChangeSpaceRoleMutation();
  const [remove, removal] = useRemoveSpaceMemberMutation();
  const [confirming, setConfirming] = useState(false);
  const { userId, name, role, since } = member;
  const ids = { id: space.id, userId };
  const confirmed = async () => {
    const { error } = await remove(ids);
    if (error) return;
    setConfirming(false);
    if (!isSelf) return;
    toasts.add({ title: t('content.left', { space: space.title }) });
    void navigate(paths.content);
  };
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-1.5 font-medium wrap-anywhere">
          {name}
          {isSelf && <Badge>{t('content.you')}</Badge>}
        </p>
        <p className="text-12 text-ink-3">
          {t('content.since', { day: localDay(since, language) })}
        </p>
        {isSelf && isLastOwner && <p className="text-12 text-ink-3">{t('content.lastOwner')}</p>}
      </div>
      {manages ? (
        <Select
          aria-label={t('content.roleOf', { name })}
          value={role}
          disabled={isChanging || isLastOwner}
          onChoose={(chosen) =>
            void changeRole({ ...ids, changeRoleRequest: { role: chosen } }).then(({ error }) => {
              if (error) fail(error, t('content.notChanged'));
            })
          }
          choices={SPACE_ROLES.map((value) => ({ value, label: t(`content.role.${value}`) }))}
        />
      ) : (
        <Badge>{t(`content.role.${role}`)}</Badge>
      )}
      {(manages || isSelf) && (
        <Button
          look="danger"
          disabled={isLastOwner}
          {...(!isSelf && { 'aria-label': t('content.removeOf', { name }) })}
          onClick={() => setConfirming(true)}
        >
          {t(isSelf ? 'content.leave' : 'content.remove')}
        </Button>
      )}
      {confirming && (
        <ConfirmDialog
          title={
            isSelf
              ? t('content.leaveTitle', { space: space.title })
              : t('content.removeTitle', { name })
          }
          text={t(isSelf ? 'content.leaveText' : 'content.removeText')}
          action={t(isSelf ? 'content.leave' : 'content.remove')}
          cancel={t('content.cancel')}
          busy={removal.isLoading}
          failure={removal.error ? errorMessage(removal.error, t('content.notDone')) : null}
          onConfirm={() => void confirmed()}
          onClose={() => {
            removal.reset();
            setConfirming(false);
          }}
        />
      )}
    </li>
  );
}
