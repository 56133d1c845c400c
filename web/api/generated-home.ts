import { baseApi as api } from './base-api';
export const addTagTypes = ['home'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listHomeApps: build.query<ListHomeAppsApiResponse, ListHomeAppsApiArg>({
        query: (queryArg) => ({
          url: `/api/home/apps`,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
        }),
        providesTags: ['home'],
      }),
      listTools: build.query<ListToolsApiResponse, ListToolsApiArg>({
        query: (queryArg) => ({
          url: `/api/home/tools`,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
        }),
        providesTags: ['home'],
      }),
      countToolClick: build.mutation<CountToolClickApiResponse, CountToolClickApiArg>({
        query: (queryArg) => ({
          url: `/api/home/tools/${encodeURIComponent(String(queryArg.id))}/clicks`,
          method: 'POST',
        }),
        invalidatesTags: ['home'],
      }),
      readLastDraw: build.query<ReadLastDrawApiResponse, ReadLastDrawApiArg>({
        query: (queryArg) => ({
          url: `/api/home/last-draw`,
          headers: {
            'Accept-Language': queryArg['Accept-Language'],
          },
        }),
        providesTags: ['home'],
      }),
      readContact: build.query<ReadContactApiResponse, ReadContactApiArg>({
        query: () => ({ url: `/api/home/contact` }),
        providesTags: ['home'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as homeApi };
export type ListHomeAppsApiResponse = /** status 200 Success */ HomeAppListResponse;
export type ListHomeAppsApiArg = {
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
};
export type ListToolsApiResponse = /** status 200 Success */ ToolListResponse;
export type ListToolsApiArg = {
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
};
export type CountToolClickApiResponse = unknown;
export type CountToolClickApiArg = {
  /** Id */
  id: string;
};
export type ReadLastDrawApiResponse = /** status 200 Success */ LastDrawEnvelope;
export type ReadLastDrawApiArg = {
  /** Language of the texts in the answer: en or zh-CN; default en */
  'Accept-Language'?: string;
};
export type ReadContactApiResponse = /** status 200 Success */ ContactEnvelope;
export type ReadContactApiArg = void;
export type ToolBadge = 'NEW' | 'HOT' | 'FREE' | 'PREMIUM' | 'BETA';
export type HomeAppResponse = {
  id: string;
  title: string;
  description: string;
  /** A path below /uploads/, or a few characters */
  icon: string;
  /** What the image shows; empty where it only decorates */
  iconAlt: string;
  /** Where the card leads; null leads to /{id} */
  url: string | null;
  color: string;
  isActive: boolean;
  badges: ToolBadge[];
};
export type HomeAppListResponse = {
  data: HomeAppResponse[];
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
export type ToolResponse = {
  id: string;
  title: string;
  description: string;
  /** A path below /uploads/, or a few characters */
  icon: string;
  /** What the image shows; empty where it only decorates */
  iconAlt: string;
  /** Where the card leads; null leads to /{id} */
  url: string | null;
  color: string;
  order: number;
  isActive: boolean;
  badges: ToolBadge[];
};
export type ToolListResponse = {
  data: ToolResponse[];
};
export type TrustLabel = 'A' | 'B' | 'C';
export type LastDrawResponse = {
  eventId: string;
  title: string;
  /** Entries of the frozen list */
  entries: number;
  winners: number;
  /** Round of the beacon */
  round: number | null;
  /** Root of the tree over the entries */
  root: string;
  resultDate: string;
  trust: TrustLabel;
};
export type LastDrawEnvelope = {
  data: LastDrawResponse | null;
};
export type SocialKind = 'github' | 'x' | 'weibo' | 'linkedin' | 'youtube' | 'bilibili' | 'website';
export type SocialLinkResponse = {
  kind: SocialKind;
  url: string;
};
export type ContactResponse = {
  email: string;
  wechat: string | null;
  address: string | null;
  social: SocialLinkResponse[];
};
export type ContactEnvelope = {
  data: ContactResponse;
};
export const {
  useListHomeAppsQuery,
  useListToolsQuery,
  useCountToolClickMutation,
  useReadLastDrawQuery,
  useReadContactQuery,
} = injectedRtkApi;
