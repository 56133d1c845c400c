import {
  AnswerCheck,
  AnswerReview,
  ExportLearning,
  ReadLearning,
  ReadReviews,
  RecordLearningEvent,
  StartQuiz,
  SubmitQuiz,
} from '@toolyard/core/learning';
import { PORTS } from './ports.ts';
import { wire, write, type Wiring } from './wiring.ts';

const { clock, ids, learningReader, reviewSchedule } = PORTS;

/** Lessons, quizzes and reviews of a user. */
export const LEARNING_WIRING: readonly Wiring[] = [
  wire(ReadLearning, [learningReader, clock]),
  wire(ReadReviews, [learningReader, clock]),
  wire(ExportLearning, [learningReader]),
  write(
    RecordLearningEvent,
    [clock],
    ({ learning }, time) => new RecordLearningEvent(learning, time),
  ),
  write(
    AnswerCheck,
    [reviewSchedule, clock, ids],
    ({ learning }, schedule, time, source) => new AnswerCheck(learning, schedule, time, source),
  ),
  write(
    StartQuiz,
    [clock, ids],
    ({ learning }, time, source) => new StartQuiz(learning, time, source),
  ),
  write(
    SubmitQuiz,
    [reviewSchedule, clock],
    ({ learning }, schedule, time) => new SubmitQuiz(learning, schedule, time),
  ),
  write(
    AnswerReview,
    [reviewSchedule, clock, ids],
    ({ learning }, schedule, time, source) => new AnswerReview(learning, schedule, time, source),
  ),
];
