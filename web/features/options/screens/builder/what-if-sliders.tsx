import type { ReactNode } from 'react';
import { dayAfter } from '@toolyard/core/options/analysis';
import { useAppSelector, useAppDispatch } from '../../../../app/store.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Slider } from '../../../../ui/slider.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { selectWhatIf } from './builder-selectors.ts';
import { builderSlice } from './builder.slice.ts';
import type { ResultView } from './result-view.ts';
import { roundPrice } from './result-words.ts';
import type { PriceRange } from './builder-state.ts';

/** Thousandths of the spot are the steps of the price slider, so that every stock has as many. */
const PER_SPOT = 1000;
/** It reaches half the spot down and up, further where the shown prices do. */
const REACH = 500;

/** Where the thumbs of the price slider stand, and how far it reaches. */
function priceSteps(spot: number, { from, to }: PriceRange) {
  const values = [from, to].map((price) => Math.round((price / spot) * PER_SPOT));
  return {
    values,
    min: Math.max(0, Math.min(PER_SPOT - REACH, ...values)),
    max: Math.max(PER_SPOT + REACH, ...values),
  };
}

/** The prices between the thumbs, at least a hundredth of the spot apart. */
function pricesFrom([from = 0, to = 0]: readonly number[], spot: number): PriceRange {
  const least = Math.min(from, to - 10);
  return { from: (Math.max(0, least) * spot) / PER_SPOT, to: (to * spot) / PER_SPOT };
}

const percentOf = (fraction: number): number => Math.round(fraction * 100);
const shiftOf = (percent: number): number => percent / 100;

const { dayChosen, priceRangeChosen, volatilityShifted, whatIfReset } = builderSlice.actions;

/** What if: another day, another volatility, other prices. They change what is shown, never the plan. */
export function WhatIfSliders({ view }: { readonly view: ResultView }) {
  const t = useText();
  const format = useFormat();
  const dispatch = useAppDispatch();
  const whatIf = useAppSelector(selectWhatIf);
  const { input, days, left, isToday, range, spot } = view;
  const isChanged = days > 0 || whatIf.ivShift !== 0 || whatIf.priceRange !== null;
  const day = (after: number) => format.monthDay(dayAfter(input, after));
  const shown =
    days === 0 && isToday
      ? t('builder.todayShort')
      : days > 0 && days >= left
        ? t('builder.expiryShort')
        : day(days);
  const prices = priceSteps(spot, range);
  return (
    <>
      <div className="grid divide-y divide-line border-t border-line md:grid-cols-3 md:divide-x md:divide-y-0">
        <Block
          name={t('builder.date')}
          value={t('builder.daysLeft', { day: shown, days: left - days })}
          from={day(0)}
          to={t('builder.expiresOn', { day: day(left) })}
        >
          <Slider
            labels={[t('builder.date')]}
            values={[days]}
            texts={[t('builder.daysLeft', { day: shown, days: left - days })]}
            min={0}
            max={Math.max(1, left)}
            step={1}
            disabled={left === 0}
            onChange={([value = 0]) => dispatch(dayChosen(value))}
          />
        </Block>
        <Block
          name={t('builder.volatility')}
          value={shiftWords(percentOf(whatIf.ivShift))}
          from="−50%"
          to="+100%"
        >
          <Slider
            labels={[t('builder.volatility')]}
            values={[percentOf(whatIf.ivShift)]}
            texts={[shiftWords(percentOf(whatIf.ivShift))]}
            min={-50}
            max={100}
            step={1}
            onChange={([value = 0]) => dispatch(volatilityShifted(shiftOf(value)))}
          />
        </Block>
        <Block
          name={t('builder.range')}
          value={`${roundPrice(Math.round(range.from))} – ${roundPrice(Math.round(range.to))}`}
          from={format.signedPercent(range.from / spot - 1)}
          to={format.signedPercent(range.to / spot - 1)}
          middle={
            isChanged && (
              <button
                type="button"
                className="font-medium text-accent hover:underline"
                onClick={() => dispatch(whatIfReset())}
              >
                {t('builder.resetSliders')}
              </button>
            )
          }
        >
          <Slider
            labels={[t('builder.rangeFrom'), t('builder.rangeTo')]}
            values={prices.values}
            texts={[format.spot(range.from), format.spot(range.to)]}
            min={prices.min}
            max={prices.max}
            step={1}
            onChange={(values) => dispatch(priceRangeChosen(pricesFrom(values, spot)))}
          />
        </Block>
      </div>
      {(days > 0 || whatIf.ivShift !== 0) && (
        <p className="border-t border-line px-4 py-2 text-12 text-ink-3">
          {t('builder.slidersNote', { results: t('builder.results'), greeks: t('greeks.title') })}
        </p>
      )}
    </>
  );
}

const shiftWords = (percent: number): string =>
  percent === 0 ? '±0%' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`;

interface BlockProps {
  readonly name: string;
  readonly value: string;
  readonly from: string;
  readonly to: string;
  readonly middle?: ReactNode;
  readonly children: ReactNode;
}

function Block({ name, value, from, to, middle, children }: BlockProps) {
  return (
    <div className="px-4 py-3">
      <p className="flex justify-between gap-3">
        <span className="text-ink-2">{name}</span>
        <span className="font-semibold tabular-nums">{value}</span>
      </p>
      {children}
      <p className="flex justify-between gap-3 text-11 text-ink-3 tabular-nums">
        <span>{from}</span>
        {middle}
        <span>{to}</span>
      </p>
    </div>
  );
}
