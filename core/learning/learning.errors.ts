import { defineError } from '../shared/index.ts';

export const LESSON_UNKNOWN = defineError('notFound', 'LESSON_UNKNOWN', {
  en: 'This lesson does not exist',
  'zh-CN': '课文不存在',
});
export const QUESTION_UNKNOWN = defineError('notFound', 'QUESTION_UNKNOWN', {
  en: 'This question does not exist',
  'zh-CN': '题目不存在',
});
export const QUIZ_UNKNOWN = defineError('notFound', 'QUIZ_UNKNOWN', {
  en: 'This quiz does not exist',
  'zh-CN': '测验不存在',
});
export const QUIZ_SUBMITTED = defineError('conflict', 'QUIZ_SUBMITTED', {
  en: 'This quiz has been submitted already',
  'zh-CN': '该测验已经提交',
});
export const REVIEW_UNKNOWN = defineError('notFound', 'REVIEW_UNKNOWN', {
  en: 'This question is not due for review',
  'zh-CN': '该题目还不需要复习',
});
export const CHECK_NOT_ANSWERED = defineError('validation', 'CHECK_NOT_ANSWERED', {
  en: 'A check is passed by its answer',
  'zh-CN': '检查题须作答才能通过',
});
