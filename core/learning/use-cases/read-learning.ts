import { asUser, type Principal } from '../../accounts/index.ts';
import type { Clock } from '../../shared/index.ts';
import { COURSES } from '../courses/index.ts';
import type { QuizAttempt, ReviewCard, LearningEvent } from '../learning-record.ts';
import type { LearningStore } from '../ports/learning-store.ts';
import {
  courseProgress,
  levelProgress,
  type CourseProgress,
  type LevelProgress,
} from '../progress.ts';

export interface LearningOverview {
  readonly courses: readonly CourseProgress[];
  readonly levels: readonly LevelProgress[];
  /** Questions that are due for review now. */
  readonly dueReviews: number;
}

/** The caller's progress in all courses. */
export class ReadLearning {
  constructor(
    private readonly learning: Pick<LearningStore, 'listEvents' | 'listSubmitted' | 'listReviews'>,
    private readonly clock: Clock,
  ) {}

  async execute(principal: Principal): Promise<LearningOverview> {
    const { userId } = asUser(principal);
    const events = await this.learning.listEvents(userId);
    const attempts = await this.learning.listSubmitted(userId);
    const cards = await this.learning.listReviews(userId);
    const courses = COURSES.map((course) => courseProgress(course, events, attempts));
    const now = this.clock.now();
    return {
      courses,
      levels: levelProgress(COURSES, courses),
      dueReviews: cards.filter(({ dueAt }) => dueAt <= now).length,
    };
  }
}

/** Everything that is stored of the caller's learning, for the export of the account. */
export class ExportLearning {
  constructor(
    private readonly learning: Pick<LearningStore, 'listEvents' | 'listSubmitted' | 'listReviews'>,
  ) {}

  async execute(principal: Principal): Promise<{
    readonly events: readonly LearningEvent[];
    readonly quizzes: readonly QuizAttempt[];
    readonly reviews: readonly ReviewCard[];
  }> {
    const { userId } = asUser(principal);
    return {
      events: await this.learning.listEvents(userId),
      quizzes: await this.learning.listSubmitted(userId),
      reviews: await this.learning.listReviews(userId),
    };
  }
}
