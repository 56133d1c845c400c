import { useState } from 'react';
import Menu from 'lucide-react/icons/menu';
import { clsx } from 'clsx';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from '../ui/button.tsx';
import { Account } from './account.tsx';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Navigation } from './navigation.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import { Social } from './social.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useLazyComponent } from './use-lazy-component.ts';
import { useScrolled } from './use-scrolled.ts';

const fetchMenu = async () => (await import('./mobile-menu.tsx')).MobileMenu;

/** The bar at the top of every page of the site. */
export function Header() {
  const t = useText();
  const scrolled = useScrolled();
  const [menuOpen, setMenuOpen] = useState(false);
  const [MobileMenu, loadMenu] = useLazyComponent(fetchMenu);
  const openMenu = () => {
    setMenuOpen(true);
    void loadMenu(openMenu).then((loaded) => !loaded && setMenuOpen(false));
  };
  return (
    <header
      className={clsx(
        'sticky top-0 z-20 flex h-(--topbar) items-center gap-2 border-b border-line bg-surface pr-3 pl-4 transition-shadow duration-(--d-fast) md:px-4 lg:px-6',
        scrolled && 'shadow-header',
      )}
    >
      <Brand brief />
      <div className="h-full md:ml-1 lg:ml-3 xl:ml-5">
        <Navigation />
      </div>
      <div className="flex min-w-0 flex-1 items-center justify-end gap-2 md:max-lg:gap-1">
        {/* First in the row: what comes later moves nothing that stands there already. */}
        <Social className="flex-nowrap max-lg:hidden lg:max-xl:[&>li:nth-child(n+3)]:hidden xl:max-2xl:[&>li:nth-child(n+4)]:hidden [&>li:nth-child(n+8)]:hidden" />
        <PaletteButton />
        <LanguageSwitch className="max-md:hidden" />
        <ThemeToggle />
        <Account />
        <IconButton
          label={t('shell.openMenu')}
          aria-expanded={menuOpen}
          className="md:hidden"
          onClick={openMenu}
        >
          <Menu size={20} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      </div>
      {MobileMenu && <MobileMenu open={menuOpen} onOpenChange={setMenuOpen} />}
    </header>
  );
}
