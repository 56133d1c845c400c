import { Fragment, useEffect, useRef } from 'react';
import type { LucideIcon } from 'lucide-react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Bell from 'lucide-react/icons/bell';
import ChartCandlestick from 'lucide-react/icons/chart-candlestick';
import ChartSpline from 'lucide-react/icons/chart-spline';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import History from 'lucide-react/icons/rotate-ccw-clock';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Star from 'lucide-react/icons/star';
import TrendingUp from 'lucide-react/icons/trending-up';
import Wallet from 'lucide-react/icons/wallet';
import Wand2 from 'lucide-react/icons/wand-sparkles';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { isMenuPage, type Page } from '../../app/page.ts';
import type { TextId } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { MarketAge } from './market-age.tsx';

/** Beside the table of pages, which every page of the site loads. */
const ICONS: Partial<Record<TextId, LucideIcon>> = {
  'menu.market': ChartCandlestick,
  'menu.watchlist': Star,
  'menu.earnings': CalendarDays,
  'menu.overview': LayoutGrid,
  'menu.wizard': Wand2,
  'menu.builder': ChartSpline,
  'menu.history': History,
  'menu.performance': TrendingUp,
  'menu.capital': Wallet,
  'menu.learn': GraduationCap,
  'menu.alerts': Bell,
  'menu.settings': SlidersHorizontal,
};

/** The pages of the options area; an entry appears with its page. In a phone's row the open one stands in the middle. */
export function OptionsMenu({ pages }: { readonly pages: readonly Page[] }) {
  const t = useText();
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  const here = pages.find(({ path }) => matchPath(path, pathname));
  const current = here?.parent ?? here?.path;
  const entries = pages.filter(isMenuPage);
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && open)
      row.current.scrollLeft = open.offsetLeft - (row.current.clientWidth - open.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav
      ref={row}
      aria-label={t('menu.label')}
      className="relative flex gap-1 border-line px-4 pt-3 max-md:overflow-x-auto max-md:border-b max-md:pb-2 md:sticky md:top-14 md:h-[calc(100dvh-56px)] md:flex-col md:self-start md:border-r md:px-2 md:pb-4 lg:px-3"
    >
      {entries.map(({ path, title, menu }, index) => {
        const Icon = ICONS[title];
        const isCurrent = path === current;
        return (
          <Fragment key={path}>
            {menu !== entries[index - 1]?.menu && (
              <p className="hidden px-2.5 pb-1 text-11 font-medium text-ink-3 not-first:mt-2 lg:block">
                {t(menu)}
              </p>
            )}
            <Link
              to={path}
              title={t(title)}
              aria-current={isCurrent ? 'page' : undefined}
              className={`flex h-10 flex-none items-center gap-2.5 whitespace-nowrap rounded-2 px-2.5 text-13 font-medium md:h-8 md:justify-center lg:justify-start ${isCurrent ? 'bg-surface text-ink ring-1 ring-line [&_svg]:text-accent' : 'text-ink-2 hover:text-ink [&_svg]:text-ink-4'}`}
            >
              {Icon && <Icon className="size-4 flex-none" strokeWidth={1.75} aria-hidden="true" />}
              <span className="md:sr-only lg:not-sr-only">{t(title)}</span>
            </Link>
          </Fragment>
        );
      })}
      <MarketAge />
    </nav>
  );
}
