import { SessionsCard } from '../people/sessions-card.tsx';
import { SuperadminOnly } from '../session/use-admin.tsx';
import { useEndUserSessionsMutation, type UserRecord } from './users-api.ts';

/** A superadmin signs a user out everywhere. */
export function UserSessionsCard({ user }: { readonly user: UserRecord }) {
  const [end] = useEndUserSessionsMutation();
  return (
    <SuperadminOnly>
      <SessionsCard name={user.name} end={() => end(user.id)} />
    </SuperadminOnly>
  );
}
