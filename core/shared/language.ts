/** The languages of the product; `und` is the specification's own mixture and the default. */
export const LANGUAGES = ['und', 'en', 'zh-CN'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One text in both languages; `und` says which of the two stands for the mixture, or gives the mixture's own wording. */
export interface Texts {
  readonly en: string;
  readonly 'zh-CN': string;
  readonly und?: string;
}

/** The text in `language`; the mixture falls back to `und`, else Chinese. */
export function textIn(texts: Texts, language: Language): string {
  return language === 'und' ? (texts.und ?? texts['zh-CN']) : texts[language];
}
