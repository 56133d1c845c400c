import { defineError } from '../shared/index.ts';

export const AUDIT_ENTRY_UNKNOWN = defineError('notFound', 'AUDIT_ENTRY_UNKNOWN', {
  en: 'This entry does not exist',
  'zh-CN': '该记录不存在',
});
