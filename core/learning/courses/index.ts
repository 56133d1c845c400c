export { COURSES, COURSE_TEXTS, findCourse } from './course-list.ts';
