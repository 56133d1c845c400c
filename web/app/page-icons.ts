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
import type { TextId } from '../i18n/texts.ts';

/** The icons of the options area by the titles of its pages; apart from the table of pages, which every page loads. */
export const PAGE_ICONS: Partial<Record<TextId, LucideIcon>> = {
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
