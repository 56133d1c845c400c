import { Link, useNavigate, useParams } from 'react-router-dom';
import { useReadProfileQuery } from '../../../api/generated-auth.ts';
import { useListSpaceInvitationsQuery } from '../../../api/generated-content.ts';
import { paths } from '../../../app/paths.ts';
import { RequireUser } from '../../../app/require-user.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../shell/use-page.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { FailedBox } from '../shared/failed-box.tsx';
import { OwnInvitation } from './invitations-card.tsx';

/** /tools/content/invitations/:invitationId: where the link of a mailed invitation leads. */
export function InvitationPage() {
  const t = useText();
  usePage(t('content.invitation'));
  return (
    <section className="mx-auto flex w-full max-w-180 flex-1 flex-col gap-5 px-4 py-8 md:px-6">
      <RequireUser>
        <h1 className="tracking-heading text-[24px] leading-8 font-semibold outline-none">
          {t('content.invitation')}
        </h1>
        <Loaded />
      </RequireUser>
    </section>
  );
}

function Loaded() {
  const t = useText();
  const navigate = useNavigate();
  const { invitationId } = useParams();
  const fresh = { refetchOnMountOrArgChange: true };
  const { data, error, isFetching, refetch } = useListSpaceInvitationsQuery(undefined, fresh);
  const { data: profile } = useReadProfileQuery(undefined, fresh);
  if (error)
    return (
      <FailedBox
        error={error}
        text={t('content.invitationFailed')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data || !profile)
    return (
      <SkeletonBlock label={t('shell.loading')}>
        <Skeleton className="h-16! w-full" />
      </SkeletonBlock>
    );
  const found = data.data.find(({ id }) => id === invitationId);
  if (found)
    return (
      <Card label={t('content.invitation')}>
        <ul>
          <OwnInvitation
            invitation={found}
            onAnswered={() => void navigate(paths.content, { replace: true })}
          />
        </ul>
      </Card>
    );
  const { email, emailVerified } = profile.user;
  return emailVerified ? (
    <EmptyState
      level={2}
      title={t('content.invitationUnknown')}
      text={t('content.invitationUnknownText', { email })}
      action={<ButtonLink to={paths.content}>{t('content.back')}</ButtonLink>}
    />
  ) : (
    <MessageBox tone="warn">
      {t('content.invitationUnverified', { email })}{' '}
      <Link to={paths.accountSettings} className="underline">
        {t('content.verify')}
      </Link>
    </MessageBox>
  );
}
