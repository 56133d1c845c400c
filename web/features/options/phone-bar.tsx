import { useState, type ReactNode } from 'react';
import Menu from 'lucide-react/icons/ellipsis';
import { Link } from 'react-router-dom';
import { PAGE_ICONS } from '../../app/page-icons.ts';
import { paths } from '../../app/paths.ts';
import type { TextId } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import type { MenuProps } from './menu-links.tsx';
import { useLazyComponent } from '../../shell/use-lazy-component.ts';

/** The pages in the bar; what they are called there is short. */
const PLACES: readonly (readonly [path: string, icon: TextId, text: TextId])[] = [
  [paths.market, 'menu.market', 'menu.bar.market'],
  [paths.watchlist, 'menu.watchlist', 'menu.watchlist'],
  [paths.builder, 'menu.builder', 'menu.bar.builder'],
  [paths.options, 'menu.overview', 'menu.bar.positions'],
];

const fetchSheet = async () => (await import('./menu-sheet.tsx')).MenuSheet;

const cellLook = (isCurrent: boolean) =>
  `flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-11 font-medium [&_svg]:size-5 ${isCurrent ? 'text-accent' : 'text-ink-2'}`;

const Words = ({ children }: { readonly children: ReactNode }) => (
  <span className="max-w-full truncate px-0.5">{children}</span>
);

/** The four pages one goes to most, and a sheet with all; a page with a foot of its own has that in its place. */
export function PhoneBar({ entries, current }: MenuProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [MenuSheet, load] = useLazyComponent(fetchSheet);
  const open = () => {
    setIsOpen(true);
    void load(open).then((loaded) => !loaded && setIsOpen(false));
  };
  return (
    <>
      <nav
        aria-label={t('menu.label')}
        className="phone-foot phone-bar z-10 flex h-14 border-t border-line bg-surface"
      >
        {PLACES.map(([path, title, text]) => {
          const Icon = PAGE_ICONS[title];
          return (
            <Link
              key={path}
              to={path}
              aria-current={path === current ? 'page' : undefined}
              className={cellLook(path === current)}
            >
              {Icon && <Icon strokeWidth={1.75} aria-hidden="true" />}
              <Words>{t(text)}</Words>
            </Link>
          );
        })}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={open}
          className={cellLook(PLACES.every(([path]) => path !== current))}
        >
          <Menu strokeWidth={1.75} aria-hidden="true" />
          <Words>{t('menu.bar.more')}</Words>
        </button>
      </nav>
      {MenuSheet && (
        <MenuSheet entries={entries} current={current} open={isOpen} onOpenChange={setIsOpen} />
      )}
    </>
  );
}
