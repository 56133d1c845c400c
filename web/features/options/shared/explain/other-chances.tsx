import { useId, useMemo } from 'react';
import {
  analyseStrategy,
  dateAfter,
  dayAfter,
  daysLeft,
  probabilityOfHalfMaxProfit,
  probabilityOfMaxProfit,
  probabilityOfStop,
  probabilityOfTouch,
  type AnalysisInput,
} from '@toolyard/core/options/analysis';
import { tradingDayOnOrBefore } from '@toolyard/core/calendar';
import { isOptionLeg } from '@toolyard/core/options/contracts';
import { daysBetween, toDollars } from '@toolyard/core/shared';
import { useText, type Translate } from '../../../../i18n/use-text.ts';
import { useOptionsSettings } from '../settings/use-options-settings.ts';
import { useAccountRisk } from '../settings/use-account-risk.ts';
import { inputWords, shownWords } from './figure-words.ts';

interface Chance {
  readonly words: string;
  readonly value: string;
  /** What the value is exactly. */
  readonly note?: string;
}

const fraction = (value: number): string => shownWords('fraction', value);

/** Chances of touching each short strike and each breakeven before the expiry. */
function touchesOf(t: Translate, input: AnalysisInput, breakevens: readonly number[]): Chance[] {
  const strikes = input.legs.flatMap((leg) =>
    isOptionLeg(leg) && leg.position === 'short' ? [toDollars(leg.strike)] : [],
  );
  return [...new Set([...strikes, ...breakevens])]
    .sort((a, b) => a - b)
    .flatMap((price) => {
      const touch = probabilityOfTouch(input, price);
      const words = t('explain.chance.touch', { price: inputWords('price', price) });
      return touch ? [{ words, value: fraction(touch.value) }] : [];
    });
}

/** The chance that the loss reaches the stop of the settings before the expiry. */
function stopOf(t: Translate, input: AnalysisInput, loss: number): Chance[] {
  const stop = probabilityOfStop(input, loss);
  if (!stop) return [];
  const ends = [...new Set([fraction(stop.atLeast), fraction(stop.atMost)])];
  return [
    {
      words: t('explain.chance.stop', { loss: inputWords('amount', loss) }),
      value: ends.join(' – '),
      ...(ends.length > 1 && { note: t('explain.chance.stopBounds') }),
    },
  ];
}

/** The stop loss of a trade in dollars; null without one. */
function useStopLoss(): number | null {
  const { stopLossPerTrade } = useOptionsSettings();
  const capital = useAccountRisk()?.capital ?? null;
  if (stopLossPerTrade === null || capital === null) return null;
  return (toDollars(capital) * stopLossPerTrade) / 100;
}

/** Days to the last trading day that is not later than so many days after the analysis. */
function tradingDaysAfter(input: AnalysisInput, days: number): number {
  const day = dayAfter(input, days);
  return days - daysBetween(tradingDayOnOrBefore(day), day);
}

/** Chances of the maximum profit, of half of it halfway to the expiry, of touching prices and of the stop before. */
export function OtherChances({ input }: { readonly input: AnalysisInput }) {
  const t = useText();
  const title = useId();
  const loss = useStopLoss();
  const { measure, rows } = useMemo(() => {
    const analysis = analyseStrategy(input);
    const halfway = tradingDaysAfter(input, Math.ceil(daysLeft(input) / 2));
    const max = probabilityOfMaxProfit(input, analysis);
    const half = probabilityOfHalfMaxProfit(input, analysis, dateAfter(input, halfway));
    const date = dayAfter(input, halfway);
    const rows: Chance[] = [
      ...(max === null ? [] : [{ words: t('explain.chance.max'), value: fraction(max) }]),
      ...(half === null
        ? []
        : [{ words: t('explain.chance.half', { date }), value: fraction(half) }]),
      ...touchesOf(t, input, analysis.breakevens),
      ...(loss === null ? [] : stopOf(t, input, loss)),
    ];
    return { measure: analysis.measure, rows };
  }, [t, input, loss]);
  if (!measure || rows.length === 0) return null;
  const isExact = probabilityOfTouch(input, toDollars(input.spot))?.method === 'exact';
  return (
    <section aria-labelledby={title} className="mt-2 border-t border-line pt-2 text-12 leading-5">
      <h3 id={title} className="font-medium text-ink-2">
        {t('explain.chances')}
      </h3>
      <ul>
        {rows.map(({ words, value, note }) => (
          <li key={words}>
            <span className="flex justify-between gap-2">
              <span className="text-ink-3">{words}</span>
              <span className="whitespace-nowrap tabular-nums">{value}</span>
            </span>
            {note && <span className="block text-11 text-ink-3">{note}</span>}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-11 text-ink-3">
        {t(
          measure.name === 'range'
            ? 'explain.chance.noTouch'
            : isExact
              ? 'explain.chance.exact'
              : 'explain.chance.matched',
        )}
      </p>
    </section>
  );
}
