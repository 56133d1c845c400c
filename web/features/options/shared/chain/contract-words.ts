import { previousTradingDay } from '@toolyard/core/calendar';
import type { ContractTerms, Dividend } from '@toolyard/core/options/contracts';
import {
  contractTermsOf,
  isCashDividend,
  isExpectedDividend,
} from '@toolyard/core/options/contracts';
import type { CalendarDate } from '@toolyard/core/shared';
import type { Translate } from '../../../../i18n/use-text.ts';
import type { ExpiryCell } from './expiry-key.ts';
import type { Format } from '../figures/use-format.ts';

/** Root and settlement of a day's contracts, as `SPXW, PM`; null where the symbol has one root only. */
export const rootWords = (t: Translate, { root }: Pick<ExpiryCell, 'root'>): string | null =>
  root === undefined ? null : t('chain.root', { root, time: contractTermsOf(root).settlementTime });

/** What the contracts of an expiry are: exercise, settlement and size, in two sentences. */
export function contractWords(
  t: Translate,
  { monthDay }: Format,
  { exercise, settlement, settlementTime, multiplier }: ContractTerms,
  expiry: CalendarDate,
): string {
  const settled =
    settlement === 'physical'
      ? t('contract.physical', { multiplier })
      : t(`contract.cash${settlementTime}`, {
          multiplier,
          day: monthDay(expiry),
          last: monthDay(previousTradingDay(expiry)),
        });
  return t('contract.sentences', { exercise: t(`contract.${exercise}`), settled });
}

/** More are counted only. */
const MOST_DIVIDENDS = 4;

/** The dividends up to an expiry; null where none is known. */
export function dividendWords(
  t: Translate,
  { price, monthDay, percent }: Format,
  dividends: readonly Dividend[] | undefined,
): string | null {
  if (dividends === undefined) return null;
  if (dividends.length === 0) return t('contract.noDividends');
  const list = dividends.slice(0, MOST_DIVIDENDS).map((dividend) =>
    t(isExpectedDividend(dividend) ? 'contract.expectedDividend' : 'contract.dividend', {
      amount: isCashDividend(dividend)
        ? `$${price(dividend.amount)}`
        : percent(dividend.proportion),
      day: monthDay(dividend.exDate),
    }),
  );
  const more = dividends.length - list.length;
  if (more > 0) list.push(t('contract.more', { count: more }));
  return t('contract.dividends', { list: list.join(t('contract.and')) });
}
