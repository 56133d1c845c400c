export { FsrsReviewSchedule } from './fsrs-review-schedule.ts';
