import { matchPath } from 'react-router-dom';
import { HomePage } from '../features/home/home-page.tsx';
import { lazyArea } from './lazy-area.tsx';
import { isMenuPage, type Menu, type MenuPage, type Page } from './page.ts';
import { paths } from './paths.ts';

const OverviewPage = lazyArea('optionsOverview', () =>
  import('../features/options/screens/overview/overview-page.tsx').then((m) => m.OverviewPage),
);

const ReadingPage = lazyArea('contentReading', () =>
  import('../features/content/reading/reading-page.tsx').then((m) => m.ReadingPage),
);

/** The pages of the site, in the order of menus and palette. The operators' console has a table of its own. */
export const PAGES: readonly Page[] = [
  {
    path: paths.home,
    frame: 'site',
    screen: HomePage,
    palette: 'nav.home',
  },
  {
    path: paths.market,
    frame: 'options',
    screen: lazyArea('optionsMarket', () =>
      import('../features/options/screens/market/market-page.tsx').then((m) => m.MarketPage),
    ),
    title: 'menu.market',
    menu: 'menu.research',
    palette: 'palette.market',
  },
  {
    path: '/options/stock/:symbol',
    frame: 'options',
    screen: lazyArea(['optionsStock', 'optionsChain'], () =>
      import('../features/options/screens/stock/stock-page.tsx').then((m) => m.StockPage),
    ),
    parent: paths.market,
  },
  {
    path: '/options/option/:symbol',
    frame: 'options',
    screen: lazyArea(['optionsStock', 'optionsChain', 'optionsPosition'], () =>
      import('../features/options/screens/option/option-page.tsx').then((m) => m.OptionPage),
    ),
    parent: paths.market,
  },
  {
    path: paths.watchlist,
    frame: 'options',
    screen: lazyArea('optionsMarket', () =>
      import('../features/options/screens/watchlist/watchlist-page.tsx').then(
        (m) => m.WatchlistPage,
      ),
    ),
    title: 'menu.watchlist',
    menu: 'menu.research',
    palette: 'palette.watchlist',
  },
  {
    path: paths.earnings,
    frame: 'options',
    screen: lazyArea('optionsEarnings', () =>
      import('../features/options/screens/earnings/earnings-page.tsx').then((m) => m.EarningsPage),
    ),
    title: 'menu.earnings',
    menu: 'menu.research',
    palette: 'palette.earnings',
  },
  {
    path: paths.options,
    frame: 'options',
    screen: OverviewPage,
    title: 'menu.overview',
    menu: 'menu.strategies',
    palette: 'palette.overview',
  },
  {
    path: paths.strategies,
    frame: 'options',
    screen: OverviewPage,
    palette: 'palette.strategies',
    parent: paths.options,
  },
  {
    path: '/options/position/:id',
    frame: 'options',
    screen: lazyArea(
      [
        'optionsOverview',
        'optionsPosition',
        'optionsChain',
        'optionsMeasures',
        'optionsSharing',
        'optionsWhatIf',
      ],
      () =>
        import('../features/options/screens/position/position-page.tsx').then(
          (m) => m.PositionPage,
        ),
    ),
    parent: paths.options,
  },
  {
    path: paths.wizard,
    frame: 'options',
    screen: lazyArea(['optionsChain', 'optionsWizard'], () =>
      import('../features/options/screens/wizard/wizard-page.tsx').then((m) => m.WizardPage),
    ),
    title: 'menu.wizard',
    menu: 'menu.strategies',
    palette: 'palette.wizard',
  },
  {
    path: paths.builder,
    frame: 'options',
    screen: lazyArea(
      ['optionsBuilder', 'optionsChain', 'optionsMeasures', 'optionsSharing', 'optionsWhatIf'],
      () =>
        import('../features/options/screens/builder/builder-page.tsx').then((m) => m.BuilderPage),
    ),
    title: 'menu.builder',
    menu: 'menu.strategies',
    palette: 'palette.builder',
  },
  {
    path: paths.brokerPositions,
    frame: 'options',
    screen: lazyArea(['optionsRecords', 'optionsPosition'], () =>
      import('../features/options/screens/broker-positions/broker-positions-page.tsx').then(
        (m) => m.BrokerPositionsPage,
      ),
    ),
    parent: paths.options,
  },
  {
    path: paths.history,
    frame: 'options',
    screen: lazyArea(['optionsRecords', 'optionsJournal'], () =>
      import('../features/options/screens/history/history-page.tsx').then((m) => m.HistoryPage),
    ),
    title: 'menu.history',
    menu: 'menu.strategies',
    palette: 'palette.history',
  },
  {
    path: paths.performance,
    frame: 'options',
    screen: lazyArea(['optionsRecords', 'optionsPerformance', 'optionsJournal'], () =>
      import('../features/options/screens/performance/performance-page.tsx').then(
        (m) => m.PerformancePage,
      ),
    ),
    title: 'menu.performance',
    menu: 'menu.strategies',
    palette: 'palette.performance',
  },
  {
    path: paths.capital,
    frame: 'options',
    screen: lazyArea(['optionsCapital', 'optionsSettings', 'optionsRecords'], () =>
      import('../features/options/screens/capital/capital-page.tsx').then((m) => m.CapitalPage),
    ),
    title: 'menu.capital',
    menu: 'menu.strategies',
    palette: 'palette.capital',
  },
  {
    path: paths.learn,
    frame: 'options',
    screen: lazyArea('optionsLearn', () =>
      import('../features/options/screens/learn/learn-page.tsx').then((m) => m.LearnPage),
    ),
    title: 'menu.learn',
    menu: 'menu.more',
    palette: 'palette.learn',
  },
  {
    path: `${paths.learn}/*`,
    frame: 'options',
    screen: lazyArea('optionsLearn', () =>
      import('../features/options/screens/learn/learn-area.tsx').then((m) => m.LearnArea),
    ),
    parent: paths.learn,
  },
  {
    path: paths.alerts,
    frame: 'options',
    screen: lazyArea('optionsAlerts', () =>
      import('../features/options/screens/alerts/alerts-page.tsx').then((m) => m.AlertsPage),
    ),
    title: 'menu.alerts',
    menu: 'menu.more',
    palette: 'palette.alerts',
  },
  {
    path: paths.optionsSettings,
    frame: 'options',
    screen: lazyArea('optionsSettings', () =>
      import('../features/options/screens/settings/settings-page.tsx').then(
        (m) => m.OptionsSettingsPage,
      ),
    ),
    title: 'menu.settings',
    menu: 'menu.more',
    palette: 'palette.optionsSettings',
  },
  {
    path: paths.lottery,
    frame: 'site',
    screen: lazyArea('lottery', () =>
      import('../features/lottery/lottery-page.tsx').then((m) => m.LotteryPage),
    ),
    title: 'nav.lottery.current',
    menu: 'nav.lottery',
    palette: 'nav.lottery.current',
  },
  {
    path: paths.lotteryWinners,
    frame: 'site',
    screen: lazyArea('lottery', () =>
      import('../features/lottery/winners-page.tsx').then((m) => m.WinnersPage),
    ),
    title: 'nav.lottery.winners',
    menu: 'nav.lottery',
    palette: 'nav.lottery.winners',
  },
  {
    path: paths.lotteryGuide,
    frame: 'site',
    screen: lazyArea(['lottery', 'lotteryMore'], () =>
      import('../features/lottery/guide-page.tsx').then((m) => m.GuidePage),
    ),
    title: 'nav.lottery.guide',
    menu: 'nav.lottery',
    palette: 'nav.lottery.guide',
  },
  {
    path: paths.lotteryEntries,
    frame: 'site',
    screen: lazyArea('lottery', () =>
      import('../features/lottery/entries-page.tsx').then((m) => m.EntriesPage),
    ),
  },
  {
    path: paths.lotteryOrganise,
    frame: 'site',
    screen: lazyArea(['lottery', 'lotteryMore'], () =>
      import('../features/lottery/organise-page.tsx').then((m) => m.OrganisePage),
    ),
  },
  {
    path: '/lottery/organise/:id',
    frame: 'site',
    screen: lazyArea(['lottery', 'lotteryMore'], () =>
      import('../features/lottery/organised-event-page.tsx').then((m) => m.OrganisedEventPage),
    ),
  },
  {
    path: '/lottery/:id',
    frame: 'site',
    screen: lazyArea('lottery', () =>
      import('../features/lottery/event-page.tsx').then((m) => m.EventPage),
    ),
  },
  {
    path: '/lottery/:id/verify',
    frame: 'site',
    screen: lazyArea(['lottery', 'lotteryVerify'], () =>
      import('../features/lottery/verify-page.tsx').then((m) => m.VerifyPage),
    ),
  },
  {
    path: paths.tools,
    frame: 'site',
    screen: lazyArea('tools', () =>
      import('../features/tools/tools-page.tsx').then((m) => m.ToolsPage),
    ),
    palette: 'palette.allTools',
  },
  {
    path: paths.dataAnalysis,
    frame: 'site',
    screen: lazyArea('data', () =>
      import('../features/data/data-page.tsx').then((m) => m.DataPage),
    ),
  },
  {
    path: paths.codeGenerator,
    frame: 'site',
    screen: lazyArea('codegen', () =>
      import('../features/codegen/codegen-page.tsx').then((m) => m.CodegenPage),
    ),
  },
  {
    path: `${paths.content}/*`,
    frame: 'site',
    screen: lazyArea('content', () =>
      import('../features/content/content-area.tsx').then((m) => m.ContentArea),
    ),
  },
  {
    path: paths.docs,
    frame: 'site',
    screen: ReadingPage,
    title: 'nav.resources.docs',
    menu: 'nav.resources',
    palette: 'nav.resources.docs',
  },
  {
    path: paths.tutorials,
    frame: 'site',
    screen: ReadingPage,
    title: 'nav.resources.tutorials',
    menu: 'nav.resources',
    palette: 'nav.resources.tutorials',
  },
  { path: '/resources/*', frame: 'site', screen: ReadingPage },
  { path: '/s/*', frame: 'site', screen: ReadingPage },
  {
    path: paths.apiReference,
    frame: 'site',
    screen: lazyArea('apiReference', () =>
      import('../features/api-reference/api-reference-page.tsx').then((m) => m.ApiReferencePage),
    ),
    title: 'nav.resources.api',
    menu: 'nav.resources',
    palette: 'nav.resources.api',
  },
  {
    path: paths.about,
    frame: 'site',
    screen: lazyArea('about', () =>
      import('../features/about/about-page.tsx').then((m) => m.AboutPage),
    ),
    palette: 'nav.about',
  },
  {
    path: paths.profile,
    frame: 'account',
    screen: lazyArea('account', () =>
      import('../features/account/profile-page.tsx').then((m) => m.ProfilePage),
    ),
    palette: 'shell.profile',
  },
  {
    path: paths.settings,
    frame: 'account',
    screen: lazyArea('account', () =>
      import('../features/account/settings-page.tsx').then((m) => m.SettingsPage),
    ),
    palette: 'shell.settings',
  },
  {
    path: paths.signIn,
    frame: 'session',
    screen: lazyArea('session', () =>
      import('../features/session/sign-in-page.tsx').then((m) => m.SignInPage),
    ),
  },
  {
    path: paths.register,
    frame: 'session',
    screen: lazyArea('session', () =>
      import('../features/session/register-page.tsx').then((m) => m.RegisterPage),
    ),
  },
  {
    path: paths.forgotPassword,
    frame: 'session',
    screen: lazyArea('session', () =>
      import('../features/session/forgot-page.tsx').then((m) => m.ForgotPage),
    ),
  },
  {
    path: paths.resetPassword,
    frame: 'session',
    screen: lazyArea('session', () =>
      import('../features/session/reset-page.tsx').then((m) => m.ResetPage),
    ),
  },
  {
    path: paths.invitation,
    frame: 'session',
    screen: lazyArea('session', () =>
      import('../features/session/invitation-page.tsx').then((m) => m.InvitationPage),
    ),
  },
  {
    path: paths.confirmEmail,
    frame: 'session',
    screen: lazyArea('session', () =>
      import('../features/session/confirm-email-page.tsx').then((m) => m.ConfirmEmailPage),
    ),
  },
  {
    path: paths.admin,
    frame: 'console',
    screen: lazyArea('admin', () =>
      import('../features/admin/frame/admin-area.tsx').then((m) => m.AdminArea),
    ),
    palette: 'shell.admin',
  },
];

/** Patterns of all paths that lead to a page. Those of the console include the paths below it. */
export const PAGE_PATTERNS: readonly string[] = PAGES.map(({ path, frame }) =>
  frame === 'console' ? `${path}/*` : path,
);

/** Whether a path leads to a page. */
export const isSitePage = (path: string): boolean =>
  PAGE_PATTERNS.some((pattern) => matchPath(pattern, path) !== null);

/** The entries of a menu. */
export const pagesIn = (menu: Menu): readonly MenuPage[] =>
  PAGES.filter(isMenuPage).filter((page) => page.menu === menu);
