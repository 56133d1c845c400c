import { useRef } from 'react';
import { LogOut } from 'lucide-react';
import { useSignOutMutation } from '../api/generated.ts';
import type { SessionUser } from '../app/session.slice.ts';
import { useApplication } from '../app/use-application.ts';
import { useText } from '../i18n/use-text.ts';
import { walkList } from './disclosure-keys.ts';
import { useDisclosures } from './use-disclosure.ts';

/** The signed-in user's own list; opens by hover or click. */
export function UserMenu({ user }: { readonly user: SessionUser }) {
  const t = useText();
  const { signedOut } = useApplication();
  const [endSession] = useSignOutMutation();
  const box = useRef<HTMLDivElement>(null);
  const lists = useDisclosures(box);
  const open = lists.open === 'user';
  const name = user.name.trim() || t('shell.user');
  const leave = async () => {
    lists.close();
    await endSession();
    signedOut();
  };
  return (
    <div
      ref={box}
      className="relative"
      onPointerEnter={(event) => event.pointerType !== 'touch' && lists.entered('user')}
      onPointerLeave={(event) => event.pointerType !== 'touch' && lists.left()}
      onKeyDown={(event) => walkList(event, () => lists.show('user'), lists.close)}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-label={t('shell.userMenu', { name })}
        onClick={() => lists.clicked('user')}
        className="flex h-10 items-center gap-2 rounded-2 px-1.5 font-medium hover:bg-sunken"
      >
        <span className="grid size-7 flex-none place-items-center rounded-full bg-accent-tint text-12 font-semibold text-accent">
          {[...name][0]?.toLocaleUpperCase()}
        </span>
        <span className="max-w-32 truncate max-lg:hidden">{name}</span>
      </button>
      <div
        hidden={!open}
        className="absolute top-full right-0 z-30 w-56 animate-[appear_var(--d-base)_var(--ease)] rounded-3 bg-overlay p-1 shadow-pop"
      >
        <div className="mb-1 border-b border-line px-2.5 py-2">
          <p className="truncate font-medium">{name}</p>
          <p className="truncate text-12 text-ink-3">{user.email}</p>
        </div>
        <button
          type="button"
          onClick={() => void leave()}
          className="flex h-8 w-full items-center gap-2.5 rounded-2 px-2.5 text-ink-2 hover:bg-sunken hover:text-ink max-md:h-10 dark:hover:bg-pressed"
        >
          <LogOut size={16} strokeWidth={1.75} aria-hidden="true" className="text-ink-4" />
          {t('shell.signOut')}
        </button>
      </div>
    </div>
  );
}
