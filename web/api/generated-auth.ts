import { baseApi as api } from './base-api';
export const addTagTypes = [
  'account',
  'API keys',
  'auth',
  'passkeys',
  'sessions',
  'second factor',
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
      readApiAccess: build.query<ReadApiAccessApiResponse, ReadApiAccessApiArg>({
        query: () => ({ url: `/api/auth/api-access` }),
        providesTags: ['API keys'],
      }),
      listApiKeys: build.query<ListApiKeysApiResponse, ListApiKeysApiArg>({
        query: () => ({ url: `/api/auth/api-keys` }),
        providesTags: ['API keys'],
      }),
      createApiKey: build.mutation<CreateApiKeyApiResponse, CreateApiKeyApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/api-keys`,
          method: 'POST',
          body: queryArg.createApiKeyRequest,
        }),
        invalidatesTags: ['API keys'],
      }),
      revokeApiKey: build.mutation<RevokeApiKeyApiResponse, RevokeApiKeyApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/api-keys/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['API keys'],
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
      editProfile: build.mutation<EditProfileApiResponse, EditProfileApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/profile`,
          method: 'PUT',
          body: queryArg.profileRequest,
        }),
        invalidatesTags: ['auth'],
      }),
      changeEmail: build.mutation<ChangeEmailApiResponse, ChangeEmailApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/email`,
          method: 'PUT',
          body: queryArg.changeEmailRequest,
        }),
        invalidatesTags: ['account'],
      }),
      requestEmailConfirmation: build.mutation<
        RequestEmailConfirmationApiResponse,
        RequestEmailConfirmationApiArg
      >({
        query: () => ({ url: `/api/auth/email/confirmation`, method: 'POST' }),
        invalidatesTags: ['account'],
      }),
      confirmEmail: build.mutation<ConfirmEmailApiResponse, ConfirmEmailApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/email/confirm`,
          method: 'POST',
          body: queryArg.confirmEmailRequest,
        }),
        invalidatesTags: ['account'],
      }),
      startPasskeySignIn: build.mutation<StartPasskeySignInApiResponse, StartPasskeySignInApiArg>({
        query: () => ({ url: `/api/auth/passkey-login/options`, method: 'POST' }),
        invalidatesTags: ['auth'],
      }),
      signInWithPasskey: build.mutation<SignInWithPasskeyApiResponse, SignInWithPasskeyApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/passkey-login`,
          method: 'POST',
          body: queryArg.passkeySignInRequest,
        }),
        invalidatesTags: ['auth'],
      }),
      listPasskeys: build.query<ListPasskeysApiResponse, ListPasskeysApiArg>({
        query: () => ({ url: `/api/auth/passkeys` }),
        providesTags: ['passkeys'],
      }),
      addPasskey: build.mutation<AddPasskeyApiResponse, AddPasskeyApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/passkeys`,
          method: 'POST',
          body: queryArg.addPasskeyRequest,
        }),
        invalidatesTags: ['passkeys'],
      }),
      startPasskey: build.mutation<StartPasskeyApiResponse, StartPasskeyApiArg>({
        query: () => ({ url: `/api/auth/passkeys/options`, method: 'POST' }),
        invalidatesTags: ['passkeys'],
      }),
      renamePasskey: build.mutation<RenamePasskeyApiResponse, RenamePasskeyApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/passkeys/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.namePasskeyRequest,
        }),
        invalidatesTags: ['passkeys'],
      }),
      removePasskey: build.mutation<RemovePasskeyApiResponse, RemovePasskeyApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/passkeys/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['passkeys'],
      }),
      readPasswordRules: build.query<ReadPasswordRulesApiResponse, ReadPasswordRulesApiArg>({
        query: () => ({ url: `/api/auth/password/rules` }),
        providesTags: ['auth'],
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
      acceptInvitation: build.mutation<AcceptInvitationApiResponse, AcceptInvitationApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/password/invitation`,
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
      startPasskeyStepUp: build.mutation<StartPasskeyStepUpApiResponse, StartPasskeyStepUpApiArg>({
        query: () => ({ url: `/api/auth/reauthenticate/passkey/options`, method: 'POST' }),
        invalidatesTags: ['sessions'],
      }),
      reauthenticateWithPasskey: build.mutation<
        ReauthenticateWithPasskeyApiResponse,
        ReauthenticateWithPasskeyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/reauthenticate/passkey`,
          method: 'POST',
          body: queryArg.passkeyStepUpRequest,
        }),
        invalidatesTags: ['sessions'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as authApi };
export type ExportAccountApiResponse = /** status 200 Success */ AccountExportResponse;
export type ExportAccountApiArg = void;
export type DeleteAccountApiResponse = unknown;
export type DeleteAccountApiArg = void;
export type ReadApiAccessApiResponse = /** status 200 Success */ ApiAccessEnvelope;
export type ReadApiAccessApiArg = void;
export type ListApiKeysApiResponse = /** status 200 Success */ ApiKeysResponse;
export type ListApiKeysApiArg = void;
export type CreateApiKeyApiResponse = /** status 201 Created */ CreatedApiKeyResponse;
export type CreateApiKeyApiArg = {
  createApiKeyRequest: CreateApiKeyRequest;
};
export type RevokeApiKeyApiResponse = unknown;
export type RevokeApiKeyApiArg = {
  /** Id */
  id: string;
};
export type RegisterApiResponse = /** status 201 Created */ SessionResponse;
export type RegisterApiArg = {
  registerRequest: RegisterRequest;
};
export type SignInApiResponse = /** status 200 Success */ SessionResponse;
export type SignInApiArg = {
  signInRequest: SignInRequest;
};
export type RefreshSessionApiResponse = /** status 200 Success */ SessionResponse;
export type RefreshSessionApiArg = void;
export type SignOutApiResponse = unknown;
export type SignOutApiArg = void;
export type ReadProfileApiResponse = /** status 200 Success */ ProfileResponse;
export type ReadProfileApiArg = void;
export type EditProfileApiResponse = /** status 200 Success */ ProfileResponse;
export type EditProfileApiArg = {
  profileRequest: ProfileRequest;
};
export type ChangeEmailApiResponse = unknown;
export type ChangeEmailApiArg = {
  changeEmailRequest: ChangeEmailRequest;
};
export type RequestEmailConfirmationApiResponse = unknown;
export type RequestEmailConfirmationApiArg = void;
export type ConfirmEmailApiResponse = unknown;
export type ConfirmEmailApiArg = {
  confirmEmailRequest: ConfirmEmailRequest;
};
export type StartPasskeySignInApiResponse = /** status 200 Success */ PasskeyRequestAnswer;
export type StartPasskeySignInApiArg = void;
export type SignInWithPasskeyApiResponse = /** status 200 Success */ SessionResponse;
export type SignInWithPasskeyApiArg = {
  passkeySignInRequest: PasskeySignInRequest;
};
export type ListPasskeysApiResponse = /** status 200 Success */ PasskeysResponse;
export type ListPasskeysApiArg = void;
export type AddPasskeyApiResponse = /** status 201 Created */ PasskeyAnswer;
export type AddPasskeyApiArg = {
  addPasskeyRequest: AddPasskeyRequest;
};
export type StartPasskeyApiResponse = /** status 200 Success */ PasskeyCreationAnswer;
export type StartPasskeyApiArg = void;
export type RenamePasskeyApiResponse = /** status 200 Success */ PasskeyAnswer;
export type RenamePasskeyApiArg = {
  /** Id */
  id: string;
  namePasskeyRequest: NamePasskeyRequest;
};
export type RemovePasskeyApiResponse = unknown;
export type RemovePasskeyApiArg = {
  /** Id */
  id: string;
};
export type ReadPasswordRulesApiResponse = /** status 200 Success */ PasswordRulesEnvelope;
export type ReadPasswordRulesApiArg = void;
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
export type AcceptInvitationApiResponse = unknown;
export type AcceptInvitationApiArg = {
  resetPasswordRequest: ResetPasswordRequest;
};
export type ReadSecondFactorApiResponse = /** status 200 Success */ SecondFactorAnswer;
export type ReadSecondFactorApiArg = void;
export type StartSecondFactorApiResponse =
  /** status 201 Pending until it is confirmed */ NewSecondFactorAnswer;
