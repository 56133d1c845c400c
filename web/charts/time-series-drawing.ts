import {
  AreaSeries,
  CandlestickSeries,
  ColorType,
  CrosshairMode,
  HistogramSeries,
  LineSeries,
  LineStyle,
  TickMarkType,
  createChart,
  type AutoscaleInfoProvider,
  type IChartApi,
  type ISeriesApi,
  type SeriesType,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts';
import {
  axisRange,
  isBar,
  lastOf,
  type SeriesTime,
  type SeriesView,
  type TickUnit,
} from './time-series-data.ts';
import { faded, tokensOf, watchTokens } from './time-series-tokens.ts';

const UNITS: Record<TickMarkType, TickUnit> = {
  [TickMarkType.Year]: 'year',
  [TickMarkType.Month]: 'month',
  [TickMarkType.DayOfMonth]: 'day',
  [TickMarkType.Time]: 'time',
  [TickMarkType.TimeWithSeconds]: 'time',
};

/** From the last value's tag on the axis, in pixels: what is nearer is hidden by it. */
const TAG_ROOM = 14;
/** Between the last datum and the axis, pixels. */
const END_ROOM = 8;

/** Labels take the width of so many characters; the library moves the first one inside the edge up to half of it a slot. */
const LABEL_CHARACTERS = 12;
const WIDE_SLOT = 56;
/** Half a label, pixels. */
const LABEL_ROOM = 20;

/**
 * Logical range of all data over the width of the plot: a line begins at its left edge, candles half a slot inside; the
 * last datum stands 8 px before the axis. Few data leave room for the first label.
 */
function wholeRange(width: number, { kind, data }: SeriesView): { from: number; to: number } {
  const isLine = kind !== 'candlestick' && data.length > 1;
  const slots = Math.max(1, data.length - (isLine ? 1 : 0));
  const start = isLine && width / slots > WIDE_SLOT ? LABEL_ROOM : 0;
  const slot = Math.max(1, width - END_ROOM - start) / slots;
  const [first, last] = isLine ? [0.5, slots - 0.5] : [0, slots - 1];
  return { from: first - start / slot, to: last + END_ROOM / slot };
}

const toTime = (at: SeriesTime): Time =>
  typeof at === 'string' ? at : ((at / 1000) as UTCTimestamp);
const two = (n: number) => String(n).padStart(2, '0');

function keyOf(time: Time): SeriesTime {
  if (typeof time === 'number') return time * 1000;
  return typeof time === 'string' ? time : `${time.year}-${two(time.month)}-${two(time.day)}`;
}

/** A drawn chart that follows its element's size, theme and market colours until it is removed. */
export interface Drawing {
  readonly show: (view: SeriesView) => void;
  /** Puts the crosshair on this datum, or takes it away. */
  readonly pointAt: (index: number | null) => void;
  readonly remove: () => void;
}

/** Draws into the element; `pointed` hears which datum the pointer stands on. */
export function drawTimeSeries(
  element: HTMLElement,
  pointed: (index: number | null) => void,
): Drawing {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const chart = createChart(element, {
    autoSize: true,
    // The page names the maker below the chart, in words: the library's own mark is written as HTML, which our policy refuses.
    layout: { attributionLogo: false },
    // The page scrolls on; dragging moves through time.
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false, axisPressedMouseMove: { time: true, price: false } },
    kineticScroll: { touch: !still, mouse: false },
    crosshair: { mode: CrosshairMode.Magnet },
    // The first label stands inside the edge.
    timeScale: {
      lockVisibleTimeRangeOnResize: true,
      fixLeftEdge: true,
      allowBoldLabels: false,
      tickMarkMaxCharacterLength: LABEL_CHARACTERS,
    },
    rightPriceScale: {
      borderVisible: false,
      entireTextOnly: true,
      scaleMargins: { top: 0.12, bottom: 0.2 },
    },
  });
  let shown: SeriesView | null = null;
  let main: ISeriesApi<SeriesType> | null = null;
  let present: ISeriesApi<SeriesType>[] = [];
  let places = new Map<SeriesTime, number>();

  chart.subscribeCrosshairMove(({ time }) =>
    pointed(time === undefined ? null : (places.get(keyOf(time)) ?? null)),
  );

  const show = (view: SeriesView) => {
    const fits = !shown || !continues(shown, view);
    for (const series of present) chart.removeSeries(series);
    paintFrame(chart, element, view);
    main = addMain(chart, element, view);
    present = [main, ...addVolume(chart, element, view)];
    places = new Map(view.data.map((datum, index) => [datum.at, index]));
    if (fits) chart.timeScale().setVisibleLogicalRange(wholeRange(chart.timeScale().width(), view));
    shown = view;
  };
  const stopWatching = watchTokens(element, () => shown && show(shown));

  const stopPrinting = onPaper(chart, element, () => shown && show(shown));

  return {
    show,
    pointAt(index) {
      const datum = index === null ? undefined : shown?.data[index];
      if (datum && main) chart.setCrosshairPosition(lastOf(datum), toTime(datum.at), main);
      else chart.clearCrosshairPosition();
    },
    remove() {
      stopWatching();
      stopPrinting();
      chart.remove();
    },
  };
}

