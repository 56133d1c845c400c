import type { Translate } from '../../../../i18n/use-text.ts';

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
  };
  return names[code] ?? code;
}
