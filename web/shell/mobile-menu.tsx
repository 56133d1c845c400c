import { useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import { cameFrom, paths } from '../app/paths.ts';
import { useSession } from '../app/use-application.ts';
import { useText } from '../i18n/use-text.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PlaceLink } from '../ui/place-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { AREA_LINKS, isCurrent } from './menu-entries.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import { Social } from './social.tsx';
import { useSiteMenu, type SiteEntry } from './use-site-menu.ts';

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const LINE = 'flex h-11 w-full items-center rounded-2 px-3 text-14 font-medium hover:bg-sunken';

/** Slides in from the right below medium widths. */
export function MobileMenu({ open, onOpenChange }: Props) {
  const t = useText();
  const location = useLocation();
  const { user } = useSession();
  const menu = useSiteMenu();
  const close = () => onOpenChange(false);
  return (
    <MenuDrawer open={open} onOpenChange={onOpenChange} hidden="md:hidden">
      <nav
        aria-label={t('shell.mainNavigation')}
        className="min-h-0 flex-1 overflow-y-auto px-2 pb-4"
      >
        <ul>
          {location.pathname.startsWith(paths.options) && <AreaMenu onChoose={close} />}
          {menu.map((entry) =>
            entry.links ? (
              <Submenu key={entry.id} entry={entry} onChoose={close} />
            ) : (
              <li key={entry.id}>
                <Link
                  to={entry.route!}
                  onClick={close}
                  aria-current={isCurrent(entry.id, location.pathname) ? 'page' : undefined}
                  className={clsx(LINE, 'aria-[current]:text-accent')}
                >
                  {entry.label}
                </Link>
              </li>
            ),
          )}
        </ul>
      </nav>
      <div className="flex flex-none flex-col gap-3 border-t border-line p-4">
        <Social className="-mx-2 flex-wrap" />
        <LanguageSwitch />
        {!user && (
          <div className="grid grid-cols-2 gap-3">
            <ButtonLink size="lg" to={paths.signIn} state={cameFrom(location)} onClick={close}>
              {t('shell.signIn')}
            </ButtonLink>
            <ButtonLink
              look="primary"
              size="lg"
              to={paths.register}
              state={cameFrom(location)}
              onClick={close}
            >
              {t('shell.signUp')}
            </ButtonLink>
          </div>
        )}
      </div>
    </MenuDrawer>
  );
}

/** The pages of the options area: there the foot of a page may stand in the place of their own menu. */
function AreaMenu({ onChoose }: { readonly onChoose: () => void }) {
  const t = useText();
  const links = AREA_LINKS.map(({ text, to }) => ({ id: to, label: t(text), to }));
  return <Submenu entry={{ id: 'area', label: t('menu.label'), links }} onChoose={onChoose} />;
}

interface SubmenuProps {
  readonly entry: SiteEntry;
  readonly onChoose: () => void;
}

/** Opens and closes by itself, whatever the others do. */
function Submenu({ entry, onChoose }: SubmenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={clsx(LINE, 'justify-between')}
      >
        {entry.label}
        <ChevronDown
          size={16}
          aria-hidden="true"
          className={clsx('text-ink-4 transition-transform', open && 'rotate-180')}
        />
      </button>
      <ul
        className={clsx(
          'overflow-hidden pl-3 transition-[max-height] duration-(--d-slow)',
          open ? 'max-h-140' : 'invisible max-h-0',
        )}
      >
        {entry.links?.map((link) => (
          <li key={link.id}>
            <PlaceLink
              to={link.to}
              data-tool={link.tool}
              onClick={onChoose}
              className={clsx(LINE, 'gap-3 text-ink-2')}
            >
              <span className="min-w-0 truncate">{link.label}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
