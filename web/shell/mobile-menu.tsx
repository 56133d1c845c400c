import { useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import { cameFrom, paths } from '../app/paths.ts';
import { useSession } from '../app/use-application.ts';
import { useText } from '../i18n/use-text.ts';
import { ButtonLink } from '../ui/button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MENU, isCurrent, type MenuEntry } from './menu-entries.ts';
import { SideMenu } from './side-menu.tsx';
import { Social } from './social.tsx';

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
  const close = () => onOpenChange(false);
  return (
    <SideMenu open={open} onOpenChange={onOpenChange} hidden="md:hidden">
      <nav
        aria-label={t('shell.mainNavigation')}
        className="min-h-0 flex-1 overflow-y-auto px-2 pb-4"
      >
        <ul>
          {MENU.map((entry) =>
            entry.links ? (
              <Submenu key={entry.id} entry={entry} onChoose={close} />
            ) : (
              <li key={entry.id}>
                <Link
                  to={entry.route!}
                  onClick={close}
                  aria-current={isCurrent(entry, location.pathname) ? 'page' : undefined}
                  className={clsx(LINE, 'aria-[current]:text-accent')}
                >
                  {t(entry.text)}
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
    </SideMenu>
  );
}

interface SubmenuProps {
  readonly entry: MenuEntry;
  readonly onChoose: () => void;
}

/** Opens and closes by itself, whatever the others do. */
function Submenu({ entry, onChoose }: SubmenuProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={clsx(LINE, 'justify-between')}
      >
        {t(entry.text)}
        <ChevronDown
          size={16}
          aria-hidden="true"
          className={clsx('text-ink-4 transition-transform', open && 'rotate-180')}
        />
      </button>
      <ul
        className={clsx(
          'overflow-hidden pl-3 transition-[max-height] duration-(--d-slow)',
          open ? 'max-h-64' : 'invisible max-h-0',
        )}
      >
        {entry.links?.map((link) => (
          <li key={link.to}>
            <Link to={link.to} onClick={onChoose} className={clsx(LINE, 'text-ink-2')}>
              {t(link.text)}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
