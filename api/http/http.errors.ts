import { defineError, type Texts } from '@toolyard/core/shared';

/** Refusals that are about the call itself, not about a rule of the product. */
export const VALIDATION = defineError('validation', 'VALIDATION', {
  en: 'Some of the input is not valid',
  'zh-CN': '输入内容有误',
});
export const MALFORMED_JSON = defineError('validation', 'MALFORMED_JSON', {
  en: 'The body is not valid JSON',
  'zh-CN': '请求内容不是有效的 JSON',
});
export const UNREADABLE = defineError('validation', 'UNREADABLE', {
  en: 'The request could not be read',
  'zh-CN': '无法读取该请求',
});
export const IDEMPOTENCY_KEY_REQUIRED = defineError('validation', 'IDEMPOTENCY_KEY_REQUIRED', {
  en: 'An Idempotency-Key header of 8 to 128 letters, digits or . _ : - is required',
  'zh-CN': '缺少有效的 Idempotency-Key 请求头',
});
export const IDEMPOTENCY_KEY_REUSED = defineError('keyReused', 'IDEMPOTENCY_KEY_REUSED', {
  en: 'This idempotency key was used for another request',
  'zh-CN': '该幂等键已用于另一个请求',
});
export const VERSION_REQUIRED = defineError('preconditionRequired', 'VERSION_REQUIRED', {
  en: 'An If-Match header with the version is required',
  'zh-CN': '缺少带版本号的 If-Match 请求头',
});
export const VERSION_MALFORMED = defineError('validation', 'VERSION_MALFORMED', {
  en: 'If-Match must be one version, like "3", or *',
  'zh-CN': 'If-Match 必须是一个版本号（如 "3"）或 *',
});
export const CROSS_SITE = defineError('forbidden', 'CROSS_SITE', {
  en: 'This call is only allowed from the site itself',
  'zh-CN': '只允许从本站发起此请求',
});
export const HOST_UNKNOWN = defineError('forbidden', 'HOST_UNKNOWN', {
  en: 'This site is not served under this host name',
  'zh-CN': '本站不使用此域名',
});
export const NOT_FOUND = defineError('notFound', 'NOT_FOUND', {
  en: 'The requested resource does not exist',
  'zh-CN': '请求的资源不存在',
});
export const METHOD_NOT_ALLOWED = defineError('methodNotAllowed', 'METHOD_NOT_ALLOWED', {
  en: 'This address does not support that method',
  'zh-CN': '该地址不支持此请求方法',
});
export const BODY_TOO_LARGE = defineError('tooLarge', 'BODY_TOO_LARGE', {
  en: 'The request is larger than 100 kB',
  'zh-CN': '请求内容超过 100 kB',
});
export const REPORT_TOO_LARGE = defineError('tooLarge', 'REPORT_TOO_LARGE', {
  en: 'The report is larger than 8 kB',
  'zh-CN': '报告内容超过 8 kB',
});
export const UPLOAD_UNREADABLE = defineError('validation', 'UPLOAD_UNREADABLE', {
  en: 'The upload must be one file and nothing else',
  'zh-CN': '上传内容只能包含一个文件',
});
export const CSV_UNREADABLE = defineError('validation', 'CSV_UNREADABLE', {
  en: 'The file is not a readable CSV file in UTF-8',
  'zh-CN': '该文件不是可读取的 UTF-8 CSV 文件',
});
export const CSV_TOO_LARGE = defineError('tooLarge', 'CSV_TOO_LARGE', {
  en: 'The file must be smaller than 1 MB',
  'zh-CN': '文件大小须小于 1 MB',
});
export const UPLOAD_TYPE = defineError('unsupportedMedia', 'UPLOAD_TYPE', {
  en: 'The body must be multipart/form-data with one file',
  'zh-CN': '请求内容必须是只含一个文件的 multipart/form-data',
});
export const UNSUPPORTED_MEDIA = defineError('unsupportedMedia', 'UNSUPPORTED_MEDIA', {
  en: 'The body must be JSON without compression',
  'zh-CN': '请求内容必须是未压缩的 JSON',
});
export const TOO_MANY_REQUESTS = defineError('throttled', 'TOO_MANY_REQUESTS', {
  en: 'Too many requests, please try again in a moment',
  'zh-CN': '请求过于频繁，请稍后再试',
});
export const COMPUTATIONS_WAITING = defineError('throttled', 'COMPUTATIONS_WAITING', {
  en: 'Earlier requests of yours are still being computed, please try again in a moment',
  'zh-CN': '您之前的请求仍在计算中，请稍后再试',
});
export const COMPUTATION_TIMEOUT = defineError('unavailable', 'COMPUTATION_TIMEOUT', {
  en: 'The server is busy, please try again in a moment',
  'zh-CN': '服务器繁忙，请稍后再试',
});
/** Of the readiness check alone. */
export const NOT_READY = defineError('unavailable', 'NOT_READY', {
  en: 'The server is not ready',
  'zh-CN': '服务器尚未就绪',
});
/** Not a DomainError: nothing that a caller could act upon. */
export const INTERNAL = {
  code: 'INTERNAL',
  texts: { en: 'Internal server error', 'zh-CN': '服务器内部错误' },
} as const;

/** The same with the id of the request, by which the fault is found in the log. */
export const internalFault = (requestId: string): Texts => ({
  en: `${INTERNAL.texts.en}, request ${requestId}`,
  'zh-CN': `${INTERNAL.texts['zh-CN']}，请求编号 ${requestId}`,
});
