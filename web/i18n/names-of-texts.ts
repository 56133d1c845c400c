import { setupI18n, type Messages } from '@lingui/core';

/** Reads the texts of one catalogue, whose messages are compiled in the built site; an unknown id reads as itself. */
function readerOf(locale: string, messages: Messages): (id: string) => string {
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  return (id) => i18n._(id);
}

/** What a text of these catalogues reads in every language. */
export function namesOfTexts<T extends Messages>(
  en: T,
  zhCN: Record<keyof T, string>,
): (id: keyof T & string) => readonly string[] {
  const readers = [readerOf('en', en), readerOf('zh-CN', zhCN)];
  return (id) => readers.map((read) => read(id));
}
