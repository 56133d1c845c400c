import { newYorkDate } from '@toolyard/core/calendar';
import {
  analyseStrategy,
  dateAfter,
  daysLeft,
  dayAfter,
  frontSettlement,
  withDate,
  withVolatilityShift,
  type AnalysisInput,
  type ProfitDate,
  type StrategyAnalysis,
} from '@toolyard/core/options/analysis';
import { useMemo, useState } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { useFormat } from '../figures/use-format.ts';
import { useNow } from '../live/use-now.ts';
import { dayWords, type ShownDay } from './what-if-sliders.tsx';

/** At the expiry itself options have no volatility left; a minute before it they have. */
const MINUTE = 60_000;

/** A strategy on the day and with the volatilities of the sliders. */
export interface WhatIfView extends ShownDay {
  /** Counts from the day of the slider. */
  readonly view: AnalysisInput;
  readonly analysis: StrategyAnalysis;
  /** The date of the model's profits. */
  readonly at: ProfitDate;
  /** Relative change of all volatilities, a fraction. */
  readonly shift: number;
  readonly isChanged: boolean;
  /** The day in words; absent for today. */
  readonly dayName: string | undefined;
  readonly setDays: (days: number) => void;
  readonly setShift: (shift: number) => void;
}

function moved(input: AnalysisInput, days: number, shift: number): AnalysisInput {
  const shifted = withVolatilityShift(input, shift);
  if (days === 0) return shifted;
  const at = dateAfter(input, days);
  const last = frontSettlement(input.legs);
  const asOf = at === 'expiry' ? (last ?? input.asOf) - MINUTE : at;
  return withDate(shifted, Math.max(asOf, input.asOf));
}

/** The sliders of one screen and what they show; the strategy itself stays as it is. */
export function useWhatIf(input: AnalysisInput, known: StrategyAnalysis): WhatIfView {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const [chosen, setDays] = useState(0);
  const [shift, setShift] = useState(0);
  const left = daysLeft(input);
  const days = Math.min(chosen, left);
  const isChanged = days > 0 || shift !== 0;
  const { view, analysis } = useMemo(() => {
    const made = moved(input, days, shift);
    return { view: made, analysis: isChanged ? analyseStrategy(made) : known };
  }, [input, known, days, shift, isChanged]);
  const shown = { input, days, left, isToday: dayAfter(input, 0) === newYorkDate(now) };
  const at = days > 0 && days >= left ? 'expiry' : view.asOf;
  const dayName = days > 0 ? dayWords(t, format, shown) : undefined;
  return { ...shown, view, at, analysis, shift, isChanged, dayName, setDays, setShift };
}
