import { useEffect, useEffectEvent } from 'react';
import { clsx } from 'clsx';
import { useLocation } from 'react-router-dom';
import { cameFrom, paths } from '../app/paths.ts';
import type { SessionUser } from '../app/session.slice.ts';
import { useSession } from '../app/use-application.ts';
import { useText } from '../i18n/use-text.ts';
import { ButtonLink } from '../ui/button.tsx';
import { NamePlate, PLATE, nameOf } from './avatar.tsx';
import { useLazyComponent } from './use-lazy-component.ts';

const fetchMenu = async () => (await import('./user-menu.tsx')).UserMenu;

/** Sign in and Sign up, or whoever is signed in; keeps its place until that is known. */
export function Account() {
  const t = useText();
  const { status, user } = useSession();
  const location = useLocation();
  if (user) return <SignedIn user={user} />;
  return (
    <div className={clsx('flex gap-2 max-md:hidden', status === 'loading' && 'invisible')}>
      <ButtonLink look="quiet" to={paths.signIn} state={cameFrom(location)}>
        {t('shell.signIn')}
      </ButtonLink>
      <ButtonLink look="primary" to={paths.register} state={cameFrom(location)}>
        {t('shell.signUp')}
      </ButtonLink>
    </div>
  );
}

function SignedIn({ user }: { readonly user: SessionUser }) {
  const t = useText();
  const [UserMenu, load] = useLazyComponent(fetchMenu);
  const loadMenu = useEffectEvent(() => {
    const retry = () => void load(retry);
    retry();
  });
  useEffect(() => loadMenu(), []);
  return (
    <>
      {user.role === 'superadmin' && (
        <ButtonLink to={paths.admin} className="max-lg:hidden">
          {t('shell.admin')}
        </ButtonLink>
      )}
      {UserMenu ? (
        <UserMenu user={user} />
      ) : (
        <div className={`${PLATE} ml-8 max-md:ml-10`}>
          <NamePlate name={nameOf(user, t('shell.user'))} />
        </div>
      )}
    </>
  );
}