/** While the page is printed, a light picture of the chart stands in the element, as wide as the paper; returns what stops it. */
function onPaper(chart: IChartApi, element: HTMLElement, draw: () => void): () => void {
  let picture: HTMLCanvasElement | null = null;
  const start = () => {
    const market = document.documentElement.dataset['market'] ?? '';
    element.classList.add('light');
    element.dataset['market'] = market;
    draw();
    picture = chart.takeScreenshot();
    picture.className = 'paper-only';
    element.append(picture);
  };
  const end = () => {
    picture?.remove();
    picture = null;
    element.classList.remove('light');
    delete element.dataset['market'];
    draw();
  };
  window.addEventListener('beforeprint', start);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', start);
    window.removeEventListener('afterprint', end);
  };
}

/** Whether the reader's own stretch of time still makes sense: the same begin, at most one datum more. */
const continues = (before: SeriesView, after: SeriesView): boolean =>
  before.data[0]?.at === after.data[0]?.at && Math.abs(after.data.length - before.data.length) <= 1;

function paintFrame(chart: IChartApi, element: HTMLElement, view: SeriesView): void {
  const tokens = tokensOf(element);
  const crosshair = { color: tokens.axis, labelBackgroundColor: tokens.ink };
  chart.applyOptions({
    layout: {
      background: { type: ColorType.Solid, color: tokens.surface },
      textColor: tokens.axis,
      fontSize: 11,
      fontFamily: tokens.font,
    },
    grid: { vertLines: { visible: false }, horzLines: { color: tokens.grid } },
    crosshair: { vertLine: crosshair, horzLine: crosshair },
    timeScale: {
      borderColor: tokens.line,
      timeVisible: typeof view.data[0]?.at === 'number',
      tickMarkFormatter: (time: Time, type: TickMarkType) => view.tick(keyOf(time), UNITS[type]),
    },
    localization: { timeFormatter: (time: Time) => view.time(keyOf(time)) },
  });
}

function addMain(
  chart: IChartApi,
  element: HTMLElement,
  { kind, data, value, zeroLine }: SeriesView,
): ISeriesApi<SeriesType> {
  const { accent, up, down, surface, axis, zero } = tokensOf(element);
  // All values are written to the cent, so that no two marks of the axis read the same.
  const priceFormat = { type: 'custom' as const, formatter: value, minMove: 0.01 };
  const autoscaleInfoProvider: AutoscaleInfoProvider = (original) => {
    const info = original();
    if (!info?.priceRange) return info;
    const { minValue, maxValue } = info.priceRange;
    const [least, greatest] = axisRange(minValue, maxValue, zeroLine);
    return { ...info, priceRange: { minValue: least, maxValue: greatest } };
  };
  const common = {
    autoscaleInfoProvider,
    priceFormat,
    priceLineStyle: LineStyle.Dotted,
    priceLineColor: kind === 'candlestick' ? axis : accent,
  };
  const line = data.map((datum) => ({ time: toTime(datum.at), value: lastOf(datum) }));
  const added = (() => {
    if (kind === 'candlestick' && data.every(isBar)) {
      // Rising candles are hollow, falling ones filled: the colour only repeats it.
      const candles = chart.addSeries(CandlestickSeries, {
        ...common,
        upColor: surface,
        downColor: down,
        borderUpColor: up,
        borderDownColor: down,
        wickUpColor: up,
        wickDownColor: down,
      });
      candles.setData(
        data.map(({ at, open, high, low, close }) => ({
          time: toTime(at),
          open,
          high,
          low,
          close,
        })),
      );
      return candles;
    }
    if (kind === 'area') {
      const area = chart.addSeries(AreaSeries, {
        ...common,
        lineColor: accent,
        lineWidth: 2,
        pointMarkersVisible: data.length === 1,
        topColor: faded(accent, 0.05),
        bottomColor: faded(accent, 0.05),
      });
      area.setData(line);
      return area;
    }
    const plain = chart.addSeries(LineSeries, { ...common, color: accent, lineWidth: 2 });
    plain.setData(line);
    return plain;
  })();
  // Labels that the tag of the last value would half cover are left out.
  const tickmarksFormatter = (prices: number[]) => {
    const last = added.lastValueData(false);
    const tag = last.noData ? null : added.priceToCoordinate(last.price);
    return prices.map((price) => {
      const at = added.priceToCoordinate(price);
      return at !== null && tag !== null && Math.abs(at - tag) < TAG_ROOM ? '' : value(price);
    });
  };
  added.applyOptions({ priceFormat: { ...priceFormat, tickmarksFormatter } });
  if (zeroLine)
    added.createPriceLine({
      price: 0,
      color: zero,
      lineWidth: 1,
      lineStyle: LineStyle.Solid,
      axisLabelVisible: false,
      title: '',
    });
  return added;
}

/** Bars of volume in the lowest sixth, where there is any. */
function addVolume(
  chart: IChartApi,
  element: HTMLElement,
  { data }: SeriesView,
): ISeriesApi<SeriesType>[] {
  const bars = data.filter(isBar).filter(({ volume }) => volume !== undefined);
  if (bars.length === 0) return [];
  const volume = chart.addSeries(HistogramSeries, {
    priceScaleId: 'volume',
    color: faded(tokensOf(element).volume, 0.4),
    lastValueVisible: false,
    priceLineVisible: false,
  });
  chart.priceScale('volume').applyOptions({ scaleMargins: { top: 0.85, bottom: 0 } });
  volume.setData(bars.map(({ at, volume: traded }) => ({ time: toTime(at), value: traded ?? 0 })));
  return [volume];
}
