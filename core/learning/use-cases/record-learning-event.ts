import { asUser, type Principal } from '../../accounts/index.ts';
import type { Clock } from '../../shared/index.ts';
import { findCourse } from '../courses/index.ts';
import type { LearningEventKind } from '../learning-record.ts';
import { CHECK_NOT_ANSWERED, LESSON_UNKNOWN } from '../learning.errors.ts';
import type { LearningStore } from '../ports/learning-store.ts';

export interface LearningEventInput {
  readonly kind: LearningEventKind;
  readonly courseId: string;
  readonly lessonId: string;
  /** Empty where a lesson is started. */
  readonly stepId: string;
}

/** Records once that the caller started a lesson or passed a step that has no question. */
export class RecordLearningEvent {
  constructor(
    private readonly learning: Pick<LearningStore, 'addEvent'>,
    private readonly clock: Clock,
  ) {}

  async execute(input: LearningEventInput, principal: Principal): Promise<void> {
    const { userId } = asUser(principal);
    const { kind, lessonId, stepId } = input;
    const course = findCourse(input.courseId);
    const lesson = course?.lessons.find(({ id }) => id === lessonId);
    if (!course || !lesson) throw LESSON_UNKNOWN();
    if (kind === 'step_passed') {
      const step = lesson.steps.find(({ id }) => id === stepId);
      if (!step) throw LESSON_UNKNOWN();
      if (step.kind === 'check') throw CHECK_NOT_ANSWERED();
    }
    await this.learning.addEvent({
      ownerId: userId,
      kind,
      courseId: course.id,
      lessonId,
      stepId: kind === 'step_passed' ? stepId : '',
      at: this.clock.now(),
    });
  }
}
