import { useState } from 'react';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { SessionRow } from '../../../shell/security/session-row.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { localTime } from '../../../ui/format-date.ts';
import { KeyValues } from '../../../ui/key-values.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { AuditLink } from '../people/audit-link.tsx';
import { failureText } from '../../../api/call-failure.ts';
import { longDate } from '../people/long-date.ts';
import {
  InvitationCard,
  ResetCard,
  SecondFactorCard,
  SessionsCard,
} from '../people/person-actions.tsx';
import { PendingRows } from '../people/record-states.tsx';
import { useAdminStepUp } from '../session/use-admin-step-up.tsx';
import { SuperadminOnly, useIsSupport } from '../session/use-admin.tsx';
import {
  useEndSessionOfUserMutation,
  useEndSessionsOfUserMutation,
  useReadUserAccessQuery,
  useRemoveSecondFactorOfUserMutation,
  useSendInvitationMutation,
  useSendPasswordResetMutation,
  type UserAccess,
  type UserRecord,
} from './users-api.ts';

/** How a user signs in: last sign-in, second factor, pending invitation and sessions, and what an operator does about it. */
export function UserAccessCards({ user }: { readonly user: UserRecord }) {
  const { id, name, invitedAt } = user;
  const t = useText();
  const language = useLanguage();
  const access = useReadUserAccessQuery({ id }, { refetchOnMountOrArgChange: true });
  const [end] = useEndSessionsOfUserMutation();
  const [sendReset] = useSendPasswordResetMutation();
  const [invite] = useSendInvitationMutation();
  const [removeFactor] = useRemoveSecondFactorOfUserMutation();
  const known = access.currentData?.data;
  const then = async <A extends { readonly error?: unknown }>(call: PromiseLike<A>) => {
    const answer = await call;
    if (!answer.error) void access.refetch();
    return answer;
  };
  const sessions = known ? (
    <UserSessions userId={id} access={known} onEnded={() => void access.refetch()} />
  ) : (
    <PendingRows query={access} text={t('people.accessFailed')} />
  );
  return (
    <>
      <AccountCard user={user} access={known} />
      {invitedAt !== null && (
        <InvitationCard name={name} at={longDate(invitedAt, language)} run={() => invite({ id })} />
      )}
      <ResetCard name={name} run={() => sendReset({ id })} />
      <SessionsCard name={name} run={() => then(end({ id }))}>
        {sessions}
      </SessionsCard>
      {known?.secondFactor !== false && (
        <SuperadminOnly>
          <SecondFactorCard name={name} run={() => then(removeFactor({ id }))} />
        </SuperadminOnly>
      )}
    </>
  );
}

interface AccountCardProps {
  readonly user: UserRecord;
  /** Undefined until it is there. */
  readonly access: UserAccess | undefined;
}

function AccountCard({ user, access }: AccountCardProps) {
  const t = useText();
  const language = useLanguage();
  const isSupport = useIsSupport();
  const { id, name, email, role, active, invitedAt, lastSignInAt, createdAt } = user;
  const factor =
    access && t(access.secondFactor ? 'admins.secondFactorOn' : 'admins.secondFactorOff');
  const rows = [
    ...(isSupport
      ? [
          { key: 'name', label: t('users.name'), value: name },
          { key: 'email', label: t('users.email'), value: email },
          { key: 'role', label: t('users.role'), value: t(`users.role.${role}`) },
          {
            key: 'status',
            label: t('users.status'),
            value: t(active ? 'users.enabled' : 'users.status.disabled'),
          },
        ]
      : []),
    {
      key: 'lastSignIn',
      label: t('users.lastSignIn'),
      value: lastSignInAt === null ? t('admins.never') : localTime(lastSignInAt, language),
    },
    { key: 'factor', label: t('people.secondFactor'), value: factor ?? '--' },
    {
      key: 'invitation',
      label: t('people.invitation'),
      value: t(invitedAt === null ? 'users.noInvitation' : 'users.invitationPending'),
    },
    { key: 'createdAt', label: t('users.createdAt'), value: localTime(createdAt, language) },
  ];
  return (
    <Card label={t('users.account')}>
      <CardHead title={t('users.account')} controls={<AuditLink kind="user" id={id} />} />
      <KeyValues rows={rows} className="px-4 py-2" />
    </Card>
  );
}

interface SessionsProps {
  readonly userId: string;
  readonly access: UserAccess;
  readonly onEnded: () => void;
}

/** Where the user is signed in, and the way out of each. */
function UserSessions({ userId, access: { sessions }, onEnded }: SessionsProps) {
  const t = useText();
  const { stepUp, dialog } = useAdminStepUp();
  const [endOne] = useEndSessionOfUserMutation();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const end = async (sessionId: string) => {
    setBusy(sessionId);
    setFailure(null);
    const answer = await stepUp(() => endOne({ id: userId, sessionId }));
    setBusy(null);
    if (answer?.error) setFailure(failureText(answer.error, t('people.endFailed')));
    else if (answer) onEnded();
  };
  if (sessions.length === 0) return <p className="p-4 text-ink-2">{t('people.noSessions')}</p>;
  return (
    <>
      {dialog}
      {failure !== null && <ErrorBox className="m-4 mb-0">{failure}</ErrorBox>}
      <ul className="divide-y divide-line border-b border-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={busy === session.id}
            disabled={busy !== null}
            onEnd={() => void end(session.id)}
          />
        ))}
      </ul>
    </>
  );
}
