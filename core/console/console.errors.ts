import { defineError } from '../shared/index.ts';

export const AUDIT_NOT_REVERTIBLE = defineError('conflict', 'AUDIT_NOT_REVERTIBLE', {
  en: 'What this entry tells of cannot be taken back',
  'zh-CN': '该操作无法撤销',
});
export const AUDIT_CHANGED_SINCE = defineError('conflict', 'AUDIT_CHANGED_SINCE', {
  en: 'This was changed again since, so it is not taken back',
  'zh-CN': '此后内容又被修改，因此未撤销',
});
export const AUDIT_SUBJECT_GONE = defineError('conflict', 'AUDIT_SUBJECT_GONE', {
  en: 'What this entry tells of does not exist any more, so nothing is taken back',
  'zh-CN': '该操作的对象已不存在，因此未撤销',
});
