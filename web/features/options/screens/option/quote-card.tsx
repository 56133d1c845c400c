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
    expiry: dayOrTime(option.expiry),
    stockPrice: spot(option.stockPrice),
    intrinsic: price(option.intrinsicValue),
    breakEven: price(option.breakEven),
    time: price(option.timeValue),
    iv: percent(option.iv),
    volume: count(option.volume),
    openInterest: count(option.openInterest),
  };
  return (
    <Card label={t('option.quote')}>
      <CardHead title={t('option.quote')} />
      <div className="px-4 py-2">
        <QuoteRuler option={option} />
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
        <p className="pt-2 pb-1 text-12 text-ink-2">{termsWords(t, format, option)}</p>
        {exercise && <p className="pb-1 text-12 text-ink-2">{exercise}</p>}
      </div>
    </Card>
  );
}

/** Places of bid, middle and ask on the ruler, fractions of its width. */
const BID = 0.15;
const ASK = 0.85;
const MARKS = [
  ['bid', BID],
  ['mark', 0.5],
  ['ask', ASK],
] as const;
/** Between the marks of bid and ask. */
const TICKS = 'repeating-linear-gradient(90deg, var(--line-2) 0 1px, transparent 1px 10%)';

/** Bid, middle and ask on a ruler, and the last trade where it lies between them; beyond, at its end with an arrow. */
function QuoteRuler({ option }: { readonly option: MergedOption }) {
  const t = useText();
  const { price } = useFormat();
  const { bid, ask, last } = option;
  const at =
    bid === null || ask === null || last === null
      ? null
      : ask > bid
        ? BID + ((last - bid) / (ask - bid)) * (ASK - BID)
        : last === bid
          ? 0.5
          : last < bid
            ? 0
            : 1;
  const beyond = at === null || (at >= 0.02 && at <= 0.98) ? '' : at < 0.5 ? '◂ ' : ' ▸';
  const left = `${Math.min(0.98, Math.max(0.02, at ?? 0.5)) * 100}%`;
  return (
    <dl className="relative mt-1 mb-3 h-20 text-12">
      <div
        className="absolute top-0 flex gap-1.5 whitespace-nowrap"
        style={beyond.endsWith('▸') ? { right: 0 } : { left, translate: beyond ? '-2%' : '-50%' }}
      >
        <dt className="text-ink-3">
          {beyond.startsWith('◂') && beyond}
          {t('option.last')}
        </dt>
        <dd className="figures font-semibold">
          {price(last)}
          {beyond.endsWith('▸') && beyond}
        </dd>
      </div>
      <i
        aria-hidden="true"
        className="absolute inset-x-0 top-7 h-2 border-b border-ink-4"
        style={{ background: TICKS }}
      />
      {at !== null && (
        <i
          aria-hidden="true"
          className="absolute top-[33px] size-[7px] -translate-x-1/2 rounded-full bg-accent-solid"
          style={{ left }}
        />
      )}
      {MARKS.map(([name, place]) => (
        <div
          key={name}
          className="absolute top-7 -translate-x-1/2 text-center whitespace-nowrap"
          style={{ left: `${place * 100}%` }}
        >
          <i aria-hidden="true" className="mx-auto mb-1 block h-3 w-px bg-ink" />
          <dt className="text-ink-3">{t(`option.${name}`)}</dt>
          <dd className="figures text-13 font-semibold">{price(option[name])}</dd>
        </div>
      ))}
    </dl>
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
