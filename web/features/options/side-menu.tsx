import { Fragment, useEffect, useRef } from 'react';
import ChartCandlestick from 'lucide-react/icons/chart-candlestick';
import ChartSpline from 'lucide-react/icons/chart-spline';
import History from 'lucide-react/icons/rotate-ccw-clock';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Star from 'lucide-react/icons/star';
import TrendingUp from 'lucide-react/icons/trending-up';
import Wand2 from 'lucide-react/icons/wand-sparkles';
import type { LucideIcon } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import type { TextId } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { MarketAge } from './market-age.tsx';

interface MenuEntry {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly text: TextId;
  /** Other addresses that are its pages. */
  readonly places: readonly string[];
  /** The heading of the entries that begin with it. */
  readonly group?: TextId;
}

const ENTRIES: readonly MenuEntry[] = [
  {
    to: paths.market,
    icon: ChartCandlestick,
    text: 'menu.market',
    places: [paths.stock(''), paths.option('')],
    group: 'menu.research',
  },
  { to: paths.watchlist, icon: Star, text: 'menu.watchlist', places: [] },
  {
    to: paths.options,
    icon: LayoutGrid,
    text: 'menu.overview',
    places: [paths.strategies, paths.position('')],
    group: 'menu.strategies',
  },
  { to: paths.wizard, icon: Wand2, text: 'menu.wizard', places: [] },
  { to: paths.builder, icon: ChartSpline, text: 'menu.builder', places: [] },
  { to: paths.history, icon: History, text: 'menu.history', places: [] },
  { to: paths.performance, icon: TrendingUp, text: 'menu.performance', places: [] },
  {
    to: paths.optionsSettings,
    icon: SlidersHorizontal,
    text: 'menu.settings',
    places: [],
    group: 'menu.more',
  },
];

/** The pages of the options area; an entry appears with its page. In a phone's row the open one stands in the middle. */
export function SideMenu() {
  const t = useText();
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
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
      {ENTRIES.map(({ to, icon: Icon, text, places, group }) => {
        const here = pathname === to || places.some((place) => pathname.startsWith(place));
        return (
          <Fragment key={to}>
            {group && (
              <p className="hidden px-2.5 pb-1 text-11 font-medium text-ink-3 not-first:mt-2 lg:block">
                {t(group)}
              </p>
            )}
            <Link
              to={to}
              title={t(text)}
              aria-current={here ? 'page' : undefined}
              className={`flex h-10 flex-none items-center gap-2.5 whitespace-nowrap rounded-2 px-2.5 text-13 font-medium md:h-8 md:justify-center lg:justify-start ${here ? 'bg-surface text-ink ring-1 ring-line [&_svg]:text-accent' : 'text-ink-2 hover:text-ink [&_svg]:text-ink-4'}`}
            >
              <Icon className="size-4 flex-none" strokeWidth={1.75} aria-hidden="true" />
              <span className="md:sr-only lg:not-sr-only">{t(text)}</span>
            </Link>
          </Fragment>
        );
      })}
      <MarketAge />
    </nav>
  );
}
