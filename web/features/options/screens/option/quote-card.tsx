import type { CalendarDate } from '@toolyard/core/shared';
import { useText, type Translate } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { count, money } from '../../../../ui/format.ts';
import { KeyValues } from '../../../../ui/key-values.tsx';
import { contractWords } from '../../shared/chain/contract-words.ts';
import { deliverableWords } from '../../shared/chain/deliverable-words.ts';
import { useFormat, type Format } from '../../shared/figures/use-format.ts';
import type { MergedOption } from './merged-option.ts';

/** The contract's terms, its quote, and what its price is made of. */
export function QuoteCard({ option }: { readonly option: MergedOption }) {
  const t = useText();
  const format = useFormat();
  const { dayOrTime, price, spot, percent } = format;
  const exercise = exerciseWords(t, format, option);
  const isIndex = option.settlement === 'cash';
  const rows = {
    type: t(option.typeSymbol === 'C' ? 'option.call' : 'option.put'),
    strike: price(option.strike),
    expiry: dayOrTime(option.expiry),
    days: String(option.daysToExpiry),
    stockPrice: spot(option.stockPrice),
    last: price(option.last),
    bid: price(option.bid),
    ask: price(option.ask),
    mark: price(option.mark),
    intrinsic: price(option.intrinsicValue),
    time: price(option.timeValue),
    breakEven: price(option.breakEven),
    iv: percent(option.iv),
    volume: count(option.volume),
    openInterest: count(option.openInterest),
  };
  return (
    <Card label={t('option.quote')}>
      <CardHead title={t('option.quote')} />
      <div className="px-4 py-2">
        <p className="pb-2 text-12 text-ink-2">{termsWords(t, format, option)}</p>
        {exercise && <p className="pb-2 text-12 text-ink-2">{exercise}</p>}
        <Composition option={option} />
        <KeyValues
          className="grid grid-cols-1 gap-x-8 min-[480px]:grid-cols-2"
          rows={Object.entries(rows).map(([key, value]) => ({
            key,
            label: t(
              key === 'stockPrice' && isIndex
                ? 'option.indexLevel'
                : `option.${key as keyof typeof rows}`,
            ),
            value,
          }))}
        />
      </div>
    </Card>
  );
}

/** What the contract is, and of an adjusted one what it delivers. */
function termsWords(t: Translate, format: Format, option: MergedOption): string {
  const { symbol, deliverable, strike, multiplier } = option;
  if (!deliverable) return contractWords(t, format, option, option.expiry as CalendarDate);
  return t('contract.adjusted', {
    delivers: deliverableWords(t, { symbol, deliverable }),
    payment: money(strike * multiplier),
    multiplier,
  });
}

/** At which prices of the stock exercise today is worth it, and what early exercise adds; null where that is unknown. */
function exerciseWords(t: Translate, { spot }: Format, option: MergedOption): string | null {
  const { exercise, exercisePrice, earlyExercisePremium, typeSymbol } = option;
  if (exercise !== 'american' || typeof earlyExercisePremium !== 'number') return null;
  const premium = spot(earlyExercisePremium);
  if (typeof exercisePrice !== 'number') return t('option.exerciseNever', { premium });
  return t(typeSymbol === 'C' ? 'option.exerciseAbove' : 'option.exerciseBelow', {
    ...{ price: spot(exercisePrice), premium },
  });
}

/** How much of the price is intrinsic and how much is time. */
function Composition({ option: { intrinsicValue, timeValue } }: { readonly option: MergedOption }) {
  const t = useText();
  const { price } = useFormat();
  if (intrinsicValue === null || timeValue === null) return null;
  const whole = intrinsicValue + timeValue;
  if (whole <= 0) return null;
  const text = t('option.compositionText', {
    intrinsic: price(intrinsicValue),
    time: price(timeValue),
  });
  return (
    <div role="img" aria-label={`${t('option.composition')}: ${text}`} className="pt-1 pb-2">
      <div className="flex h-2 gap-0.5 overflow-hidden rounded-full bg-sunken">
        <i className="bg-c1" style={{ width: `${(intrinsicValue / whole) * 100}%` }} />
        <i className="flex-1 bg-c3" />
      </div>
      <p className="mt-1 flex flex-wrap gap-x-3 text-11 text-ink-3">
        <span>
          <i className="mr-1 inline-block size-2 rounded-full bg-c1" />
          {t('option.intrinsic')} {price(intrinsicValue)}
        </span>
        <span>
          <i className="mr-1 inline-block size-2 rounded-full bg-c3" />
          {t('option.time')} {price(timeValue)}
        </span>
      </p>
    </div>
  );
}
