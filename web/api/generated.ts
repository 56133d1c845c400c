import { baseApi as api } from './base-api';
export const addTagTypes = [
  'account',
  'auth',
  'sessions',
  'second factor',
  'brokerage',
  'lottery',
  'market',
  'options',
  'strategies',
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      exportAccount: build.query<ExportAccountApiResponse, ExportAccountApiArg>({
        query: () => ({ url: `/api/auth/export` }),
        providesTags: ['account'],
      }),
      deleteAccount: build.mutation<DeleteAccountApiResponse, DeleteAccountApiArg>({
        query: () => ({ url: `/api/auth/account`, method: 'DELETE' }),
        invalidatesTags: ['account'],
      }),
      register: build.mutation<RegisterApiResponse, RegisterApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/register`,
          method: 'POST',
          body: queryArg.registerRequest,
        }),
        invalidatesTags: ['auth'],
      }),
      signIn: build.mutation<SignInApiResponse, SignInApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/login`,
          method: 'POST',
          body: queryArg.signInRequest,
        }),
        invalidatesTags: ['auth'],
      }),
      refreshSession: build.mutation<RefreshSessionApiResponse, RefreshSessionApiArg>({
        query: () => ({ url: `/api/auth/refresh`, method: 'POST' }),
        invalidatesTags: ['auth'],
      }),
      signOut: build.mutation<SignOutApiResponse, SignOutApiArg>({
        query: () => ({ url: `/api/auth/logout`, method: 'POST' }),
        invalidatesTags: ['auth'],
      }),
      readProfile: build.query<ReadProfileApiResponse, ReadProfileApiArg>({
        query: () => ({ url: `/api/auth/profile` }),
        providesTags: ['auth'],
      }),
      renameProfile: build.mutation<RenameProfileApiResponse, RenameProfileApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/profile`,
          method: 'PUT',
          body: queryArg.profileRequest,
        }),
        invalidatesTags: ['auth'],
      }),
      changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/password`,
          method: 'PUT',
          body: queryArg.changePasswordRequest,
        }),
        invalidatesTags: ['auth', 'sessions'],
      }),
      forgotPassword: build.mutation<ForgotPasswordApiResponse, ForgotPasswordApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/password/forgot`,
          method: 'POST',
          body: queryArg.forgotPasswordRequest,
        }),
        invalidatesTags: ['auth'],
      }),
      resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/password/reset`,
          method: 'POST',
          body: queryArg.resetPasswordRequest,
        }),
        invalidatesTags: ['auth'],
      }),
      readSecondFactor: build.query<ReadSecondFactorApiResponse, ReadSecondFactorApiArg>({
        query: () => ({ url: `/api/auth/second-factor` }),
        providesTags: ['second factor'],
      }),
      startSecondFactor: build.mutation<StartSecondFactorApiResponse, StartSecondFactorApiArg>({
        query: () => ({ url: `/api/auth/second-factor`, method: 'POST' }),
        invalidatesTags: ['second factor'],
      }),
      removeSecondFactor: build.mutation<RemoveSecondFactorApiResponse, RemoveSecondFactorApiArg>({
        query: () => ({ url: `/api/auth/second-factor`, method: 'DELETE' }),
        invalidatesTags: ['second factor'],
      }),
      confirmSecondFactor: build.mutation<
        ConfirmSecondFactorApiResponse,
        ConfirmSecondFactorApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/second-factor/confirm`,
          method: 'POST',
          body: queryArg.confirmSecondFactorRequest,
        }),
        invalidatesTags: ['second factor'],
      }),
      renewRecoveryCodes: build.mutation<RenewRecoveryCodesApiResponse, RenewRecoveryCodesApiArg>({
        query: () => ({ url: `/api/auth/second-factor/recovery-codes`, method: 'POST' }),
        invalidatesTags: ['second factor'],
      }),
      listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
        query: () => ({ url: `/api/auth/sessions` }),
        providesTags: ['sessions'],
      }),
      endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/sessions/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['sessions'],
      }),
      endSessions: build.mutation<EndSessionsApiResponse, EndSessionsApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/sessions/end`,
          method: 'POST',
          body: queryArg.endSessionsRequest,
        }),
        invalidatesTags: ['sessions'],
      }),
      reauthenticate: build.mutation<ReauthenticateApiResponse, ReauthenticateApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/reauthenticate`,
          method: 'POST',
          body: queryArg.reauthenticateRequest,
        }),
        invalidatesTags: ['sessions'],
      }),
      readBrokerageStatus: build.query<ReadBrokerageStatusApiResponse, ReadBrokerageStatusApiArg>({
        query: () => ({ url: `/api/ibkr/status` }),
        providesTags: ['brokerage'],
      }),
      readAuthorisationUrl: build.query<
        ReadAuthorisationUrlApiResponse,
        ReadAuthorisationUrlApiArg
      >({
        query: () => ({ url: `/api/ibkr/auth-url` }),
        providesTags: ['brokerage'],
      }),
      disconnectBrokerage: build.query<DisconnectBrokerageApiResponse, DisconnectBrokerageApiArg>({
        query: () => ({ url: `/api/ibkr/disconnect` }),
        providesTags: ['brokerage'],
      }),
      endBrokerageConnection: build.mutation<
        EndBrokerageConnectionApiResponse,
        EndBrokerageConnectionApiArg
      >({
        query: () => ({ url: `/api/ibkr/disconnect`, method: 'POST' }),
        invalidatesTags: ['brokerage'],
      }),
      listEvents: build.query<ListEventsApiResponse, ListEventsApiArg>({
        query: (queryArg) => ({
          url: `/api/lottery/events`,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            status: queryArg.status,
          },
        }),
        providesTags: ['lottery'],
      }),
      readEvent: build.query<ReadEventApiResponse, ReadEventApiArg>({
        query: (queryArg) => ({
          url: `/api/lottery/events/${encodeURIComponent(String(queryArg.id))}`,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
        }),
        providesTags: ['lottery'],
      }),
      searchTickers: build.query<SearchTickersApiResponse, SearchTickersApiArg>({
        query: (queryArg) => ({
          url: `/api/polygon/search`,
          params: {
            query: queryArg.query,
            limit: queryArg.limit,
          },
        }),
        providesTags: ['market'],
      }),
      readTicker: build.query<ReadTickerApiResponse, ReadTickerApiArg>({
        query: (queryArg) => ({
          url: `/api/polygon/ticker/${encodeURIComponent(String(queryArg['symbol']))}`,
        }),
        providesTags: ['market'],
      }),
      readPreviousClose: build.query<ReadPreviousCloseApiResponse, ReadPreviousCloseApiArg>({
        query: (queryArg) => ({
          url: `/api/polygon/previous-close/${encodeURIComponent(String(queryArg['symbol']))}`,
        }),
        providesTags: ['market'],
      }),
      readAggregates: build.query<ReadAggregatesApiResponse, ReadAggregatesApiArg>({
        query: (queryArg) => ({
          url: `/api/polygon/aggregates/${encodeURIComponent(String(queryArg['symbol']))}`,
          params: {
            from: queryArg['from'],
            to: queryArg.to,
            timespan: queryArg.timespan,
            multiplier: queryArg.multiplier,
          },
        }),
        providesTags: ['market'],
      }),
      readMarketStatus: build.query<ReadMarketStatusApiResponse, ReadMarketStatusApiArg>({
        query: () => ({ url: `/api/polygon/market-status` }),
        providesTags: ['market'],
      }),
      listExpiries: build.query<ListExpiriesApiResponse, ListExpiriesApiArg>({
        query: (queryArg) => ({
          url: `/api/options/expiries/${encodeURIComponent(String(queryArg['symbol']))}`,
        }),
        providesTags: ['options'],
      }),
      readChain: build.query<ReadChainApiResponse, ReadChainApiArg>({
        query: (queryArg) => ({
          url: `/api/options/chain/${encodeURIComponent(String(queryArg['symbol']))}`,
          params: {
            expiry: queryArg.expiry,
          },
        }),
        providesTags: ['options'],
      }),
      saveStrategy: build.mutation<SaveStrategyApiResponse, SaveStrategyApiArg>({
        query: (queryArg) => ({
          url: `/api/options/strategies`,
          method: 'POST',
          body: queryArg.saveStrategyRequest,
        }),
        invalidatesTags: ['strategies'],
      }),
      listStrategies: build.query<ListStrategiesApiResponse, ListStrategiesApiArg>({
        query: (queryArg) => ({
          url: `/api/options/strategies`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['strategies'],
      }),
      readStrategy: build.query<ReadStrategyApiResponse, ReadStrategyApiArg>({
        query: (queryArg) => ({
          url: `/api/options/strategies/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['strategies'],
      }),
      renameStrategy: build.mutation<RenameStrategyApiResponse, RenameStrategyApiArg>({
        query: (queryArg) => ({
          url: `/api/options/strategies/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.renameStrategyRequest,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['strategies'],
      }),
      deleteStrategy: build.mutation<DeleteStrategyApiResponse, DeleteStrategyApiArg>({
        query: (queryArg) => ({
          url: `/api/options/strategies/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['strategies'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type ExportAccountApiResponse = /** status 200  */ AccountExportResponse;
export type ExportAccountApiArg = void;
export type DeleteAccountApiResponse = unknown;
export type DeleteAccountApiArg = void;
export type RegisterApiResponse = /** status 201  */ SessionResponse;
export type RegisterApiArg = {
  registerRequest: RegisterRequest;
};
export type SignInApiResponse = /** status 200  */ SessionResponse;
export type SignInApiArg = {
  signInRequest: SignInRequest;
};
export type RefreshSessionApiResponse = /** status 200  */ SessionResponse;
export type RefreshSessionApiArg = void;
export type SignOutApiResponse = unknown;
export type SignOutApiArg = void;
export type ReadProfileApiResponse = /** status 200  */ ProfileResponse;
export type ReadProfileApiArg = void;
export type RenameProfileApiResponse = /** status 200  */ ProfileResponse;
export type RenameProfileApiArg = {
  profileRequest: ProfileRequest;
};
export type ChangePasswordApiResponse = unknown;
export type ChangePasswordApiArg = {
  changePasswordRequest: ChangePasswordRequest;
};
export type ForgotPasswordApiResponse = unknown;
export type ForgotPasswordApiArg = {
  forgotPasswordRequest: ForgotPasswordRequest;
};
export type ResetPasswordApiResponse = unknown;
export type ResetPasswordApiArg = {
  resetPasswordRequest: ResetPasswordRequest;
};
export type ReadSecondFactorApiResponse = /** status 200  */ SecondFactorAnswer;
export type ReadSecondFactorApiArg = void;
export type StartSecondFactorApiResponse =
  /** status 201 Pending until it is confirmed */ NewSecondFactorAnswer;
export type StartSecondFactorApiArg = void;
export type RemoveSecondFactorApiResponse = unknown;
export type RemoveSecondFactorApiArg = void;
export type ConfirmSecondFactorApiResponse = /** status 200  */ RecoveryCodesAnswer;
export type ConfirmSecondFactorApiArg = {
  confirmSecondFactorRequest: ConfirmSecondFactorRequest;
};
export type RenewRecoveryCodesApiResponse =
  /** status 200 The earlier codes are void */ RecoveryCodesAnswer;
export type RenewRecoveryCodesApiArg = void;
export type ListSessionsApiResponse = /** status 200  */ OwnSessionsResponse;
export type ListSessionsApiArg = void;
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg = {
  id: string;
};
export type EndSessionsApiResponse = unknown;
export type EndSessionsApiArg = {
  endSessionsRequest: EndSessionsRequest;
};
export type ReauthenticateApiResponse = unknown;
export type ReauthenticateApiArg = {
  reauthenticateRequest: ReauthenticateRequest;
};
export type ReadBrokerageStatusApiResponse = /** status 200  */ BrokerageStatusResponse;
export type ReadBrokerageStatusApiArg = void;
export type ReadAuthorisationUrlApiResponse = /** status 200  */ AuthorisationUrlResponse;
export type ReadAuthorisationUrlApiArg = void;
export type DisconnectBrokerageApiResponse = /** status 200  */ DisconnectedResponse;
export type DisconnectBrokerageApiArg = void;
export type EndBrokerageConnectionApiResponse = /** status 200  */ DisconnectedResponse;
export type EndBrokerageConnectionApiArg = void;
export type ListEventsApiResponse = /** status 200  */ EventsResponse;
export type ListEventsApiArg = {
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
  status?: LotteryStatus;
  /** en, zh-CN, or und for the mixture of the site */
  'Accept-Language'?: string;
};
export type ReadEventApiResponse = /** status 200  */ EventEnvelope;
export type ReadEventApiArg = {
  id: string;
  /** en, zh-CN, or und for the mixture of the site */
  'Accept-Language'?: string;
};
export type SearchTickersApiResponse = /** status 200  */ SearchResponse;
export type SearchTickersApiArg = {
  query: string;
  limit?: number;
};
export type ReadTickerApiResponse = /** status 200  */ TickerResponse;
export type ReadTickerApiArg = {
  symbol: string;
};
export type ReadPreviousCloseApiResponse = /** status 200  */ BarsResponse;
export type ReadPreviousCloseApiArg = {
  symbol: string;
};
export type ReadAggregatesApiResponse = /** status 200  */ BarsResponse;
export type ReadAggregatesApiArg = {
  symbol: string;
  from: string;
  to: string;
  timespan?: Timespan;
  multiplier?: number;
};
export type ReadMarketStatusApiResponse = /** status 200  */ MarketStatusResponse;
export type ReadMarketStatusApiArg = void;
export type ListExpiriesApiResponse = /** status 200  */ ExpiriesResponse;
export type ListExpiriesApiArg = {
  symbol: string;
};
export type ReadChainApiResponse = /** status 200  */ ChainResponse;
export type ReadChainApiArg = {
  symbol: string;
  expiry: string;
};
export type SaveStrategyApiResponse = /** status 201  */ SavedStrategyResponse;
export type SaveStrategyApiArg = {
  saveStrategyRequest: SaveStrategyRequest;
};
export type ListStrategiesApiResponse = /** status 200  */ StrategiesResponse;
export type ListStrategiesApiArg = {
  limit?: number;
  /** nextCursor of the page before */
  cursor?: string;
};
export type ReadStrategyApiResponse = /** status 200  */ SavedStrategyResponse;
export type ReadStrategyApiArg = {
  id: string;
};
export type RenameStrategyApiResponse = /** status 200  */ SavedStrategyResponse;
export type RenameStrategyApiArg = {
  id: string;
  /** The version last seen, "3" */
  'If-Match': string;
  renameStrategyRequest: RenameStrategyRequest;
};
export type DeleteStrategyApiResponse = unknown;
export type DeleteStrategyApiArg = {
  id: string;
  /** The version last seen, "3" */
  'If-Match': string;
};
export type UserRole = 'user' | 'superadmin';
export type UserResponse = {
  id: string;
  name: string;
  email: string;
  role: UserRole;
  createdAt: string;
};
export type OwnSessionResponse = {
  id: string;
  /** Whether this call was made in it */
  current: boolean;
  /** Empty when unknown */
  device: string;
  /** Empty when unknown */
  address: string;
  /** Whether it outlives the browser */
  remember: boolean;
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
};
export type SecondFactorResponse = {
  /** Whether signing in takes a code */
  enabled: boolean;
  confirmedAt: string | null;
  recoveryCodesLeft: number;
};
export type TemplateType =
  | 'basic'
  | 'spread'
  | 'income'
  | 'protection'
  | 'volatility'
  | 'time-decay'
  | 'advanced'
  | 'custom';
export type TemplateId =
  | 'single-option'
  | 'vertical-spread'
  | 'covered-stock'
  | 'collar'
  | 'straddle'
  | 'strangle'
  | 'calendar-spread'
  | 'diagonal-spread'
  | 'butterfly'
  | 'condor'
  | 'iron-butterfly'
  | 'iron-condor'
  | 'custom';
export type StrategyStatus = 'planning' | 'active' | 'completed';
export type TermsSource = 'parity' | 'simulated' | 'given';
export type ExpiryTermsResponse = {
  expiry: string;
  /** Calendar days to the close of the expiry / 365 */
  years: number;
  forward: number;
  /** Continuous, fraction a year */
  rate: number;
  /** Continuous, fraction a year */
  dividendYield: number;
  source: TermsSource;
};
export type LegKind = 'option' | 'stock';
export type OptionType = 'call' | 'put';
export type Position = 'long' | 'short';
export type PriceSource = 'bid' | 'ask' | 'mid' | 'own' | 'spot';
export type StrategyLegResponse = {
  id: string;
  kind: LegKind;
  symbol: string;
  type: OptionType | null;
  position: Position;
  strike: number | null;
  expiration: string | null;
  /** Entry price, dollars a share */
  premium: number;
  /** Contracts, or shares of a stock leg */
  contracts: number;
  multiplier: number;
  priceSource: PriceSource;
  /** Fraction a year */
  iv: number | null;
  /** A share, negated when short */
  delta: number | null;
};
export type StrategyAnalysisResponse = {
  /** Dollars for the whole strategy, or no bound; null = unknown */
  maxGain: ((number | null) | ('unlimited' | null)) | null;
  /** Dollars for the whole strategy, or no bound; null = unknown */
  maxLoss: ((number | null) | ('unlimited' | null)) | null;
  /** Dollars a share, ascending */
  breakeven: number[];
  /** Dollars; positive is received, negative is paid */
  netPremium: number;
  /** Max gain / max loss × 100 */
  roiPercent: number | null;
  /** Fraction */
  chanceOfProfit: number | null;
  /** Shares for the whole strategy */
  delta: number | null;
  /** Shares a dollar */
  gamma: number | null;
  /** Dollars a calendar day */
  theta: number | null;
  /** Dollars a volatility point */
  vega: number | null;
};
export type PriceHistoryEntry = {
  date: string;
  price: number;
  pnl: number;
};
export type AdjustmentEntry = {
  date: string;
  action: string;
  details: string;
};
export type StrategyResponse = {
  id: string;
  /** For If-Match */
  version: number;
  name: string;
  type: TemplateType;
  templateId: TemplateId;
  status: StrategyStatus;
  /** Percent; null while planning */
  returns: number | null;
  /** Max risk in dollars; null = no bound */
  capital: number | null;
  underlyingAsset: string;
  underlyingPrice: number;
  provider: string;
  simulated: boolean;
  quotedAt: string;
  terms: ExpiryTermsResponse[];
  /** Of the front expiry's forward */
  volatility: number | null;
  legs: StrategyLegResponse[];
  analysis: StrategyAnalysisResponse;
  priceHistory: PriceHistoryEntry[];
  adjustments: AdjustmentEntry[];
  createdAt: string;
  updatedAt: string;
};
export type BrokerageStatusResponse = {
  connected: boolean;
  accountId: string | null;
  /** When the broker last confirmed the session */
  lastVerified?: string;
  /** The end of the session */
  expiresAt?: string;
  provider: string;
};
export type AccountExportResponse = {
  exportedAt: string;
  account: UserResponse;
  sessions: OwnSessionResponse[];
  secondFactor: SecondFactorResponse;
  strategies: StrategyResponse[];
  brokerage: BrokerageStatusResponse;
};
export type FieldErrorResponse = {
  /** Path of the field, such as legs.0.price */
  field?: string;
  message: string;
};
export type CurrentStateResponse = {
  /** The resource as it stands */
  current: object;
};
export type ErrorResponse = {
  code: string;
  /** In the language of Accept-Language */
  message: string;
  details?: FieldErrorResponse[] | CurrentStateResponse;
};
export type SessionResponse = {
  /** Access token, good for 15 minutes */
  token: string;
  user: UserResponse;
};
export type RegisterRequest = {
  name: string;
  email: string;
  /** At least 6 characters, at most 128 */
  password: string;
};
export type SignInRequest = {
  email: string;
  password: string;
  /** Whether the session outlives the browser */
  remember?: boolean;
  /** Where the second factor is on: the code of the app, or a recovery code */
  code?: string;
};
export type ProfileResponse = {
  user: UserResponse;
};
export type ProfileRequest = {
  name: string;
};
export type ChangePasswordRequest = {
  currentPassword: string;
  /** At least 6 characters, at most 128 */
  newPassword: string;
};
export type ForgotPasswordRequest = {
  email: string;
};
export type ResetPasswordRequest = {
  /** The token of the mailed link */
  token: string;
  /** At least 6 characters, at most 128 */
  password: string;
};
export type SecondFactorAnswer = {
  data: SecondFactorResponse;
};
export type NewSecondFactorResponse = {
  /** Base 32, to be typed into an authenticator app */
  secret: string;
  /** otpauth address, to be scanned */
  uri: string;
};
export type NewSecondFactorAnswer = {
  data: NewSecondFactorResponse;
};
export type RecoveryCodesResponse = {
  /** Ten codes, each good once, shown only here */
  recoveryCodes: string[];
};
export type RecoveryCodesAnswer = {
  data: RecoveryCodesResponse;
};
export type ConfirmSecondFactorRequest = {
  code: string;
};
export type OwnSessionsResponse = {
  /** This session first, then by last use */
  data: OwnSessionResponse[];
  /** Always null: there are ten at most */
  nextCursor: string | null;
};
export type EndScope = 'others' | 'all';
export type EndSessionsRequest = {
  scope: EndScope;
};
export type ReauthenticateRequest = {
  password: string;
  /** Where the second factor is on: the code of the app, or a recovery code */
  code?: string;
};
export type AuthorisationUrlResponse = {
  success: boolean;
  /** The broker's sign-in page; a path of this site, or https */
  url: string;
};
export type DisconnectedResponse = {
  success: boolean;
};
export type LotteryStatus = 'active' | 'upcoming' | 'ended';
export type PrizeImage = 'keyboard' | 'headphones' | 'notebook' | 'lamp' | 'mug' | 'screen';
export type PrizeResponse = {
  id: string;
  name: string;
  description: string;
  /** How many of it can be won */
  count: number;
  /** Which drawing shows it */
  image: PrizeImage;
};
export type LotteryEventResponse = {
  id: string;
  title: string;
  description: string;
  startDate: string;
  /** No longer active at this moment */
  endDate: string;
  /** At serverTime */
  status: LotteryStatus;
  participants: number;
  /** The first prize first */
  prizes: PrizeResponse[];
  rules: string[];
  /** Made up to show the section */
  sample: boolean;
};
export type EventsResponse = {
  data: LotteryEventResponse[];
  nextCursor: string | null;
  /** What countdowns go by */
  serverTime: string;
};
export type EventEnvelope = {
  data: LotteryEventResponse;
  /** What countdowns go by */
  serverTime: string;
};
export type SearchHitResponse = {
  ticker: string;
  name: string;
  /** Chinese name */
  name_zh: string | null;
  market: string;
  locale: string;
  type: string;
  currency: string;
  price: number | null;
  change: number | null;
  change_percent: number | null;
  primary_exchange: string | null;
};
export type SearchResults = {
  results: SearchHitResponse[];
};
export type MetaResponse = {
  provider: string;
  asOf: string;
  delayedMinutes: number;
  stale: boolean;
  simulated: boolean;
  /** True when a part could not be had */
  partial: boolean;
  nextRefresh: string | null;
};
export type SearchResponse = {
  data: SearchResults;
  meta: MetaResponse;
};
export type TickerDetailsResponse = {
  ticker: string;
  name: string;
  name_zh: string | null;
  market_cap: number | null;
  min_52_week: number | null;
  max_52_week: number | null;
  weighted_shares_outstanding: number | null;
  /** Fraction a year */
  dividend_yield: number | null;
  primary_exchange: string | null;
};
export type TickerResults = {
  results: TickerDetailsResponse;
};
export type TickerResponse = {
  data: TickerResults;
  meta: MetaResponse;
};
export type BarResponse = {
  /** Begin of the span, milliseconds since 1970 UTC */
  t: number;
  o: number;
  h: number;
  l: number;
  c: number;
  v: number;
};
export type BarResults = {
  results: BarResponse[];
};
export type BarsResponse = {
  data: BarResults;
  meta: MetaResponse;
};
export type Timespan = 'minute' | 'hour' | 'day' | 'week' | 'month';
export type MarketState = 'open' | 'closed' | 'extended-hours';
export type ExchangeResponse = {
  name: string;
  status: string;
};
export type ExchangesResponse = {
  nasdaq: ExchangeResponse;
  nyse: ExchangeResponse;
};
export type MarketStatusResult = {
  market: MarketState;
  earlyHours: boolean;
  afterHours: boolean;
  exchanges: ExchangesResponse;
  serverTime: string;
  /** When the state changes next */
  nextChange: string;
};
export type MarketStatusResults = {
  results: MarketStatusResult;
};
export type MarketStatusResponse = {
  data: MarketStatusResults;
  meta: MetaResponse;
};
export type ExpiryKind = 'weekly' | 'monthly' | 'quarterly' | 'endOfMonth';
export type ExpiryResponse = {
  expiry: string;
  daysToExpiry: number;
  kind: ExpiryKind;
  /** Fraction a year */
  volatilityAtForward: number | null;
};
export type ExpiriesResponse = {
  data: ExpiryResponse[];
  meta: MetaResponse;
};
export type SpotSource = 'quoted' | 'implied' | 'given';
export type QuoteFlaw = 'crossed' | 'zeroBid' | 'zeroAsk' | 'belowIntrinsic' | 'aboveMaximum';
export type OptionQuoteResponse = {
  symbol: string;
  strike: number;
  bid: number | null;
  ask: number | null;
  /** Of the mid price, fraction a year */
  iv: number | null;
  delta: number | null;
  volume: number | null;
  openInterest: number | null;
  /** Why the quote is marked; null when sound */
  flaw: QuoteFlaw | null;
};
export type OptionChainResponse = {
  symbol: string;
  expiry: string;
  daysToExpiry: number;
  /** Spot, dollars a share */
  currentPrice: number;
  spotSource: SpotSource;
  /** Spot more than 0.1 % off put–call parity */
  spotOffParity: boolean;
  /** Usual distance of strikes */
  stepSize: number | null;
  /** Fraction a year */
  volatilityAtForward: number | null;
  multiplier: number;
  terms: ExpiryTermsResponse;
  calls: OptionQuoteResponse[];
  puts: OptionQuoteResponse[];
};
export type ChainResponse = {
  data: OptionChainResponse;
  meta: MetaResponse;
};
export type SavedStrategyResponse = {
  data: StrategyResponse;
};
export type LegRequest = {
  kind: LegKind;
  symbol: string;
  position: Position;
  /** Contracts, or shares of a stock leg */
  quantity: number;
  /** Dollars a share, at most 4 decimals */
  price: number;
  priceSource: PriceSource;
};
export type SaveStrategyRequest = {
  /** Blank takes the structure's name */
  name?: string;
  templateId: TemplateId;
  symbol: string;
  legs: LegRequest[];
};
export type StrategiesResponse = {
  data: StrategyResponse[];
  nextCursor: string | null;
};
export type RenameStrategyRequest = {
  name: string;
};
export const {
  useExportAccountQuery,
  useDeleteAccountMutation,
  useRegisterMutation,
  useSignInMutation,
  useRefreshSessionMutation,
  useSignOutMutation,
  useReadProfileQuery,
  useRenameProfileMutation,
  useChangePasswordMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useReadSecondFactorQuery,
  useStartSecondFactorMutation,
  useRemoveSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndSessionsMutation,
  useReauthenticateMutation,
  useReadBrokerageStatusQuery,
  useReadAuthorisationUrlQuery,
  useDisconnectBrokerageQuery,
  useEndBrokerageConnectionMutation,
  useListEventsQuery,
  useReadEventQuery,
  useSearchTickersQuery,
  useReadTickerQuery,
  useReadPreviousCloseQuery,
  useReadAggregatesQuery,
  useReadMarketStatusQuery,
  useListExpiriesQuery,
  useReadChainQuery,
  useSaveStrategyMutation,
  useListStrategiesQuery,
  useReadStrategyQuery,
  useRenameStrategyMutation,
  useDeleteStrategyMutation,
} = injectedRtkApi;
