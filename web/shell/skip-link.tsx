import { useText } from '../i18n/use-text.ts';

/** Leads the keyboard past the header. */
export function SkipLink() {
  const t = useText();
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-2 focus:bg-accent-solid focus:px-3 focus:py-2 focus:text-ink-inv"
    >
      {t('shell.skip')}
    </a>
  );
}
