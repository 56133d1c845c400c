import { SessionsCard } from '../people/sessions-card.tsx';
import { SuperadminOnly } from '../session/use-admin.tsx';
import { useEndSessionsOfUserMutation, type UserRecord } from './users-api.ts';

/** A superadmin signs a user out everywhere. */
export function UserSessionsCard({ user }: { readonly user: UserRecord }) {
  const [end] = useEndSessionsOfUserMutation();
  return (
    <SuperadminOnly>
      <SessionsCard name={user.name} end={() => end({ id: user.id })} />
    </SuperadminOnly>
  );
}
