import { useLanguage } from '../../../i18n/use-text.ts';
import { longDate } from '../people/long-date.ts';
import { InvitationCard, SecondFactorCard, SessionsCard } from '../people/person-actions.tsx';
import { SuperadminOnly } from '../session/use-admin.tsx';
import {
  useEndSessionsOfUserMutation,
  useRemoveSecondFactorOfUserMutation,
  useSendInvitationMutation,
  type UserRecord,
} from './users-api.ts';

/** Whether the user's invitation is pending, and what a superadmin does to sessions and second factor. */
export function UserAccessCards({ user: { id, name, invitedAt } }: { readonly user: UserRecord }) {
  const language = useLanguage();
  const [invite] = useSendInvitationMutation();
  const [end] = useEndSessionsOfUserMutation();
  const [removeFactor] = useRemoveSecondFactorOfUserMutation();
  return (
    <>
      {invitedAt !== null && (
        <InvitationCard name={name} at={longDate(invitedAt, language)} run={() => invite({ id })} />
      )}
      <SuperadminOnly>
        <SessionsCard name={name} run={() => end({ id })} />
        <SecondFactorCard name={name} run={() => removeFactor({ id })} />
      </SuperadminOnly>
    </>
  );
}
