import type { ReactNode } from 'react';
import { newYorkDate } from '@toolyard/core/calendar';
import { dayAfter, type AnalysisInput } from '@toolyard/core/options/analysis';
import { underlyingOf } from '@toolyard/core/options/contracts';
import { daysBetween } from '@toolyard/core/shared';
import { useText, type Translate } from '../../../../i18n/use-text.ts';
import { Slider } from '../../../../ui/slider.tsx';
import { reportWords } from '../earnings/earnings-mark.tsx';
import { useReportsOf } from '../earnings/use-reports.ts';
import { useFormat, type Format } from '../figures/use-format.ts';

/** The day that the date slider stands at. */
export interface ShownDay {
  readonly input: AnalysisInput;
  /** Days from now, and how many there are until the expiry. */
  readonly days: number;
  readonly left: number;
  /** Whether days count from today: those of a chain file count from its own day. */
  readonly isToday: boolean;
}

/** The day as curves and heads name it. */
export function dayWords(t: Translate, format: Format, shown: ShownDay): string {
  const { input, days, left, isToday } = shown;
  if (days === 0 && isToday) return t('analysis.today');
  if (days > 0 && days >= left) return t('builder.onExpiry');
  return t('builder.onDay', { day: format.monthDay(dayAfter(input, days)) });
}

interface DateSliderProps extends ShownDay {
  readonly onChange: (days: number) => void;
}

/** The day on which the strategy is looked at, from now to its front expiry. */
export function DateSlider({ input, days, left, isToday, onChange }: DateSliderProps) {
  const t = useText();
  const format = useFormat();
  const day = (after: number) => format.monthDay(dayAfter(input, after));
  const marks = useReportsOf(underlyingOf(input.legs)).flatMap((report) => {
    const after = daysBetween(newYorkDate(input.asOf), report.date);
    return after <= left ? { after, words: reportWords(t, format, report) } : [];
  });
  const shown =
    days === 0 && isToday
      ? t('builder.todayShort')
      : days > 0 && days >= left
        ? t('builder.expiryShort')
        : day(days);
  const words = t('builder.daysLeft', { day: shown, days: left - days });
  return (
    <SliderBlock
      name={t('builder.date')}
      value={words}
      from={day(0)}
      to={t('builder.expiresOn', { day: day(left) })}
      onReset={days > 0 ? () => onChange(0) : null}
    >
      <Slider
        labels={[t('builder.date')]}
        values={[days]}
        texts={[words]}
        min={0}
        max={Math.max(1, left)}
        step={1}
        disabled={left === 0}
        marks={marks.map(({ after }) => after)}
        onChange={([value = 0]) => onChange(value)}
      />
      {marks.map(({ words }) => (
        <p key={words} className="text-11 text-hot">
          {words}
        </p>
      ))}
    </SliderBlock>
  );
}

const percentOf = (fraction: number): number => Math.round(fraction * 100);

interface VolatilitySliderProps {
  /** The volatility that is shifted, a fraction per year; null where it is unknown. */
  readonly volatility: number | null;
  /** Relative change of all volatilities, a fraction. */
  readonly shift: number;
  readonly onChange: (shift: number) => void;
}

/** By how much all implied volatilities change, as that at the forward: `29.4% → 32.3%`. */
export function VolatilitySlider({ volatility, shift, onChange }: VolatilitySliderProps) {
  const t = useText();
  const format = useFormat();
  const change = format.signedPercent(shift);
  const words =
    volatility === null
      ? change
      : shift === 0
        ? format.percent(volatility)
        : `${format.percent(volatility)} → ${format.percent(volatility * (1 + shift))}`;
  return (
    <SliderBlock
      name={t('builder.volatility')}
      value={words}
      from="−50%"
      to="+100%"
      onReset={shift === 0 ? null : () => onChange(0)}
    >
      <Slider
        labels={[t('builder.volatility')]}
        values={[percentOf(shift)]}
        texts={[words]}
        min={-50}
        max={100}
        step={1}
        onChange={([value = 0]) => onChange(value / 100)}
      />
    </SliderBlock>
  );
}

interface SliderBlockProps {
  readonly name: string;
  readonly value: string;
  readonly from: string;
  readonly to: string;
  /** Sets the slider back; null where it stands at its beginning. */
  readonly onReset: (() => void) | null;
  readonly children: ReactNode;
}

/** A slider under its name and value, with its ends and its reset below. */
export function SliderBlock({ name, value, from, to, onReset, children }: SliderBlockProps) {
  const t = useText();
  return (
    <div className="px-4 py-3">
      <p className="flex justify-between gap-3">
        <span className="text-ink-2">{name}</span>
        <span className="font-semibold tabular-nums">{value}</span>
      </p>
      {children}
      <p className="flex min-h-6 items-center justify-between gap-3 text-11 text-ink-3 tabular-nums">
        <span>{from}</span>
        {onReset && (
          <button
            type="button"
            className="min-h-6 px-2 font-medium text-accent hover:underline"
            aria-label={t('builder.resetOf', { name })}
            onClick={onReset}
          >
            {t('builder.resetSliders')}
          </button>
        )}
        <span>{to}</span>
      </p>
    </div>
  );
}