export type StartSecondFactorApiArg = void;
export type RemoveSecondFactorApiResponse = unknown;
export type RemoveSecondFactorApiArg = void;
export type ConfirmSecondFactorApiResponse = /** status 200 Success */ RecoveryCodesAnswer;
export type ConfirmSecondFactorApiArg = {
  confirmSecondFactorRequest: ConfirmSecondFactorRequest;
};
export type RenewRecoveryCodesApiResponse =
  /** status 200 The earlier codes are void */ RecoveryCodesAnswer;
export type RenewRecoveryCodesApiArg = void;
export type ListSessionsApiResponse = /** status 200 Success */ OwnSessionsResponse;
export type ListSessionsApiArg = void;
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg = {
  /** Id */
  id: string;
};
export type EndSessionsApiResponse = unknown;
export type EndSessionsApiArg = {
  endSessionsRequest: EndSessionsRequest;
};
export type ReauthenticateApiResponse = /** status 200 Success */ ReauthenticatedResponse;
export type ReauthenticateApiArg = {
  reauthenticateRequest: ReauthenticateRequest;
};
export type StartPasskeyStepUpApiResponse = /** status 200 Success */ PasskeyStepUpAnswer;
export type StartPasskeyStepUpApiArg = void;
export type ReauthenticateWithPasskeyApiResponse =
  /** status 200 Success */ ReauthenticatedResponse;
