import { lazy } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { Optional } from '../../app/error-screen.tsx';
import { isMenuPage, type Page } from '../../app/page.ts';
import { useText } from '../../i18n/use-text.ts';
import { MarketAge, useTurnAlert } from './market-age.tsx';
import { MenuLinks, type MenuProps } from './menu-links.tsx';
import { useMinWidth } from './shared/layout/use-wide.ts';

const PhoneBar = lazy(() => import('./phone-bar.tsx').then((m) => ({ default: m.PhoneBar })));

/** The pages of the options area, an entry appears with its page: a rail at the side, on a phone a bar at the bottom. */
export function OptionsMenu({ pages }: { readonly pages: readonly Page[] }) {
  const { pathname } = useLocation();
  const hasRail = useMinWidth(768);
  useTurnAlert();
  const here = pages.find(({ path }) => matchPath(path, pathname));
  const menu = { entries: pages.filter(isMenuPage), current: here?.parent ?? here?.path };
  if (hasRail) return <Rail {...menu} />;
  // Without it the menu of the header leads to the same pages.
  return (
    <Optional>
      <PhoneBar {...menu} />
    </Optional>
  );
}

function Rail({ entries, current }: MenuProps) {
  const t = useText();
  return (
    <nav
      aria-label={t('menu.label')}
      className="sticky top-(--topbar) flex h-[calc(100dvh-var(--topbar))] flex-col gap-1 self-start border-r border-line px-2 pt-3 pb-4 lg:px-3"
    >
      <MenuLinks look="rail" entries={entries} current={current} />
      <div className="mt-auto hidden border-t border-line px-2.5 pt-3 empty:hidden lg:block">
        <MarketAge />
      </div>
    </nav>
  );
}
