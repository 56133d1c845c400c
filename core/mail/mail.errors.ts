import { defineError } from '../shared/index.ts';

export const OUTBOX_OFF = defineError('notFound', 'OUTBOX_OFF', {
  en: 'This server has no outbox: its email is sent',
  'zh-CN': '这台服务器没有发件箱：邮件会真正发出',
});
