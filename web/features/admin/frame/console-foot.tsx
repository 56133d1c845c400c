import ExternalLink from 'lucide-react/icons/external-link';
import LogOut from 'lucide-react/icons/log-out';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../shell/avatar.tsx';
import { LanguageSwitch } from '../../../shell/language-switch.tsx';
import { ThemeToggle } from '../../../shell/theme-toggle.tsx';
import { useAdmin } from '../session/use-admin.tsx';
import { adminPaths } from './admin-paths.ts';

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The way to the site, what this browser prefers, who is signed in, and the way out. */
export function ConsoleFoot() {
  const t = useText();
  const { name, username, role } = useAdmin();
  const shown = name.trim() || username;
  return (
    <div className="mt-auto flex flex-col gap-2 pt-2">
      <Link
        to={paths.home}
        className="flex h-8 items-center gap-2.5 rounded-2 px-2.5 font-medium text-ink-2 hover:bg-sunken hover:text-ink max-lg:h-11 [&>svg]:text-ink-3"
      >
        <ExternalLink {...ICON} />
        {t('admin.site')}
      </Link>
      <div className="flex items-center justify-between gap-2 pl-2.5">
        <LanguageSwitch />
        <ThemeToggle />
      </div>
      <div className="flex items-center gap-2.5 border-t border-line pt-2 pl-2">
        <Avatar name={shown} />
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">{shown}</p>
          <p className="truncate text-12 text-ink-3">{t(`admin.role.${role}`)}</p>
        </div>
        <Link
          to={adminPaths.signOut}
          title={t('admin.logout')}
          className="inline-grid size-8 flex-none place-items-center rounded-2 text-ink-2 hover:bg-sunken max-lg:size-10"
        >
          <LogOut {...ICON} />
          <span className="sr-only">{t('admin.logout')}</span>
        </Link>
      </div>
    </div>
  );
}
