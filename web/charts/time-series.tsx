import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useLanguage } from '../i18n/use-text.ts';
import {
  isBar,
  lastOf,
  summaryOf,
  type TimeBar,
  type TimePoint,
  type TimeSeriesKind,
} from './time-series-data.ts';
import type { Drawing } from './time-series-drawing.ts';
import { seriesTick, seriesTime } from './time-series-times.ts';
import { decimal } from '../ui/format.ts';

export type { TimeBar, TimePoint, TimeSeriesKind } from './time-series-data.ts';

interface Props {
  /** What the chart shows, in words. */
  readonly label: string;
  readonly kind: TimeSeriesKind;
  /** Ascending, no two at the same time; points are drawn as a line where candles are asked for. */
  readonly data: readonly TimeBar[] | readonly TimePoint[];
  readonly height: number;
  /** A solid line at zero, for gains and losses. */
  readonly zeroLine?: boolean;
  /** How a value is written: two decimals unless told otherwise. */
  readonly format?: (value: number) => string;
}

const twoDecimals = (value: number) => decimal(value, 2);

/** A series over time: drawn when its library has come, read by pointer or arrow keys, told in words to all others. */
export function TimeSeries({
  label,
  kind,
  data,
  height,
  zeroLine = false,
  format = twoDecimals,
}: Props) {
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [at, setAt] = useState<number | null>(null);
  const series: readonly (TimeBar | TimePoint)[] = data;

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let made: Drawing | null = null;
    let gone = false;
    const draw = async () => {
      const { drawTimeSeries } = await import('./time-series-drawing.ts');
      if (gone) return;
      made = drawTimeSeries(element, setAt);
      setDrawing(made);
    };
    // Where nothing is laid out there is nothing to draw into; the words stand.
    const laidOut = new ResizeObserver(() => {
      if (element.clientWidth === 0) return;
      laidOut.disconnect();
      draw().catch(() => undefined);
    });
    laidOut.observe(element);
    return () => {
      gone = true;
      laidOut.disconnect();
      made?.remove();
    };
  }, []);

  useEffect(() => {
    drawing?.show({
      kind,
      data: series,
      zeroLine,
      time: (time) => seriesTime(time, language),
      tick: (time, unit) => seriesTick(time, unit, language),
      value: format,
    });
  }, [drawing, kind, series, zeroLine, format, language]);

  const words = useMemo(() => {
    const summary = summaryOf(series);
    if (!summary) return label;
    const { first, last, low, high } = summary;
    const end = (datum: TimeBar | TimePoint) =>
      `${seriesTime(datum.at, language)} ${format(lastOf(datum))}`;
    return `${label}: ${end(first)} → ${end(last)}, ${format(low)} – ${format(high)}`;
  }, [series, label, language, format]);

  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return point(null);
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const end = { Home: 0, End: series.length - 1 }[event.key];
    if (step === undefined && end === undefined) return;
    event.preventDefault();
    const from = at ?? series.length - 1;
    const to = end ?? from + (step ?? 0) * (event.shiftKey ? 5 : 1);
    point(Math.min(series.length - 1, Math.max(0, to)));
  };
  const point = (index: number | null) => {
    setAt(index);
    drawing?.pointAt(index);
  };
  const read = at === null ? undefined : series[at];

  return (
    <figure className="relative m-0">
      <div
        ref={box}
        role="img"
        aria-label={words}
        tabIndex={0}
        onKeyDown={walk}
        onBlur={() => point(null)}
        style={{ height }}
        className="touch-pan-y overflow-hidden rounded-1"
      />
      {read && (
        <p
          aria-live="polite"
          className="figures pointer-events-none absolute top-1 left-1 z-3 flex flex-wrap gap-x-2 rounded-1 border border-line bg-surface px-2 py-0.5 text-12"
        >
          <span className="text-ink-3">{seriesTime(read.at, language)}</span>
          {(isBar(read)
            ? [`O ${format(read.open)}`, `H ${format(read.high)}`, `L ${format(read.low)}`]
            : []
          ).map((figure) => (
            <span key={figure}>{figure}</span>
          ))}
          <strong className="font-semibold">
            {isBar(read) && 'C '}
            {format(lastOf(read))}
          </strong>
        </p>
      )}
      <figcaption className="absolute bottom-7 left-1 z-2 rounded-1 bg-surface/85 px-1 text-11 text-ink-3">
        <a href="https://www.tradingview.com/" rel="noopener" className="touch-area hover:text-ink">
          TradingView Lightweight Charts™
        </a>
      </figcaption>
    </figure>
  );
}
