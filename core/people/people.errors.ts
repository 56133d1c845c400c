import { defineError } from '../shared/index.ts';

export const USER_UNKNOWN = defineError('notFound', 'USER_UNKNOWN', {
  en: 'This user does not exist',
  'zh-CN': '该用户不存在',
});
export const ADMIN_UNKNOWN = defineError('notFound', 'ADMIN_UNKNOWN', {
  en: 'This admin does not exist',
  'zh-CN': '该管理员不存在',
});
export const SUPERADMIN_UNDELETABLE = defineError('forbidden', 'SUPERADMIN_UNDELETABLE', {
  en: 'A user with the role superadmin cannot be deleted',
  'zh-CN': '不能删除超级管理员角色的用户',
});
export const LAST_SUPERADMIN = defineError('conflict', 'LAST_SUPERADMIN', {
  en: 'At least one active superadmin must remain',
  'zh-CN': '必须至少保留一位启用的超级管理员',
});
export const OWN_ROLE = defineError('forbidden', 'OWN_ROLE', {
  en: 'You cannot remove your own superadmin role',
  'zh-CN': '不能取消自己的超级管理员角色',
});
export const OWN_ACCOUNT = defineError('forbidden', 'OWN_ACCOUNT', {
  en: 'You cannot delete or disable your own account',
  'zh-CN': '不能删除或停用自己的账户',
});
export const PAGE_TOO_DEEP = defineError('validation', 'PAGE_TOO_DEEP', {
  en: 'This page is too far from both ends of the list; please search, or continue from a closer page',
  'zh-CN': '该页距离列表两端太远，请搜索或从较近的页面继续',
});
export const EMAIL_REPEATED = defineError('validation', 'EMAIL_REPEATED', {
  en: 'This email appears in an earlier line of the file',
  'zh-CN': '该邮箱已出现在文件前面的行中',
});
export const LINE_MALFORMED = defineError('validation', 'LINE_MALFORMED', {
  en: 'This line has more or fewer fields than the first line, or an unescaped quote in a field',
  'zh-CN': '该行的字段数与第一行不同，或字段内的引号未转义',
});
export const ROLE_INVALID = defineError('validation', 'ROLE_INVALID', {
  en: 'The role must be user or superadmin',
  'zh-CN': '角色必须是 user 或 superadmin',
});
export const IMPORT_COLUMNS = defineError('validation', 'IMPORT_COLUMNS', {
  en: 'The first line must name the columns name and email, and may name role',
  'zh-CN': '第一行必须包含 name 和 email 两列，可另有 role 列',
});
export const IMPORT_TOO_LONG = defineError('validation', 'IMPORT_TOO_LONG', {
  en: 'A file may have at most 1,000 users',
  'zh-CN': '文件最多包含 1000 个用户',
});
