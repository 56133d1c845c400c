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
export type ReadQuestionApiResponse = /** status 200  */ QuestionEnvelope;
export type ReadQuestionApiArg = {
  courseId: CourseId;
  questionId: string;
  /** Numbers and order of the options follow from it */
  seed: number;
};
export type TryAnswerApiResponse = /** status 200  */ GradedAnswerEnvelope;
export type TryAnswerApiArg = {
  courseId: CourseId;
  questionId: string;
  triedAnswerRequest: TriedAnswerRequest;
};
export type ReadLearningApiResponse = /** status 200  */ LearningEnvelope;
export type ReadLearningApiArg = void;
export type RecordLearningEventApiResponse = unknown;
export type RecordLearningEventApiArg = {
  learningEventRequest: LearningEventRequest;
};
export type AnswerCheckApiResponse = /** status 200  */ GradedAnswerEnvelope;
export type AnswerCheckApiArg = {
  checkAnswerRequest: CheckAnswerRequest;
};
export type StartQuizApiResponse = /** status 201  */ QuizEnvelope;
export type StartQuizApiArg = {
  startQuizRequest: StartQuizRequest;
};
export type SubmitQuizApiResponse = /** status 200  */ GradedQuizEnvelope;
export type SubmitQuizApiArg = {
  id: string;
  submitQuizRequest: SubmitQuizRequest;
};
export type ListReviewsApiResponse = /** status 200  */ ReviewsEnvelope;
export type ListReviewsApiArg = void;
export type AnswerReviewApiResponse = /** status 200  */ GradedAnswerEnvelope;
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
  position: Position;
  type: LegType;
  strike: number | null;
  days: number | null;
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
  option?: number;
  number?: number;
  legs?: BuiltLegRequest[];
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
  kind: LearningEventKind;
  courseId: CourseId;
  lessonId: string;
  /** The step that was passed; checks are passed by their answer */
  stepId?: string;
};
export type CheckAnswerRequest = {
  option?: number;
  number?: number;
  legs?: BuiltLegRequest[];
  seed: number;
  courseId: CourseId;
  lessonId: string;
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
  option?: number;
  number?: number;
  legs?: BuiltLegRequest[];
  questionId: string;
};
export type SubmitQuizRequest = {
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
  option?: number;
  number?: number;
  legs?: BuiltLegRequest[];
  questionId: string;
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
