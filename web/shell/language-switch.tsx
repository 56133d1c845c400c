import { useApplication, usePreferences } from '../app/use-application.ts';
import type { LanguageSetting } from '../app/preferences.slice.ts';
import { useText } from '../i18n/use-text.ts';

/** Each language is named in itself. */
const NAMES: Record<Exclude<LanguageSetting, 'auto'>, { short: string; whole: string }> = {
  'zh-CN': { short: '中', whole: '中文' },
  en: { short: 'EN', whole: 'English' },
};

const ORDER: readonly LanguageSetting[] = ['auto', 'zh-CN', 'en'];

/** The mixture, Chinese or English. */
export function LanguageSwitch({ className }: { readonly className?: string }) {
  const t = useText();
  const { prefer } = useApplication();
  const { language } = usePreferences();
  return (
    <div
      role="group"
      aria-label={t('shell.language')}
      className={`flex h-7 flex-none overflow-hidden rounded-2 border border-line max-md:h-10 ${className ?? ''}`}
    >
      {ORDER.map((setting) => (
        <button
          key={setting}
          type="button"
          aria-pressed={language === setting}
          lang={setting === 'auto' ? undefined : setting}
          onClick={() => prefer({ language: setting })}
          className="min-w-7 px-2 text-12 text-ink-3 hover:text-ink focus-visible:-outline-offset-2 aria-pressed:bg-sunken aria-pressed:font-medium aria-pressed:text-ink max-md:flex-auto dark:aria-pressed:bg-pressed"
        >
          {setting === 'auto' ? (
            t('shell.languageAuto')
          ) : (
            <>
              <span className="sr-only">{NAMES[setting].whole}</span>
              <span aria-hidden="true">{NAMES[setting].short}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
