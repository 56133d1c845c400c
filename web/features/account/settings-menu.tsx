import LayoutGrid from 'lucide-react/icons/layout-grid';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useText } from '../../i18n/use-text.ts';

/** What the settings are for: one entry. */
export function SettingsMenu() {
  const t = useText();
  return (
    <nav
      aria-label={t('settings.menu')}
      className="flex border-line px-4 pt-3 max-md:border-b max-md:pb-2 md:sticky md:top-14 md:flex-col md:self-start md:px-3 md:pt-5"
    >
      <Link
        to={paths.options}
        className="flex h-10 items-center gap-2.5 rounded-2 px-2.5 text-13 font-medium text-ink-2 hover:bg-sunken hover:text-ink md:h-8"
      >
        <LayoutGrid size={16} strokeWidth={1.75} aria-hidden="true" className="text-ink-4" />
        {t('settings.options')}
      </Link>
    </nav>
  );
}
