import { defineError } from '../shared/index.ts';

export const AUDIT_NOT_REVERTIBLE = defineError('conflict', 'AUDIT_NOT_REVERTIBLE', {
  en: 'This action can’t be reverted',
  'zh-CN': '该操作无法撤销',
});
export const AUDIT_CHANGED_SINCE = defineError('conflict', 'AUDIT_CHANGED_SINCE', {
  en: 'This has changed since, so it was not reverted',
  'zh-CN': '此后内容又被修改，因此未撤销',
});
export const AUDIT_SUBJECT_GONE = defineError('conflict', 'AUDIT_SUBJECT_GONE', {
  en: 'The item no longer exists, so nothing was reverted',
  'zh-CN': '该操作的对象已不存在，因此未撤销',
});
