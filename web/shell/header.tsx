import { lazy, Suspense, useEffect, useState } from 'react';
import { Menu } from 'lucide-react';
import { clsx } from 'clsx';
import { useLocation } from 'react-router-dom';
import { cameFrom, paths } from '../app/paths.ts';
import { useSession } from '../app/use-application.ts';
import { useText } from '../i18n/use-text.ts';
import { ButtonLink, IconButton } from '../ui/button.tsx';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Navigation } from './navigation.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { UserMenu } from './user-menu.tsx';

const MobileMenu = lazy(() =>
  import('./mobile-menu.tsx').then((module) => ({ default: module.MobileMenu })),
);

const SHADOW_AFTER = 10;

/** Whether the page is scrolled by more than 10 px. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > SHADOW_AFTER);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return scrolled;
}

/** The bar at the top of every page of the site. */
export function Header() {
  const t = useText();
  const scrolled = useScrolled();
  const [menuOpen, setMenuOpen] = useState(false);
  const [menuAsked, setMenuAsked] = useState(false);
  return (
    <header
      className={clsx(
        'sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-surface pr-3 pl-4 transition-shadow duration-(--d-fast) md:px-6',
        scrolled && 'shadow-header',
      )}
    >
      <Brand />
      <div className="h-full md:ml-3 xl:ml-5">
        <Navigation />
      </div>
      <div className="ml-auto flex items-center gap-2">
        <LanguageSwitch className="max-md:hidden" />
        <ThemeToggle />
        <Account />
        <IconButton
          label={t('shell.openMenu')}
          aria-expanded={menuOpen}
          className="md:hidden"
          onClick={() => {
            setMenuAsked(true);
            setMenuOpen(true);
          }}
        >
          <Menu size={20} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      </div>
      {menuAsked && (
        <Suspense>
          <MobileMenu open={menuOpen} onOpenChange={setMenuOpen} />
        </Suspense>
      )}
    </header>
  );
}

/** Sign in and Sign up, or whoever is signed in; keeps its place until that is known. */
function Account() {
  const t = useText();
  const { status, user } = useSession();
  const location = useLocation();
  if (user) return <UserMenu user={user} />;
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
