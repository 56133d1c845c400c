import { LANGUAGES, type Language } from '@toolyard/core/shared';

/** A page of the site and who may see it. */
export interface SiteRoute {
  readonly path: string;
  readonly signedIn?: boolean;
  /** A screen of the console, for a signed-in superadmin. */
  readonly operated?: boolean;
}

const CONSOLE_ROUTES: readonly SiteRoute[] = [
  '/admin/dashboard',
  '/admin/tools',
  '/admin/users',
  '/admin/users?search=nobody-has-this-name',
  '/admin/users/new',
  '/admin/users/import',
  '/admin/users/{user}/edit',
  '/admin/lottery',
  '/admin/lottery/new',
  '/admin/content',
  '/admin/profile',
  '/admin/admins',
  '/admin/admins/new',
  '/admin/admins/{admin}/edit',
  '/admin/audit',
  '/admin/market',
  '/admin/outbox',
].map((path) => ({ path, operated: true }));

/** Every route that has a page; words in braces stand for ids that the server knows. */
export const SITE_ROUTES: readonly SiteRoute[] = [
  { path: '/' },
  { path: '/about' },
  { path: '/tools' },
  { path: '/auth/login' },
  { path: '/auth/register' },
  { path: '/auth/forgot' },
  { path: '/auth/reset?token=unknown' },
  { path: '/auth/invitation?token=unknown' },
  { path: '/auth/confirm-email?token=unknown' },
  { path: '/lottery' },
  { path: '/lottery/{event}' },
  { path: '/lottery/{event}/verify' },
  { path: '/lottery/unknown' },
  { path: '/lottery/winners' },
  { path: '/lottery/guide' },
  { path: '/lottery/entries', signedIn: true },
  { path: '/lottery/organise', signedIn: true },
  { path: '/tools/data-analysis' },
  { path: '/tools/content' },
  { path: '/tools/content', signedIn: true },
  { path: '/tools/content/unknown', signedIn: true },
  { path: '/tools/code-generator' },
  { path: '/resources/docs' },
  { path: '/resources/tutorials' },
  { path: '/resources/api' },
  { path: '/options' },
  { path: '/options', signedIn: true },
  { path: '/options/earnings' },
  { path: '/options/wizard' },
  { path: '/options/wizard?symbol=MSFT' },
  { path: '/options/stock/MSFT' },
  { path: '/options/stock/UNKNOWN' },
  { path: '/options/option/{contract}' },
  { path: '/options/option/UNKNOWN' },
  { path: '/options/builder' },
  { path: '/options/builder?plan={plan}' },
  { path: '/options/builder?plan=cut' },
  { path: '/options/broker-positions' },
  { path: '/options/broker-positions', signedIn: true },
  { path: '/options/market' },
  { path: '/options/watchlist' },
  { path: '/options/alerts' },
  { path: '/options/alerts', signedIn: true },
  { path: '/options/performance' },
  { path: '/options/performance', signedIn: true },
  { path: '/options/capital' },
  { path: '/options/capital', signedIn: true },
  { path: '/options/history' },
  { path: '/options/history', signedIn: true },
  { path: '/options/learn' },
  { path: '/options/learn', signedIn: true },
  { path: '/options/learn/option-basics' },
  { path: '/options/learn/option-basics/profit-at-expiry?step=move-the-price' },
  { path: '/options/learn/option-basics/quiz', signedIn: true },
  { path: '/options/learn/review', signedIn: true },
  { path: '/options/learn/glossary' },
  { path: '/options/learn/resources/case-analysis' },
  { path: '/options/settings' },
  { path: '/options/strategies', signedIn: true },
  { path: '/options/position/{strategy}', signedIn: true },
  { path: '/options/position/unknown', signedIn: true },
  { path: '/profile', signedIn: true },
  { path: '/settings', signedIn: true },
  { path: '/settings?tab=account', signedIn: true },
  { path: '/admin/login' },
  ...CONSOLE_ROUTES,
];

const THEMES = ['light', 'dark'] as const;
const WIDTHS = [1440, 360];

/** How a page is looked at. */
export interface View {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly width: number;
}

export const ALL_VIEWS: readonly View[] = LANGUAGES.flatMap((language) =>
  THEMES.flatMap((theme) => WIDTHS.map((width) => ({ language, theme, width }))),
);

export const nameOf = ({ path, signedIn }: SiteRoute): string =>
  `${path}${signedIn ? ' signed in' : ''}`;

/** What a look at a route is called in reports. */
export const nameOfLook = (route: SiteRoute, { language, theme, width }: View): string =>
  `${nameOf(route)}, ${language} ${theme} ${width}`;
