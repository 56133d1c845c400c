import type { Language } from '@toolyard/core/shared';
import type { Translate } from '../../../../i18n/use-text.ts';
import { decimal, MISSING, shortCount } from '../../../../ui/format.ts';

const EXCHANGES: Readonly<Record<string, string>> = {
  XNAS: 'NASDAQ',
  XNYS: 'NYSE',
  ARCX: 'NYSE Arca',
  BATS: 'Cboe BZX',
};

/** An exchange by its usual name; an unknown code stands as it is. */
export const exchangeName = (code: string): string => EXCHANGES[code] ?? code;

/** What kind of security a type's code means; an unknown code stands as it is. */
export function typeName(t: Translate, code: string): string {
  const names: Readonly<Record<string, string>> = {
    CS: t('market.stock'),
    ADRC: 'ADR',
    FILE: t('market.file'),
    INDEX: t('market.index'),
  };
  return names[code] ?? code;
}

const TRILLION = 1e12;
const BILLION = 1e9;

/** Dollars of a market capitalisation: `1.00T` from a trillion, billions below; in Chinese `1万亿`, `7989亿`. */
export function marketCap(dollars: number | null | undefined, language: Language): string {
  if (typeof dollars !== 'number' || !Number.isFinite(dollars)) return MISSING;
  if (language === 'zh-CN') return shortCount(dollars, language, 2);
  return dollars >= TRILLION
    ? `${decimal(dollars / TRILLION, 2)}T`
    : `${decimal(dollars / BILLION, 1)}B`;
}

/** What the simulated market calls the publisher of its news. */
const SIMULATED = 'Simulated Newswire';

/** Who published a piece of news; the simulated publisher is named in the page's language. */
export const publisherName = (t: Translate, name: string): string =>
  name === SIMULATED ? t('market.simulatedPublisher') : name;