export type ReauthenticateWithPasskeyApiArg = {
  passkeyStepUpRequest: PasskeyStepUpRequest;
};
export type UserRole = 'user' | 'superadmin';
export type LanguageSetting = 'auto' | 'en' | 'zh-CN';
export type UserResponse = {
  id: string;
  name: string;
  email: string;
  /** Whether the owner opened a link mailed to it */
  emailVerified: boolean;
  role: UserRole;
  /** Language of the site for its owner; auto is that of the browser */
  language: LanguageSetting;
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
export type ApiKeyScope =
  | 'market:read'
  | 'strategies:read'
  | 'strategies:write'
  | 'watchlists:read'
  | 'watchlists:write'
  | 'alerts:read'
  | 'alerts:write'
  | 'capital:read'
  | 'capital:write'
  | 'content:read'
  | 'content:write';
export type ApiKeyResponse = {
  id: string;
  name: string;
  scopes: ApiKeyScope[];
  /** First characters of the key */
  hint: string;
  createdAt: string;
  /** From then on it is refused */
  expiresAt: string;
  lastUsedAt: string | null;
  /** Calls that the key has authenticated */
  calls: number;
};
export type PasskeyResponse = {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
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
export type ExerciseStyle = 'american' | 'european';
export type Settlement = 'physical' | 'cash';
export type SettlementTime = 'AM' | 'PM';
export type ContractTermsResponse = {
  exercise: ExerciseStyle;
  settlement: Settlement;
  /** PM: at the close of the expiry date; AM: at its opening prices */
  settlementTime: SettlementTime;
  /** Shares, or dollars per index point */
  multiplier: number;
};
export type DividendResponse = {
  exDate: string;
  /** Dollars a share */
  amount?: number;
  /** Fraction of the price; instead of amount */
  proportion?: number;
  /** Whether it follows from the regular payments and is not announced */
  isExpected?: boolean;
};
export type FittedSmileResponse = {
  a: number;
  b: number;
  rho: number;
  m: number;
  sigma: number;
  /** To the expiry, when the smile was fitted */
  years: number;
};
export type ExpiryTermsResponse = {
  expiry: string;
  /** Calendar days to the close of the expiry / 365 */
  years: number;
  forward: number;
  /** Continuous, fraction a year */
  rate: number;
  /** Continuous over the time to the expiry, fraction a year; gives the forward and contains the dividends by date. Not the dividend yield of the stock */
  dividendYield: number;
  source: TermsSource;
  /** Exercise and settlement of the contracts */
  contract?: ContractTermsResponse;
  /** Dividends up to the expiry, announced and expected; absent where only the yield is known */
  dividends?: DividendResponse[];
  /** Total variance by log-moneyness k = ln(strike / forward): a + b·(rho·(k − m) + √((k − m)² + sigma²)); absent where the quotes give no fit */
  smile?: FittedSmileResponse;
};
export type LegKind = 'option' | 'stock';
export type OptionType = 'call' | 'put';
export type Position = 'long' | 'short';
export type DeliveredSharesResponse = {
  symbol: string;
  shares: number;
};
export type DeliverableResponse = {
  shares: DeliveredSharesResponse[];
  /** Dollars, for one contract */
  cash: number;
};
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
  /** What one contract delivers upon exercise since it was adjusted, for strike × multiplier dollars; null where it delivers `multiplier` shares of its underlying */
  deliverable: DeliverableResponse | null;
  priceSource: PriceSource;
  /** Fraction a year */
  iv: number | null;
  /** A share, negated when short */
  delta: number | null;
};
export type ShareDividendResponse = {
  exDate: string;
  /** Dollars a share */
  perShare: number;
  /** Dollars; negative is paid on shares sold short */
  amount: number;
  /** Whether it follows from the regular payments and is not announced */
  isExpected?: boolean;
};
export type MeasureName =
  'smile' | 'riskNeutralLognormal' | 'zeroDrift' | 'own' | 'range' | 'pastMoves';
export type MeasureResponse = {
  name: MeasureName;
  /** At the forward, fraction per year */
  volatility: number;
  /** Of the mean price, fraction per year */
  drift: number;
  /** The quotes of the expiry give no smile, and one volatility stands in */
  noFit: boolean;
};
export type TouchedPrice = 'strike' | 'breakeven';
export type TouchMethod = 'exact' | 'matched';
export type TouchResponse = {
  /** Dollars */
  price: number;
  kind: TouchedPrice;
  /** Before the front expiry, fraction */
  chance: number;
  /** exact for lognormal prices; matched is that of lognormal prices with the same mean and the same chance of ending beyond */
  method: TouchMethod;
};
export type StopChanceResponse = {
  /** The stated loss, dollars */
  loss: number;
  /** The greatest chance on one of the days, fraction */
  atLeast: number;
  /** Of touching a price that has the loss on some day */
  atMost: number;
  /** exact for lognormal prices; matched is that of lognormal prices with the same mean and the same chance of ending beyond */
  method: TouchMethod;
};
export type ChancesResponse = {
  /** Of the max gain at the front expiry */
  maxGain: number | null;
  /** Of half of it or more, on that day */
  halfOfMaxGain: number | null;
  /** Empty under a target range */
  touches: TouchResponse[];
  /** Where a stop is stated */
  stop: StopChanceResponse | null;
};
export type StrategyAnalysisResponse = {
  /** Dollars for the whole strategy, or no bound; null = unknown */
  maxGain: (number | 'unlimited') | null;
  /** Dollars for the whole strategy, or no bound; null = unknown */
  maxLoss: (number | 'unlimited') | null;
  /** Dollars a share, ascending */
  breakeven: number[];
  /** Dollars; positive is received, negative is paid */
  netPremium: number;
  /** Max gain / max loss × 100 */
  roiPercent: number | null;
  /** Fraction */
  chanceOfProfit: number | null;
  /** Dollars, by the measure */
  expectedProfit?: number | null;
  /** Dividends of the shares with an ex-date up to the front expiry, counted in every profit at that expiry; null where they are unknown */
  dividends?: ShareDividendResponse[] | null;
  /** Of the probabilities; null where there are none */
  measure?: MeasureResponse | null;
  /** Pricing model of options before their expiry */
  model?: ExerciseStyle;
  /** Other chances by the measure, where they are requested */
  chances?: ChancesResponse;
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
export type CorporateActionKind = 'dividend' | 'split' | 'symbolChange' | 'merger';
export type CorporateActionResponse = {
  kind: CorporateActionKind;
  /** The symbol before it */
  symbol: string;
  exDate: string;
  /** Shares before a split */
  from: number | null;
  /** Shares that they become */
  to: number | null;
  /** Dollars a share that are paid */
  cash: number | null;
  /** The symbol after it */
  newSymbol: string | null;
  /** Shares of the other company for each share in a merger */
  shares: number | null;
};
export type PlanAdjustmentResponse = {
  action: CorporateActionResponse;
  /** False where the plan stays as it was, since it cannot be carried over */
  carried: boolean;
};
export type StepKind =
  | 'opened'
  | 'added'
  | 'closedLeg'
  | 'rolled'
  | 'adjusted'
  | 'stockTraded'
  | 'closed'
  | 'expired'
  | 'assigned'
  | 'exercised'
  | 'dividend'
  | 'corporateAction';
export type TradeSide = 'buy' | 'sell';
export type FillCause =
  'trade' | 'expiry' | 'exercise' | 'assignment' | 'dividend' | 'corporateAction' | 'cashPayment';
export type FillResponse = {
  id: string;
  symbol: string;
  kind: LegKind;
  type: OptionType | null;
  strike: number | null;
  expiration: string | null;
  multiplier: number;
  /** What one contract delivers upon exercise since it was adjusted, for strike × multiplier dollars; null where it delivers `multiplier` shares of its underlying */
  deliverable: DeliverableResponse | null;
  side: TradeSide;
  /** Contracts, or shares; never negative */
  contracts: number;
  /** Dollars a share */
  price: number;
  /** Dollars for the whole fill */
  commission: number;
  /** Dollars; positive is received, negative is paid */
  cash: number;
  cause: FillCause;
  /** Symbol of the holding that a corporate action has replaced by this one, at the same cost and without cash; null for other fills */
  replaces: string | null;
};
export type StrategyStepResponse = {
  id: string;
  at: string;
  kind: StepKind;
  /** The underlying, dollars a share; at an expiry the settlement price, null where it was not known */
  spot: number | null;
  /** Who gave the settlement price: the provider, or `stated` by the user */
  settlementSource: string | null;
  /** What a step of kind `corporateAction` books; null for other steps */
  action: CorporateActionResponse | null;
  /** Of all its fills, dollars */
  cash: number;
  note: string;
  fills: FillResponse[];
};
export type StepCorrectionResponse = {
  id: string;
  /** When the step was changed */
  at: string;
  /** Why; may be blank */
  reason: string;
  before: StrategyStepResponse;
  /** Null where the step was taken back */
  after: StrategyStepResponse | null;
};
export type JournalResponse = {
  /** Plain text */
  note: string;
  tags: string[];
};
export type MarkedLegResponse = {
  symbol: string;
  /** Contracts, or shares; negative when short */
  contracts: number;
  /** Average cost, dollars a share */
  cost: number;
  bid: number | null;
  ask: number | null;
  mid: number | null;
  /** What it counts for, dollars a share: mid, or spot for shares; of an expired contract what its outcome leaves */
  mark: number | null;
  /** Fraction a year */
  iv: number | null;
  /** A share, negated when short */
  delta: number | null;
  /** Dollars; negative when owed */
  value: number | null;
  /** Value less cost, dollars */
  pnl: number | null;
};
export type PositionMarkResponse = {
  /** When its quotes were made */
  at: string;
  spot: number;
  stale: boolean;
  legs: MarkedLegResponse[];
};
export type ContractOutcome = 'expire' | 'exercise' | 'assign';
export type DueContractResponse = {
  symbol: string;
  /** Negative when short */
  contracts: number;
  /** By rule; null while the settlement price is unknown */
  outcome: ContractOutcome | null;
  /** Official and final, as traded; null until it is known */
  settlementPrice: number | null;
  /** The provider of that price */
  settlementSource: string | null;
};
export type UnbookableActionResponse = {
  action: CorporateActionResponse;
  /** The recorded step */
  stepId: string;
};
export type StrategyResponse = {
  id: string;
  /** For If-Match */
  version: number;
  name: string;
  type: TemplateType;
  templateId: TemplateId;
  /** What traders call the holdings; the planned legs of a plan, and of a completed trade */
  structure: string;
  status: StrategyStatus;
  /** One of the samples */
  sample: boolean;
  /** Of capital, percent; null = unknown */
  returns: number | null;
  /** Profit of the whole trade in dollars; null while planning or a mark is missing */
  pnl: number | null;
  /** The most at risk so far, dollars; null = no bound, or unknown */
  capital: number | null;
  /** Planned for each option contract, dollars */
  commissionPerContract: number;
  /** Planned for an order, dollars */
  commissionPerTrade: number;
  /** Of all fills, dollars; positive is received */
  cash: number;
  /** Paid so far, dollars */
  commissions: number;
  /** Against average cost, less commissions; dollars */
  realised: number;
  /** Of what is held, dollars */
  unrealised: number | null;
  underlyingAsset: string;
  underlyingPrice: number;
  provider: string;
  simulated: boolean;
  quotedAt: string;
  /** What days and the analysis count from: when it was planned, then now */
  asOf: string;
  terms: ExpiryTermsResponse[];
  /** Of the front expiry's forward */
  volatility: number | null;
  /** The plan while planning, then what is held, at average cost */
  legs: StrategyLegResponse[];
  /** Of the legs, with the commissions of a plan or the realised result of a position; of the plan when completed */
  analysis: StrategyAnalysisResponse;
  priceHistory: PriceHistoryEntry[];
  adjustments: AdjustmentEntry[];
  /** Corporate actions that have changed the plan, in the order in which they were applied */
  planAdjustments: PlanAdjustmentResponse[];
  /** In force, oldest first */
  steps: StrategyStepResponse[];
  /** Oldest first */
  corrections: StepCorrectionResponse[];
  /** Of the whole trade */
  journal: JournalResponse;
  mark: PositionMarkResponse | null;
  /** Expired and not settled */
  due: DueContractResponse[];
  /** Whether one of those waits for its official settlement price */
  awaitingSettlementPrice: boolean;
  /** Whether all dividends, splits and other corporate actions of what was held are known and stand among the steps */
  corporateActionsKnown: boolean;
  /** A corporate action that cannot be booked, as a recorded step names a contract of before it */
  unbookableAction: UnbookableActionResponse | null;
  openedAt: string | null;
  closedAt: string | null;
  createdAt: string;
  updatedAt: string;
};
export type NamedWatchlistResponse = {
  id: string;
  name: string;
  symbols: string[];
};
export type WatchlistResponse = {
  /** Of the first list */
  symbols: string[];
  /** All lists, in the owner's order */
  lists: NamedWatchlistResponse[];
  version: number;
  /** Null before the first change */
  updatedAt: string | null;
};
export type PreferredStrategy = 'vertical-spread' | 'iron-condor' | 'butterfly' | 'straddle';
export type PreferredUnderlying = 'AAPL' | 'SPY' | 'TSLA' | 'NVDA';
export type QuietHoursRequest = {
  /** Beginning, as HH:MM */
  from: string;
  /** Before from it is on the next day */
  to: string;
  /** IANA name of the time zone */
  timeZone: string;
};
export type ChartType = 'candlestick' | 'line' | 'area';
export type ChartPeriod = '1min' | '5min' | '15min' | '1hour' | 'daily';
export type PriceDisplay = 'dollars' | 'percent' | 'points';
export type DateFormat = 'YYYY-MM-DD' | 'MM/DD/YYYY' | 'DD/MM/YYYY';
export type DefaultFill = 'natural' | 'mid';
export type ChainStrikes = 'expectedMove' | 'near' | '10' | '20' | '40' | 'all';
export type ChainColumn =
  | 'mid'
  | 'last'
  | 'change'
  | 'iv'
  | 'delta'
  | 'gamma'
  | 'theta'
  | 'vega'
  | 'chance'
  | 'moneyness'
  | 'volume'
  | 'openInterest';
export type OptionsSettingsResponse = {
  /** Dollars that a new trade may put at risk; null for one contract a leg */
  amountPerTrade: number | null;
  /** Dollars that a plan may lose before it is warned of */
  maxRiskExposure: number | null;
  maxHoldingDays: number | null;
  /** Of the capital, that a new trade may put at risk; left out, it remains */
  riskPerTrade?: number | null;
  /** Of the capital, that all open trades may put at risk; left out, it remains */
  totalExposure?: number | null;
  /** Of the capital, that one trade may lose */
  stopLossPerTrade: number | null;
  /** Of the capital, that all open trades may lose together */
  stopLossTotal: number | null;
  /** Of the capital, that the trades of a month may lose */
  stopLossMonthly: number | null;
  preferredStrategy: PreferredStrategy | null;
  preferredUnderlying: PreferredUnderlying | null;
  tradeAlerts: boolean;
  riskAlerts: boolean;
  marketAlerts: boolean;
  /** When notices come without toast and mail; null for never, left out, it remains */
  quietHours?: QuietHoursRequest | null;
  chartType: ChartType;
  period: ChartPeriod;
  priceDisplay: PriceDisplay;
  dateFormat: DateFormat;
  /** Prices of new legs: ask and bid, or the mid; left out, it remains */
  defaultFill?: DefaultFill;
  /** Dollars an option contract, of new plans and trades; left out, it remains */
  commissionPerContract?: number;
  /** Dollars an order, of new plans and trades; left out, it remains */
  commissionPerTrade?: number;
  /** Of probabilities, in force; left out here and below, it remains */
  measure?: MeasureName;
  /** Own view: drift, fraction per year */
  ownDrift?: number;
  /** Own view: volatility, fraction per year; null for the implied one */
  ownVolatility?: number | null;
  /** Own view: lower end of the target range in parts of the spot */
  rangeFrom?: number;
  /** Own view: upper end of the target range in parts of the spot */
  rangeTo?: number;
  /** Strikes of a chain: within 1.5 expected moves, near the price, so many, or all */
  chainStrikes?: ChainStrikes;
  /** Columns of a chain beside strike, bid and ask; null for those that have room */
  chainColumns?: ChainColumn[] | null;
  /** Dollars: the total of the capital ledger */
  capital: number;
  version: number;
  /** Null before the first change */
  updatedAt: string | null;
};
export type AlertKind =
  | 'price'
  | 'optionPrice'
  | 'profit'
  | 'greek'
  | 'ivRank'
  | 'expiry'
  | 'assignment'
  | 'limit'
  | 'earnings';
export type ProfitUnit = 'dollars' | 'maxProfit' | 'stopLoss';
export type AlertGreek = 'delta' | 'theta' | 'vega';
export type AlertDirection = 'above' | 'below';
export type AlertConditionResponse = {
  kind: AlertKind;
  symbol: string | null;
  strategyId: string | null;
  unit: ProfitUnit | null;
  greek: AlertGreek | null;
  direction: AlertDirection;
  threshold: number;
};
export type AlertRepeat = 'once' | 'each';
export type AlertPhase = 'armed' | 'fired' | 'done';
export type AlertAdjustmentResponse = {
  action: CorporateActionResponse;
  /** The condition as it was */
  before: AlertConditionResponse;
  /** False where the condition means nothing after the action: the alert was paused */
  carried: boolean;
};
export type AlertResponse = {
  id: string;
  version: number;
  condition: AlertConditionResponse;
  repeat: AlertRepeat;
  paused: boolean;
  /** Armed; fired and waiting until the value comes back; or done after its notice */
  phase: AlertPhase;
  /** Symbol or name of the position; empty for all positions */
  subject: string;
  /** At the last check; null where it was unknown */
  value: number | null;
  /** The last check */
  checkedAt: string | null;
  /** The last notice */
  firedAt: string | null;
  createdAt: string;
  /** The last corporate action that changed the condition since its owner stated it */
  adjustment: AlertAdjustmentResponse | null;
};
export type NoticeKind = 'fired' | 'corporateAction' | 'expired';
export type ActionEffectKind = 'alert' | 'watchlist' | 'plan' | 'expired';
export type ActionEffectResponse = {
  kind: ActionEffectKind;
  /** For alert: the condition as it was */
  before: AlertConditionResponse | null;
  /** For alert: the condition as it is; null where the alert was paused */
  after: AlertConditionResponse | null;
  /** For watchlist: names of the lists whose symbol changed */
  lists: string[];
  /** For plan and expired */
  strategyId: string | null;
  /** For plan: its name */
  name: string | null;
  /** For plan: false where it stays as it was, since it cannot be carried over */
  carried: boolean | null;
};
export type AlertNoticeResponse = {
  id: string;
  /** An alert fired, a corporate action changed something of the account, or contracts for shares have expired and wait for their owner */
  kind: NoticeKind;
  /** The alert, which may be gone; null where the notice is about something else */
  ruleId: string | null;
  /** For fired: as it was when it fired */
  condition: AlertConditionResponse | null;
  subject: string;
  /** Which position or contract, where the alert is about several */
  detail: string | null;
  /** For fired: the value that fired it */
  value: number | null;
  /** For corporateAction */
  action: CorporateActionResponse | null;
  /** For corporateAction: what it changed */
  effect: ActionEffectResponse | null;
  at: string;
  /** In the list alone: it came in quiet hours, or its kind is switched off */
  silent: boolean;
  /** Null while unread */
  readAt: string | null;
};
export type CapitalEntryKind = 'deposit' | 'withdrawal';
export type CapitalEntryRequest = {
  /** Made by the client; unique among the entries of the account */
  id: string;
  /** Day, as YYYY-MM-DD */
  date: string;
  /** Deposit or withdrawal */
  kind: CapitalEntryKind;
  /** Dollars; a withdrawal is less than the capital before it */
  amount: number;
};
export type CapitalResponse = {
  /** Dollars before the first entry */
  startingCapital: number;
  entries: CapitalEntryRequest[];
  /** Dollars after all entries */
  total: number;
  version: number;
  /** Null before the first change */
  updatedAt: string | null;
};
export type LearningEventKind = 'lesson_started' | 'step_passed';
export type CourseId =
  | 'option-basics'
  | 'reading-the-chain'
  | 'the-greeks'
  | 'first-trades'
  | 'vertical-spread'
  | 'iron-condor'
  | 'calendars-and-rolls'
  | 'volatility-trading'
  | 'combination-strategies';
export type LearningEventExport = {
  kind: LearningEventKind;
  courseId: CourseId;
  lessonId: string;
  stepId: string;
  at: string;
};
export type QuizExport = {
  courseId: CourseId;
  questions: string[];
  missed: string[];
  startedAt: string;
  submittedAt: string | null;
};
export type ReviewExport = {
  courseId: CourseId;
  question: string;
  dueAt: string;
  repetitions: number;
  lapses: number;
};
export type LearningExport = {
  events: LearningEventExport[];
  quizzes: QuizExport[];
  reviews: ReviewExport[];
};
export type AnalysisColumnType =
  'text' | 'integer' | 'decimal' | 'boolean' | 'date' | 'datetime' | 'time' | 'json';
export type RecipeColumnResponse = {
  name: string;
  type: AnalysisColumnType;
  /** Percentages are kept as fractions */
  unit: ('%' | null) | ('%' | null);
  currency: string | null;
};
export type RecipeSourceResponse = {
  /** The first is analyzed; others can be joined */
  id: string;
  /** The name of the table in SQL */
  name: string;
  columns: RecipeColumnResponse[];
};
export type AnalysisStepKind =
  | 'filter'
  | 'search'
  | 'sort'
  | 'group'
  | 'pivot'
  | 'compute'
  | 'choose-columns'
  | 'rename'
  | 'change-type'
  | 'drop-missing'
  | 'sample'
  | 'join'
  | 'union'
  | 'sql';
export type RecipeStepResponse = {
  id: string;
  kind: AnalysisStepKind;
  /** False where the step is switched off */
  on: boolean;
  /** What the kind needs */
  parameters: {
    [key: string]: unknown;
  };
};
export type AnalysisChartKind =
  'bar' | 'line' | 'area' | 'scatter' | 'histogram' | 'box' | 'heatmap' | 'pie' | 'candlestick';
export type RecipeChartResponse = {
  id: string;
  kind: AnalysisChartKind;
  /** What the kind needs */
  parameters: {
    [key: string]: unknown;
  };
};
export type ChartFilterResponse = {
  /** Id of the chart that was pressed */
  chart: string;
  /** The condition of the rows that the other charts show */
  where: {
    [key: string]: unknown;
  };
};
export type RecipeDashboardResponse = {
  /** The filter over all charts, at most one part per chart */
  filters: ChartFilterResponse[];
  /** Ids of the charts as wide as the page */
  wide: string[];
};
export type RecipeResponse = {
  /** Of the form */
  version: 1;
  /** That of the analysis */
  id: string;
  name: string;
  sources: RecipeSourceResponse[];
  steps: RecipeStepResponse[];
  charts: RecipeChartResponse[];
  /** Absent where no chart is wide and nothing is filtered */
  dashboard?: RecipeDashboardResponse;
};
export type AnalysisResponse = {
  id: string;
  version: number;
  recipe: RecipeResponse;
  createdAt: string;
  updatedAt: string;
};
export type CodeInputKind =
  'json-samples' | 'json-schema' | 'openapi' | 'csv-columns' | 'postgresql' | 'mysql' | 'sqlite';
export type CodeOutput =
  | 'typescript'
  | 'zod'
  | 'class-validator'
  | 'json-schema'
  | 'postgres-ddl'
  | 'mysql-ddl'
  | 'sqlite-ddl'
  | 'prisma'
  | 'mikro-orm'
  | 'nest-feature'
  | 'react-forms'
  | 'nest-react-project'
  | 'openapi'
  | 'graphql'
  | 'mermaid'
  | 'dbml'
  | 'sample-data'
  | 'more-languages';
export type RecipeTemplateResponse = {
  name: string;
  /** A template of Liquid */
  text: string;
};
export type CodeRecipePart = {
  /** Of the form */
  version: 1;
  /** How the input is read; null lets the text tell */
  kind: CodeInputKind | null;
  /** Of what has no name of its own */
  rootName: string;
  target: CodeOutput;
  /** Options of the output that differ from their defaults */
  values: {
    [key: string]: unknown;
  };
  /** What was chosen, by warning and place */
  choices: {
    [key: string]: string;
  };
  /** Changes of the model, in their order */
  edits: {
    [key: string]: unknown;
  }[];
  templates: RecipeTemplateResponse[];
  /** The input; null where it is not part of the recipe */
  text: string | null;
};
export type CodeRecipeResponse = {
  id: string;
  version: number;
  name: string;
  recipe: CodeRecipePart;
  createdAt: string;
  updatedAt: string;
};
export type Language = 'en' | 'zh-CN';
export type SpaceVisibility = 'private' | 'link' | 'public';
export type SpaceAccent = 'cobalt' | 'teal' | 'plum' | 'olive' | 'rose' | 'amber';
export type SpaceTypeface = 'sans' | 'serif';
export type SpaceThemeResponse = {
  /** Colour of links and buttons */
  accent: SpaceAccent;
  /** Of the texts of articles */
  typeface: SpaceTypeface;
};
export type NavigationEntryResponse = {
  label: string;
  /** A path of this site that begins with /, or an address that begins with https:// */
  address: string;
  /** Readers of this language see it; null is all */
  locale: Language | null;
};
export type SpaceRole = 'reviewer' | 'author' | 'editor' | 'owner';
export type ArticleType = 'page' | 'doc' | 'tutorial' | 'faq' | 'post';
export type ScheduleResponse = {
  /** The revision that becomes public */
  revision: number;
  publishAt: string;
};
export type HidingResponse = {
  reason: string;
  at: string;
  /** What the space says to it */
  answer: string | null;
};
export type ExportedArticleResponse = {
  id: string;
  spaceId: string;
  version: number;
  type: ArticleType;
  locale: Language;
  /** Unique in the space by type and language */
  slug: string;
  /** The original */
  translationOf: string | null;
  /** Who began it */
  authorId: string | null;
  /** Number of the newest revision */
  draft: number;
  /** Number of the revision that was published last */
  published: number | null;
  publishedAt: string | null;
  schedule: ScheduleResponse | null;
  withdrawAt: string | null;
  inReview: boolean;
  /** Number of the revision that was approved last */
  approved: number | null;
  /** Why an operator has taken it away from readers */
  hiding: HidingResponse | null;
  createdAt: string;
  updatedAt: string;
  /** Of the draft */
  title: string;
  /** Of the draft */
  tags: string[];
  /** The draft as it was written */
  markdown: string;
};
export type ExportedSpaceResponse = {
  id: string;
  version: number;
  /** Its address for readers */
  handle: string;
  title: string;
  /** Articles begin in the first */
  languages: Language[];
  /** Who reads what is published: members alone, who has the address, or everybody and search engines */
  visibility: SpaceVisibility;
  theme: SpaceThemeResponse;
  navigation: NavigationEntryResponse[];
  createdAt: string;
  updatedAt: string;
  /** The caller’s */
  role: SpaceRole;
  articles: ExportedArticleResponse[];
};
export type PassageDto = {
  /** Number of the revision that has it */
  revision: number;
  /** Where it begins in the Markdown, in UTF-16 units; a line end counts as one */
  start: number;
  /** Its Markdown, with line feeds as line ends */
  quote: string;
};
export type ExportedCommentResponse = {
  id: string;
  /** Null for a reply */
  passage: PassageDto | null;
  /** The first comment of its thread; null for that one */
  replyTo: string | null;
  authorId: string | null;
  text: string;
  at: string;
  /** When its thread was closed; null while it is open, and for a reply */
  resolvedAt: string | null;
  articleId: string;
};
export type ViewedList = 'users' | 'admins' | 'tools' | 'articles' | 'audit';
export type ViewResponse = {
  id: string;
  /** The list that it is a view of */
  list: ViewedList;
  /** Unique among your views of the list, regardless of case */
  name: string;
  /** Search, filters, sort order and page size as in the address of the list; empty for the whole list in its usual order */
  query: string;
};
export type BrokerageStatusResponse = {
  connected: boolean;
  accountId: string | null;
  /** When the broker last confirmed the session */
  lastVerified?: string;
  /** The end of the session */
  expiresAt?: string;
  /** The connected broker, else the first that is offered; empty for none */
  provider: string;
  /** Whether another session of the same user takes the place of this one */
  paused: boolean;
};
export type EndedSessionResponse = {
  /** Empty when unknown */
  device: string;
  /** Empty when unknown */
  address: string;
  createdAt: string;
  endedAt: string | null;
};
export type PendingInvitationResponse = {
  sentAt: string;
  expiresAt: string;
};
export type OpenConfirmationResponse = {
  email: string;
  expiresAt: string;
};
export type WaitingMailResponse = {
  kind: string;
  createdAt: string;
};
export type WinnerState = 'pending' | 'claimed' | 'forfeited' | 'alternate';
export type OwnPrizeResponse = {
  rank: number;
  /** Null for an alternate */
  prize: string | null;
  state: WinnerState;
  claimBy: string | null;
};
export type ExportedEntryResponse = {
  eventId: string;
  /** Title of the event */
  title: string;
  /** Chances of the entry */
  weight: number;
  enteredAt: string;
  /** Whether the name is left out of the winners */
  hidesName: boolean;
  prize: OwnPrizeResponse | null;
};
export type ExportedReminderResponse = {
  eventId: string;
  createdAt: string;
};
export type DrawsExport = {
  /** Whether the user may run events */
  organiser: boolean;
  /** Public name as an organizer; null where none is chosen */
  organiserName: string | null;
  entries: ExportedEntryResponse[];
  reminders: ExportedReminderResponse[];
};
export type AuditRealm = 'user' | 'admin' | 'visitor' | 'system';
export type AccountActivityResponse = {
  at: string;
  /** Who did it */
  realm: AuditRealm;
  action: string;
  /** What it was done to; empty where it has no name */
  subject: string;
  before: {
    [key: string]: unknown;
  } | null;
  after: {
    [key: string]: unknown;
  } | null;
  /** Empty when unknown */
  address: string;
};
export type AlsoHeld =
  'deletedStrategies' | 'answersToRepeatedRequests' | 'attemptCounters' | 'backups';
export type AlsoHeldResponse = {
  what: AlsoHeld;
  /** Days until it is deleted; null where the operator of the site decides */
  days: number | null;
};
export type AccountExportResponse = {
  exportedAt: string;
  account: UserResponse;
  /** Last sign-in */
  lastLogin: string | null;
  sessions: OwnSessionResponse[];
  apiKeys: ApiKeyResponse[];
  passkeys: PasskeyResponse[];
  secondFactor: SecondFactorResponse;
  strategies: StrategyResponse[];
  watchlist: WatchlistResponse;
  optionsSettings: OptionsSettingsResponse;
  alerts: AlertResponse[];
  alertNotices: AlertNoticeResponse[];
  capital: CapitalResponse;
  learning: LearningExport;
  analyses: AnalysisResponse[];
  /** Recipes of the Code Generator */
  codeRecipes: CodeRecipeResponse[];
  /** With all articles where you are an owner, elsewhere with those that you began */
  spaces: ExportedSpaceResponse[];
  /** What you said of articles, the first first */
  comments: ExportedCommentResponse[];
  /** Saved views of lists of articles */
  articleViews: ViewResponse[];
  brokerage: BrokerageStatusResponse;
  /** Ended in the last 30 days */
  endedSessions: EndedSessionResponse[];
  /** The mailed link to choose a first password, while it was not used */
  invitation: PendingInvitationResponse | null;
  emailConfirmation: OpenConfirmationResponse | null;
  /** Mails to the account not sent yet */
  waitingMail: WaitingMailResponse[];
  draws: DrawsExport;
  /** Entries of the audit log, newest first */
  activity: AccountActivityResponse[];
  /** What is stored beside this document */
  alsoHeld: AlsoHeldResponse[];
};
export type ErrorCode =
  | 'ACTION_UNBOOKABLE'
  | 'ADMIN_CREDENTIALS_MISSING'
  | 'ADMIN_CREDENTIALS_WRONG'
  | 'ADMIN_UNKNOWN'
  | 'ALERTS_FULL'
  | 'ALERT_INVALID'
  | 'ALERT_UNKNOWN'
  | 'ANALYSES_FULL'
  | 'ANALYSIS_INVALID'
  | 'ANALYSIS_UNKNOWN'
  | 'API_KEY_EXPIRY_INVALID'
  | 'API_KEY_INVALID'
  | 'API_KEY_NOT_ALLOWED'
  | 'API_KEY_SCOPES_INVALID'
  | 'API_KEY_SCOPE_MISSING'
  | 'API_KEY_UNKNOWN'
  | 'ARCHIVE_TOO_LARGE'
  | 'ARCHIVE_UNREADABLE'
  | 'ARTICLES_FULL'
  | 'ARTICLE_DELIVERED'
  | 'ARTICLE_HIDDEN'
  | 'ARTICLE_INVALID'
  | 'ARTICLE_NOT_HIDDEN'
  | 'ARTICLE_NOT_IN_REVIEW'
  | 'ARTICLE_NOT_PUBLIC'
  | 'ARTICLE_TOO_LONG'
  | 'ARTICLE_UNKNOWN'
  | 'AUDIT_CHANGED_SINCE'
  | 'AUDIT_ENTRY_UNKNOWN'
  | 'AUDIT_NOT_REVERTIBLE'
  | 'AUDIT_SUBJECT_GONE'
  | 'BEACON_ROUND_INVALID'
  | 'BEACON_UNAVAILABLE'
  | 'BODY_TOO_LARGE'
  | 'BROKERAGE_FAILED'
  | 'BROKER_COLUMNS'
  | 'BROKER_DATES'
  | 'BROKER_NOT_CONNECTED'
  | 'BROKER_NOT_OFFERED'
  | 'BROKER_UNSUPPORTED'
  | 'CAPITAL_INVALID'
  | 'CHECK_NOT_ANSWERED'
  | 'CODE_RECIPES_FULL'
  | 'CODE_RECIPE_INVALID'
  | 'CODE_RECIPE_UNKNOWN'
  | 'COMMENTS_FULL'
  | 'COMMENT_INVALID'
  | 'COMMENT_UNKNOWN'
  | 'COMPUTATIONS_WAITING'
  | 'COMPUTATION_TIMEOUT'
  | 'CONTRACT_ADJUSTED'
  | 'CONTRACT_EXPIRED'
  | 'CONTRACT_UNKNOWN'
  | 'CORPORATE_ACTIONS_UNKNOWN'
  | 'CREDENTIALS_MISSING'
  | 'CREDENTIALS_WRONG'
  | 'CROSS_SITE'
  | 'CSV_TOO_LARGE'
  | 'CSV_UNREADABLE'
  | 'CURSOR_INVALID'
  | 'DATABASE_BUSY'
  | 'DATABASE_UNAVAILABLE'
  | 'DRAW_ENTRIES_INVALID'
  | 'DRAW_FROZEN_TOO_EARLY'
  | 'DRAW_FROZEN_TOO_LATE'
  | 'DRAW_MANIFEST_INVALID'
  | 'EARNINGS_COLUMNS'
  | 'EARNINGS_NONE'
  | 'EARNINGS_TOO_LONG'
  | 'EMAIL_INVALID'
  | 'EMAIL_TAKEN'
  | 'EMAIL_UNCHANGED'
  | 'EMAIL_UNVERIFIED'
  | 'EMAIL_VERIFIED'
  | 'EXPIRY_UNKNOWN'
  | 'FIELDS_MISSING'
  | 'FORBIDDEN'
  | 'FORFEIT_INVALID'
  | 'HIDING_REASON_MISSING'
  | 'HOOKS_FULL'
  | 'HOOK_UNKNOWN'
  | 'HOOK_URL_INVALID'
  | 'HOST_UNKNOWN'
  | 'IDEMPOTENCY_IN_PROGRESS'
  | 'IDEMPOTENCY_KEY_REQUIRED'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'IMAGES_OVERLOADED'
  | 'IMAGE_TOO_LARGE'
  | 'IMAGE_TOO_MANY_PIXELS'
  | 'IMAGE_TYPE_WRONG'
  | 'IMPORT_COLUMNS'
  | 'IMPORT_IN_PROGRESS'
  | 'IMPORT_OUTDATED'
  | 'IMPORT_TOO_LONG'
  | 'INTERNAL'
  | 'INVITATION_EXPIRED'
  | 'INVITATION_INVALID'
  | 'INVITATION_USED'
  | 'INVITING_NEEDS_VERIFIED_EMAIL'
  | 'LAST_SUPERADMIN'
  | 'LESSON_UNKNOWN'
  | 'LOTTERY_ACCOUNT_TOO_NEW'
  | 'LOTTERY_CLAIM_LATE'
  | 'LOTTERY_CLOSED'
  | 'LOTTERY_DRAFTS_FULL'
  | 'LOTTERY_DRAW_NOT_DUE'
  | 'LOTTERY_EMAIL_UNVERIFIED'
  | 'LOTTERY_ENTERED_ALREADY'
  | 'LOTTERY_ENTRY_FINAL'
  | 'LOTTERY_ENTRY_UNKNOWN'
  | 'LOTTERY_EVENT_CHANGED'
  | 'LOTTERY_EVENT_FINAL'
  | 'LOTTERY_EVENT_INVALID'
  | 'LOTTERY_EVENT_LOCKED'
  | 'LOTTERY_EVENT_NOT_WAITING'
  | 'LOTTERY_EVENT_PUBLISHED'
  | 'LOTTERY_EVENT_UNKNOWN'
  | 'LOTTERY_EVENT_WAITING'
  | 'LOTTERY_FULL'
  | 'LOTTERY_NOT_FROZEN'
  | 'LOTTERY_NOT_OPEN'
  | 'LOTTERY_NO_REMINDER'
  | 'LOTTERY_NO_RESULT'
  | 'LOTTERY_OPENS_TOO_EARLY'
  | 'LOTTERY_ORGANISERS_ONLY'
  | 'LOTTERY_ORGANISER_GONE'
  | 'LOTTERY_ORGANISER_NAME_INVALID'
  | 'LOTTERY_ORGANISER_NAME_NEEDED'
  | 'LOTTERY_ORGANISER_NAME_TAKEN'
  | 'LOTTERY_ORGANISER_UNVERIFIED'
  | 'LOTTERY_PICTURES_FULL'
  | 'LOTTERY_PICTURE_UNKNOWN'
  | 'LOTTERY_REASON_NEEDED'
  | 'LOTTERY_RULES_CONTRADICT'
  | 'LOTTERY_WINNER_UNKNOWN'
  | 'MALFORMED_JSON'
  | 'MATCHES_CHANGED'
  | 'MEDIA_ALT_INVALID'
  | 'MEDIA_FULL'
  | 'MEDIA_IN_USE'
  | 'MEDIA_OVERLOADED'
  | 'MEDIA_TOO_LARGE'
  | 'MEDIA_TOO_MANY_PIXELS'
  | 'MEDIA_TYPE_WRONG'
  | 'MEDIA_UNKNOWN'
  | 'MEMBERS_FULL'
  | 'MEMBER_UNKNOWN'
  | 'METHOD_NOT_ALLOWED'
  | 'NAME_INVALID'
  | 'NAME_INVISIBLE'
  | 'NOTHING_DUE'
  | 'NOT_FOUND'
  | 'NOT_INVITED'
  | 'NO_SCHEDULE'
  | 'NO_TRADES_SECTION'
  | 'OPTIONS_SETTINGS_INVALID'
  | 'OUTBOX_OFF'
  | 'OVERLOADED'
  | 'OWN_ACCOUNT'
  | 'OWN_ROLE'
  | 'OWN_SECOND_FACTOR'
  | 'PAGE_TOO_DEEP'
  | 'PASSKEY_INVALID'
  | 'PASSKEY_KNOWN'
  | 'PASSKEY_UNKNOWN'
  | 'PASSWORDS_DIFFER'
  | 'PASSWORD_CHANGE_NEEDED'
  | 'PASSWORD_COMMON'
  | 'PASSWORD_PREDICTABLE'
  | 'PASSWORD_TOO_LONG'
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_UNCHANGED'
  | 'PASSWORD_WRONG'
  | 'PAST_PRICE_UNKNOWN'
  | 'POSITION_DUE'
  | 'POSITION_FULL'
  | 'PRICES_NOT_IN_FORCE'
  | 'PROVIDER_BAD_KEY'
  | 'PROVIDER_GARBAGE'
  | 'PROVIDER_KEY_INVALID'
  | 'PROVIDER_KEY_MISSING'
  | 'PROVIDER_OUTAGE'
  | 'PROVIDER_PLAN'
  | 'PROVIDER_RATE'
  | 'PROVIDER_REFUSED'
  | 'PROVIDER_TIMEOUT'
  | 'QUESTION_UNKNOWN'
  | 'QUIZ_SUBMITTED'
  | 'QUIZ_UNKNOWN'
  | 'REAUTHENTICATION_NEEDED'
  | 'REPORT_TOO_LARGE'
  | 'REPORT_UNKNOWN'
  | 'RESET_TOKEN_INVALID'
  | 'REVIEW_UNKNOWN'
  | 'REVISION_UNKNOWN'
  | 'SCHEDULE_IN_PAST'
  | 'SECOND_FACTOR_CODE_WRONG'
  | 'SECOND_FACTOR_DUE'
  | 'SECOND_FACTOR_NEEDED'
  | 'SECOND_FACTOR_NEEDED_AGAIN'
  | 'SECOND_FACTOR_OFF'
  | 'SECOND_FACTOR_ON'
  | 'SECOND_FACTOR_UNREADABLE'
  | 'SECOND_FACTOR_WRONG'
  | 'SEED_INVALID'
  | 'SESSION_INVALID'
  | 'SESSION_UNKNOWN'
  | 'SETTLEMENT_PRICE_UNKNOWN'
  | 'SHARES_NOT_TRADED'
  | 'SLUG_INVALID'
  | 'SLUG_REDIRECTS'
  | 'SLUG_TAKEN'
  | 'SPACES_FULL'
  | 'SPACE_HANDLE_TAKEN'
  | 'SPACE_INVALID'
  | 'SPACE_INVITATION_UNKNOWN'
  | 'SPACE_NEEDS_OWNER'
  | 'SPACE_NEEDS_VERIFIED_EMAIL'
  | 'SPACE_ROLE_NEEDED'
  | 'SPACE_UNKNOWN'
  | 'STEP_IMPOSSIBLE'
  | 'STEP_UNKNOWN'
  | 'STRATEGIES_FULL'
  | 'STRATEGY_INVALID'
  | 'STRATEGY_STATUS'
  | 'STRATEGY_UNKNOWN'
  | 'SUPERADMIN_UNDELETABLE'
  | 'SYMBOL_UNKNOWN'
  | 'TOOLS_CHANGED'
  | 'TOOL_ID_TAKEN'
  | 'TOOL_INVALID'
  | 'TOOL_UNKNOWN'
  | 'TOO_MANY_API_KEYS'
  | 'TOO_MANY_ATTEMPTS'
  | 'TOO_MANY_IMPORTS'
  | 'TOO_MANY_PASSKEYS'
  | 'TOO_MANY_REQUESTS'
  | 'TOO_MANY_VIEWS'
  | 'TRADES_COLUMNS'
  | 'TRADES_TOO_LONG'
  | 'UNREADABLE'
  | 'UNSUPPORTED_MEDIA'
  | 'UPLOAD_TYPE'
  | 'UPLOAD_UNREADABLE'
  | 'USERNAME_INVALID'
  | 'USERNAME_TAKEN'
  | 'USER_DISABLED'
  | 'USER_UNKNOWN'
  | 'VALIDATION'
  | 'VERSION_CONFLICT'
  | 'VERSION_MALFORMED'
  | 'VERSION_REQUIRED'
  | 'VIEW_NAME_INVALID'
  | 'VIEW_NAME_TAKEN'
  | 'VIEW_QUERY_INVALID'
  | 'VIEW_UNKNOWN'
  | 'WATCHLISTS_LIMIT'
  | 'WATCHLIST_INVALID'
  | 'WATCHLIST_NAME_INVALID'
  | 'WATCHLIST_NAME_TAKEN';
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
  code: ErrorCode;
  /** In the language of Accept-Language */
  message: string;
  details?: FieldErrorResponse[] | CurrentStateResponse;
};
export type ApiAccessResponse = {
  /** Whether this server has /api/docs and /api/docs-json */
  docs: boolean;
  /** Points that an API key has per minute */
  pointsPerMinute: number;
};
export type ApiAccessEnvelope = {
  data: ApiAccessResponse;
};
export type ApiKeysResponse = {
  /** The newest first */
  data: ApiKeyResponse[];
  /** Always null: there are ten at most */
  nextCursor: string | null;
};
export type CreatedApiKeyResponse = {
  data: ApiKeyResponse;
  /** The key, which is not shown again */
  key: string;
};
export type CreateApiKeyRequest = {
  /** What the key is for, at most 100 characters */
  name: string;
  /** What the key may do, at least one scope */
  scopes: ApiKeyScope[];
  /** Last day on which the key is valid, in UTC; at most 365 days from today */
  expiresOn: string;
};
export type SessionResponse = {
  /** Access token, good for 15 minutes */
  token: string;
  user: UserResponse;
};
export type RegisterRequest = {
  /** Name */
  name: string;
  /** E-mail address; case and surrounding blanks do not matter */
  email: string;
  /** At least 6 characters, at most 128 */
  password: string;
};
export type SignInRequest = {
  /** E-mail address; case and surrounding blanks do not matter */
  email: string;
  /** Password */
  password: string;
  /** Whether the session outlives the browser */
  remember?: boolean;
  /** Where the second factor is on: the code of the app, or a recovery code */
  code?: string | null;
  /** Where an operator set the password: the password from now on, at least 6 characters, at most 128 */
  newPassword?: string | null;
};
export type ProfileResponse = {
  user: UserResponse;
};
export type ProfileRequest = {
  /** Name */
  name?: string;
  /** Language of letters to the account */
  language?: LanguageSetting;
};
export type ChangeEmailRequest = {
  /** The new address */
  email: string;
};
export type ConfirmEmailRequest = {
  /** The token of the mailed link */
  token: string;
};
export type PasskeyRequestResponse = {
  /** base64url, good once and for 5 minutes */
  challenge: string;
  /** Relying party */
  rpId: string;
  /** Milliseconds */
  timeout: number;
};
export type PasskeyRequestAnswer = {
  data: PasskeyRequestResponse;
};
export type PasskeySignInRequest = {
  /** The credential as the authenticator names it, base64url */
  credentialId: string;
  /** `response.clientDataJSON` of the assertion, base64url */
  clientDataJson: string;
  /** `response.authenticatorData` of the assertion, base64url */
  authenticatorData: string;
  /** `response.signature` of the assertion, base64url */
  signature: string;
  /** `response.userHandle` of the assertion, base64url */
  userHandle: string;
  /** Whether the session outlives the browser */
  remember?: boolean;
};
export type PasskeysResponse = {
  /** The newest first */
  data: PasskeyResponse[];
  /** Always null: there are ten at most */
  nextCursor: string | null;
};
export type PasskeyAnswer = {
  data: PasskeyResponse;
};
export type PasskeyTransport = 'usb' | 'nfc' | 'ble' | 'smart-card' | 'hybrid' | 'internal';
export type AddPasskeyRequest = {
  /** At most 100 characters */
  name: string;
  /** The credential as the authenticator names it, base64url */
  credentialId: string;
  /** `response.clientDataJSON` of the credential, base64url */
  clientDataJson: string;
  /** `response.attestationObject` of the credential, base64url */
  attestationObject: string;
  /** How the authenticator may be reached */
  transports: PasskeyTransport[];
};
export type PasskeyOwner = {
  /** Id of the account as base64url */
  id: string;
  name: string;
  displayName: string;
};
export type ExistingPasskey = {
  id: string;
  transports: PasskeyTransport[];
};
export type PasskeyCreationResponse = {
  /** base64url, good once and for 5 minutes */
  challenge: string;
  /** Relying party */
  rpId: string;
  user: PasskeyOwner;
  /** Credentials that the account has */
  exclude: ExistingPasskey[];
  /** COSE algorithms, the preferred first */
  algorithms: number[];
  /** Milliseconds */
  timeout: number;
};
export type PasskeyCreationAnswer = {
  data: PasskeyCreationResponse;
};
export type NamePasskeyRequest = {
  /** At most 100 characters */
  name: string;
};
export type PasswordRulesResponse = {
  /** Minimum number of characters of a password */
  minLength: number;
};
export type PasswordRulesEnvelope = {
  data: PasswordRulesResponse;
};
export type ChangePasswordRequest = {
  /** The password until now */
  currentPassword: string;
  /** At least 6 characters, at most 128 */
  newPassword: string;
};
export type ForgotPasswordRequest = {
  /** E-mail address; case and surrounding blanks do not matter */
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
  /** Code that the authenticator app shows */
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
  /** Which sessions end */
  scope: EndScope;
};
export type ReauthenticatedResponse = {
  /** Takes the place of the access token, which opens nothing sensitive any more */
  token: string;
};
export type ReauthenticateRequest = {
  /** Password */
  password: string;
  /** Where the second factor is on: the code of the app, or a recovery code */
  code?: string | null;
};
export type PasskeyStepUpResponse = {
  /** base64url, good once and for 5 minutes */
  challenge: string;
  /** Relying party */
  rpId: string;
  /** Milliseconds */
  timeout: number;
  /** Credentials that the account has */
  allow: ExistingPasskey[];
};
export type PasskeyStepUpAnswer = {
  data: PasskeyStepUpResponse;
};
export type PasskeyStepUpRequest = {
  /** The credential as the authenticator names it, base64url */
  credentialId: string;
  /** `response.clientDataJSON` of the assertion, base64url */
  clientDataJson: string;
  /** `response.authenticatorData` of the assertion, base64url */
  authenticatorData: string;
  /** `response.signature` of the assertion, base64url */
  signature: string;
  /** `response.userHandle` of the assertion, base64url; where the authenticator gave one */
  userHandle?: string;
};
export const {
  useExportAccountQuery,
  useDeleteAccountMutation,
  useReadApiAccessQuery,
  useListApiKeysQuery,
  useCreateApiKeyMutation,
  useRevokeApiKeyMutation,
  useRegisterMutation,
  useSignInMutation,
  useRefreshSessionMutation,
  useSignOutMutation,
  useReadProfileQuery,
  useEditProfileMutation,
  useChangeEmailMutation,
  useRequestEmailConfirmationMutation,
  useConfirmEmailMutation,
  useStartPasskeySignInMutation,
  useSignInWithPasskeyMutation,
  useListPasskeysQuery,
  useAddPasskeyMutation,
  useStartPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useReadPasswordRulesQuery,
  useChangePasswordMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useAcceptInvitationMutation,
  useReadSecondFactorQuery,
  useStartSecondFactorMutation,
  useRemoveSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndSessionsMutation,
  useReauthenticateMutation,
  useStartPasskeyStepUpMutation,
  useReauthenticateWithPasskeyMutation,
} = injectedRtkApi;
