import { useRef, type ReactNode } from 'react';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import Shield from 'lucide-react/icons/shield';
import UserRound from 'lucide-react/icons/user-round';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import type { SessionUser } from '../app/session.slice.ts';
import { useText } from '../i18n/use-text.ts';
import { NamePlate, PLATE, nameOf } from './avatar.tsx';
import { NoticeBell } from './notices/notice-bell.tsx';
import { useDisclosures } from './use-disclosure.ts';
import { useSignOut } from './use-sign-out.ts';

const ENTRY =
  'flex h-8 w-full items-center gap-2.5 rounded-2 px-2.5 text-ink-2 hover:bg-sunken hover:text-ink focus-visible:-outline-offset-2 max-md:h-10 dark:hover:bg-pressed [&_svg]:text-ink-4';
const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The bell, and the signed-in user's own list, which opens by hover, click or arrow keys. */
export function UserMenu({ user }: { readonly user: SessionUser }) {
  const t = useText();
  const signOut = useSignOut();
  const box = useRef<HTMLDivElement>(null);
  const lists = useDisclosures(box);
  const open = lists.open === 'user';
  const name = nameOf(user, t('shell.user'));
  const entry = (to: string, text: string, icon: ReactNode, className = ENTRY) => (
    <li>
      <Link to={to} onClick={lists.close} className={className}>
        {icon}
        {text}
      </Link>
    </li>
  );
  return (
    <>
      <NoticeBell />
      <div ref={box} className="relative" {...lists.around('user')}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls="user-menu"
          onClick={() => lists.clicked('user')}
          className={`${PLATE} hover:bg-sunken`}
        >
          <span className="sr-only">{t('shell.userMenu', { name })}</span>
          <NamePlate name={name} />
        </button>
        <div
          id="user-menu"
          hidden={!open}
          className="absolute top-full right-0 z-30 w-56 animate-[appear_var(--d-base)_var(--ease)] rounded-3 bg-overlay p-1 shadow-pop"
        >
          <div className="mb-1 border-b border-line px-2.5 py-2">
            <p className="truncate font-medium">{name}</p>
            <p className="truncate text-12 text-ink-3">{user.email}</p>
          </div>
          <ul>
            {user.role === 'superadmin' &&
              entry(paths.admin, t('shell.admin'), <Shield {...ICON} />, `${ENTRY} lg:hidden`)}
            {entry(paths.settings, t('shell.settings'), <Settings {...ICON} />)}
            {entry(paths.profile, t('shell.profile'), <UserRound {...ICON} />)}
            <li>
              <button
                type="button"
                className={ENTRY}
                onClick={() => {
                  lists.close();
                  void signOut();
                }}
              >
                <LogOut {...ICON} />
                {t('shell.signOut')}
              </button>
            </li>
          </ul>
        </div>
      </div>
    </>
  );
}
