import { LANGUAGES, type Language } from '@toolyard/core/shared';
import { useApplication } from '../app/use-application.ts';
import { useLanguage, useText } from '../i18n/use-text.ts';

/** Each language is named in itself. */
const NAMES: Record<Language, { short: string; whole: string }> = {
  'zh-CN': { short: '中', whole: '中文' },
  en: { short: 'EN', whole: 'English' },
};

/** Chinese or English. */
export function LanguageSwitch({ className }: { readonly className?: string }) {
  const t = useText();
  const { prefer } = useApplication();
  const shown = useLanguage();
  return (
    <div
      role="group"
      aria-label={t('shell.language')}
      className={`flex h-7 flex-none overflow-hidden rounded-2 border border-line max-md:h-10 ${className ?? ''}`}
    >
      {LANGUAGES.toReversed().map((language) => (
        <button
          key={language}
          type="button"
          aria-pressed={shown === language}
          lang={language}
          onClick={() => prefer({ language })}
          className="min-w-7 px-2 text-12 text-ink-3 hover:text-ink focus-visible:-outline-offset-2 aria-pressed:bg-sunken aria-pressed:font-medium aria-pressed:text-ink max-md:flex-auto dark:aria-pressed:bg-pressed"
        >
          <span className="sr-only">{NAMES[language].whole}</span>
          <span aria-hidden="true">{NAMES[language].short}</span>
        </button>
      ))}
    </div>
  );
}
