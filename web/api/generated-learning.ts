import { baseApi as api } from './base-api';
export const addTagTypes = ['learning'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      readQuestion: build.query<ReadQuestionApiResponse, ReadQuestionApiArg>({
        query: (queryArg) => ({
          url: `/api/learning/courses/${encodeURIComponent(String(queryArg.courseId))}/questions/${encodeURIComponent(String(queryArg.questionId))}`,
          params: {
            seed: queryArg.seed,
          },
        }),
        providesTags: ['learning'],
      }),
      tryAnswer: build.mutation<TryAnswerApiResponse, TryAnswerApiArg>({
        query: (queryArg) => ({
          url: `/api/learning/courses/${encodeURIComponent(String(queryArg.courseId))}/questions/${encodeURIComponent(String(queryArg.questionId))}/answer`,
          method: 'POST',
          body: queryArg.triedAnswerRequest,
        }),
        invalidatesTags: ['learning'],
      }),
      readLearning: build.query<ReadLearningApiResponse, ReadLearningApiArg>({
        query: () => ({ url: `/api/learning/progress` }),
        providesTags: ['learning'],
      }),
      recordLearningEvent: build.mutation<
        RecordLearningEventApiResponse,
        RecordLearningEventApiArg
      >({
        query: (queryArg) => ({
          url: `/api/learning/events`,
          method: 'POST',
          body: queryArg.learningEventRequest,
        }),
        invalidatesTags: ['learning'],
      }),
      answerCheck: build.mutation<AnswerCheckApiResponse, AnswerCheckApiArg>({
        query: (queryArg) => ({
          url: `/api/learning/checks`,
          method: 'POST',
          body: queryArg.checkAnswerRequest,
        }),
        invalidatesTags: ['learning'],
      }),
      startQuiz: build.mutation<StartQuizApiResponse, StartQuizApiArg>({
        query: (queryArg) => ({
          url: `/api/learning/quizzes`,
          method: 'POST',
          body: queryArg.startQuizRequest,
        }),
        invalidatesTags: ['learning'],
      }),
      submitQuiz: build.mutation<SubmitQuizApiResponse, SubmitQuizApiArg>({
        query: (queryArg) => ({
          url: `/api/learning/quizzes/${encodeURIComponent(String(queryArg.id))}/answers`,
          method: 'POST',
          body: queryArg.submitQuizRequest,
        }),
        invalidatesTags: ['learning'],
      }),
      listReviews: build.query<ListReviewsApiResponse, ListReviewsApiArg>({
        query: () => ({ url: `/api/learning/reviews` }),
        providesTags: ['learning'],
      }),
      answerReview: build.mutation<AnswerReviewApiResponse, AnswerReviewApiArg>({
        query: (queryArg) => ({
          url: `/api/learning/reviews/answers`,
          method: 'POST',
          body: queryArg.reviewAnswerRequest,
        }),
        invalidatesTags: ['learning'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as learningApi };
export type ReadQuestionApiResponse = /** status 200 Success */ QuestionEnvelope;
export type ReadQuestionApiArg = {
  /** Id of the course */
  courseId: CourseId;
  /** Id of the question */
  questionId: string;
  /** Numbers and order of the options follow from it */
  seed: number;
};
export type TryAnswerApiResponse = /** status 200 Success */ GradedAnswerEnvelope;
export type TryAnswerApiArg = {
  /** Id of the course */
  courseId: CourseId;
  /** Id of the question */
  questionId: string;
  triedAnswerRequest: TriedAnswerRequest;
};
export type ReadLearningApiResponse = /** status 200 Success */ LearningEnvelope;
export type ReadLearningApiArg = void;
export type RecordLearningEventApiResponse = unknown;
export type RecordLearningEventApiArg = {
  learningEventRequest: LearningEventRequest;
};
export type AnswerCheckApiResponse = /** status 200 Success */ GradedAnswerEnvelope;
export type AnswerCheckApiArg = {
  checkAnswerRequest: CheckAnswerRequest;
};
export type StartQuizApiResponse = /** status 201 Created */ QuizEnvelope;
export type StartQuizApiArg = {
  startQuizRequest: StartQuizRequest;
};
export type SubmitQuizApiResponse = /** status 200 Success */ GradedQuizEnvelope;
export type SubmitQuizApiArg = {
  /** Id */
  id: string;
  submitQuizRequest: SubmitQuizRequest;
};
export type ListReviewsApiResponse = /** status 200 Success */ ReviewsEnvelope;
export type ListReviewsApiArg = void;
export type AnswerReviewApiResponse = /** status 200 Success */ GradedAnswerEnvelope;
export type AnswerReviewApiArg = {
  reviewAnswerRequest: ReviewAnswerRequest;
};
export type QuestionKind = 'choice' | 'numeric' | 'build' | 'chart';
export type LessonTexts = {
  en: string;
  'zh-CN': string;
};
export type FigureUnit = 'amount' | 'profit' | 'price' | 'percent' | 'days' | 'number';
export type ChartPoint = {
  price: number;
  profit: number;
};
export type BuildingChoices = {
  strikes: number[];
  days: number[];
};
export type QuestionResponse = {
  id: string;
  lesson: string;
  kind: QuestionKind;
  prompt: LessonTexts;
  options: LessonTexts[] | null;
  unit: FigureUnit | null;
  chart: ChartPoint[] | null;
  building: BuildingChoices | null;
};
export type QuestionEnvelope = {
  data: QuestionResponse;
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
export type Position = 'long' | 'short';
export type LegType = 'call' | 'put' | 'stock';
export type BuiltLegRequest = {
  /** Long or short */
  position: Position;
  /** Call, put or stock */
  type: LegType;
  /** Strike in dollars per share; null for stock */
  strike: number | null;
  /** Days to expiry; null for stock */
  days: number | null;
  /** Number of contracts, or of lots of 100 shares */
  quantity: number;
};
export type AnswerResponse = {
  option?: number;
  number?: number;
  legs?: BuiltLegRequest[];
};
export type GradedAnswerResponse = {
  questionId: string;
  lesson: string;
  isCorrect: boolean;
  solution: AnswerResponse;
  explanation: LessonTexts;
};
export type GradedAnswerEnvelope = {
  data: GradedAnswerResponse;
};
export type TriedAnswerRequest = {
  /** Answer to a question with choices: the index of the chosen one, from 0 */
  option?: number;
  /** Answer to a question that asks for a figure */
  number?: number;
  /** Legs of the position, each an option or shares */
  legs?: BuiltLegRequest[];
  /** The same seed gives the same figures */
  seed: number;
};
export type ResumePointResponse = {
  lessonId: string;
  stepId: string;
};
export type Mastery = 'none' | 'attempted' | 'familiar' | 'proficient' | 'mastered';
export type CourseProgressResponse = {
  courseId: CourseId;
  /** `lesson/step` */
  passedSteps: string[];
  totalSteps: number;
  lessonsDone: number;
  totalLessons: number;
  percent: number;
  resume: ResumePointResponse | null;
  mastery: Mastery;
  /** Percent right in the best quiz */
  bestQuiz: number | null;
  quizzes: number;
  isDone: boolean;
  lastAt: string | null;
};
export type CourseLevel = 'beginner' | 'strategy' | 'advanced';
export type LevelProgressResponse = {
  level: CourseLevel;
  done: number;
  total: number;
  percent: number;
};
export type LearningResponse = {
  courses: CourseProgressResponse[];
  levels: LevelProgressResponse[];
  dueReviews: number;
};
export type LearningEnvelope = {
  data: LearningResponse;
};
export type LearningEventKind = 'lesson_started' | 'step_passed';
export type LearningEventRequest = {
  /** What happened */
  kind: LearningEventKind;
  /** Id of the course */
  courseId: CourseId;
  /** Id of the lesson */
  lessonId: string;
  /** The step that was passed; checks are passed by their answer */
  stepId?: string;
};
export type CheckAnswerRequest = {
  /** Answer to a question with choices: the index of the chosen one, from 0 */
  option?: number;
  /** Answer to a question that asks for a figure */
  number?: number;
  /** Legs of the position, each an option or shares */
  legs?: BuiltLegRequest[];
  /** The same seed gives the same figures */
  seed: number;
  /** Id of the course */
  courseId: CourseId;
  /** Id of the lesson */
  lessonId: string;
  /** Id of the step */
  stepId: string;
};
export type QuizResponse = {
  id: string;
  questions: QuestionResponse[];
};
export type QuizEnvelope = {
  data: QuizResponse;
};
export type StartQuizRequest = {
  /** Id of the course */
  courseId: CourseId;
};
export type GradedQuizResponse = {
  courseId: CourseId;
  correct: number;
  answers: GradedAnswerResponse[];
};
export type GradedQuizEnvelope = {
  data: GradedQuizResponse;
};
export type QuestionAnswerRequest = {
  /** Answer to a question with choices: the index of the chosen one, from 0 */
  option?: number;
  /** Answer to a question that asks for a figure */
  number?: number;
  /** Legs of the position, each an option or shares */
  legs?: BuiltLegRequest[];
  /** Id of the question */
  questionId: string;
};
export type SubmitQuizRequest = {
  /** One answer per question of the quiz */
  answers: QuestionAnswerRequest[];
};
export type DueReviewResponse = {
  courseId: CourseId;
  question: QuestionResponse;
};
export type ReviewsResponse = {
  due: DueReviewResponse[];
  /** When the next question is due that is not due yet */
  nextAt: string | null;
};
export type ReviewsEnvelope = {
  data: ReviewsResponse;
};
export type ReviewAnswerRequest = {
  /** Answer to a question with choices: the index of the chosen one, from 0 */
  option?: number;
  /** Answer to a question that asks for a figure */
  number?: number;
  /** Legs of the position, each an option or shares */
  legs?: BuiltLegRequest[];
  /** Id of the question */
  questionId: string;
  /** Id of the course */
  courseId: CourseId;
};
export const {
  useReadQuestionQuery,
  useTryAnswerMutation,
  useReadLearningQuery,
  useRecordLearningEventMutation,
  useAnswerCheckMutation,
  useStartQuizMutation,
  useSubmitQuizMutation,
  useListReviewsQuery,
  useAnswerReviewMutation,
} = injectedRtkApi;
