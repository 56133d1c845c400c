import { defineError } from '../shared/index.ts';
import { LONGEST_ARTICLE } from './ports/article-renderer.ts';
import { MEDIA_FILE_LIMITS } from './ports/media-store.ts';

export const SLUG_TAKEN = defineError('conflict', 'SLUG_TAKEN', {
  en: 'Another article already has this address',
  'zh-CN': '该地址已被另一篇文章使用',
});
export const SLUG_REDIRECTS = defineError('conflict', 'SLUG_REDIRECTS', {
  en: 'This address leads readers to an article that was renamed. Please choose another one',
  'zh-CN': '该地址会把读者引向一篇已改名的文章，请换一个地址',
});
export const SLUG_INVALID = defineError('validation', 'SLUG_INVALID', {
  en: 'An address has small letters a to z, digits and single hyphens',
  'zh-CN': '地址只能包含小写字母 a–z、数字和单个连字符',
});
export const REVISION_UNKNOWN = defineError('notFound', 'REVISION_UNKNOWN', {
  en: 'This revision was not found',
  'zh-CN': '找不到该版本',
});
export const SCHEDULE_IN_PAST = defineError('validation', 'SCHEDULE_IN_PAST', {
  en: 'Please choose a time in the future',
  'zh-CN': '请选择将来的时间',
});
export const ARTICLE_NOT_PUBLIC = defineError('conflict', 'ARTICLE_NOT_PUBLIC', {
  en: 'This article is not published',
  'zh-CN': '该文章尚未发布',
});
export const ARTICLE_DELIVERED = defineError('conflict', 'ARTICLE_DELIVERED', {
  en: 'This page came with the product. It can be unpublished, but not deleted',
  'zh-CN': '该页面随产品提供，可以取消发布，但不能删除',
});
export const ARTICLE_HIDDEN = defineError('conflict', 'ARTICLE_HIDDEN', {
  en: 'An operator has hidden this article from readers',
  'zh-CN': '该文章已被管理员隐藏',
});
export const ARTICLE_NOT_HIDDEN = defineError('conflict', 'ARTICLE_NOT_HIDDEN', {
  en: 'This article is not hidden from readers',
  'zh-CN': '该文章未被隐藏',
});
export const REPORT_UNKNOWN = defineError('notFound', 'REPORT_UNKNOWN', {
  en: 'This report was not found. It may have been settled',
  'zh-CN': '找不到该举报，可能已被处理',
});
export const NO_SCHEDULE = defineError('conflict', 'NO_SCHEDULE', {
  en: 'Nothing is scheduled for this article',
  'zh-CN': '该文章没有定时计划',
});
export const HIDING_REASON_MISSING = defineError('validation', 'HIDING_REASON_MISSING', {
  en: 'Please give a reason of at most 500 characters, which the owner will see',
  'zh-CN': '请填写理由（最多 500 字），空间所有者会看到',
});
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
export const INVITING_NEEDS_VERIFIED_EMAIL = defineError(
  'conflict',
  'INVITING_NEEDS_VERIFIED_EMAIL',
  {
    en: 'Verify your email address before you invite somebody',
    'zh-CN': '请先验证邮箱地址，再邀请他人',
  },
);
export const HOOK_URL_INVALID = defineError('validation', 'HOOK_URL_INVALID', {
  en: 'Enter an address that begins with https://',
  'zh-CN': '请输入以 https:// 开头的网址',
});
export const HOOK_UNKNOWN = defineError('notFound', 'HOOK_UNKNOWN', {
  en: 'This web hook was not found',
  'zh-CN': '找不到该 Webhook',
});
export const HOOKS_FULL = defineError('conflict', 'HOOKS_FULL', {
  en: 'This space has as many web hooks as it may have',
  'zh-CN': '该空间的 Webhook 数量已达上限',
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
export const ARTICLE_TOO_LONG = defineError('tooLarge', 'ARTICLE_TOO_LONG', {
  en: `A text can have ${LONGEST_ARTICLE.toLocaleString('en')} characters. Please divide it into several articles`,
  'zh-CN': `正文最多 ${LONGEST_ARTICLE / 10_000} 万字符，请分成多篇文章`,
});
export const COMMENT_UNKNOWN = defineError('notFound', 'COMMENT_UNKNOWN', {
  en: 'This comment was not found',
  'zh-CN': '找不到该评论',
});
export const COMMENT_INVALID = defineError('validation', 'COMMENT_INVALID', {
  en: 'This comment cannot be saved as it is',
  'zh-CN': '评论内容有误，无法保存',
});
export const COMMENTS_FULL = defineError('conflict', 'COMMENTS_FULL', {
  en: 'This article has as many comments as it may have. Delete some that are done',
  'zh-CN': '该文章的评论数已达上限，请先删除已处理的评论',
});
export const ARCHIVE_UNREADABLE = defineError('validation', 'ARCHIVE_UNREADABLE', {
  en: 'Choose a zip archive, or one Markdown file in UTF-8',
  'zh-CN': '请选择 zip 压缩包，或一个 UTF-8 编码的 Markdown 文件',
});
export const ARCHIVE_TOO_LARGE = defineError('tooLarge', 'ARCHIVE_TOO_LARGE', {
  en: 'An archive has at most 50 MB, 5,000 files, and 20 MB of text and 50 MB of pictures once it is unpacked',
  'zh-CN': '压缩包最大 50 MB，最多 5,000 个文件；解压后的文本最多 20 MB，图片最多 50 MB',
});

const MEGABYTES = MEDIA_FILE_LIMITS.bytes / 1024 / 1024;

export const MEDIA_UNKNOWN = defineError('notFound', 'MEDIA_UNKNOWN', {
  en: 'This picture was not found',
  'zh-CN': '找不到该图片',
});
export const MEDIA_ALT_INVALID = defineError('validation', 'MEDIA_ALT_INVALID', {
  en: 'Say in 1 to 300 characters what the picture shows, for readers who cannot see it',
  'zh-CN': '请用 1–300 个字描述图片内容，供看不到图片的读者了解',
});
export const MEDIA_TYPE_WRONG = defineError('unsupportedMedia', 'MEDIA_TYPE_WRONG', {
  en: 'Choose a whole picture: PNG, JPEG, WebP or GIF. SVG is not accepted, since it can hold scripts',
  'zh-CN': '请选择完整的图片：PNG、JPEG、WebP 或 GIF。SVG 可能包含脚本，不予接受',
});
export const MEDIA_TOO_LARGE = defineError('tooLarge', 'MEDIA_TOO_LARGE', {
  en: `A picture can have ${MEGABYTES} MB. Make it smaller and choose it again`,
  'zh-CN': `图片最大 ${MEGABYTES} MB，请缩小后重新选择`,
});
export const MEDIA_TOO_MANY_PIXELS = defineError('validation', 'MEDIA_TOO_MANY_PIXELS', {
  en: 'A picture can have 36 million pixels, such as 6,000 × 6,000. Make it smaller and choose it again',
  'zh-CN': '图片最多 3,600 万像素（例如 6,000 × 6,000），请缩小后重新选择',
});
export const MEDIA_OVERLOADED = defineError('throttled', 'MEDIA_OVERLOADED', {
  en: 'Too many pictures are being uploaded. Try again in a moment',
  'zh-CN': '正在上传的图片过多，请稍后再试',
});
export const MEDIA_FULL = defineError('conflict', 'MEDIA_FULL', {
  en: 'The pictures of this space have reached its limit. Remove some that no article shows',
  'zh-CN': '该空间的图片容量已用完，请移除没有文章使用的图片',
});
export const MEDIA_IN_USE = defineError('conflict', 'MEDIA_IN_USE', {
  en: 'An article shows this picture. Take it out of the article first',
  'zh-CN': '有文章正在使用该图片，请先从文章中移除',
});
