import { useEffect } from 'react';
import type { CourseId } from '@toolyard/core/learning';
import {
  useReadLearningQuery,
  useRecordLearningEventMutation,
  type CourseProgressResponse,
} from '../../../../api/generated-learning.ts';
import { useSession } from '../../../../app/use-application.ts';

/** The signed-in user's progress in one course; null for visitors and until it is known. */
export function useCourseProgress(courseId: CourseId): CourseProgressResponse | null {
  const { user } = useSession();
  const { data } = useReadLearningQuery(undefined, { skip: !user });
  if (!user) return null;
  return data?.data.courses.find((each) => each.courseId === courseId) ?? null;
}

/** Records that the signed-in user opened a lesson, and returns what records that a step was passed. */
export function useLessonEvents(courseId: CourseId, lessonId: string): (stepId: string) => void {
  const { user } = useSession();
  const [record] = useRecordLearningEventMutation();
  const isUser = user !== null;
  useEffect(() => {
    if (isUser)
      void record({ learningEventRequest: { kind: 'lesson_started', courseId, lessonId } });
  }, [isUser, record, courseId, lessonId]);
  return (stepId) => {
    if (isUser)
      void record({ learningEventRequest: { kind: 'step_passed', courseId, lessonId, stepId } });
  };
}
