import { useState } from 'react';
import { ChevronDown, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import { cameFrom, paths } from '../app/paths.ts';
import { useSession } from '../app/use-application.ts';
import { useText, useWrittenLanguage } from '../i18n/use-text.ts';
import { ButtonLink, IconButton } from '../ui/button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MENU, isCurrent, type MenuEntry } from './menu-entries.ts';
import { Social } from './social.tsx';
import { useFocusReturn } from './use-focus-return.ts';

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
  const written = useWrittenLanguage();
  const focus = useFocusReturn();
  const close = () => onOpenChange(false);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim md:hidden" />
        <Dialog.Content
          {...focus}
          lang={written}
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 z-40 flex w-[min(320px,100vw-40px)] animate-[slide-in_var(--d-slow)_var(--ease)] flex-col bg-overlay shadow-dialog outline-none md:hidden"
        >
          <div className="flex h-14 flex-none items-center justify-between pr-3 pl-5">
            <Dialog.Title className="text-14 font-semibold">{t('shell.menu')}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={t('shell.closeMenu')}>
                <X size={20} strokeWidth={1.6} aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </div>
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
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
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
