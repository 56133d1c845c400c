/** The languages of the product. */
export const LANGUAGES = ['en', 'zh-CN'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Language setting of a user; `auto` is the first supported language of the browser. */
export const LANGUAGE_SETTINGS = ['auto', ...LANGUAGES] as const;
export type LanguageSetting = (typeof LANGUAGE_SETTINGS)[number];

/** One text in every language. */
export type Texts = Readonly<Record<Language, string>>;

/** Message of a value that is none of the choices. */
export function choiceTexts(choices: readonly unknown[]): Texts {
  const names = choices.map(String);
  return {
    en: `must be one of: ${names.join(', ')}`,
    'zh-CN': `必须是其中之一：${names.join('、')}`,
  };
}

/** Message of a value that may be given once only. */
export const REPEATED: Texts = { en: 'appears more than once', 'zh-CN': '重复出现' };

/** The text in `language`. */
export const textIn = (texts: Texts, language: Language): string => texts[language];

/** The first of the language tags, in order of preference, that the product has; else English. */
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const [primary] = tag.toLowerCase().split('-');
    if (primary === 'en') return 'en';
    if (primary === 'zh') return 'zh-CN';
  }
  return 'en';
}
