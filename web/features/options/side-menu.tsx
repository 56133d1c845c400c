import { ChartSpline, LayoutGrid, Wand2 } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { MarketAge } from './market-age.tsx';

const ENTRIES = [
  {
    to: paths.options,
    icon: LayoutGrid,
    text: 'menu.overview',
    places: [paths.strategies, paths.position('')],
  },
  { to: paths.wizard, icon: Wand2, text: 'menu.wizard', places: [] },
  { to: paths.builder, icon: ChartSpline, text: 'menu.builder', places: [] },
] as const;

/** The pages of the options area; an entry appears with its page. */
export function SideMenu() {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={t('menu.label')}
      className="flex gap-1 border-line px-4 pt-3 max-md:overflow-x-auto max-md:border-b max-md:pb-2 md:sticky md:top-14 md:h-[calc(100dvh-56px)] md:flex-col md:self-start md:border-r md:px-2 md:pb-4 lg:px-3"
    >
      <p className="hidden px-2.5 pb-1 text-11 font-medium text-ink-3 lg:block">
        {t('menu.strategies')}
      </p>
      {ENTRIES.map(({ to, icon: Icon, text, places }) => {
        const here = pathname === to || places.some((place) => pathname.startsWith(place));
        return (
          <Link
            key={to}
            to={to}
            title={t(text)}
            aria-current={here ? 'page' : undefined}
            className={`flex h-10 items-center gap-2.5 rounded-2 px-2.5 text-13 font-medium md:h-8 md:justify-center lg:justify-start ${here ? 'bg-surface text-ink ring-1 ring-line [&_svg]:text-accent' : 'text-ink-2 hover:text-ink [&_svg]:text-ink-4'}`}
          >
            <Icon className="size-4 flex-none" strokeWidth={1.75} aria-hidden="true" />
            <span className="md:sr-only lg:not-sr-only">{t(text)}</span>
          </Link>
        );
      })}
      <MarketAge />
    </nav>
  );
}
