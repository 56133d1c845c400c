import { defineError } from '../shared/index.ts';

/** What is wrong with one part of a key. */
export const PROVIDER_KEY_TEXTS = {
  en: 'A key has 8 to 256 letters, digits and signs without blanks',
  'zh-CN': '密钥为 8 至 256 个字母、数字或符号，不含空格',
} as const;

export const PROVIDER_KEY_INVALID = defineError('validation', 'PROVIDER_KEY_INVALID', {
  en: 'This cannot be a key of the provider',
  'zh-CN': '这不可能是该服务商的密钥',
});

export const PROVIDER_KEY_MISSING = defineError('notFound', 'PROVIDER_KEY_MISSING', {
  en: 'No key of a provider is in force: the market is simulated',
  'zh-CN': '当前没有生效的行情密钥，行情为模拟数据',
});
