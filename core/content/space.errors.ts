import { defineError } from '../shared/index.ts';

export const SPACE_UNKNOWN = defineError('notFound', 'SPACE_UNKNOWN', {
  en: 'This space was not found',
  'zh-CN': '找不到该空间',
});
export const SPACE_INVALID = defineError('validation', 'SPACE_INVALID', {
  en: 'This space cannot be saved as it is',
  'zh-CN': '空间信息有误，无法保存',
});
export const SPACE_HANDLE_TAKEN = defineError('conflict', 'SPACE_HANDLE_TAKEN', {
  en: 'Another space has this address. Choose a different one',
  'zh-CN': '该地址已被其他空间使用，请换一个',
});
export const SPACES_FULL = defineError('conflict', 'SPACES_FULL', {
  en: 'You own as many spaces as an account may have. Delete one that you no longer need',
  'zh-CN': '您拥有的空间已达上限，请先删除不再需要的空间',
});
export const SPACE_NEEDS_VERIFIED_EMAIL = defineError('conflict', 'SPACE_NEEDS_VERIFIED_EMAIL', {
  en: 'Verify your email address before you open a space to the public',
  'zh-CN': '请先验证邮箱地址，再将空间设为公开',
});
export const SPACE_ROLE_NEEDED = defineError('forbidden', 'SPACE_ROLE_NEEDED', {
  en: 'Your role in this space does not allow this',
  'zh-CN': '您在该空间中的角色无权执行此操作',
});
export const SPACE_NEEDS_OWNER = defineError('conflict', 'SPACE_NEEDS_OWNER', {
  en: 'A space needs an owner. Make somebody else an owner first',
  'zh-CN': '空间至少需要一位所有者，请先指定另一位所有者',
});
export const MEMBER_UNKNOWN = defineError('notFound', 'MEMBER_UNKNOWN', {
  en: 'This member was not found',
  'zh-CN': '找不到该成员',
});
export const MEMBERS_FULL = defineError('conflict', 'MEMBERS_FULL', {
  en: 'This space has as many members and invitations as it may have',
  'zh-CN': '该空间的成员与邀请数已达上限',
});
export const SPACE_INVITATION_UNKNOWN = defineError('notFound', 'SPACE_INVITATION_UNKNOWN', {
  en: 'This invitation was not found',
  'zh-CN': '找不到该邀请',
});
export const ARTICLE_UNKNOWN = defineError('notFound', 'ARTICLE_UNKNOWN', {
  en: 'This article was not found',
  'zh-CN': '找不到该文章',
});
export const ARTICLE_INVALID = defineError('validation', 'ARTICLE_INVALID', {
  en: 'This article cannot be saved as it is',
  'zh-CN': '文章内容有误，无法保存',
});
export const ARTICLES_FULL = defineError('conflict', 'ARTICLES_FULL', {
  en: 'This space has as many articles as it may have. Delete some that are no longer needed',
  'zh-CN': '该空间的文章数已达上限，请先删除不再需要的文章',
});
export const ARTICLE_NOT_IN_REVIEW = defineError('conflict', 'ARTICLE_NOT_IN_REVIEW', {
  en: 'This article is not under review',
  'zh-CN': '该文章未处于审核中',
});
