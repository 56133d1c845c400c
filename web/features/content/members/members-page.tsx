import { isPermitted } from '@toolyard/core/content';
import {
  useListSpaceMembersQuery,
  useListSpacesQuery,
  type SpaceResponse,
} from '../../../api/generated-content.ts';
import { useSession } from '../../../app/use-application.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../ui/card.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { FailedBox } from '../shared/failed-box.tsx';
import { SpaceFrame } from '../shared/space-frame.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { InviteCard } from './invite-card.tsx';
import { MemberRow } from './member-row.tsx';

/** /tools/content/:spaceId/members: who works in a space. */
export const MembersPage = () => (
  <SpaceFrame section="members">{(space) => <Members key={space.id} space={space} />}</SpaceFrame>
);

function Members({ space }: { readonly space: SpaceResponse }) {
  const t = useText();
  const { user } = useSession();
  const { data, error, isFetching, refetch } = useListSpaceMembersQuery({ id: space.id });
  const { data: spaces } = useListSpacesQuery();
  if (!data)
    return error ? (
      <FailedBox
        error={error}
        text={t('content.membersFailed')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonBlock label={t('shell.loading')} className="space-y-3">
        <Skeleton className="h-10! w-full" />
        <Skeleton className="h-10! w-full" />
      </SkeletonBlock>
    );
  const { data: members, invitations } = data;
  const owners = members.filter(({ role }) => role === 'owner').length;
  const manages = isPermitted({ userId: user?.id ?? '', role: space.role }, 'manageMembers');
  const count = members.length + invitations.length;
  const most = spaces?.limits.members;
  return (
    <>
      <Card label={t('content.members')}>
        <CardHead
          title={t('content.members')}
          beside={
            manages &&
            most !== undefined && (
              <span className="text-12 text-ink-3">
                {t('content.memberCount', { count, most })}
              </span>
            )
          }
        />
        <ul className="divide-y divide-line">
          {members.map((member) => (
            <MemberRow
              key={member.userId}
              space={space}
              member={member}
              isSelf={member.userId === user?.id}
              isLastOwner={member.role === 'owner' && owners === 1}
              manages={manages}
            />
          ))}
        </ul>
      </Card>
      {invitations.length > 0 && (
        <Card label={t('content.openInvitations')}>
          <CardHead title={t('content.openInvitations')} />
          <ul className="divide-y divide-line">
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} spaceId={space.id} invitation={invitation} />
            ))}
          </ul>
        </Card>
      )}
      {manages && <InviteCard spaceId={space.id} isFull={most !== undefined && count >= most} />}
    </>
  );
}
