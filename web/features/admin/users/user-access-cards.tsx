import { SecondFactorCard, SessionsCard } from '../people/person-actions.tsx';
import { SuperadminOnly } from '../session/use-admin.tsx';
import {
  useEndSessionsOfUserMutation,
  useRemoveSecondFactorOfUserMutation,
  type UserRecord,
} from './users-api.ts';

/** What a superadmin does to the sessions and the second factor of a user. */
export function UserAccessCards({ user: { id, name } }: { readonly user: UserRecord }) {
  const [end] = useEndSessionsOfUserMutation();
  const [removeFactor] = useRemoveSecondFactorOfUserMutation();
  return (
    <SuperadminOnly>
      <SessionsCard name={name} run={() => end({ id })} />
      <SecondFactorCard name={name} run={() => removeFactor({ id })} />
    </SuperadminOnly>
  );
}
