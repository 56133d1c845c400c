import type { AdminPeopleTexts } from './en.ts';

export const zhCN = {
  'users.title': '用户管理',
} satisfies AdminPeopleTexts;
