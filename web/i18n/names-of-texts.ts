import { setupI18n, type Messages } from '@lingui/core';

/** What a text of these catalogues reads in every language. */
export function namesOfTexts<T extends Messages>(
  en: T,
  zhCN: Record<keyof T, string>,
): (id: keyof T & string) => readonly string[] {
  const languages = [
    setupI18n({ locale: 'en', messages: { en } }),
    setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': zhCN } }),
  ];
  return (id) => languages.map((i18n) => i18n._(id));
}
