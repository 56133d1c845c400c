import { useEffect, type ReactNode } from 'react';
import { marketOf } from '../app/preferences.slice.ts';
import { usePreferences } from '../app/use-application.ts';
import { AreaLanguage, useLanguage, type WrittenLanguage } from '../i18n/use-text.ts';

interface Props {
  /** What the mixture is written in here. */
  readonly language: WrittenLanguage;
  /** The part that names the whole document: its language and its price colours reach menus and dialogs. */
  readonly main?: boolean;
  readonly children: ReactNode;
}

/** A part of the page with one language and the price colours its readers expect. */
export function Area({ language, main = false, children }: Props) {
  const shown = useLanguage();
  const { marketColours } = usePreferences();
  const written = shown === 'und' ? language : shown;
  const market = marketOf(marketColours, written);
  useEffect(() => {
    if (!main) return;
    document.documentElement.lang = written;
    document.documentElement.dataset['market'] = market;
  }, [main, written, market]);
  return (
    <AreaLanguage value={language}>
      <div lang={written} data-market={market} className="contents">
        {children}
      </div>
    </AreaLanguage>
  );
}
