/** Every address of the site, in one place. */
export const paths = {
  home: '/',
  about: '/about',
  signIn: '/auth/login',
  register: '/auth/register',
  forgotPassword: '/auth/forgot',
  resetPassword: '/auth/reset',
  invitation: '/auth/invitation',
  confirmEmail: '/auth/confirm-email',
  adminSignIn: '/admin/login',
  admin: '/admin',
  profile: '/profile',
  settings: '/settings',
  accountSettings: '/settings?tab=account',
  lottery: '/lottery',
  lotteryEvent: (id: string) => `/lottery/${encodeURIComponent(id)}`,
  lotteryVerify: (id: string) => `/lottery/${encodeURIComponent(id)}/verify`,
  lotteryWinners: '/lottery/winners',
  lotteryGuide: '/lottery/guide',
  lotteryEntries: '/lottery/entries',
  lotteryOrganise: '/lottery/organise',
  newLotteryEvent: '/lottery/organise/new',
  organisedEvent: (id: string) => `/lottery/organise/${encodeURIComponent(id)}`,
  tools: '/tools',
  dataAnalysis: '/tools/data-analysis',
  content: '/tools/content',
  codeGenerator: '/tools/code-generator',
  docs: '/resources/docs',
  tutorials: '/resources/tutorials',
  apiReference: '/resources/api',
  terms: '/resources/terms',
  privacy: '/resources/privacy',
  options: '/options',
  wizard: '/options/wizard',
  /** The wizard with a strategy type chosen. */
  wizardFor: (templateId: string) => `/options/wizard?template=${encodeURIComponent(templateId)}`,
  strategies: '/options/strategies',
  builder: '/options/builder',
  /** The builder with a sample trade: an iron condor that risks a few hundred dollars, filled from the chain of now. */
  sampleTrade: '/options/builder?plan=1~BAC~iron-condor~-~1wt3z4z',
  market: '/options/market',
  watchlist: '/options/watchlist',
  earnings: '/options/earnings',
  brokerPositions: '/options/broker-positions',
  learn: '/options/learn',
  history: '/options/history',
  performance: '/options/performance',
  capital: '/options/capital',
  alerts: '/options/alerts',
  optionsSettings: '/options/settings',
  stock: (symbol: string) => `/options/stock/${encodeURIComponent(symbol)}`,
  option: (symbol: string) => `/options/option/${encodeURIComponent(symbol)}`,
  position: (id: string) => `/options/position/${encodeURIComponent(id)}`,
} as const;

/** What a page keeps of where its visitor came from. */
interface CameFrom {
  readonly from: string;
}

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The state that takes somebody back to this place after signing in. */
export const cameFrom = ({ pathname, search, hash }: Place): CameFrom => ({
  from: `${pathname}${search}${hash}`,
});

/** The remembered place, if it is one of this site. */
export function placeIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { from } = state;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : null;
}

/** Where the end of a session leads; null where one may stay. */
export function afterExpiry(realm: 'user' | 'admin', pathname: string): string | null {
  const onAdmin = pathname === '/admin' || pathname.startsWith('/admin/');
  if (realm === 'admin') return onAdmin ? paths.adminSignIn : null;
  return onAdmin ? null : paths.signIn;
}
