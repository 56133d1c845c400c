import { defineError } from '../../shared/index.ts';

export const EXPIRY_UNKNOWN = defineError('notFound', 'EXPIRY_UNKNOWN', {
  en: 'No options are listed for this expiry',
  'zh-CN': '该到期日没有期权',
});
